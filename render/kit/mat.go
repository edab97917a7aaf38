package kit

import (
	"image"

	"dreist/render/art"
	"dreist/render/paint"
)

// Mat is the board on which cards lie: slate or wood in a wooden rim, clearly darker than the cloth.
type Mat struct{ EqualCorners }

// NewMat returns a mat with a corner radius in device pixels.
func NewMat(radius int) Mat { return Mat{EqualCorners{Size: radius + matShade}} }

const (
	matShade = 3    // extra size of a corner in device pixels
	matRim   = 0.36 // width of the rim as a fraction of the corner radius
	matDense = 0.9  // opacity, which lets the texture of the cloth show through
)

// PictureTraits returns that a mat depends on the theme.
func (Mat) PictureTraits() PictureTraits { return PictureTraits{DependsOnTheme: true} }

// Paint draws the mat in its smallest size.
func (m Mat) Paint(o PaintRequest) *image.RGBA {
	page, side := m.page()
	round := float64(m.Size - matShade)
	rim := max(2, round*matRim)
	shape, inner := paint.RoundRect(0, 0, side, side, round), paint.RoundRect(rim, rim, side-2*rim, side-2*rim, round-rim)
	wood, edge := art.WoodColors(o.Theme)
	frame := page.Clip(shape)
	frame.Stroke(shape, 2*rim, paint.Solid(wood))
	frame.Stroke(shape, max(1.5, rim*0.5), paint.Solid(edge))
	page.Fill(inner, paint.Solid(paint.ScaleOpacity(o.Theme.Palette().Board, matDense)))
	page.Clip(inner).FillBlurred(inner.Map(paint.Translate(0, 1)).Stroked(rim, 0.2), rim*0.4, paint.ScaleOpacity(paint.Darken(o.Theme.Palette().Board, 0.5), 0.6))
	return page.Image()
}
