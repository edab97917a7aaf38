package figure

// Expression is a face with what the rest of a figure does.
type Expression struct {
	FaceExpression

	HandLeft, HandRight float64 // 0 down to 1 thrown up
	Hop                 float64 // how far it has moved on in its direction, -1 back to 1
	Power               float64 // what carries it, a flame or wings: 0 failed, 1 usual
}

// Blend returns the expression a fraction t, 0 to 1, of the way to another one.
func (a Expression) Blend(b Expression, t float64) Expression {
	mix := func(x, y float64) float64 { return Mix(x, y, t) }
	return Expression{
		FaceExpression: a.FaceExpression.Blend(b.FaceExpression, t),
		HandLeft:       mix(a.HandLeft, b.HandLeft), HandRight: mix(a.HandRight, b.HandRight),
		Hop: mix(a.Hop, b.Hop), Power: mix(a.Power, b.Power),
	}
}

// Raised returns how far the left hand, 0, or the right one, 1, is thrown up.
func (a Expression) Raised(hand int) float64 { return [2]float64{a.HandLeft, a.HandRight}[hand] }
