package paint

import "math"

// Matrix is an affine map: x' = A·x + C·y + E, y' = B·x + D·y + F.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity returns the matrix that maps every point to itself.
func Identity() Matrix { return Matrix{A: 1, D: 1} }

// Translate returns the matrix of a shift by (x, y).
func Translate(x, y float64) Matrix { return Matrix{A: 1, D: 1, E: x, F: y} }

// Scale returns the matrix that scales by x and y from the origin. A negative factor mirrors.
func Scale(x, y float64) Matrix { return Matrix{A: x, D: y} }

// Rotate returns the matrix of a rotation about the origin by degrees, clockwise on the screen.
func Rotate(degrees float64) Matrix {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return Matrix{A: cos, B: sin, C: -sin, D: cos}
}

// Then returns the matrix that applies m first, then n.
func (m Matrix) Then(n Matrix) Matrix {
	return Matrix{
		A: n.A*m.A + n.C*m.B, B: n.B*m.A + n.D*m.B,
		C: n.A*m.C + n.C*m.D, D: n.B*m.C + n.D*m.D,
		E: n.A*m.E + n.C*m.F + n.E, F: n.B*m.E + n.D*m.F + n.F,
	}
}

// Apply maps one point.
func (m Matrix) Apply(p Point) Point {
	return Point{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F}
}

func (m Matrix) inverse() (inv Matrix, ok bool) {
	det := m.A*m.D - m.B*m.C
	if det == 0 {
		return Matrix{}, false
	}
	inv = Matrix{A: m.D / det, B: -m.B / det, C: -m.C / det, D: m.A / det}
	inv.E = -(inv.A*m.E + inv.C*m.F)
	inv.F = -(inv.B*m.E + inv.D*m.F)
	return inv, true
}

// size returns the mean factor by which m scales lengths.
func (m Matrix) size() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }
