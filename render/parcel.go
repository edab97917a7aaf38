package render

import (
	"dreist/game/dreist"
	"dreist/render/scene"
	"dreist/sounds"
)

// parcel is a gift that is being handed out at a table: its cards lie in the empty tray until each has a receiver.
type parcel struct {
	to      []dreist.Seat // who gets the cards, the top one first, as far as it is said
	pressed bool          // the button is down on the next card
	held    bool          // it is dragged
	at      scene.Point   // where to
}

// takeBack takes back what was said of the last card and reports whether there was one.
func (p *parcel) takeBack() bool {
	if len(p.to) == 0 {
		return false
	}
	p.to = p.to[:len(p.to)-1]
	return true
}

// giftCards returns the cards of the gift, the top one first; none where nothing is to be given by hand. Egon gets his
// as one parcel.
func (t *table) giftCards(dst []dreist.Card) []dreist.Card {
	if t.egonPlays() || t.question() != giftQuestion {
		return dst
	}
	pile := t.line.View().Piles[t.front()]
	for i := range min(2, len(pile)) {
		dst = append(dst, pile[len(pile)-1-i])
	}
	return dst
}

// giftPose returns where a card of the gift is shown: in the tray, under the mouse, or at who gets it.
func (t *table) giftPose(i, n int) scene.Pose {
	g := t.line.Geometry()
	slot := g.HandSlot(i, n)
	p := scene.Pose{Point: slot.Center(), W: slot.W, Z: scene.ZHeld - 2 - i, Shown: true}
	switch {
	case i < len(t.parcel.to):
		place, _ := t.line.Seating().PlaceOf(t.parcel.to[i])
		pile := g.Others[place].Pile
		p.Point, p.W = pile.Center(), pile.W
		p.Y -= pile.H * 0.12
		p.Turn = 0.08
	case i == len(t.parcel.to) && t.parcel.held:
		p.Point = t.parcel.at
		p.W *= scene.Lift
		p.Z = scene.ZHeld
	}
	return p
}

// giftAt reports whether a point is on the card of the gift that is to be given next.
func (t *table) giftAt(at scene.Point) bool {
	var buffer [2]dreist.Card
	n := len(t.giftCards(buffer[:0]))
	for i := len(t.parcel.to); i < n; i++ {
		if t.giftPose(i, n).Rect().Contains(at) {
			return true
		}
	}
	return false
}

// receiverAt returns who would be given a card at a point.
func (t *table) receiverAt(at scene.Point) (dreist.Seat, bool) {
	g := t.line.Geometry()
	for place, seat := range t.line.Seating().Others() {
		if g.Others[place].Box.Contains(at) {
			return seat, true
		}
	}
	return dreist.NoSeat, false
}

// giveNext gives the next card of the gift to a seat; the move is made when the last card has its receiver. Where
// only one other plays, the first card takes the second along.
func (t *table) giveNext(to dreist.Seat) {
	var buffer [2]dreist.Card
	cards := t.giftCards(buffer[:0])
	if len(cards) == 0 {
		return
	}
	dropped := t.giftPose(len(t.parcel.to), len(cards))
	t.parcel.to = append(t.parcel.to, to)
	t.parcel.pressed, t.parcel.held = false, false
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.stale = true
	if len(t.parcel.to) < len(cards) && t.position().Seats() > 2 {
		return
	}
	for i, c := range cards {
		pose := dropped
		if i != len(t.parcel.to)-1 {
			pose = t.giftPose(i, len(cards))
		}
		t.line.Drop(c, pose)
	}
	move := dreist.Give(to)
	if first := t.parcel.to[0]; first != to {
		move = dreist.GiveEach(first, to)
	}
	t.play(move)
}

// giftBox returns where the question of the gift stands.
func (t *table) giftBox() scene.Rect {
	if t.egonPlays() {
		return t.line.Geometry().Gift
	}
	return t.line.Geometry().Question
}

// giveAll gives the whole gift to the one other player.
func (t *table) giveAll(to dreist.Seat) {
	if t.egonPlays() {
		t.play(dreist.Give(to))
		return
	}
	t.giveNext(to)
}

// dragGift lets a card of the gift follow the mouse.
func (t *table) dragGift(at scene.Point) {
	t.parcel.held, t.parcel.at = true, at
	t.stale = true
}

// dropGift gives the dragged card to whoever it was dropped on, else it goes back into the tray.
func (t *table) dropGift() {
	pose := t.giftPose(len(t.parcel.to), 2)
	best, most := dreist.NoSeat, meantCell*pose.W*pose.W*scene.CardRatio
	for place, seat := range t.line.Seating().Others() {
		if share := pose.Rect().Overlap(t.line.Geometry().Others[place].Box); share > most {
			best, most = seat, share
		}
	}
	if best != dreist.NoSeat {
		t.giveNext(best)
		return
	}
	t.parcel.pressed, t.parcel.held = false, false
	t.stale = true
}
