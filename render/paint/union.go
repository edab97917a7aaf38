package paint

// Union returns one path of several shapes of one outline each, turned so that all run the same way round: filled, they unite instead of
// cutting holes into one another, whichever way each was drawn.
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
	q := new(Path)
	i := len(p.points) - 1
	q.Move(p.points[i].X, p.points[i].Y)
	for n := len(p.verbs) - 1; n >= 0; n-- {
		switch p.verbs[n] {
		case lineTo:
			i--
			q.add(lineTo, p.points[i])
		case quadTo:
			i -= 2
			q.add(quadTo, p.points[i+1], p.points[i])
		case cubicTo:
			i -= 3
			q.add(cubicTo, p.points[i+2], p.points[i+1], p.points[i])
		}
	}
	return q.Close()
}

// Mirrored returns a copy with left and right of x = 0 exchanged.
func (p *Path) Mirrored() *Path { return p.Map(Scale(-1, 1)) }

// Cut returns a copy of a union with a hole of the given shape in it; the shape must lie inside exactly one of the united shapes.
func (p *Path) Cut(shape *Path) *Path {
	if shape.area() > 0 {
		shape = shape.backwards()
	}
	return new(Path).Add(p, shape)
}

// Filled returns the path without its holes: every outline runs the same way round.
func (p *Path) Filled() *Path {
	var shapes []*Path
	next := 0
	for i, v := range p.verbs {
		count := [...]int{moveTo: 1, lineTo: 1, quadTo: 2, cubicTo: 3, closeTo: 0}[v]
		if v == moveTo {
			shapes = append(shapes, new(Path))
		}
		shapes[len(shapes)-1].add(p.verbs[i], p.points[next:next+count]...)
		next += count
	}
	return Union(shapes...)
}
