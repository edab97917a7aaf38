package paint

import "math"

// arc is the distance of the control points of a quarter circle of radius 1 drawn as one cubic curve.
const arc = 0.5522847498

// Circle returns a circle around (x, y).
func Circle(x, y, r float64) *Path { return Ellipse(x, y, r, r) }

// Ellipse returns an upright ellipse around (x, y) with the half axes a and b.
func Ellipse(x, y, a, b float64) *Path {
	ka, kb := a*arc, b*arc
	return StartPath(x+a, y).
		Cubic(x+a, y+kb, x+ka, y+b, x, y+b).
		Cubic(x-ka, y+b, x-a, y+kb, x-a, y).
		Cubic(x-a, y-kb, x-ka, y-b, x, y-b).
		Cubic(x+ka, y-b, x+a, y-kb, x+a, y).Close()
}

// Rect returns a rectangle with its upper left corner at (x, y).
func Rect(x, y, w, h float64) *Path {
	return StartPath(x, y).Line(x+w, y).Line(x+w, y+h).Line(x, y+h).Close()
}

// RoundRect returns a rectangle whose corners are quarter circles of radius r, or of half the shorter side if that is less.
func RoundRect(x, y, w, h, r float64) *Path {
	r = max(0, min(r, w/2, h/2))
	k := r * (1 - arc)
	return StartPath(x+r, y).Line(x+w-r, y).
		Cubic(x+w-k, y, x+w, y+k, x+w, y+r).Line(x+w, y+h-r).
		Cubic(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h).Line(x+r, y+h).
		Cubic(x+k, y+h, x, y+h-k, x, y+h-r).Line(x, y+r).
		Cubic(x, y+k, x+k, y, x+r, y).Close()
}

// Star returns a star with a number of tips around (x, y), one of them at the top, between the radii inner and outer. Tips and hollows
// are rounded: soft 0 is a sharp star, soft 1 almost a flower.
func Star(x, y float64, tips int, inner, outer, soft float64) *Path {
	at := func(step int) Point {
		r := outer
		if step%2 != 0 {
			r = inner
		}
		sin, cos := math.Sincos(float64(step) * math.Pi / float64(tips))
		return Point{x + r*sin, y - r*cos}
	}
	p := new(Path)
	for i := range 2 * tips {
		here := at(i)
		in, out := between(here, at(i-1), soft/2), between(here, at(i+1), soft/2)
		if i == 0 {
			p.Move(in.X, in.Y)
		} else {
			p.Line(in.X, in.Y)
		}
		p.Quad(here.X, here.Y, out.X, out.Y)
	}
	return p.Close()
}
