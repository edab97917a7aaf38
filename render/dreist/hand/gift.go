package hand

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Gift is a gift that is being handed out: its cards lie in the empty tray, each tied with a bow, until each has a receiver. The move is made with the
// last of them, so that up to then everything can be taken back. Where only one other plays, the cards are tied in one packet, which moves as a whole.
type Gift struct {
	open     bool          // its cards have left the pile
	packet   bool          // they are tied together
	tied     int           // ticks for which the bow has been tied
	ties     int           // how many it takes
	Promise  promise       // of two cards, the one that has a receiver already
	Grip     tabletop.Grip // of the mouse on a card: free, pressed or dragged
	held     int           // which card that is, the top one being 0
	aimed    int           // the place that the keys mean, counted from 1; 0 for none
	grab, at geom.Point    // as those of a hand
	ways     [2]way        // of the cards to where they are now
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
	tick, ticks int // tick is negative before it begins
}

func (w *way) moving() bool { return w.tick < w.ticks }

// How long the cards of a gift rise from the pile, how far apart, and for how long they are tied.
const (
	giftRises = stage.Span(280)
	giftApart = stage.Span(90)
	giftTied  = stage.Span(500)
)

// The turns of the two cards of a packet, the top one first, and how far they lie apart, in card widths.
const (
	packetTop    = -0.05
	packetBottom = 0.08
	packetApart  = 0.07
)

// Pose returns where card i of n is shown: in the tray, under the mouse, at who gets it, or on its way.
func (p *Gift) Pose(line *scene.Timeline, i, n int) stage.Pose {
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
		if line.Seating().Egon { // who looks over the edge of what he gets
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
	if w := &p.ways[i]; w.moving() {
		return line.Between(stage.Straight, w.from, goal, float64(max(w.tick, 0))/float64(w.ticks))
	}
	return goal
}

// rearrange changes where the n cards belong and lets them glide there.
func (p *Gift) rearrange(line *scene.Timeline, n int, change func()) {
	var ways [2]way
	for i := range n {
		ways[i] = way{from: p.Pose(line, i, n), ticks: line.Speed().HomeTicks()}
	}
	change()
	p.ways = ways
}

// Tick moves the cards on, out of the pile at first, where they wait for a while, and reports whether they moved.
func (p *Gift) Tick(line *scene.Timeline, cards []dreist.Card, wait stage.Span) bool {
	if len(cards) == 0 {
		return false
	}
	speed := line.Speed()
	if !p.open {
		p.open, p.packet, p.ties = true, line.Seating().Seats == 2, max(speed.Ticks(giftTied), 1)
		for i, c := range cards {
			p.ways[i] = way{from: line.Now().Cards[c], tick: -speed.Ticks(wait + giftApart*stage.Span(i)), ticks: speed.Ticks(giftRises)}
		}
		return true
	}
	switch {
	case p.ways[0].moving() || p.ways[1].moving():
		for i := range p.ways {
			w := &p.ways[i]
			w.tick = min(w.tick+1, w.ticks)
		}
	case p.tied < p.ties:
		p.tied++
	default:
		return false
	}
	return true
}

// Moving reports whether the cards are on their way or being tied.
func (p *Gift) Moving() bool {
	return p.ways[0].moving() || p.ways[1].moving() || p.tied < p.ties
}

// Knots reports whether the bow has just begun to be tied.
func (p *Gift) Knots() bool { return p.tied == 1 && p.ties > 1 }

// bow returns how far the bow is tied, from 0 to 1.
func (p *Gift) bow() float64 { return float64(p.tied) / float64(max(p.ties, 1)) }

// CardAt returns which of the n cards, of those without a receiver, is at a point.
func (p *Gift) CardAt(line *scene.Timeline, n int, at geom.Point) (int, bool) {
	for i := range n {
		promised := p.Promise.Made && p.Promise.card == i
		if !promised && p.Pose(line, i, n).Rect().Contains(at) {
			return i, true
		}
	}
	return 0, false
}

// Press takes hold of the card at a point, if one of the n is there.
func (p *Gift) Press(line *scene.Timeline, n int, at geom.Point) {
	card, ok := p.CardAt(line, n, at)
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

// Drag lets the card that is held follow the mouse, and reports whether one is.
func (p *Gift) Drag(at geom.Point) bool {
	if p.Grip == tabletop.Free {
		return false
	}
	p.Grip, p.at = tabletop.Dragged, at
	return true
}

// Release lets the card that is held glide home.
func (p *Gift) Release(s *situation.Situation) {
	if p.Grip != tabletop.Free {
		_, n := s.GiftCards()
		p.rearrange(s.Line, n, func() { p.Grip = tabletop.Free })
	}
}

// TakeBack takes back who gets the first of two cards, and reports whether that was said.
func (p *Gift) TakeBack(s *situation.Situation) bool {
	said := p.Promise.Made
	if said {
		_, n := s.GiftCards()
		p.rearrange(s.Line, n, func() { p.Promise = promise{} })
	}
	return said
}

// Drop lets the cards begin their next way where they are shown.
func (p *Gift) Drop(s *situation.Situation) {
	cards, n := s.GiftCards()
	for i, c := range cards[:n] {
		s.Line.Drop(c, p.Pose(s.Line, i, n))
	}
}

// Next returns which card is given next by whoever does not say which.
func (p *Gift) Next() int {
	if p.Promise.Made {
		return 1 - p.Promise.card
	}
	return 0
}

// Steer lets the keys mean the next of several others, or the one before.
func (p *Gift) Steer(line *scene.Timeline, forth bool) {
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

// Receiver returns who gets the next card of whoever does not say whom: the only other player, or the one that the keys mean; or nobody yet.
func (p *Gift) Receiver(line *scene.Timeline) dreist.Seat {
	switch seated := line.Seating(); {
	case seated.Seats == 2:
		return seated.After(1)
	case p.aimed > 0:
		return seated.After(p.aimed)
	}
	return dreist.NoSeat
}

// Meant returns the other player whom the dragged card covers most or, where none is dragged and several play, the keys mean; or nobody.
func (p *Gift) Meant(line *scene.Timeline) dreist.Seat {
	switch {
	case p.Grip != tabletop.Dragged && p.aimed > 0:
		return p.Receiver(line)
	case p.Grip != tabletop.Dragged:
		return dreist.NoSeat
	}
	pose := p.Pose(line, p.held, 2)
	if line.Seating().Egon {
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

// Move returns the move that is made when a card, the last one without a receiver, goes to a seat.
func (p *Gift) Move(card int, to dreist.Seat) dreist.Move {
	first := p.Promise
	switch {
	case !first.Made || first.to == to:
		return dreist.Give(to)
	case card == 0:
		return dreist.GiveEach(to, first.to)
	}
	return dreist.GiveEach(first.to, to)
}

// Pledge lets a card of n be for a seat, until the other one has a receiver, too.
func (p *Gift) Pledge(line *scene.Timeline, n, card int, to dreist.Seat) {
	p.rearrange(line, n, func() { p.Promise, p.Grip = promise{true, card, to}, tabletop.Free })
}

// Held returns which card is held.
func (p *Gift) Held() int { return p.held }

// Bows returns where the bows are that have been tied.
func (p *Gift) Bows(s *situation.Situation) (bows []stage.Pose) {
	cards, n := s.GiftCards()
	if p.bow() < 1 {
		return nil
	}
	for i := range cards[:n] {
		if i == 0 || !p.packet {
			bows = append(bows, p.Pose(s.Line, i, n))
		}
	}
	return bows
}

// Draw draws the cards of a gift that is being handed out, each tied with a bow or all in one, the one that is held on top.
func (p *Gift) Draw(e pictures.Canvas, s *situation.Situation) {
	cards, n := s.GiftCards()
	top := 0
	if p.Grip == tabletop.Dragged && p.held < n {
		top = p.held
	}
	for k := range n {
		i := (top + n - 1 - k) % n
		pose := p.Pose(s.Line, i, n)
		e.Card(cards[i], pose)
		if !p.packet || i == top {
			drawBow(e, s.Line.Reduced(), pose, p.bow())
		}
	}
}

// drawBow draws the ribbon around a card as far as it is tied, from 0 to 1: the bands first, then the bow.
func drawBow(e pictures.Canvas, reduced bool, pose stage.Pose, tied float64) {
	const banded = 0.45
	w, h, faint := pose.W, pose.W*stage.CardRatio, 1-pose.Faint
	switch {
	case tied <= 0:
	case reduced:
		e.Turned(kit.Bow, pose.Point, w, h, 1, pose.Turn, kit.White(), faint*tied)
	case tied < banded:
		e.Pressed(kit.Band, pose.Point, w, h, stage.EaseOut(tied/banded), 1, pose.Turn, kit.White(), faint)
	case tied < 1:
		e.Turned(kit.Band, pose.Point, w, h, 1, pose.Turn, kit.White(), faint)
		grown := geom.Mix(0.3, 1, stage.Overshoot((tied-banded)/(1-banded), 0.2))
		e.Pressed(kit.Knot, pose.Point, w, h, grown, grown, pose.Turn, kit.White(), faint)
	default:
		e.Turned(kit.Bow, pose.Point, w, h, 1, pose.Turn, kit.White(), faint)
	}
}
