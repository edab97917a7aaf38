package scene

import (
	"dreist/game/dreist"
	"dreist/render/stage"
)

// Gift is the cards of a gift that lie in the tray until each has a receiver, the top one first.
type Gift struct {
	Cards   []dreist.Card
	Promise Promise // of two cards, the first one with a receiver
}

// Promise is the receiver of a card.
type Promise struct {
	Made bool
	Card dreist.Card
	To   dreist.Seat
}

// The turn in radians of the top card of a packet, and how the other one lies below it: its turn, and its offset in card widths.
const (
	packetTurn = -0.05
	UnderTurn  = 0.13
	UnderApart = 0.07
)

// Gift returns the gift in the tray; who changes it lets the cards move.
func (t *Timeline) Gift() *Gift { return &t.at.gift }

// IsPacket reports whether the cards of a gift are tied together: there is a single other player.
func (t *Timeline) IsPacket() bool { return t.Seating().Seats == 2 }

// layGift arranges the cards of a gift in the tray, or the first of two at its receiver.
func (t *table) layGift(a *Arrangement) {
	g, n := &t.geo, len(t.gift.Cards)
	for i, c := range t.gift.Cards {
		slot := g.HandSlot(i, n)
		packet := t.Seating.Seats == 2 && n > 1
		if packet {
			slot = g.HandSlot(0, 1)
		}
		pose := stage.Pose{Point: slot.Center(), W: slot.W, Z: stage.ZHeld - 2 - i, Shown: true}
		if packet {
			pose.X += UnderApart * pose.W * float64(i)
			pose.Turn = packetTurn + UnderTurn*float64(i)
		}
		if p := t.gift.Promise; p.Made && c == p.Card {
			place, _ := t.Seating.PlaceOf(p.To)
			pile := g.Others[place].Pile
			pose.Point, pose.W, pose.Turn = pile.Center(), pile.W, 0.08
			pose.Y -= pile.H * 0.12
		}
		a.Cards[c] = pose
	}
}
