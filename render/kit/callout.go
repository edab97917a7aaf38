package kit

import (
	"image"
	"image/color"
	"math"

	"dreist/render/geom"
	"dreist/render/paint"
)

// Callout is a speech bubble with a tail to a point outside. Lengths are device pixels.
type Callout struct {
	Radius int // radius of the corners
	TipX   int // x of the tail's end, from the left of the box; a tip inside the box means no tail
	TipY   int // y of the tail's end, from the top of the box
}

// PictureTraits returns that a callout fills its rectangle and depends on the theme.
func (Callout) PictureTraits() PictureTraits {
	return PictureTraits{IsStretched: true, DependsOnTheme: true}
}

// Paint draws the callout. The picture is larger than its box by the tail and the shadow, equally on all sides.
func (c Callout) Paint(o PaintRequest) *image.RGBA {
	ui, w, h := o.Theme.Palette(), float64(o.W), float64(o.H)
	tip, r := geom.Point{X: float64(c.TipX), Y: float64(c.TipY)}, float64(c.Radius)
	m := math.Ceil(max(-tip.X, -tip.Y, tip.X-w, tip.Y-h, 0)) + 8
	page := paint.NewCanvas(o.W+2*int(m), o.H+2*int(m)).Transformed(paint.Translate(m, m))
	shape := paint.RoundRect(0, 0, w, h, min(r, h/2-1))
	if tail := c.tail(w, h, tip); tail != nil {
		shape = paint.Union(shape, tail)
	}
	page.FillBlurred(shape.Map(paint.Translate(0, 2)), 4, paint.ScaleOpacity(color.RGBA{A: 255}, 0.24))
	page.Stroke(shape, 3, paint.Solid(ui.PanelEdge))
	page.Fill(shape, paint.Solid(ui.Panel))
	return page.Image()
}

// tail returns the slightly bent tail from the side that faces the tip; nil for a tip in the box.
func (c Callout) tail(w, h float64, tip geom.Point) *paint.Path {
	r := float64(c.Radius)
	half := r * 0.6
	along := func(at, side float64) float64 { return min(max(at, r+half), max(side-r-half, side/2)) }
	far, upright := max(-tip.X, tip.X-w, -tip.Y, tip.Y-h), paint.Identity()
	if far <= 0 {
		return nil
	}
	if far != -tip.Y && far != tip.Y-h { // a tail to the side is drawn as one upwards or downwards, with x and y exchanged
		upright = paint.Matrix{B: 1, C: 1}
		tip.X, tip.Y, w, h = tip.Y, tip.X, h, w
	}
	x, y, in := along(tip.X, w), 0.0, 2.0
	if far == tip.Y-h {
		y, in = h, -2
	}
	return paint.StartPath(x-half, y+in).Quad(geom.Mix(x, tip.X, 0.4)-half*0.3, geom.Mix(y, tip.Y, 0.45), tip.X, tip.Y).
		Quad(geom.Mix(x, tip.X, 0.4)+half*0.3, geom.Mix(y, tip.Y, 0.45), x+half, y+in).Close().Map(upright)
}
