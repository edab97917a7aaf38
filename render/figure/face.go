package figure

// FaceExpression describes a face by a few numbers, so that moods can be blended. Zero is at rest unless a field says otherwise; values a little
// beyond the given ranges are fine.
type FaceExpression struct {
	BrowLeft      float64 // height of the left brow, -1 low to 1 raised
	BrowRight     float64 // height of the right brow, -1 low to 1 raised
	BrowTiltLeft  float64 // tilt of the left brow, -1 worried (inner end up) to 1 cross (inner end down)
	BrowTiltRight float64 // tilt of the right brow, as BrowTiltLeft
	EyeOpenLeft   float64 // left eye, 0 closed to 1 open
	EyeOpenRight  float64 // right eye, 0 closed to 1 open
	Joy           float64 // lower lids pushed up by the cheeks, 0 to 1; a closed eye then laughs instead of sleeping
	EyeSize       float64 // size of the eyes, 1 is usual
	LookX         float64 // place of the pupils, -1 left to 1 right
	LookY         float64 // place of the pupils, -1 up to 1 down
	MouthCurve    float64 // curve of the mouth, -1 sour to 1 smiling
	MouthOpen     float64 // opening of the mouth, 0 shut to 1 wide open
	MouthWidth    float64 // width of the mouth, 1 is usual
	MouthSkew     float64 // slant of the mouth, -1 left corner up to 1 right corner up
	Teeth         float64 // visible part of the teeth, 0 to 1, only in an open mouth
	Tongue        float64 // length of the tongue, 0 in to 1 out
	Blush         float64 // red of the cheeks, 0 to 1
	Sweat         float64 // size of a drop on the forehead, 0 to 1
	HeadTilt      float64 // tilt of the head, degrees clockwise
}

// Blend returns the expression between a and b, at t from 0 to 1.
func (f FaceExpression) Blend(b FaceExpression, t float64) FaceExpression {
	mix := func(x, y float64) float64 { return Mix(x, y, t) }
	return FaceExpression{
		BrowLeft: mix(f.BrowLeft, b.BrowLeft), BrowRight: mix(f.BrowRight, b.BrowRight),
		BrowTiltLeft: mix(f.BrowTiltLeft, b.BrowTiltLeft), BrowTiltRight: mix(f.BrowTiltRight, b.BrowTiltRight),
		EyeOpenLeft: mix(f.EyeOpenLeft, b.EyeOpenLeft), EyeOpenRight: mix(f.EyeOpenRight, b.EyeOpenRight),
		Joy: mix(f.Joy, b.Joy), EyeSize: mix(f.EyeSize, b.EyeSize),
		LookX: mix(f.LookX, b.LookX), LookY: mix(f.LookY, b.LookY),
		MouthCurve: mix(f.MouthCurve, b.MouthCurve), MouthOpen: mix(f.MouthOpen, b.MouthOpen),
		MouthWidth: mix(f.MouthWidth, b.MouthWidth), MouthSkew: mix(f.MouthSkew, b.MouthSkew),
		Teeth: mix(f.Teeth, b.Teeth), Tongue: mix(f.Tongue, b.Tongue),
		Blush: mix(f.Blush, b.Blush), Sweat: mix(f.Sweat, b.Sweat),
		HeadTilt: mix(f.HeadTilt, b.HeadTilt),
	}
}

// Mix returns the number between a and b, at t from 0 to 1.
func Mix(a, b, t float64) float64 { return a*(1-t) + b*t }
