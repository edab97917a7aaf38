package mascot

import "dreist/render/figure"

// Expression is a face with the features that only Egon has. As a motif it is Egon with it.
type Expression struct {
	figure.FaceExpression

	Hands  float64 // 0 out of sight to 1 raised to the bow tie
	Rub    float64 // of the hands against each other, -1 to 1
	Cheer  float64 // 0 out of sight to 1: open hands are thrown up beside the head
	Hide   float64 // 0 out of sight to 1: hands are held before the face
	Bow    float64 // how crooked the bow tie sits, degrees clockwise
	Note   float64 // how far a whistled note has flown; it is invisible at 0 and 1
	TieOff float64 // 0 or 1: the bow tie is gone
	Seated float64 // 0 or 1: without his trunk, see Torso
}

// Blend returns the expression a fraction t, 0 to 1, of the way from a to b.
func (a Expression) Blend(b Expression, t float64) Expression {
	mix := func(x, y float64) float64 { return figure.Mix(x, y, t) }
	return Expression{
		FaceExpression: a.FaceExpression.Blend(b.FaceExpression, t),
		Hands:          mix(a.Hands, b.Hands), Rub: mix(a.Rub, b.Rub), Cheer: mix(a.Cheer, b.Cheer), Hide: mix(a.Hide, b.Hide),
		Bow: mix(a.Bow, b.Bow), Note: mix(a.Note, b.Note), TieOff: mix(a.TieOff, b.TieOff),
		Seated: mix(a.Seated, b.Seated),
	}
}
