package scene

import (
	"dreist/game/dreist"
	"dreist/render/stage"
)

// Gift is the cards of a gift in the tray, the top one first. They stay there until each has a receiver.
type Gift struct {
	Cards   []dreist.Card
	Promise Promise // the receiver of one of two cards, if only that one has a receiver yet
}

// Promise is the chosen receiver of a card.
type Promise struct {
	IsMade   bool // a receiver has been chosen
	Card     dreist.Card
	Receiver dreist.Seat
}

// How the two cards of a packet lie.
const (
	packetTurn      = -0.05 // angle of the top card, in radians
	LowerCardAngle  = 0.13  // further angle of the card below it
	LowerCardOffset = 0.07  // its offset, in card widths
)

// Gift returns the gift in the tray. After changing it, call ReturnCards.
func (t *Timeline) Gift() *Gift { return &t.at.gift }

// IsGiftTied reports whether the cards of a gift are tied together, because there is only one other player.
func (t *Timeline) IsGiftTied() bool { return t.Seating().SeatCount == 2 }

// layGift arranges the cards of a gift in the tray, or the first of two at its receiver.
func (t *table) layGift(a *Arrangement) {
	g, n := &t.geo, len(t.gift.Cards)
	for i, c := range t.gift.Cards {
		slot := g.HandSpot(i, n)
		packet := t.Seating.SeatCount == 2 && n > 1
		if packet {
			slot = g.HandSpot(0, 1)
		}
		pose := stage.Pose{Point: slot.Center(), W: slot.W, Z: stage.HeldZ - 2 - i, IsVisible: true}
		if packet {
			pose.X += LowerCardOffset * pose.W * float64(i)
			pose.Rotation = packetTurn + LowerCardAngle*float64(i)
		}
		if p := t.gift.Promise; p.IsMade && c == p.Card {
			number, _ := t.Seating.OtherNumber(p.Receiver)
			pile := g.OtherSeats[number].Pile
			pose.Point, pose.W, pose.Rotation = pile.Center(), pile.W, 0.08
			pose.Y -= pile.H * 0.12
		}
		a.Cards[c] = pose
	}
}
