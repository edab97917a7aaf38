package kit

import (
	"image"
	"image/color"

	"dreist/render/paint"
)

// GradientStrip is a strip one pixel wide with a gradient from one colour down to another.
type GradientStrip struct {
	Height      int // device pixels
	TopColor    color.RGBA
	BottomColor color.RGBA
}

// Paint draws the strip.
func (g GradientStrip) Paint(PaintRequest) *image.RGBA {
	high := float64(g.Height)
	page := paint.NewCanvas(1, g.Height)
	page.Fill(paint.Rect(0, 0, 1, high), paint.Linear(paint.Point{}, paint.Point{Y: high}, g.TopColor, g.BottomColor))
	return page.Image()
}
