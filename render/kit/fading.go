package kit

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// Fading is a strip of one pixel in width and a height in device pixels, with a gradient from one colour down to
// another.
type Fading struct {
	High         int
	Above, Below color.RGBA
}

// Paint draws the strip.
func (f Fading) Paint(Order) *image.RGBA {
	high := float64(f.High)
	page := paint.New(1, f.High)
	page.Fill(paint.Rect(0, 0, 1, high), paint.Linear(paint.Point{}, paint.Point{Y: high}, f.Above, f.Below))
	return page.Image()
}
