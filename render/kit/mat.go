package kit

import (
	"image"
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/paint"
)

// Mat is the board on which cards lie, a clear step darker than the cloth, whose texture shows through.
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
	page.Fill(shape, paint.Solid(board(o.Theme)))
	inside := page.Clip(shape)
	rim := paint.Fade(paint.Darker(o.Theme.UI().Cloth, 0.75), 0.3)
	inside.Soft(shape.Map(paint.Move(0, 1)).Stroked(2, 0.2), 1.2, rim)
	inside.Stroke(shape, math.Max(1, 1.5), paint.Solid(rim))
	return page.Image()
}

// board is laid over the cloth: brown over a light one, black over a dark one, so that the contrast is about 1.39:1.
func board(theme art.Theme) color.RGBA {
	if theme.Dark() {
		return paint.Fade(art.RGB(0x000000), 0.52)
	}
	return paint.Fade(paint.Mix(paint.Darker(theme.UI().Cloth, 0.75), art.RGB(0x5A3200), 0.5), 0.2)
}
