package effects

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/dreist/pictures"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// The dust that a landing card raises.
const (
	specks               = 6
	spanDust  stage.Span = 420
	dustSize             = 0.5 // in card widths
	dustFlies            = 0.34
)

// land raises dust as a card lands on the layout after some ticks, and nudges its neighbours.
func (w show) land(laid dreist.CardLaid, ticks int) {
	if w.Line.Reduced() {
		return
	}
	cell, in := laid.Card.Cell(laid.Row), w.Line.Speed().Span(ticks)
	w.begin(in, spanDust, func(e pictures.Canvas, at stage.Span) { w.dust(e, cell, at) })
	w.nudgeNeighbours(nil, laid.Card, in)
}

// dust draws the dust of a cell: it spreads from the lower corners and sides.
func (w show) dust(e pictures.Canvas, cell dreist.Cell, at stage.Span) {
	place := w.Line.Geometry().Cell(cell)
	gone := at.Within(0, spanDust)
	far := stage.EaseOut(gone) * dustFlies * place.W
	for i := range specks {
		side := float64(i%2*2 - 1)
		high := float64(i / 2)
		from := geom.Point{X: place.Center().X + side*place.W*0.5, Y: place.Bottom() - place.H*(0.01+0.085*high)}
		angle := 0.5 - 0.42*high
		to := geom.Point{X: from.X + side*far*math.Cos(angle)*(1-0.15*high), Y: from.Y + far*math.Sin(angle)}
		e.Grown(kit.Dust, to, place.W*dustSize, (0.5+0.7*gone)*(1-0.16*high), kit.White(), 0.5*(1-gone))
	}
}
