package paint

import "slices"

// Union returns one path with several shapes of one outline each. It gives them the same direction, so that they unite and do not cut holes into
// one another.
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

// area returns twice the signed area of the polygon of all points; its sign is the direction of a round outline.
func (p *Path) area() float64 {
	sum := 0.0
	for i, a := range p.points {
		b := p.points[(i+1)%len(p.points)]
		sum += a.X*b.Y - b.X*a.Y
	}
	return sum
}

// backwards returns a single closed outline with its direction reversed.
func (p *Path) backwards() *Path {
	end := p.points[len(p.points)-1]
	return StartPath(end.X, end.Y).back(p).Close()
}

// back appends another single outline in reverse, from its end to its start.
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

// MirrorHalf completes an outline whose right half is drawn, from x = 0 to x = 0, by its mirror image.
func (p *Path) MirrorHalf() *Path { return p.back(p.Mirrored()).Close() }

// Mirrored returns a copy mirrored at x = 0.
func (p *Path) Mirrored() *Path { return p.Map(Scale(-1, 1)) }

// CutHole returns a copy of a union with a hole of a shape, which must be inside exactly one of the united shapes.
func (p *Path) CutHole(shape *Path) *Path {
	if shape.area() > 0 {
		shape = shape.backwards()
	}
	return new(Path).Add(p, shape)
}

// WithoutHoles returns a copy of the path without holes: all outlines get the same direction.
func (p *Path) WithoutHoles() *Path {
	var shapes []*Path
	for v, points := range p.pieces() {
		if v == moveTo {
			shapes = append(shapes, new(Path))
		}
		shapes[len(shapes)-1].add(v, points...)
	}
	return Union(shapes...)
}
