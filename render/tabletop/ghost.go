package tabletop

import (
	"math"

	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Ghost shows how to lay a card: its ghost glides from the hand to its spot a few times, or an arrow is drawn with reduced motion.
type Ghost struct {
	tick    int  // since the last start
	left    int  // number of further starts
	quiet   int  // ticks since the last input
	stirred bool // there was input since the last start
}

// Ticks of the ghost: from one start to the next, its duration, the part of that in which it moves; then the number of starts, and
// the ticks without input after which it starts again.
const (
	ghostEvery = 150
	ghostLasts = 66
	ghostFrom  = 8
	ghostTo    = 50
	ghostTimes = 2
	hesitates  = 8 * stage.TicksPerSecond
)

// Opacity of the ghost and of the arrow.
const (
	ghostly = 0.72
	arrowed = 0.9
)

// Start starts the ghost now.
func (s *Ghost) Start() { s.begin(0) }

// begin starts the ghost in a number of ticks.
func (s *Ghost) begin(in int) { s.tick, s.left, s.stirred = ghostEvery-in, ghostTimes, false }

// Tick advances by a tick and reports whether the ghost moved. A ghost that is not shown starts soon after it is shown again.
func (s *Ghost) Tick(shown, reduced bool) (moved bool) {
	before := s.IsMoving()
	s.quiet++
	if !shown || reduced {
		s.begin(ghostLasts / 2) // the first start comes soon
		return before && !reduced
	}
	if s.left == 0 && s.stirred && s.quiet >= hesitates && !before {
		s.begin(0)
	}
	s.tick++
	if s.tick >= ghostEvery && s.left > 0 {
		s.tick, s.left = 0, s.left-1
	}
	return before || s.IsMoving()
}

// IsMoving reports whether the ghost is moving.
func (s *Ghost) IsMoving() bool { return s.tick < ghostLasts }

// TicksUntilChange returns the number of ticks until a shown ghost starts again, 0 for never.
func (s *Ghost) TicksUntilChange() int {
	switch {
	case s.left > 0:
		return max(ghostEvery-s.tick, 1)
	case s.stirred:
		return max(hesitates-s.quiet, ghostLasts-s.tick, 1)
	}
	return 0
}

// NoteInput records that there was input.
func (s *Ghost) NoteInput() { s.quiet, s.stirred = 0, true }

// Draw draws the ghost of a card on its way between two spots or, with reduced motion, an arrow of dots.
func (s *Ghost) Draw(e *kit.Canvas, unit float64, face kit.Motif, from, to geom.Rect, reduced bool) {
	switch {
	case reduced:
		drawWay(e, unit, from.Center(), to.Center())
	case s.IsMoving():
		tick := float64(s.tick)
		far := stage.EaseInOut(min(max((tick-ghostFrom)/(ghostTo-ghostFrom), 0), 1))
		alpha := ghostly * min(tick/ghostFrom, (ghostLasts-tick)/(ghostLasts-ghostTo), 1)
		e.DrawScaled(face, pointOnArc(from.Center(), to.Center(), far), from.W, geom.Mix(1, to.W/from.W, far), kit.WhiteTint(), alpha)
	}
}

// pointOnArc returns a point on a slightly bent line between two points, at far from 0 to 1.
func pointOnArc(from, to geom.Point, far float64) geom.Point {
	bend := 0.16 * math.Sin(math.Pi*far)
	return geom.Point{X: geom.Mix(from.X, to.X, far) - bend*(to.Y-from.Y), Y: geom.Mix(from.Y, to.Y, far) + bend*(to.X-from.X)}
}

func drawWay(e *kit.Canvas, unit float64, from, to geom.Point) {
	const dots, first, last = 14, 0.24, 0.86
	for i := range dots {
		size := 6 * unit
		e.DrawTinted(kit.MeterFillPlate, geom.RectAround(pointOnArc(from, to, geom.Mix(first, last, float64(i)/dots)), size, size), e.Palette().Glow, arrowed)
	}
	near, tip := pointOnArc(from, to, last-0.02), pointOnArc(from, to, last+0.02)
	size := 26 * unit
	e.DrawRotated(kit.WhiteIcon(art.ForwardIcon), tip, size, size, 1, math.Atan2(tip.Y-near.Y, tip.X-near.X), e.Palette().Glow, arrowed)
}
