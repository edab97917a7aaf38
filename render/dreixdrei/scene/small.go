package scene

import (
	"math"

	"dreist/render/geom"
	"dreist/render/stage"
)

// The heights of cards on a small table, in heights of the table.
const (
	smallPile = 0.36
	smallRow  = 0.3
	smallHand = 0.3
)

// smallGeometry lays out a small table, which explains a rule, in a frame.
func smallGeometry(f stage.Frame, others int) Geometry {
	var g Geometry
	g.Frame, g.Unit, g.Gap = f, f.Scale, 4*f.PanelUnit()
	width := func(high float64) float64 { return math.Floor(min(f.H*high/stage.CardRatio, f.W*0.18)) }
	g.PileCardWidth, g.HandCardWidth = width(smallPile), width(smallHand)
	g.cardH, g.CardHeight = math.Round(g.PileCardWidth*stage.CardRatio), math.Round(g.HandCardWidth*stage.CardRatio)
	at := func(x, y, w float64) geom.Rect {
		return geom.Rect{X: math.Round(x), Y: math.Round(y), W: w, H: math.Round(w * stage.CardRatio)}
	}
	left := (f.W - 5*g.PileCardWidth) / 2
	g.DrawPile = at(left, 0, g.PileCardWidth)
	g.Pile = at(left+2.3*g.PileCardWidth, 0, g.PileCardWidth)
	g.RemovedPile = at(left+3.6*g.PileCardWidth, g.cardH*0.2, math.Round(g.PileCardWidth*0.62))
	g.pileStep = g.PileCardWidth * 1.1 / pileSeen
	g.DemandSign = geom.Rect{X: g.Pile.Right(), W: g.PileCardWidth * 1.3, H: g.cardH}
	w := math.Floor(width(smallRow) / (1 + peek))
	wide := w * (SpotsPerRow + (SpotsPerRow-1)*rowApart)
	g.OwnSpots = row(geom.Point{X: math.Round((f.W - wide) / 2), Y: g.cardH + g.Gap}, w)
	g.HandRect = geom.Rect{X: f.W * 0.1, Y: f.H - g.CardHeight, W: f.W * 0.8, H: g.CardHeight}
	for i := range others {
		size := math.Round(g.PileCardWidth * 0.5)
		p := OtherSeatRects{Hand: at(f.W-size*1.4, float64(i)*size*1.5, size*(1+2*handSpread))}
		p.Spots = row(geom.Point{X: f.W + size, Y: 0}, size) // beyond the edge: not needed here
		g.OtherSeats[i] = p
	}
	return g
}
