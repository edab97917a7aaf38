package kit

import (
	"image"
	"math"

	"dreist/render/paint"
)

// Mat is a part of the cloth, a little darker than the rest, on which cards lie. It grows.
type Mat struct{ Corner }

// NewMat returns the mat whose corners have a radius in device pixels.
func NewMat(radius int) Mat { return Mat{Corner{Size: radius + matShade}} }

// matShade is how far the shadow of its rim falls onto the mat, in device pixels.
const matShade = 3

// Nature says that a mat goes with the table.
func (Mat) Nature() Nature { return Nature{Themed: true} }

// Paint draws the mat as small as it can be.
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
