package egon

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// hands are Egon's hands in his turn: one takes the card that is turned up, holds it beside his cheek and pushes it off to
// its place, never across his face; the other one rests. They are hidden in the player's turn.
type hands struct {
	in     int // how far they have risen, 0 to handTicks
	moving bool
	at     geom.Point // the holding hand's offset from its place at rest, in widths of his face
	turn   float64    // its turn from that at rest, in radians clockwise
}

const (
	handTicks = 9     // for the hands to rise
	handTilt  = -0.25 // of the holding hand at rest, radians clockwise
	handLag   = 0.4   // part of the remaining way per tick
	handClose = 0.004
	handWaits = 0.07 // how far below its place the hand waits for the next card
	handPush  = 0.24 // how far it follows a card that it pushes
	pushTurns = 0.5
	pushPart  = 0.45 // part of the card's time
	handsRise = 0.16 // from how far below
	handReach = 0.03 // how far it reaches towards a card that is turned up
	// The shoulder of the holding hand, in parts of his face from its upper left; the other one is its mirror image.
	shoulderRight = 0.27
	shoulderDown  = 0.905
)

// shows reports whether the hands are visible.
func (h *hands) shows(s *situation.Situation) bool {
	v := s.Line.View()
	return s.Line.Seating().Egon && v.Turn == dreist.EgonSeat && v.Winner == dreist.NoSeat
}

// goal returns the offset and turn of the holding hand, and whether it jumps there because it has a card.
func (h *hands) goal(s *situation.Situation) (at geom.Point, turn float64, holds bool) {
	g := s.Line.Geometry()
	away := func(x, y float64) geom.Point {
		return geom.Point{X: (x - g.Egon.Grip.X) / g.Egon.Face.W, Y: (y - g.Egon.Grip.Y) / g.Egon.Face.W}
	}
	step, progress, busy := s.Line.Current()
	if c := s.Line.View().Revealed; c != dreist.NoCard {
		pose := s.Line.Pose(c)
		left, down := pose.W/2*math.Abs(2*pose.Face-1), (g.Egon.Grip.Y-g.Egon.Reveal.Center().Y)/g.Egon.Reveal.W*pose.W
		sin, cos := math.Sincos(pose.Turn)
		at := away(pose.X-left*cos-down*sin, pose.Y-left*sin+down*cos)
		return geom.Point{X: min(at.X, handReach), Y: max(at.Y, 0)}, pose.Turn, !busy || progress > handLag
	}
	if busy && step.Event != nil && s.Line.Before().Revealed != dreist.NoCard {
		c := s.Line.Before().Revealed
		to, from := s.Line.Goal(int(c)), g.Egon.Reveal.Center()
		far := math.Max(math.Hypot(to.X-from.X, to.Y-from.Y), 1)
		push := math.Sin(math.Pi * min(progress/pushPart, 1))
		x, y := (to.X-from.X)/far*push, (to.Y-from.Y)/far*push
		return geom.Point{X: handPush * x, Y: handPush * y}, pushTurns * push, false
	}
	return geom.Point{Y: handWaits}, 0, false
}

// pass advances the hands by a tick and reports whether they moved.
func (h *hands) tick(s *situation.Situation) bool {
	h.moving = false
	to := 0
	if h.shows(s) {
		to = handTicks
	}
	changed := h.in != to
	switch {
	case s.Line.Reduced() || s.Line.Speed() == stage.Instant:
		h.in = to
	case h.in < to:
		h.in++
	case h.in > to:
		h.in--
	}
	h.moving = h.in != to
	if to == 0 {
		return changed
	}
	at, turn, holds := h.goal(s)
	if holds || s.Line.Reduced() || h.in == 0 {
		changed = changed || h.at != at || h.turn != turn
		h.at, h.turn = at, turn
		return changed
	}
	before := *h
	h.at = geom.Point{X: closer(h.at.X, at.X, handLag, handClose), Y: closer(h.at.Y, at.Y, handLag, handClose)}
	h.turn = closer(h.turn, turn, handLag, handClose)
	h.moving = h.moving || h.at != at || h.turn != turn
	return changed || before.at != h.at || before.turn != h.turn
}

// closer returns a value closer to another one by a part of the way, or that one where it is near.
func closer(from, to, part, near float64) float64 {
	if math.Abs(to-from) < near {
		return to
	}
	return from + part*(to-from)
}

// draw draws the parts of the hands below the held card or, with over, the thumb above it.
func (h *hands) draw(e pictures.Canvas, s *situation.Situation, over bool) {
	if h.in == 0 {
		return
	}
	g, there := s.Line.Geometry(), stage.EaseOut(float64(h.in)/handTicks)
	size, low := g.Egon.Face.W, (1-there)*handsRise*g.Egon.Face.W
	grip := geom.Point{X: g.Egon.Grip.X + h.at.X*size, Y: g.Egon.Grip.Y + h.at.Y*size + low}
	if over {
		e.Turned(pictures.HandThumb, grip, size, size, 1, handTilt+h.turn, kit.White(), there)
		return
	}
	part := func(from geom.Point, right, down float64) geom.Point {
		return geom.Point{X: from.X + right*size, Y: from.Y + down*size}
	}
	corner, rest, turn := geom.Point{X: g.Egon.Face.X, Y: g.Egon.Face.Y}, geom.Point{X: g.Egon.Rest.X, Y: g.Egon.Rest.Y + low}, handTilt+h.turn
	wrist := pictures.HandRests.Wrist(0)
	e.Arm(part(corner, 1-shoulderRight, shoulderDown), part(rest, wrist.X, wrist.Y), size, there)
	e.Turned(pictures.HandRests, rest, size, size, 1, 0, kit.White(), there)
	wrist = pictures.HandBack.Wrist(turn)
	e.Arm(part(corner, shoulderRight, shoulderDown), part(grip, wrist.X, wrist.Y), size, there)
	e.Turned(pictures.HandBack, grip, size, size, 1, turn, kit.White(), there)
}
