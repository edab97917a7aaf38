package dreist

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
	promise  promise    // of two cards, the one that has a receiver already
	grip     grip       // of the mouse on a card: free, pressed or dragged
	held     int        // which card that is, the top one being 0
	grab, at geom.Point // as those of a hand
	ways     [2]way     // of the cards to where they are now
}

// promise says who gets a card of a gift.
type promise struct {
	made bool
	card int
	to   dreist.Seat
}

// way is the way of a card of a gift from where it was.
type way struct {
	from        stage.Pose
	tick, ticks int
}

// giftCards returns the cards of the gift, the top one first; none where nothing is to be given by hand. Egon gets his
// as one giftDrag.
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

// giftPose returns where card i of n of the gift is shown: in the tray, under the mouse, at who gets it, or on its way.
func (t *table) giftPose(i, n int) stage.Pose {
	g, p := t.line.Geometry(), &t.gift
	slot := g.HandSlot(i, n)
	goal := stage.Pose{Point: slot.Center(), W: slot.W, Z: stage.ZHeld - 2 - i, Shown: true}
	switch {
	case p.promise.made && p.promise.card == i:
		place, _ := t.line.Seating().PlaceOf(p.promise.to)
		pile := g.Others[place].Pile
		goal.Point, goal.W = pile.Center(), pile.W
		goal.Y -= pile.H * 0.12
		goal.Turn = 0.08
	case p.grip == dragged && p.held == i:
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
func (t *table) rearrange(change func(p *giftDrag)) {
	var buffer [2]dreist.Card
	n := len(t.giftCards(buffer[:0]))
	var ways [2]way
	for i := range n {
		ways[i] = way{from: t.giftPose(i, n), ticks: t.line.Speed().HomeTicks()}
	}
	change(&t.gift)
	t.gift.ways = ways
	t.stale = true
}

// tickGift moves the cards of the gift on, out of the pile at first, and reports whether they moved.
func (t *table) tickGift() bool {
	var buffer [2]dreist.Card
	cards := t.giftCards(buffer[:0])
	if len(cards) == 0 {
		return false
	}
	if !t.gift.open {
		t.gift.open = true
		for i, c := range cards {
			t.gift.ways[i] = way{from: t.line.Now().Cards[c], ticks: t.line.Speed().HomeTicks()}
		}
		return true
	}
	moved := t.gift.moving()
	for i := range t.gift.ways {
		w := &t.gift.ways[i]
		w.tick = min(w.tick+1, w.ticks)
	}
	return moved
}

func (p *giftDrag) moving() bool {
	return p.ways[0].tick < p.ways[0].ticks || p.ways[1].tick < p.ways[1].ticks
}

// giftAt returns which card of the gift, of those without a receiver, is at a point.
func (t *table) giftAt(at geom.Point) (int, bool) {
	var buffer [2]dreist.Card
	n := len(t.giftCards(buffer[:0]))
	for i := range n {
		promised := t.gift.promise.made && t.gift.promise.card == i
		if !promised && t.giftPose(i, n).Rect().Contains(at) {
			return i, true
		}
	}
	return 0, false
}

// receiverAt returns who would be given a card at a point.
func (t *table) receiverAt(at geom.Point) (dreist.Seat, bool) {
	g := t.line.Geometry()
	for place, seat := range t.line.Seating().Others() {
		if g.Others[place].Box.Contains(at) {
			return seat, true
		}
	}
	return dreist.NoSeat, false
}

// giveNext gives the next card of the gift to a seat.
func (t *table) giveNext(to dreist.Seat) {
	next := 0
	if t.gift.promise.made {
		next = 1 - t.gift.promise.card
	}
	t.giveCard(next, to)
}

// giveCard gives a card of the gift to a seat; the move is made when the last card has its receiver. Where only one
// other plays, the first card takes the second along.
func (t *table) giveCard(card int, to dreist.Seat) {
	var buffer [2]dreist.Card
	cards := t.giftCards(buffer[:0])
	if len(cards) == 0 {
		return
	}
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
	first := t.gift.promise
	if !first.made && len(cards) > 1 && t.position().Seats() > 2 {
		t.rearrange(func(p *giftDrag) { p.promise, p.grip = promise{true, card, to}, free })
		return
	}
	t.dropGiftCards(cards)
	move := dreist.Give(to)
	if first.made && first.to != to {
		move = dreist.GiveEach(first.to, to)
		if first.card != 0 {
			move = dreist.GiveEach(to, first.to)
		}
	}
	t.play(move)
}

// dropGiftCards lets the cards of the gift begin their next way where they are shown.
func (t *table) dropGiftCards(cards []dreist.Card) {
	for i, c := range cards {
		t.line.Drop(c, t.giftPose(i, len(cards)))
	}
}

// keepGift ends the turn without a gift.
func (t *table) keepGift() {
	var buffer [2]dreist.Card
	t.dropGiftCards(t.giftCards(buffer[:0]))
	t.play(dreist.End())
}

// takeGiftBack takes back who gets the first of two cards, and reports whether that was said.
func (t *table) takeGiftBack() bool {
	if !t.gift.promise.made {
		return false
	}
	t.rearrange(func(p *giftDrag) { p.promise = promise{} })
	return true
}

// giftBox returns where the question of the gift stands.
func (t *table) giftBox() geom.Rect {
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

// pressGift takes hold of the card of the gift at a point, if there is one.
func (t *table) pressGift(at geom.Point) {
	card, ok := t.giftAt(at)
	if !ok {
		return
	}
	var buffer [2]dreist.Card
	pose := t.giftPose(card, len(t.giftCards(buffer[:0])))
	p := &t.gift
	p.grip, p.held, p.at = pressed, card, at
	p.grab = geom.Point{X: (at.X - pose.X) / pose.W, Y: (at.Y - pose.Y) / pose.W}
}

// dragGift lets the card of the gift that is held follow the mouse, and reports whether one is.
func (t *table) dragGift(at geom.Point) bool {
	if t.gift.grip == free {
		return false
	}
	t.gift.grip, t.gift.at = dragged, at
	t.stale = true
	return true
}

// dropGift gives the dragged card to whoever it was dropped on, else it glides back into the tray.
func (t *table) dropGift() {
	if seat := t.meantReceiver(); seat != dreist.NoSeat {
		t.giveCard(t.gift.held, seat)
		return
	}
	t.letGoOfGift()
}

// letGoOfGift lets what the mouse holds of the gift glide home.
func (t *table) letGoOfGift() {
	if t.gift.grip != free {
		t.rearrange(func(p *giftDrag) { p.grip = free })
	}
}

// meantReceiver returns the other player whom the dragged card of the gift covers most, or nobody.
func (t *table) meantReceiver() dreist.Seat {
	if t.gift.grip != dragged {
		return dreist.NoSeat
	}
	pose := t.giftPose(t.gift.held, 2)
	best, most := dreist.NoSeat, meantCell*pose.W*pose.W*stage.CardRatio
	for place, seat := range t.line.Seating().Others() {
		if share := pose.Rect().Overlap(t.line.Geometry().Others[place].Box); share > most {
			best, most = seat, share
		}
	}
	return best
}
