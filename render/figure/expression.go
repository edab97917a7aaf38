package figure

// Expression is the expression of a whole figure: its face, hands and motion.
type Expression struct {
	FaceExpression

	HandLeft  float64 // height of the left hand, 0 down to 1 thrown up
	HandRight float64 // height of the right hand, 0 down to 1 thrown up
	Hop       float64 // shift in the figure's direction, -1 back to 1 forward
	Power     float64 // strength of its drive, such as a flame or wings: 0 failed, 1 usual
}

// Blend returns the expression between a and b, at t from 0 to 1.
func (e Expression) Blend(b Expression, t float64) Expression {
	mix := func(x, y float64) float64 { return Mix(x, y, t) }
	return Expression{
		FaceExpression: e.FaceExpression.Blend(b.FaceExpression, t),
		HandLeft:       mix(e.HandLeft, b.HandLeft), HandRight: mix(e.HandRight, b.HandRight),
		Hop: mix(e.Hop, b.Hop), Power: mix(e.Power, b.Power),
	}
}

// HandHeight returns the height of a hand, from 0, down, to 1, thrown up. hand is 0 for the left one, 1 for the right one.
func (e Expression) HandHeight(hand int) float64 { return [2]float64{e.HandLeft, e.HandRight}[hand] }
