package kit

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// Plain is the base of a picture with colours of its own.
type Plain struct{}

// Nature says that it depends on its width, not on the theme.
func (Plain) Nature() Nature { return Nature{} }

// Fading is a strip of one pixel in width and a height in device pixels, with a gradient from one colour down to
// another.
type Fading struct {
	Plain
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
