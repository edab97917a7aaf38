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

// glide shows how to lay a card: its ghost glides from the hand to its cell, a few times, and again if the player hesitates, until a card
// is laid. With reduced motion there is an arrow instead.
type glide struct {
	tick    int  // since the last start
	left    int  // number of further starts
	quiet   int  // ticks since the last input
	stirred bool // there was input since the last start
}

// Ticks of the ghost: from one start to the next, its duration, the part of it in which it moves; the number of starts; and the ticks
// without input until it starts again.
const (
	glideEvery = 150
	glideLasts = 66
	glideFrom  = 8
	glideTo    = 50
	glideTimes = 2
	hesitates  = 8 * stage.TicksPerSecond
)

// Opacity of the ghost and of the arrow.
const (
	ghostly = 0.72
	arrowed = 0.9
)

// gestured returns the move that the ghost shows now; ok is false if there is none.
func (g *Tutorial) gestured(now *guide.Now) (m dreist.Move, ok bool) {
	if g.speech.shown < appears || g.steps.laid || now.Hand.Holds() || g.silent(now) || g.remarking(now) {
		return m, false
	}
	m, ok = g.Wanted()
	return m, ok && m.Action == dreist.LayCard
}

// begin starts the ghost in a number of ticks.
func (s *glide) begin(in int) { s.tick, s.left, s.stirred = glideEvery-in, glideTimes, false }

// moveGhost advances the ghost by ticks and reports whether it moved.
func (g *Tutorial) moveGhost(now *guide.Now, ticks int) bool {
	s := &g.glide
	before := s.under()
	s.quiet += ticks
	if _, ok := g.gestured(now); !ok || now.Line.Reduced() {
		s.begin(glideLasts / 2) // the first start comes soon
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

// under reports whether the ghost is moving.
func (s *glide) under() bool { return s.tick < glideLasts }

// next returns the number of ticks until the ghost starts again, 0 for never.
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

// notice records input.
func (s *glide) notice() { s.quiet, s.stirred = 0, true }

// ends returns the start and the end of a card's motion.
func ends(now *guide.Now, m dreist.Move) (from, to geom.Rect) {
	return now.Line.Now().Cards[m.Card].Rect(), now.Line.Geometry().Cell(m.Card.Cell(int(m.Row)))
}

// drawGhost draws the ghost.
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

// arc returns a point on a slightly bent line between two points, at far from 0 to 1.
func arc(from, to geom.Point, far float64) geom.Point {
	bend := 0.16 * math.Sin(math.Pi*far)
	return geom.Point{X: geom.Mix(from.X, to.X, far) - bend*(to.Y-from.Y), Y: geom.Mix(from.Y, to.Y, far) + bend*(to.X-from.X)}
}

// drawArrow draws the motion of a card as an arrow of dots, for reduced motion.
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
