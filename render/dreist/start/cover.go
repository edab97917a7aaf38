package start

import (
	"image"
	"math"

	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
	"dreist/render/screens"
)

// GameBox returns the box of DREIst! on the shelf.
func GameBox() screens.GameBox { return screens.GameBox{Cover: cover{}, LidColor: art.RGB(0xC4152F)} }

// cover is the front of the box: the title before rays in a red frame.
type cover struct{}

// PictureTraits says that the cover fills its rectangle and is shown rotated.
func (cover) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsStretched: true, IsRotated: true}
}

// Paint draws the cover in units of a 128th of its width.
func (cover) Paint(o kit.PaintRequest) *image.RGBA {
	w, h := float64(o.W), float64(o.H)
	c := paint.NewCanvas(o.W, o.H)
	art.DrawBoxFront(c, w, h, art.RGB(0xC4152F))
	u := w / 128
	field := geom.Rect{X: 4 * u, Y: 4 * u, W: w - 8*u, H: h - 8*u}
	sheet := paint.RoundRect(field.X, field.Y, field.W, field.H, 3*u)
	c.Fill(sheet, paint.Solid(art.RGB(0xFFF3D9)))
	rays, middle := c.Clip(sheet), paint.Point{X: w / 2, Y: h * 0.62}
	for i := range 12 {
		from, to := math.Pi*float64(2*i)/12, math.Pi*(float64(2*i)+1)/12
		far := w
		rays.Fill(paint.StartPath(middle.X, middle.Y).Line(middle.X+far*math.Cos(from), middle.Y+far*math.Sin(from)).
			Line(middle.X+far*math.Cos(to), middle.Y+far*math.Sin(to)).Close(), paint.Solid(art.RGB(0xFFDF94)))
	}
	k := (w - 14*u) / width
	title := c.Transformed(paint.Scale(k, k).Then(paint.Translate(7*u, (h-(w-14*u)*titleFlat)/2)))
	drawTitle(o.Letters, title)
	return c.Image()
}
