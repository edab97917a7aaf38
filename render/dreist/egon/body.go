package egon

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// gaze is the direction of Egon's eyes: they follow the card that is held or under the mouse. His brows rise if that card
// would make a DREIer.
type gaze struct {
	to     geom.Point // of the pupils, as in mascot.Expression
	weight float64    // 0 for the eyes of his mood, 1 for those that follow a card
	brows  float64    // how far they are raised, 0 to 1
	moving bool
}

const (
	gazeLag   = 0.33 // part of the remaining way per tick: most of it within 90 ms
	gazeClose = 0.03
	farthest  = 0.8  // deflection of the pupils
	gazeStep  = 0.05 // of the pupils, a quarter of a pixel of a usual face: limits the number of painted faces
)

// Sight is what Egon sees the player do.
type Sight struct {
	At    geom.Point // the card that is held or under the mouse
	Card  bool       // whether there is one
	Holds bool       // whether it is held
	Trio  bool       // whether it would make a DREIer
}

// look turns the eyes towards a card and reports whether the face changed.
func (g *gaze) look(s *scene.State, sees Sight) bool {
	before, weight, brows := *g, 0.0, 0.0
	if sees.Card && isLively(s) && !s.OthersShow() && !s.Line.Reduced() && s.Phase <= tabletop.Solving {
		eyes := s.Line.Geometry().Egon.Face.Center()
		x, y := sees.At.X-eyes.X, sees.At.Y-eyes.Y
		far := math.Max(math.Hypot(x, y), 1)
		weight, g.to = 1, closerPoint(g.to, geom.Point{X: farthest * x / far, Y: farthest * y / far}, gazeLag, gazeClose)
		if sees.Trio {
			brows = 1
		}
	}
	g.weight, g.brows = closer(g.weight, weight, gazeLag, gazeClose), closer(g.brows, brows, gazeLag, gazeClose)
	g.moving = *g != before
	return g.moving
}

// turn returns an expression with these eyes.
func (g *gaze) turn(e mascot.Expression) mascot.Expression {
	if g.weight > 0 {
		e.LookX, e.LookY = gazeStep*math.Round(geom.Mix(e.LookX, g.to.X, g.weight)/gazeStep), gazeStep*math.Round(geom.Mix(e.LookY, g.to.Y, g.weight)/gazeStep)
		e.LidLeft, e.LidRight = geom.Mix(e.LidLeft, max(e.LidLeft, 0.8), g.weight), geom.Mix(e.LidRight, max(e.LidRight, 0.8), g.weight)
	}
	if g.brows > 0 {
		e.BrowLeft, e.BrowRight = geom.Mix(e.BrowLeft, 1.25, g.brows), geom.Mix(e.BrowRight, 1.25, g.brows)
		e.Eye = geom.Mix(e.Eye, e.Eye+0.1, g.brows)
	}
	return e
}

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
func (h *hands) shows(s *scene.State) bool {
	v := s.Line.View()
	return s.Line.Seating().Apart && v.Turn == dreist.EgonSeat && v.Winner == dreist.NoSeat
}

// goal returns the offset and turn of the holding hand, and whether it jumps there because it has a card.
func (h *hands) goal(s *scene.State) (at geom.Point, turn float64, holds bool) {
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

// tick advances the hands by a tick and reports whether they moved.
func (h *hands) tick(s *scene.State) bool {
	to := 0
	if h.shows(s) {
		to = handTicks
	}
	changed := approach(&h.in, to, 1, s.Line.Reduced() || s.Line.Speed() == stage.Instant)
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
	h.at = closerPoint(h.at, at, handLag, handClose)
	h.turn = closer(h.turn, turn, handLag, handClose)
	h.moving = h.moving || h.at != at || h.turn != turn
	return changed || before.at != h.at || before.turn != h.turn
}

// approach moves a number by at most a step towards another one, or to it at once, and reports whether it changed.
func approach(now *int, to, step int, jumps bool) bool {
	before := *now
	if *now = min(max(to, before-step), before+step); jumps {
		*now = to
	}
	return *now != before
}

// closer returns a value closer to another one by a part of the way, or that one where it is near.
func closer(from, to, part, near float64) float64 {
	if math.Abs(to-from) < near {
		return to
	}
	return from + part*(to-from)
}

func closerPoint(from, to geom.Point, part, near float64) geom.Point {
	return geom.Point{X: closer(from.X, to.X, part, near), Y: closer(from.Y, to.Y, part, near)}
}

// drawHands draws the parts of Egon's hands below the held card or, with over, the thumb above it. Hands thrown up in joy belong to the
// face instead.
func (d drawing) drawHands(over bool) {
	h := &d.Egon.hands
	if h.in == 0 || d.Egon.expression().Cheer != 0 {
		return
	}
	at, there := &d.g.Egon, stage.EaseOut(float64(h.in)/handTicks)
	size, low := at.Face.W, (1-there)*handsRise*at.Face.W
	grip := geom.Point{X: at.Grip.X + h.at.X*size, Y: at.Grip.Y + h.at.Y*size + low}
	if over {
		d.Turned(mascot.HandThumb, grip, size, size, 1, handTilt+h.turn, kit.White(), there)
		return
	}
	part := func(from geom.Point, right, down float64) geom.Point {
		return geom.Point{X: from.X + right*size, Y: from.Y + down*size}
	}
	corner, rest, turn := geom.Point{X: at.Face.X, Y: at.Face.Y}, geom.Point{X: at.Rest.X, Y: at.Rest.Y + low}, handTilt+h.turn
	wrist := mascot.HandRests.Wrist(0)
	mascot.Arm(d.Canvas.Canvas, part(corner, 1-shoulderRight, shoulderDown), part(rest, wrist.X, wrist.Y), size, there)
	d.Turned(mascot.HandRests, rest, size, size, 1, 0, kit.White(), there)
	wrist = mascot.HandBack.Wrist(turn)
	mascot.Arm(d.Canvas.Canvas, part(corner, shoulderRight, shoulderDown), part(grip, wrist.X, wrist.Y), size, there)
	d.Turned(mascot.HandBack, grip, size, size, 1, turn, kit.White(), there)
}
