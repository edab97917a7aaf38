package figure

// FaceExpression describes a face by a few numbers, so that moods can blend. Zero is at rest unless a field says otherwise; values a
// little beyond the given ranges are fine.
type FaceExpression struct {
	BrowLeft, BrowRight float64 // height, -1 low to 1 raised
	TiltLeft, TiltRight float64 // -1 worried (inner end up) to 1 cross (inner end down)
	LidLeft, LidRight   float64 // 0 closed to 1 open
	Joy                 float64 // 0 to 1: the cheeks push the lower lids up; a closed eye then laughs instead of sleeping
	Eye                 float64 // size of the eyes, 1 is usual
	LookX, LookY        float64 // the pupils, -1 left or up to 1 right or down
	Curve               float64 // mouth, -1 sour to 1 smiling
	Open                float64 // mouth, 0 shut to 1 wide open
	Width               float64 // mouth, 1 is usual
	Skew                float64 // mouth, -1 left corner up to 1 right corner up
	Teeth               float64 // 0 to 1, shows only in an open mouth
	Tongue              float64 // 0 in to 1 out
	Blush               float64 // 0 to 1
	Sweat               float64 // 0 to 1, a drop on the forehead
	Tilt                float64 // of the head, degrees clockwise
}

// Blend returns the expression a fraction t, 0 to 1, of the way from a to b.
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

// Mix returns the number a fraction t, 0 to 1, of the way from a to b.
func Mix(a, b, t float64) float64 { return a*(1-t) + b*t }
