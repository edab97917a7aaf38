package kit

import (
	"image"
	"math"

	"dreist/render/paint"
)

// Mat is a slightly darker area of the cloth on which cards lie.
type Mat struct{ Corner }

// NewMat returns a mat with a corner radius in device pixels.
func NewMat(radius int) Mat { return Mat{Corner{Size: radius + matShade}} }

// matShade is the width of its rim's shadow, in device pixels.
const matShade = 3

// Nature says that a mat depends on the theme.
func (Mat) Nature() Nature { return Nature{Themed: true} }

// Paint draws the mat in its smallest size.
func (m Mat) Paint(o Order) *image.RGBA {
	page, side := m.page()
	shape := paint.RoundRect(0, 0, side, side, float64(m.Size-matShade))
	shade := o.Theme.UI().Shade(1)
	page.Fill(shape, paint.Solid(shade))
	inside := page.Clip(shape)
	rim := paint.Fade(paint.Darker(o.Theme.UI().Cloth, 0.75), 0.16)
	inside.Soft(shape.Map(paint.Move(0, 1)).Stroked(2, 0.2), 1.2, rim)
	inside.Stroke(shape, math.Max(1, 1.5), paint.Solid(rim))
	return page.Image()
}
