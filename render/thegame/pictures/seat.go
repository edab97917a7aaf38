package pictures

import (
	"image"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/paint"
)

// SeatMotif is the portrait of a seat, from 0: an inhabitant of the cards on the colour of the seat.
type SeatMotif uint8

// Paint draws the portrait at a size.
func (m SeatMotif) Paint(o kit.Order) *image.RGBA {
	c, t := paint.Square(o.W, 100), tonesOfSeat(uint8(m))
	ten := [SeatColours]int{5, 0, 3, 8, 9}[m%SeatColours]
	c.Piece(paint.Circle(50, 50, 46), paint.Solid(t.base), 4, paint.Solid(t.line))
	smiles := figure.Expression{FaceExpression: figure.FaceExpression{LidLeft: 1, LidRight: 1, Eye: 1.1, LookX: 0.3, Curve: 0.8, Width: 0.9, Blush: 0.6}}
	dweller(c.Transformed(paint.Scale(1.95, 1.95).Then(paint.Move(50, 51))), ten, smiles, t.line, true)
	return c.Image()
}

// SignMotif is the sign of a pile: an arrow in its direction with the head of its character and its letter.
type SignMotif thegame.Pile

// Nature says that a sign fills its rectangle.
func (SignMotif) Nature() kit.Nature { return kit.Nature{Stretched: true} }

// Paint draws the sign at a size.
func (m SignMotif) Paint(o kit.Order) *image.RGBA {
	const wide = 36.0
	p, k := thegame.Pile(m), float64(o.W)/wide
	t, tall := tonesOf(p), float64(o.H)/k
	page := paint.New(o.W, o.H).Transformed(paint.Scale(k, k))
	way := page
	if !p.IsAscending() {
		way = page.Transformed(paint.Scale(1, -1).Then(paint.Move(0, tall)))
	}
	arrow := paint.Start(wide/2, 2).Line(wide-2, 21).Line(wide-2, tall-6).Quad(wide-2, tall-2, wide-6, tall-2).Line(6, tall-2).Quad(2, tall-2, 2, tall-6).Line(2, 21).Close()
	way.Piece(arrow, paint.Solid(t.Base), 3, paint.Solid(art.Paper()))
	tip := paint.Start(10, 24).Line(wide/2, 15).Line(wide-10, 24)
	way.Stroke(tip, 4, paint.Solid(art.Paper()))
	stamp(page, p, wide/2, tall/2, 27, paint.Solid(art.Paper()))
	y := tall - 16
	if !p.IsAscending() {
		y = 16
	}
	badge(o.Studio, page.Transformed(paint.Move(wide/2, y)), p.String(), 10, t.Line)
	return page.Image()
}
