package paint

import "math"

type line struct {
	points []Point
	closed bool
}

// flatten replaces curves by straight pieces that are at most about tolerance away from them.
func (p *Path) flatten(tolerance float64) []line {
	var lines []line
	var current line
	finish := func() {
		if len(current.points) > 0 {
			lines = append(lines, current)
		}
		current = line{}
	}
	for v, to := range p.pieces() {
		switch v {
		case moveTo:
			finish()
			current.points = append(current.points, to[0])
		case lineTo:
			current.points = append(current.points, to[0])
		case quadTo:
			// A quadratic curve is the cubic one whose control points are two thirds of the way to its own.
			from := current.end()
			current.cubic(between(from, to[0], 2./3), between(to[1], to[0], 2./3), to[1], tolerance)
		case cubicTo:
			current.cubic(to[0], to[1], to[2], tolerance)
		case closeTo:
			current.closed = true
			begin := current.points[0]
			finish()
			current.points = append(current.points, begin)
		}
	}
	if len(current.points) > 1 {
		finish()
	}
	return lines
}

func (l *line) end() Point { return l.points[len(l.points)-1] }

func (l *line) cubic(c1, c2, to Point, tolerance float64) {
	from := l.end()
	// The second differences bound the distance of a chord from the curve.
	bend := max(
		math.Hypot(from.X-2*c1.X+c2.X, from.Y-2*c1.Y+c2.Y),
		math.Hypot(c1.X-2*c2.X+to.X, c1.Y-2*c2.Y+to.Y))
	n := int(math.Ceil(math.Sqrt(bend * 0.75 / tolerance)))
	n = max(1, min(n, 200))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		s := 1 - t
		a, b, c, d := s*s*s, 3*s*s*t, 3*s*t*t, t*t*t
		l.points = append(l.points, Point{
			a*from.X + b*c1.X + c*c2.X + d*to.X,
			a*from.Y + b*c1.Y + c*c2.Y + d*to.Y,
		})
	}
}
