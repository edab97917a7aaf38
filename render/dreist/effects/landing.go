package effects

import (
	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// The dust that a landing card raises.
const (
	clouds               = 4
	spanDust  stage.Span = 420
	dustSize             = 0.42 // in card widths
	dustFlies            = 0.3
)

// land raises dust and nudges the neighbours when a card lands on the layout, after some ticks.
func (w show) land(laid dreist.CardLaid, ticks int) {
	if w.Timeline.HasReducedMotion() {
		return
	}
	cell, in := laid.Card.Cell(laid.Row), w.Timeline.Speed().Span(ticks)
	w.start(in, spanDust, func(e pictures.Canvas, at stage.Span) { w.dust(e, cell, at) })
	w.nudgeNeighbours(nil, laid.Card, in)
}

// dust draws the dust of a cell: clouds roll away from its lower corners, the upper ones smaller.
func (w show) dust(e pictures.Canvas, cell dreist.Cell, at stage.Span) {
	place := w.Timeline.Geometry().CellRect(cell)
	gone := at.ProgressWithin(0, spanDust)
	far := stage.EaseOut(gone) * dustFlies * place.W
	for i := range clouds {
		side := float64(i%2*2 - 1)
		high := float64(i / 2)
		at := geom.Point{
			X: place.Center().X + side*(place.W*(0.52-0.04*high)+far*(1-0.3*high)),
			Y: place.Bottom() - place.H*(0.02+0.09*high) - 0.15*far*high,
		}
		e.DrawScaled(kit.DustCloud, at, place.W*dustSize, (0.55+0.5*stage.EaseOut(gone))*(1-0.3*high), kit.WhiteTint(), min(2*(1-gone), 1))
	}
}
