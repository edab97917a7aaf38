package table

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// gift is a gift being given: its cards lie in the empty tray, tied with bows, until each has a receiver. The last one makes the move, so
// that everything before can be taken back. With a single other player the cards are tied together and move as one.
type gift struct {
	open     bool          // its cards have left the pile
	packet   bool          // both cards are tied together
	tied     int           // ticks for which the bows have been tied
	ties     int           // ticks that tying takes
	Promise  promise       // of two cards, the first one with a receiver
	Grip     tabletop.Grip // of the mouse: free, pressed or dragged
	held     int           // index of the held card, 0 for the top one
	aimed    int           // index of the other player that the keys aim at, from 1; 0 for none
	grab, at geom.Point    // where the mouse holds the card, in card widths from its centre; position of the mouse
	tweens   [2]tween      // of the cards to their current places
}

// promise is the receiver of a card.
type promise struct {
	Made bool
	card int
	to   dreist.Seat
}

// tween is the motion of a card from its previous pose.
type tween struct {
	from        stage.Pose
	tick, ticks int // tick is negative before it starts
}

func (w *tween) moving() bool { return w.tick < w.ticks }

// Durations: a card rises from the pile, the delay between two cards, tying.
const (
	giftRises = stage.Span(280)
	giftApart = stage.Span(90)
	giftTied  = stage.Span(500)
)

// The turns in radians of the cards of a packet, the top one first, and their offset in card widths.
const (
	packetTop    = -0.05
	packetBottom = 0.08
	packetApart  = 0.07
)

// Pose returns the pose of card i of n: in the tray, under the mouse, at its receiver, or in between.
func (p *gift) Pose(line *scene.Timeline, i, n int) stage.Pose {
	g := line.Geometry()
	slot := g.HandSlot(i, n)
	if p.packet {
		slot = g.HandSlot(0, 1)
	}
	goal := stage.Pose{Point: slot.Center(), W: slot.W, Z: stage.ZHeld - 2 - i, Shown: true}
	if p.packet && n > 1 {
		goal.Turn = packetTop
		if i > 0 {
			goal.Turn = packetBottom
			goal.X += packetApart * goal.W
		}
	}
	switch {
	case p.Promise.Made && p.Promise.card == i:
		place, _ := line.Seating().PlaceOf(p.Promise.to)
		pile := g.Others[place].Pile
		goal.Point, goal.W = pile.Center(), pile.W
		goal.Y -= pile.H * 0.12
		goal.Turn = 0.08
	case p.Grip == tabletop.Dragged && (p.packet || p.held == i):
		goal.W *= stage.Lift
		beside := goal.X - slot.Center().X
		goal.Painted = goal.W
		low := 0.0
		if line.Seating().Apart { // Egon looks over the edge of his gift
			face := g.Egon.Face
			near := 1 - min(math.Hypot(p.at.X-face.Center().X, p.at.Y-face.Center().Y)/(2*face.W), 1)
			goal.W *= 1 - 0.3*near
			low = near * face.H * 0.35
		}
		goal.Point = geom.Point{X: p.at.X - p.grab.X*goal.W, Y: p.at.Y - p.grab.Y*goal.W + low}
		goal.X += beside
		goal.Z = stage.ZHeld - i
		return goal
	}
	if w := &p.tweens[i]; w.moving() {
		return line.Between(stage.Straight, w.from, goal, float64(max(w.tick, 0))/float64(w.ticks))
	}
	return goal
}

// rearrange calls change and moves the n cards from their old poses to the new ones.
func (p *gift) rearrange(line *scene.Timeline, n int, change func()) {
	var tweens [2]tween
	for i := range n {
		tweens[i] = tween{from: p.Pose(line, i, n), ticks: line.Speed().HomeTicks()}
	}
	change()
	p.tweens = tweens
}

// tick advances the motion of the cards by a tick, first out of the pile after a wait, and reports whether anything moved.
func (p *gift) tick(line *scene.Timeline, cards []dreist.Card, wait stage.Span) bool {
	if len(cards) == 0 {
		return false
	}
	speed := line.Speed()
	if !p.open {
		p.open, p.packet, p.ties = true, line.Seating().Seats == 2, max(speed.Ticks(giftTied), 1)
		for i, c := range cards {
			p.tweens[i] = tween{from: line.Now().Cards[c], tick: -speed.Ticks(wait + giftApart*stage.Span(i)), ticks: speed.Ticks(giftRises)}
		}
		return true
	}
	switch {
	case p.tweens[0].moving() || p.tweens[1].moving():
		for i := range p.tweens {
			w := &p.tweens[i]
			w.tick = min(w.tick+1, w.ticks)
		}
	case p.tied < p.ties:
		p.tied++
	default:
		return false
	}
	return true
}

// moving reports whether the cards move or are being tied.
func (p *gift) moving() bool {
	return p.tweens[0].moving() || p.tweens[1].moving() || p.tied < p.ties
}

// bow returns the progress of tying, from 0 to 1.
func (p *gift) bow() float64 { return float64(p.tied) / float64(max(p.ties, 1)) }

// cardAt returns the index of the card at a point, of the n cards without a receiver; ok is false if there is none.
func (p *gift) cardAt(line *scene.Timeline, n int, at geom.Point) (int, bool) {
	for i := range n {
		promised := p.Promise.Made && p.Promise.card == i
		if !promised && p.Pose(line, i, n).Rect().Contains(at) {
			return i, true
		}
	}
	return 0, false
}

// press presses the one of n cards at a point, if any.
func (p *gift) press(line *scene.Timeline, n int, at geom.Point) {
	card, ok := p.cardAt(line, n, at)
	if !ok {
		return
	}
	if p.packet {
		card = 0
	}
	pose := p.Pose(line, card, n)
	p.Grip, p.held, p.at = tabletop.Pressed, card, at
	p.grab = geom.Point{X: (at.X - pose.X) / pose.W, Y: (at.Y - pose.Y) / pose.W}
}

// drag moves the held card to the mouse, and reports whether one is held.
func (p *gift) drag(at geom.Point) bool {
	if p.Grip == tabletop.Free {
		return false
	}
	p.Grip, p.at = tabletop.Dragged, at
	return true
}

// releaseGift releases the held card of the gift, which moves back.
func (t *Table) releaseGift() {
	if p := &t.Gift; p.Grip != tabletop.Free {
		_, n := t.GiftCards()
		p.rearrange(t.Line, n, func() { p.Grip = tabletop.Free })
	}
}

// takeGiftBack takes back the receiver of the first of two cards, and reports whether there was one.
func (t *Table) takeGiftBack() bool {
	p := &t.Gift
	said := p.Promise.Made
	if said {
		_, n := t.GiftCards()
		p.rearrange(t.Line, n, func() { p.Promise = promise{} })
		t.Stale = true
	}
	return said
}

// dropGift lets the timeline move the cards of the gift on from where they are shown.
func (t *Table) dropGift() {
	cards, n := t.GiftCards()
	for i, c := range cards[:n] {
		t.Line.Drop(c, t.Gift.Pose(t.Line, i, n))
	}
}

// next returns the index of the card to be given next.
func (p *gift) next() int {
	if p.Promise.Made {
		return 1 - p.Promise.card
	}
	return 0
}

// Steer aims the keys at the next or previous of several other players.
func (p *gift) Steer(line *scene.Timeline, forth bool) {
	switch n := line.Seating().CountOthers(); {
	case n < 2:
	case forth:
		p.aimed = p.aimed%n + 1
	case p.aimed <= 1:
		p.aimed = n
	default:
		p.aimed--
	}
}

// Receiver returns the receiver of the next card: the only other player or the one that the keys aim at, else NoSeat.
func (p *gift) Receiver(line *scene.Timeline) dreist.Seat {
	switch seated := line.Seating(); {
	case seated.Seats == 2:
		return seated.After(1)
	case p.aimed > 0:
		return seated.After(p.aimed)
	}
	return dreist.NoSeat
}

// Meant returns the other player whose place the dragged card overlaps most; without a dragged card the one that the keys aim at; else
// NoSeat.
func (p *gift) Meant(line *scene.Timeline) dreist.Seat {
	switch {
	case p.Grip != tabletop.Dragged && p.aimed > 0:
		return p.Receiver(line)
	case p.Grip != tabletop.Dragged:
		return dreist.NoSeat
	}
	pose := p.Pose(line, p.held, 2)
	if line.Seating().Apart {
		if pose.Rect().Overlap(line.Geometry().Egon.Box) > meantCell*pose.W*pose.W*stage.CardRatio {
			return dreist.EgonSeat
		}
		return dreist.NoSeat
	}
	best, most := dreist.NoSeat, meantCell*pose.W*pose.W*stage.CardRatio
	for place, seat := range line.Seating().Others() {
		if share := pose.Rect().Overlap(line.Geometry().Others[place].Box); share > most {
			best, most = seat, share
		}
	}
	return best
}

// Move returns the move that gives the last card, with its index, to a seat.
func (p *gift) Move(card int, to dreist.Seat) dreist.Move {
	first := p.Promise
	switch {
	case !first.Made || first.to == to:
		return dreist.Give(to)
	case card == 0:
		return dreist.GiveEach(to, first.to)
	}
	return dreist.GiveEach(first.to, to)
}

// bows returns the poses of the finished bows.
func (t *Table) bows() (bows []stage.Pose) {
	cards, n := t.GiftCards()
	if t.Gift.bow() < 1 {
		return nil
	}
	for i := range cards[:n] {
		if i == 0 || !t.Gift.packet {
			bows = append(bows, t.Gift.Pose(t.Line, i, n))
		}
	}
	return bows
}

// gift draws the cards of the gift with their bows, the held one on top.
func (d drawing) gift() {
	p := &d.Gift
	cards, n := d.GiftCards()
	top := 0
	if p.Grip == tabletop.Dragged && p.held < n {
		top = p.held
	}
	for k := range n {
		i := (top + n - 1 - k) % n
		pose := p.Pose(d.Line, i, n)
		d.Card(cards[i], pose)
		if !p.packet || i == top {
			d.bow(pose, p.bow())
		}
	}
}

// bow draws the ribbon around a card; tied is the progress from 0 to 1: first the bands, then the bow.
func (d drawing) bow(pose stage.Pose, tied float64) {
	const banded = 0.45
	w, h, faint := pose.W, pose.W*stage.CardRatio, 1-pose.Faint
	switch {
	case tied <= 0:
	case d.Line.Reduced():
		d.Turned(kit.Bow, pose.Point, w, h, 1, pose.Turn, kit.White(), faint*tied)
	case tied < banded:
		d.Pressed(kit.Band, pose.Point, w, h, stage.EaseOut(tied/banded), 1, pose.Turn, kit.White(), faint)
	case tied < 1:
		d.Turned(kit.Band, pose.Point, w, h, 1, pose.Turn, kit.White(), faint)
		grown := geom.Mix(0.3, 1, stage.Overshoot((tied-banded)/(1-banded), 0.2))
		d.Pressed(kit.Knot, pose.Point, w, h, grown, grown, pose.Turn, kit.White(), faint)
	default:
		d.Turned(kit.Bow, pose.Point, w, h, 1, pose.Turn, kit.White(), faint)
	}
}

// GiftCards returns the cards of the gift, the top one first, and their number; 0 if none is to be given.
func (t *Table) GiftCards() (cards [2]dreist.Card, n int) {
	if t.Question() != scene.GiftQuestion {
		return cards, 0
	}
	pile := t.Line.View().Piles[t.Front()]
	for n < min(2, len(pile)) {
		cards[n] = pile[len(pile)-1-n]
		n++
	}
	return cards, n
}
