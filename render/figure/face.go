package figure

// FaceExpression describes a face by a few numbers, so that moods can be blended. Zero is at rest unless a field says otherwise; values a little
// beyond the given ranges are fine.
type FaceExpression struct {
	BrowLeft  float64 // height of the left brow, -1 low to 1 raised
	BrowRight float64 // height of the right brow, -1 low to 1 raised
	TiltLeft  float64 // tilt of the left brow, -1 worried (inner end up) to 1 cross (inner end down)
	TiltRight float64 // tilt of the right brow, as TiltLeft
	LidLeft   float64 // left eye, 0 closed to 1 open
	LidRight  float64 // right eye, 0 closed to 1 open
	Joy       float64 // lower lids pushed up by the cheeks, 0 to 1; a closed eye then laughs instead of sleeping
	Eye       float64 // size of the eyes, 1 is usual
	LookX     float64 // place of the pupils, -1 left to 1 right
	LookY     float64 // place of the pupils, -1 up to 1 down
	Curve     float64 // curve of the mouth, -1 sour to 1 smiling
	Open      float64 // opening of the mouth, 0 shut to 1 wide open
	Width     float64 // width of the mouth, 1 is usual
	Skew      float64 // slant of the mouth, -1 left corner up to 1 right corner up
	Teeth     float64 // visible part of the teeth, 0 to 1, only in an open mouth
	Tongue    float64 // length of the tongue, 0 in to 1 out
	Blush     float64 // red of the cheeks, 0 to 1
	Sweat     float64 // size of a drop on the forehead, 0 to 1
	Tilt      float64 // tilt of the head, degrees clockwise
}

// Blend returns the expression between a and b, at t from 0 to 1.
func (a FaceExpression) Blend(b FaceExpression, t float64) FaceExpression {
	mix := func(x, y float64) float64 { return Mix(x, y, t) }
	return FaceExpression{
		BrowLeft: mix(a.BrowLeft, b.BrowLeft), BrowRight: mix(a.BrowRight, b.BrowRight),
		TiltLeft: mix(a.TiltLeft, b.TiltLeft), TiltRight: mix(a.TiltRight, b.TiltRight),
		LidLeft: mix(a.LidLeft, b.LidLeft), LidRight: mix(a.LidRight, b.LidRight),
		Joy: mix(a.Joy, b.Joy), Eye: mix(a.Eye, b.Eye),
		LookX: mix(a.LookX, b.LookX), LookY: mix(a.LookY, b.LookY),
		Curve: mix(a.Curve, b.Curve), Open: mix(a.Open, b.Open),
		Width: mix(a.Width, b.Width), Skew: mix(a.Skew, b.Skew),
		Teeth: mix(a.Teeth, b.Teeth), Tongue: mix(a.Tongue, b.Tongue),
		Blush: mix(a.Blush, b.Blush), Sweat: mix(a.Sweat, b.Sweat),
		Tilt: mix(a.Tilt, b.Tilt),
	}
}

// Mix returns the number between a and b, at t from 0 to 1.
func Mix(a, b, t float64) float64 { return a*(1-t) + b*t }
