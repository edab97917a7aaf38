package paint

import (
	"iter"
	"slices"
)

// Point is a point of the plane, y down.
type Point struct{ X, Y float64 }

type verb uint8

const (
	moveTo verb = iota
	lineTo
	quadTo
	cubicTo
	closeTo
)

func (v verb) points() int {
	return [...]int{moveTo: 1, lineTo: 1, quadTo: 2, cubicTo: 3, closeTo: 0}[v]
}

// Path is a set of outlines. Its methods return the path itself, so that an outline can be written as one chain. If outlines overlap, those of
// the same direction unite, and those of opposite directions cut holes.
type Path struct {
	verbs  []verb
	points []Point
}

// StartPath returns a path whose first outline starts at (x, y).
func StartPath(x, y float64) *Path { return new(Path).Move(x, y) }

// Move starts a new outline at (x, y).
func (p *Path) Move(x, y float64) *Path { return p.add(moveTo, Point{x, y}) }

// Line adds a straight line to (x, y).
func (p *Path) Line(x, y float64) *Path { return p.add(lineTo, Point{x, y}) }

// Quad adds a quadratic curve to (x, y) with the control point (a, b).
func (p *Path) Quad(a, b, x, y float64) *Path { return p.add(quadTo, Point{a, b}, Point{x, y}) }

// Cubic adds a cubic curve to (x, y) with the control points (a, b) and (c, d).
func (p *Path) Cubic(a, b, c, d, x, y float64) *Path {
	return p.add(cubicTo, Point{a, b}, Point{c, d}, Point{x, y})
}

// Close closes the outline.
func (p *Path) Close() *Path { return p.add(closeTo) }

// Add appends the outlines of other paths.
func (p *Path) Add(others ...*Path) *Path {
	for _, o := range others {
		p.verbs = append(p.verbs, o.verbs...)
		p.points = append(p.points, o.points...)
	}
	return p
}

// Map returns a copy of the path mapped by a matrix.
func (p *Path) Map(m Matrix) *Path {
	q := &Path{verbs: slices.Clone(p.verbs), points: make([]Point, len(p.points))}
	for i, pt := range p.points {
		q.points[i] = m.Apply(pt)
	}
	return q
}

// Bounds returns the corners of the box around all points, including control points. It contains all curves, but may be too large.
func (p *Path) Bounds() (low, high Point) {
	if len(p.points) == 0 {
		return Point{}, Point{}
	}
	low, high = p.points[0], p.points[0]
	for _, pt := range p.points[1:] {
		low = Point{min(low.X, pt.X), min(low.Y, pt.Y)}
		high = Point{max(high.X, pt.X), max(high.Y, pt.Y)}
	}
	return low, high
}

// Centred returns a copy whose bounds are centred on (x, y).
func (p *Path) Centred(x, y float64) *Path {
	low, high := p.Bounds()
	return p.Map(Translate(x-(low.X+high.X)/2, y-(low.Y+high.Y)/2))
}

func (p *Path) pieces() iter.Seq2[verb, []Point] {
	return func(yield func(verb, []Point) bool) {
		next := 0
		for _, v := range p.verbs {
			from := next
			if next += v.points(); !yield(v, p.points[from:next]) {
				return
			}
		}
	}
}

func (p *Path) add(v verb, points ...Point) *Path {
	p.verbs = append(p.verbs, v)
	p.points = append(p.points, points...)
	return p
}
