package paint

import "math"

// Dashed returns the path cut into dashes, to be stroked. dash and gap are scaled so that a whole number of them fits each line. tolerance is
// the largest distance of straight pieces from curves.
func (p *Path) Dashed(dash, gap, tolerance float64) *Path {
	out := new(Path)
	for _, l := range p.flatten(tolerance) {
		points := l.points
		if l.closed {
			points = append(points, points[0])
		}
		length := 0.0
		for i := 1; i < len(points); i++ {
			length += distance(points[i-1], points[i])
		}
		rounds := max(1, math.Round(length/(dash+gap)))
		period := length / rounds
		if period == 0 {
			continue
		}
		out.cut(points, period, dash/(dash+gap)*period)
	}
	return out
}

// cut appends the first dash units of every period along a chain of points.
func (p *Path) cut(points []Point, period, dash float64) {
	walked, drawing := 0.0, false
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		step := distance(a, b)
		for done := 0.0; step-done > 1e-9; {
			phase := math.Mod(walked+1e-9, period)
			on := phase < dash
			left := period - phase
			if on {
				left = dash - phase
			}
			here := between(a, b, done/step)
			if on && !drawing {
				p.Move(here.X, here.Y)
			}
			advance := min(left+1e-9, step-done)
			done += advance
			walked += advance
			if on {
				there := between(a, b, done/step)
				p.Line(there.X, there.Y)
			}
			drawing = on
		}
	}
}

func distance(a, b Point) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }

func between(a, b Point, t float64) Point { return Point{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t} }
