package paint

import (
	"math"
	"slices"
)

// Stroked returns the outline of a line of a width along the path, with round joins and ends. It has one outline per line, two for a closed one,
// so that a translucent colour shows no seams. tolerance is the largest distance of straight pieces from curves.
func (p *Path) Stroked(width, tolerance float64) *Path {
	out := new(Path)
	for _, l := range p.flatten(tolerance) {
		points := distinct(l.points, l.closed)
		pen := pen{out: out, half: width / 2}
		pen.step = 2 * math.Acos(max(0, 1-tolerance/max(pen.half, tolerance)))
		switch {
		case len(points) == 1:
			out.Add(Circle(points[0].X, points[0].Y, pen.half))
		case l.closed && len(points) > 2:
			pen.ring(points)
			pen.ring(reversed(points))
		default:
			pen.open(points)
		}
	}
	return out
}

// pen follows a chain of points and writes the outline on its left side.
type pen struct {
	out   *Path
	half  float64
	step  float64 // largest angle between two points of a round join
	begun bool
}

func (p *pen) open(points []Point) {
	n := len(points)
	for _, side := range [2][]Point{points, reversed(points)} {
		for i := 0; i+1 < n; i++ {
			from := heading(side[i], side[i+1])
			p.at(side[i], from)
			p.at(side[i+1], from)
			if i+2 < n {
				p.join(side[i+1], from, heading(side[i+1], side[i+2]))
			} else {
				p.sweep(side[i+1], from, math.Pi)
			}
		}
	}
	p.out.Close()
}

func (p *pen) ring(points []Point) {
	p.begun = false
	n := len(points)
	for i := range n {
		a, b, c := points[i], points[(i+1)%n], points[(i+2)%n]
		p.at(a, heading(a, b))
		p.at(b, heading(a, b))
		p.join(b, heading(a, b), heading(b, c))
	}
	p.out.Close()
}

// join turns the pen at a corner. On the outside of the bend it draws an arc. On the inside of a sharp bend it passes through the corner
// itself, which keeps the winding positive.
func (p *pen) join(corner Point, from, to float64) {
	turn := math.Remainder(to-from, 2*math.Pi)
	switch {
	case turn > 0:
		p.sweep(corner, from, turn)
	case turn < -0.5:
		p.point(corner.X, corner.Y)
	}
}

func (p *pen) sweep(centre Point, from, turn float64) {
	n := int(math.Ceil(turn / p.step))
	for i := 1; i < n; i++ {
		p.at(centre, from+turn*float64(i)/float64(n))
	}
}

// at writes the point half a width to the left of q, seen in the direction of heading.
func (p *pen) at(q Point, heading float64) {
	sin, cos := math.Sincos(heading)
	p.point(q.X+sin*p.half, q.Y-cos*p.half)
}

func (p *pen) point(x, y float64) {
	if p.begun {
		p.out.Line(x, y)
	} else {
		p.out.Move(x, y)
		p.begun = true
	}
}

func heading(from, to Point) float64 { return math.Atan2(to.Y-from.Y, to.X-from.X) }

// distinct drops points equal to the one before: a step of length 0 has no direction.
func distinct(points []Point, closed bool) []Point {
	near := func(a, b Point) bool { return distance(a, b) <= 1e-9 }
	points = slices.CompactFunc(slices.Clone(points), near)
	if n := len(points); closed && n > 1 && near(points[0], points[n-1]) {
		points = points[:n-1]
	}
	return points
}

func reversed(points []Point) []Point {
	back := slices.Clone(points)
	slices.Reverse(back)
	return back
}
