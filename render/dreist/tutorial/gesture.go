package tutorial

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// glide shows how a card is laid: a ghost of it glides from the hand to its cell, a few times, and again where the player
// hesitates after having done something, until one is laid. With less motion an arrow stands there instead.
type glide struct {
	tick    int  // since the ghost set out last
	left    int  // how often it still sets out
	quiet   int  // ticks since somebody did something
	stirred bool // somebody did something since it set out last
}

// How long the ghost takes, in ticks, from when to when it moves, how long after another it sets out, how often, and after how
// long it is shown again to who hesitates.
const (
	glideEvery = 150
	glideLasts = 66
	glideFrom  = 8
	glideTo    = 50
	glideTimes = 2
	hesitates  = 8 * stage.TicksPerSecond
)

// Strength of the ghost, and of the arrow.
const (
	ghostly = 0.72
	arrowed = 0.9
)

// gestured returns the card and its place whose way is shown now; ok is false where none is.
func (g *Tutorial) gestured(now *guide.Now) (m dreist.Move, ok bool) {
	if g.speech.shown < appears || g.steps.laid || now.Hand.Holds() || g.silent(now) || g.remarking(now) {
		return m, false
	}
	m, ok = g.Wanted()
	return m, ok && m.Action == dreist.LayCard
}

// begin lets the ghost set out again, in so many ticks.
func (s *glide) begin(in int) { s.tick, s.left, s.stirred = glideEvery-in, glideTimes, false }

// moveGhost lets so many ticks pass and reports whether the ghost moved.
func (g *Tutorial) moveGhost(now *guide.Now, ticks int) bool {
	s := &g.glide
	before := s.under()
	s.quiet += ticks
	if _, ok := g.gestured(now); !ok || now.Line.Reduced() {
		s.begin(glideLasts / 2) // the first time it comes soon
		return before && !now.Line.Reduced()
	}
	if s.left == 0 && s.stirred && s.quiet >= hesitates && !before {
		s.begin(0)
	}
	if s.tick += ticks; s.tick >= glideEvery && s.left > 0 {
		s.tick, s.left = 0, s.left-1
	}
	return before || s.under()
}

// under reports whether the ghost is under way.
func (s *glide) under() bool { return s.tick < glideLasts }

// next returns in how many ticks the ghost sets out again, 0 for never.
func (g *Tutorial) next(now *guide.Now) int {
	s := &g.glide
	_, ok := g.gestured(now)
	switch {
	case !ok || now.Line.Reduced():
		return 0
	case s.left > 0:
		return max(glideEvery-s.tick, 1)
	case s.stirred:
		return max(hesitates-s.quiet, glideLasts-s.tick, 1)
	}
	return 0
}

// notice is told that somebody does something.
func (s *glide) notice() { s.quiet, s.stirred = 0, true }

// ends returns where the way of a card begins and ends.
func ends(now *guide.Now, m dreist.Move) (from, to geom.Rect) {
	return now.Line.Now().Cards[m.Card].Rect(), now.Line.Geometry().Cell(m.Card.Cell(int(m.Row)))
}

// drawGhost draws the ghost on its way.
func (g *Tutorial) drawGhost(now *guide.Now, e pictures.Canvas) {
	m, ok := g.gestured(now)
	if !ok || now.Line.Reduced() || !g.glide.under() {
		return
	}
	from, to := ends(now, m)
	tick := float64(g.glide.tick)
	far := stage.EaseInOut(min(max((tick-glideFrom)/(glideTo-glideFrom), 0), 1))
	alpha := ghostly * min(tick/glideFrom, (glideLasts-tick)/(glideLasts-glideTo), 1)
	middle := arc(from.Center(), to.Center(), far)
	grown := geom.Mix(1, to.W/from.W, far)
	e.Grown(pictures.FaceMotif(m.Card.Kind()), middle, from.W, grown, kit.White(), alpha)
}

// arc returns a point on the way between two, which is a little bent.
func arc(from, to geom.Point, far float64) geom.Point {
	bend := 0.16 * math.Sin(math.Pi*far)
	return geom.Point{X: geom.Mix(from.X, to.X, far) - bend*(to.Y-from.Y), Y: geom.Mix(from.Y, to.Y, far) + bend*(to.X-from.X)}
}

// drawArrow draws the way of a card as dots that end in a tip, where things move less.
func (g *Tutorial) drawArrow(now *guide.Now, e pictures.Canvas) {
	const dots, first, last = 14, 0.24, 0.86
	m, ok := g.gestured(now)
	if !ok || !now.Line.Reduced() {
		return
	}
	from, to := ends(now, m)
	unit, start, end := now.Line.Geometry().TextUnit(), from.Center(), to.Center()
	for i := range dots {
		size := 6 * unit
		e.Tinted(kit.LevelPlate, geom.Around(arc(start, end, geom.Mix(first, last, float64(i)/dots)), size, size), e.UI().Glow, arrowed)
	}
	near, tip := arc(start, end, last-0.02), arc(start, end, last+0.02)
	size := 26 * unit
	e.Turned(kit.Sign(art.Forth), tip, size, size, 1, math.Atan2(tip.Y-near.Y, tip.X-near.X), e.UI().Glow, arrowed)
}
