package faces

import (
	"image"
	"image/color"

	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// printed returns a transparent canvas of the size of a card w pixels wide, with the shapes and the outline of a card in the colour of prints on the
// felt.
func printed(w int, shapes ...*paint.Path) paint.Canvas {
	c := paint.NewCanvas(w, art.CardHeight(w)).Transformed(art.CardMatrix(w))
	shapes = append(shapes, paint.RoundRect(2, 2, art.CardUnitWidth-4, art.CardUnitHeight-4, cornerRadius).Stroked(1.8, 0.05))
	c.Fill(paint.Union(shapes...), paint.Solid(ChalkColor()))
	return c
}

// ChalkColor returns the colour of prints on the felt.
func ChalkColor() color.RGBA { return paint.ScaleOpacity(art.RGB(0xFFFAEE), 0.36) }

// FoundationPrint is the print of a foundation: rank and sign of the card that begins it, the sign asleep like an ace.
type FoundationPrint peri.Card

// Paint draws the print at a size.
func (m FoundationPrint) Paint(o kit.PaintRequest) *image.RGBA {
	const k, size = aceSize / 100, 34.0
	suit, high := peri.Card(m).Suit(), tall(o.Letters, size)
	rank := letter(o.Letters, peri.Card(m).Rank(), CardStyle{}, size, art.CardUnitWidth/2, (art.CardUnitHeight-aceSize+high)/2, 70)
	place := paint.Scale(k, k).Then(paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2+high))
	page := printed(o.W, rank, outlineOf(suit).Map(place))
	c := page.Transformed(paint.Translate(0, faceY(suit)).Then(place))
	lids := paint.StartPath(-28, -6).Cubic(-26, 8, -6, 8, -4, -6).Move(4, -6).Cubic(6, 8, 26, 8, 28, -6).Move(-8, 20).Quad(0, 25, 8, 20)
	c.Stroke(lids, 5.5, paint.Solid(paint.ScaleOpacity(color.RGBA{A: 255}, 0.5)))
	return page.Image()
}

// kingPrint returns the print of an empty place that takes only kings: the K in outline.
func kingPrint(o kit.PaintRequest) *image.RGBA {
	const size = 78.0
	k := letter(o.Letters, peri.King, CardStyle{}, size, art.CardUnitWidth/2, art.CardUnitHeight/2+tall(o.Letters, size)/2, 70)
	return printed(o.W, k.Stroked(2.6, 0.05)).Image()
}

// turnPrint returns the print of an empty stock to which the waste pile may be turned over: a ring with an arrow.
func turnPrint(o kit.PaintRequest) *image.RGBA {
	middle := paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2)
	const bend = 22 * 0.5523
	ring := paint.StartPath(0, -22).Cubic(-bend, -22, -22, -bend, -22, 0).Cubic(-22, bend, -bend, 22, 0, 22).Cubic(bend, 22, 22, bend, 22, 0)
	tip := paint.StartPath(22, -13).Line(32, 1).Line(12, 1).Close()
	return printed(o.W, paint.Union(ring.Stroked(6, 0.05), tip).Map(middle)).Image()
}
