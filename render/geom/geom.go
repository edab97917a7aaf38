package geom

import (
	"image"
	"math"
)

// Point is a point in device pixels.
type Point struct{ X, Y float64 }

// Rect is an upright rectangle in device pixels.
type Rect struct{ X, Y, W, H float64 }

// Center returns the centre of the rectangle.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Right returns the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Contains reports whether a point is inside, or on the left or upper edge.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.Right() && p.Y >= r.Y && p.Y < r.Bottom()
}

// Inset returns the rectangle made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// OverlapArea returns the area that two rectangles share, in square pixels.
func (r Rect) OverlapArea(o Rect) float64 {
	w := min(r.Right(), o.Right()) - max(r.X, o.X)
	h := min(r.Bottom(), o.Bottom()) - max(r.Y, o.Y)
	return max(w, 0) * max(h, 0)
}

// Union returns the smallest rectangle that contains both rectangles.
func (r Rect) Union(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Pixels returns the rectangle with its edges rounded to whole pixels.
func (r Rect) Pixels() image.Rectangle {
	whole := func(x float64) int { return int(math.Round(x)) }
	return image.Rect(whole(r.X), whole(r.Y), whole(r.Right()), whole(r.Bottom()))
}

// FromImageRect converts a rectangle of whole pixels.
func FromImageRect(r image.Rectangle) Rect {
	return Rect{X: float64(r.Min.X), Y: float64(r.Min.Y), W: float64(r.Dx()), H: float64(r.Dy())}
}

// RectAround returns the rectangle of a width and height centred on a point.
func RectAround(c Point, w, h float64) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

// Mix returns the number between a and b, at t from 0 to 1.
func Mix(a, b, t float64) float64 { return a + (b-a)*t }

// MixRect returns the rectangle between a and b, at t from 0 to 1.
func MixRect(a, b Rect, t float64) Rect {
	return Rect{Mix(a.X, b.X, t), Mix(a.Y, b.Y, t), Mix(a.W, b.W, t), Mix(a.H, b.H, t)}
}

// broadest is the largest ratio of the stage's width to its height.
const broadest = 1.9

// UsedWindow returns the part of a window that is used. In a very wide window it is the middle, so that nothing is far apart.
func UsedWindow(w, h float64) Rect {
	wide := min(w, h*broadest)
	return Rect{(w - wide) / 2, 0, wide, h}
}
