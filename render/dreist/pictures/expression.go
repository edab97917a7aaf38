package pictures

import "dreist/game/dreist"

// Expression is the play of a face as a few numbers, so that one mood can glide into another. The cards' characters and Egon share it.
// Zero is at rest unless a field says otherwise; values are meant for the given ranges, and a little beyond does no harm.
type Expression struct {
	BrowLeft, BrowRight float64 // height, -1 low to 1 raised
	TiltLeft, TiltRight float64 // -1 worried (inner end up) to 1 cross (inner end down)
	LidLeft, LidRight   float64 // 0 closed to 1 open
	Joy                 float64 // 0 to 1: how far the cheeks push the lower lids up; a closed eye then laughs instead of sleeping
	Eye                 float64 // size of the eyes, 1 is usual
	LookX, LookY        float64 // where the pupils are, -1 left or up to 1 right or down
	Curve               float64 // mouth, -1 sour to 1 smiling
	Open                float64 // mouth, 0 shut to 1 wide open
	Width               float64 // mouth, 1 is usual
	Skew                float64 // mouth, -1 left corner up to 1 right corner up
	Teeth               float64 // 0 to 1, shows only in an open mouth
	Tongue              float64 // 0 in to 1 out
	Blush               float64 // 0 to 1
	Sweat               float64 // 0 to 1, a drop on the forehead
	Tilt                float64 // of the head, degrees clockwise

	// Only Egon has these.
	Hands  float64 // 0 out of sight to 1 raised to the bow tie
	Rub    float64 // of the hands against each other, -1 to 1
	Cheer  float64 // 0 out of sight to 1: open hands are thrown up beside the head
	Hide   float64 // 0 out of sight to 1: hands are held before the face
	Bow    float64 // how crooked the bow tie sits, degrees clockwise
	Note   float64 // how far a whistled note has flown, 0 and 1 not seen
	TieOff float64 // 0 or 1: the bow tie is gone
}

// Blend returns the expression a fraction t, 0 to 1, of the way from a to b.
func Blend(a, b Expression, t float64) Expression {
	mix := func(x, y float64) float64 { return x*(1-t) + y*t }
	return Expression{
		BrowLeft: mix(a.BrowLeft, b.BrowLeft), BrowRight: mix(a.BrowRight, b.BrowRight),
		TiltLeft: mix(a.TiltLeft, b.TiltLeft), TiltRight: mix(a.TiltRight, b.TiltRight),
		LidLeft: mix(a.LidLeft, b.LidLeft), LidRight: mix(a.LidRight, b.LidRight),
		Joy: mix(a.Joy, b.Joy), Eye: mix(a.Eye, b.Eye),
		LookX: mix(a.LookX, b.LookX), LookY: mix(a.LookY, b.LookY),
		Curve: mix(a.Curve, b.Curve), Open: mix(a.Open, b.Open),
		Width: mix(a.Width, b.Width), Skew: mix(a.Skew, b.Skew),
		Teeth: mix(a.Teeth, b.Teeth), Tongue: mix(a.Tongue, b.Tongue),
		Blush: mix(a.Blush, b.Blush), Sweat: mix(a.Sweat, b.Sweat),
		Tilt:  mix(a.Tilt, b.Tilt),
		Hands: mix(a.Hands, b.Hands), Rub: mix(a.Rub, b.Rub), Cheer: mix(a.Cheer, b.Cheer), Hide: mix(a.Hide, b.Hide),
		Bow: mix(a.Bow, b.Bow), Note: mix(a.Note, b.Note), TieOff: mix(a.TieOff, b.TieOff),
	}
}

// Cheek returns the face of a number card: 1 sleepy and shy, 2 a first smile, 3 curious, 4 a grin, 5 a wink, 6 tongue out,
// 7 tongue, wink and a raised brow, 8 wild laughter.
func Cheek(number int) Expression {
	return [dreist.Numbers + 1]Expression{
		1: {LidLeft: 0.12, LidRight: 0.12, Eye: 1, Curve: 0.45, Width: 0.42, Blush: 1, Tilt: -7, BrowLeft: 0.1, BrowRight: 0.1, TiltLeft: -0.6, TiltRight: -0.6},
		2: {LidLeft: 0.95, LidRight: 0.95, Eye: 1, Curve: 0.9, Width: 0.85, Blush: 0.7, LookY: 0.1},
		3: {LidLeft: 1, LidRight: 1, Eye: 1.14, LookX: 0.6, LookY: -0.7, BrowLeft: 0.2, BrowRight: 1, TiltRight: -0.4, TiltLeft: -0.4,
			Open: 0.5, Width: 0.38, Blush: 0.4, Tilt: 8},
		4: {LidLeft: 0.8, LidRight: 0.8, Eye: 1.02, Joy: 0.22, LookX: -0.35, Curve: 1, Open: 0.5, Teeth: 2, Width: 1.2, Blush: 0.5, TiltLeft: 0.35, TiltRight: 0.35},
		5: {LidLeft: 0.95, LidRight: 0, Eye: 1.06, Joy: 0.12, LookX: 0.3, Curve: 0.75, Open: 0.3, Teeth: 0.5, Width: 0.95, Skew: 0.75,
			BrowLeft: 0.7, BrowRight: -0.5, TiltRight: 0.5, Blush: 0.5, Tilt: 5},
		6: {LidLeft: 0.9, LidRight: 0.9, Eye: 1.08, LookX: 0, LookY: 0.35, Curve: 0.95, Open: 0.3, Width: 1, Tongue: 0.85, Blush: 0.5,
			TiltLeft: 0.5, TiltRight: 0.5, BrowLeft: -0.1, BrowRight: -0.1, Tilt: -4},
		7: {LidLeft: 0, LidRight: 1, Eye: 1.16, Joy: 0.35, LookX: -0.5, LookY: -0.1, Curve: 1, Open: 0.55, Teeth: 0.8, Width: 1.1, Skew: 0.6, Tongue: 0.9,
			BrowLeft: -0.5, BrowRight: 1.2, TiltLeft: 0.8, TiltRight: -0.3, Blush: 0.6, Tilt: 8},
		8: {LidLeft: 0, LidRight: 0, Eye: 1.2, Joy: 1, Curve: 1, Open: 1.15, Teeth: 1, Width: 1.35, Skew: -0.2, Tongue: 1,
			BrowLeft: 1, BrowRight: 1, TiltLeft: -0.4, TiltRight: -0.4, Blush: 0.9, Tilt: -10},
	}[number]
}
