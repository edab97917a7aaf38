package paint

import "slices"

// Union returns one path of several shapes of one outline each, turned so that all run the same way round: filled,
// they unite instead of cutting holes into one another, whichever way each was drawn.
func Union(shapes ...*Path) *Path {
	p := new(Path)
	for _, s := range shapes {
		if s.area() < 0 {
			s = s.backwards()
		}
		p.Add(s)
	}
	return p
}

// area is twice the signed area of the polygon through all points; for a round outline its sign tells the way round.
func (p *Path) area() float64 {
	sum := 0.0
	for i, a := range p.points {
		b := p.points[(i+1)%len(p.points)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return sum
}

// backwards returns a single closed outline run the other way round.
func (p *Path) backwards() *Path {
	end := p.points[len(p.points)-1]
	return Start(end.X, end.Y).back(p).Close()
}

// back continues from where another single outline ends to where it begins.
func (p *Path) back(other *Path) *Path {
	end := len(other.points) - 1
	for _, v := range slices.Backward(other.verbs) {
		if count := v.points(); count > 0 && v != moveTo {
			p.add(v, reversed(other.points[end-count:end])...)
			end -= count
		}
	}
	return p
}

// Symmetric closes an outline of which the right half, from x = 0 to x = 0, is drawn.
func (p *Path) Symmetric() *Path { return p.back(p.Mirrored()).Close() }

// Mirrored returns a copy with left and right of x = 0 exchanged.
func (p *Path) Mirrored() *Path { return p.Map(Scale(-1, 1)) }

// Cut returns a copy of a union with a hole of the given shape in it; the shape must lie inside exactly one of the
// united shapes.
func (p *Path) Cut(shape *Path) *Path {
	if shape.area() > 0 {
		shape = shape.backwards()
	}
	return new(Path).Add(p, shape)
}

// Filled returns the path without its holes: every outline runs the same way round.
func (p *Path) Filled() *Path {
	var shapes []*Path
	for v, points := range p.pieces() {
		if v == moveTo {
			shapes = append(shapes, new(Path))
		}
		shapes[len(shapes)-1].add(v, points...)
	}
	return Union(shapes...)
}
