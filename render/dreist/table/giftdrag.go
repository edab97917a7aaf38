package table

import (
	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// giftDrag is a gift that is being handed out at a table: its cards lie in the empty tray until each has a receiver. The
// move is made with the last of them, so that up to then everything can be taken back.
type giftDrag struct {
	open     bool       // its cards have left the pile
	Promise  promise    // of two cards, the one that has a receiver already
	Grip     grip       // of the mouse on a card: free, pressed or dragged
	held     int        // which card that is, the top one being 0
	grab, at geom.Point // as those of a hand
	ways     [2]way     // of the cards to where they are now
}

// promise says who gets a card of a gift.
type promise struct {
	Made bool
	card int
	to   dreist.Seat
}

// way is the way of a card of a gift from where it was.
type way struct {
	from        stage.Pose
	tick, ticks int
}

// GiftCards returns the cards of the gift, the top one first; none where nothing is to be given by hand. Egon gets his
// in one packet.
func (t *Table) GiftCards(dst []dreist.Card) []dreist.Card {
	if t.EgonPlays() || t.Question() != GiftQuestion {
		return dst
	}
	pile := t.Line.View().Piles[t.Front()]
	for i := range min(2, len(pile)) {
		dst = append(dst, pile[len(pile)-1-i])
	}
	return dst
}

// GiftPose returns where card i of n of the gift is shown: in the tray, under the mouse, at who gets it, or on its way.
func (t *Table) GiftPose(i, n int) stage.Pose {
	g, p := t.Line.Geometry(), &t.Gift
	slot := g.HandSlot(i, n)
	goal := stage.Pose{Point: slot.Center(), W: slot.W, Z: stage.ZHeld - 2 - i, Shown: true}
	switch {
	case p.Promise.Made && p.Promise.card == i:
		place, _ := t.Line.Seating().PlaceOf(p.Promise.to)
		pile := g.Others[place].Pile
		goal.Point, goal.W = pile.Center(), pile.W
		goal.Y -= pile.H * 0.12
		goal.Turn = 0.08
	case p.Grip == Dragged && p.held == i:
		goal.W *= stage.Lift
		goal.Point = geom.Point{X: p.at.X - p.grab.X*goal.W, Y: p.at.Y - p.grab.Y*goal.W}
		goal.Z = stage.ZHeld
		return goal
	}
	if w := p.ways[i]; w.tick < w.ticks {
		return stage.Glide(w.from, goal, float64(w.tick)/float64(w.ticks))
	}
	return goal
}

// rearrange changes where the cards of the gift belong and lets them glide there.
func (t *Table) rearrange(change func(p *giftDrag)) {
	var buffer [2]dreist.Card
	n := len(t.GiftCards(buffer[:0]))
	var ways [2]way
	for i := range n {
		ways[i] = way{from: t.GiftPose(i, n), ticks: t.Line.Speed().HomeTicks()}
	}
	change(&t.Gift)
	t.Gift.ways = ways
	t.Stale = true
}

// tickGift moves the cards of the gift on, out of the pile at first, and reports whether they moved.
func (t *Table) tickGift() bool {
	var buffer [2]dreist.Card
	cards := t.GiftCards(buffer[:0])
	if len(cards) == 0 {
		return false
	}
	if !t.Gift.open {
		t.Gift.open = true
		for i, c := range cards {
			t.Gift.ways[i] = way{from: t.Line.Now().Cards[c], ticks: t.Line.Speed().HomeTicks()}
		}
		return true
	}
	moved := t.Gift.moving()
	for i := range t.Gift.ways {
		w := &t.Gift.ways[i]
		w.tick = min(w.tick+1, w.ticks)
	}
	return moved
}

func (p *giftDrag) moving() bool {
	return p.ways[0].tick < p.ways[0].ticks || p.ways[1].tick < p.ways[1].ticks
}

// giftAt returns which card of the gift, of those without a receiver, is at a point.
func (t *Table) giftAt(at geom.Point) (int, bool) {
	var buffer [2]dreist.Card
	n := len(t.GiftCards(buffer[:0]))
	for i := range n {
		promised := t.Gift.Promise.Made && t.Gift.Promise.card == i
		if !promised && t.GiftPose(i, n).Rect().Contains(at) {
			return i, true
		}
	}
	return 0, false
}

// giveNext gives the next card of the gift to a seat.
func (t *Table) giveNext(to dreist.Seat) {
	next := 0
	if t.Gift.Promise.Made {
		next = 1 - t.Gift.Promise.card
	}
	t.giveCard(next, to)
}

// giveCard gives a card of the gift to a seat; the move is made when the last card has its receiver. Where only one
// other plays, the first card takes the second along.
func (t *Table) giveCard(card int, to dreist.Seat) {
	var buffer [2]dreist.Card
	cards := t.GiftCards(buffer[:0])
	if len(cards) == 0 {
		return
	}
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	first := t.Gift.Promise
	if !first.Made && len(cards) > 1 && t.Position().Seats() > 2 {
		t.rearrange(func(p *giftDrag) { p.Promise, p.Grip = promise{true, card, to}, Free })
		return
	}
	t.dropGiftCards(cards)
	move := dreist.Give(to)
	if first.Made && first.to != to {
		move = dreist.GiveEach(first.to, to)
		if first.card != 0 {
			move = dreist.GiveEach(to, first.to)
		}
	}
	t.Play(move)
}

// dropGiftCards lets the cards of the gift begin their next way where they are shown.
func (t *Table) dropGiftCards(cards []dreist.Card) {
	for i, c := range cards {
		t.Line.Drop(c, t.GiftPose(i, len(cards)))
	}
}

// keepGift ends the turn without a gift.
func (t *Table) keepGift() {
	var buffer [2]dreist.Card
	t.dropGiftCards(t.GiftCards(buffer[:0]))
	t.Play(dreist.End())
}

// takeGiftBack takes back who gets the first of two cards, and reports whether that was said.
func (t *Table) takeGiftBack() bool {
	if !t.Gift.Promise.Made {
		return false
	}
	t.rearrange(func(p *giftDrag) { p.Promise = promise{} })
	return true
}

// giftBox returns where the question of the gift stands.
func (t *Table) giftBox() geom.Rect {
	if t.EgonPlays() {
		return t.Line.Geometry().Gift
	}
	return t.Line.Geometry().Question
}

// giveAll gives the whole gift to the one other player.
func (t *Table) giveAll(to dreist.Seat) {
	if t.EgonPlays() {
		t.Play(dreist.Give(to))
		return
	}
	t.giveNext(to)
}

// pressGift takes hold of the card of the gift at a point, if there is one.
func (t *Table) pressGift(at geom.Point) {
	card, ok := t.giftAt(at)
	if !ok {
		return
	}
	var buffer [2]dreist.Card
	pose := t.GiftPose(card, len(t.GiftCards(buffer[:0])))
	p := &t.Gift
	p.Grip, p.held, p.at = Pressed, card, at
	p.grab = geom.Point{X: (at.X - pose.X) / pose.W, Y: (at.Y - pose.Y) / pose.W}
}

// dragGift lets the card of the gift that is held follow the mouse, and reports whether one is.
func (t *Table) dragGift(at geom.Point) bool {
	if t.Gift.Grip == Free {
		return false
	}
	t.Gift.Grip, t.Gift.at = Dragged, at
	t.Stale = true
	return true
}

// dropGift gives the dragged card to whoever it was dropped on, else it glides back into the tray.
func (t *Table) dropGift() {
	if seat := t.meantReceiver(); seat != dreist.NoSeat {
		t.giveCard(t.Gift.held, seat)
		return
	}
	t.letGoOfGift()
}

// letGoOfGift lets what the mouse holds of the gift glide home.
func (t *Table) letGoOfGift() {
	if t.Gift.Grip != Free {
		t.rearrange(func(p *giftDrag) { p.Grip = Free })
	}
}

// meantReceiver returns the other player whom the dragged card of the gift covers most, or nobody.
func (t *Table) meantReceiver() dreist.Seat {
	if t.Gift.Grip != Dragged {
		return dreist.NoSeat
	}
	pose := t.GiftPose(t.Gift.held, 2)
	best, most := dreist.NoSeat, MeantCell*pose.W*pose.W*stage.CardRatio
	for place, seat := range t.Line.Seating().Others() {
		if share := pose.Rect().Overlap(t.Line.Geometry().Others[place].Box); share > most {
			best, most = seat, share
		}
	}
	return best
}
