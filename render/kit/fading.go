package kit

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

// Plain is the base of a picture with colours of its own.
type Plain struct{}

// Nature says that it depends on its width, not on the theme.
func (Plain) Nature() Nature { return Nature{} }

// Dots is the ornament under a title: one dot in each of its colours. Lengths are device pixels.
type Dots struct {
	Plain
	Size, Step int
	Line       float64 // of paper around a dot, which separates violet from a dark panel
}

// Paint draws the dots.
func (d Dots) Paint(Order) *image.RGBA {
	page := paint.New(3*d.Step+d.Size, d.Size)
	r := float64(d.Size) / 2
	for i, tone := range art.Ornament() {
		x := float64(i*d.Step) + r
		page.Fill(paint.Circle(x, r, r), paint.Solid(art.Paper()))
		page.Fill(paint.Circle(x, r, r-d.Line), paint.Solid(tone))
	}
	return page.Image()
}

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
