package mascot

import "dreist/render/figure"

// Expression is Egon's face with the features that only he has. As a motif it is his portrait.
type Expression struct {
	figure.FaceExpression

	HandHeight   float64 // height of the hands, 0 out of sight to 1 raised to the bow tie
	RubShift     float64 // shift of the hands against each other, -1 to 1
	CheerHeight  float64 // height of open hands next to the head, 0 out of sight to 1 thrown up
	HideHeight   float64 // height of hands before the face, 0 out of sight to 1 hiding it
	BowTilt      float64 // tilt of the bow tie, degrees clockwise
	NoteProgress float64 // progress of a whistled note on its way, 0 to 1; it is invisible at both ends
	TieRemoval   float64 // 1 if the bow tie is gone, else 0
	Seated       float64 // 1 if he is drawn without his trunk, see Torso; else 0
}

// Blend returns the expression between a and b, at t from 0 to 1.
func (e Expression) Blend(b Expression, t float64) Expression {
	mix := func(x, y float64) float64 { return figure.Mix(x, y, t) }
	return Expression{
		FaceExpression: e.FaceExpression.Blend(b.FaceExpression, t),
		HandHeight:     mix(e.HandHeight, b.HandHeight), RubShift: mix(e.RubShift, b.RubShift), CheerHeight: mix(e.CheerHeight, b.CheerHeight), HideHeight: mix(e.HideHeight, b.HideHeight),
		BowTilt: mix(e.BowTilt, b.BowTilt), NoteProgress: mix(e.NoteProgress, b.NoteProgress), TieRemoval: mix(e.TieRemoval, b.TieRemoval),
		Seated: mix(e.Seated, b.Seated),
	}
}
