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
func (m SeatMotif) Paint(o kit.PaintRequest) *image.RGBA {
	c, t := paint.NewSquareCanvas(o.W, 100), tonesOfSeat(uint8(m))
	ten := [seatColorCount]int{5, 0, 3, 8, 9}[m%seatColorCount]
	c.FillAndStroke(paint.Circle(50, 50, 46), paint.Solid(t.base), 4, paint.Solid(t.line))
	smiles := figure.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.1, LookX: 0.3, MouthCurve: 0.8, MouthWidth: 0.9, Blush: 0.6}}
	dweller(c.Transformed(paint.Scale(1.95, 1.95).Then(paint.Translate(50, 51))), ten, smiles, t.line, true)
	return c.Image()
}

// PileSignMotif is the sign of a pile: an arrow in its direction with the head of its character and its letter.
type PileSignMotif thegame.Pile

// PictureTraits says that a sign fills its rectangle.
func (PileSignMotif) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsStretched: true} }

// Paint draws the sign at a size.
func (m PileSignMotif) Paint(o kit.PaintRequest) *image.RGBA {
	const wide = 36.0
	p, k := thegame.Pile(m), float64(o.W)/wide
	t, tall := tonesOf(p), float64(o.H)/k
	page := paint.NewCanvas(o.W, o.H).Transformed(paint.Scale(k, k))
	way := page
	if !p.IsAscending() {
		way = page.Transformed(paint.Scale(1, -1).Then(paint.Translate(0, tall)))
	}
	arrow := paint.StartPath(wide/2, 2).Line(wide-2, 21).Line(wide-2, tall-6).Quad(wide-2, tall-2, wide-6, tall-2).Line(6, tall-2).Quad(2, tall-2, 2, tall-6).Line(2, 21).Close()
	way.FillAndStroke(arrow, paint.Solid(t.Base), 3, paint.Solid(art.PaperColor()))
	tip := paint.StartPath(10, 24).Line(wide/2, 15).Line(wide-10, 24)
	way.Stroke(tip, 4, paint.Solid(art.PaperColor()))
	stamp(page, p, wide/2, tall/2, 27, paint.Solid(art.PaperColor()))
	y := tall - 16
	if !p.IsAscending() {
		y = 16
	}
	badge(o.Letters, page.Transformed(paint.Translate(wide/2, y)), p.String(), 10, t.Line)
	return page.Image()
}
