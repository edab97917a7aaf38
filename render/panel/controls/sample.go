package controls

import (
	"image"
	"image/draw"
	"math"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// ClothSample is a picture of a table: wood and cloth with a card on it.
type ClothSample art.Theme

// Nature says that a sample fills its rectangle and does not depend on the theme.
func (ClothSample) Nature() kit.Nature { return kit.Nature{Stretched: true} }

// Paint draws the sample at a size.
func (c ClothSample) Paint(o kit.Order) *image.RGBA {
	theme := art.Theme(c)
	w, h := float64(o.W), float64(o.H)
	piece := image.NewRGBA(image.Rect(0, 0, o.W, o.H))
	draw.Draw(piece, piece.Bounds(), art.Cloth(theme, max(o.W, o.H)), image.Point{}, draw.Src)
	ledge := kit.Round(h * 0.26)
	draw.Draw(piece, image.Rect(0, 0, o.W, ledge), art.Wood(theme, o.W+2*ledge, ledge), image.Pt(ledge, 0), draw.Over)
	shape := paint.RoundRect(0, 0, w, h, math.Min(w, h)*0.16)
	page := paint.New(o.W, o.H)
	page.Fill(shape, paint.Solid(kit.White()))
	mask := page.Image()
	cut := image.NewRGBA(piece.Bounds())
	draw.DrawMask(cut, cut.Bounds(), piece, image.Point{}, mask, image.Point{}, draw.Over)

	over := paint.New(o.W, o.H)
	tall := h * 0.44
	card := paint.RoundRect(-tall*0.36, -tall/2, tall*0.72, tall, tall*0.09).Map(paint.Turn(8).Then(paint.Move(w*0.5, h*0.64)))
	over.Soft(card.Map(paint.Move(0, h*0.025)), h*0.03, paint.Fade(art.RGB(0x000000), 0.35))
	over.Fill(card, paint.Solid(art.Paper()))
	over.Fill(paint.Circle(w*0.5, h*0.64, tall*0.2), paint.Solid(art.Ornament()[0]))
	over.Stroke(shape, 1.4, paint.Solid(paint.Fade(art.RGB(0x000000), 0.25)))
	draw.Draw(cut, cut.Bounds(), over.Image(), image.Point{}, draw.Over)
	return cut
}
