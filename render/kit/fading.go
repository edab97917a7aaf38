package kit

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// Fading is a strip one pixel wide with a gradient from one colour down to another.
type Fading struct {
	High  int // device pixels
	Above color.RGBA
	Below color.RGBA
}

// Paint draws the strip.
func (f Fading) Paint(Order) *image.RGBA {
	high := float64(f.High)
	page := paint.New(1, f.High)
	page.Fill(paint.Rect(0, 0, 1, high), paint.Linear(paint.Point{}, paint.Point{Y: high}, f.Above, f.Below))
	return page.Image()
}
