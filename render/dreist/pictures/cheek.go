package pictures

import (
	"dreist/game/dreist"
	"dreist/render/figure"
)

// NumberExpression returns the expression on a number card: 1 sleepy and shy, 2 a first smile, 3 curious, 4 a grin, 5 a wink, 6 tongue
// out, 7 tongue, wink and a raised brow, 8 wild laughter.
func NumberExpression(number int) figure.FaceExpression {
	return [dreist.NumberCount + 1]figure.FaceExpression{
		1: {EyeOpenLeft: 0.12, EyeOpenRight: 0.12, EyeSize: 1, MouthCurve: 0.45, MouthWidth: 0.42, Blush: 1, HeadTilt: -7, BrowLeft: 0.1, BrowRight: 0.1,
			BrowTiltLeft: -0.6, BrowTiltRight: -0.6},
		2: {EyeOpenLeft: 0.95, EyeOpenRight: 0.95, EyeSize: 1, MouthCurve: 0.9, MouthWidth: 0.85, Blush: 0.7, LookY: 0.1},
		3: {EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.14, LookX: 0.6, LookY: -0.7, BrowLeft: 0.2, BrowRight: 1, BrowTiltRight: -0.4, BrowTiltLeft: -0.4,
			MouthOpen: 0.5, MouthWidth: 0.38, Blush: 0.4, HeadTilt: 8},
		4: {EyeOpenLeft: 0.8, EyeOpenRight: 0.8, EyeSize: 1.02, Joy: 0.22, LookX: -0.35, MouthCurve: 1, MouthOpen: 0.5, Teeth: 2, MouthWidth: 1.2, Blush: 0.5,
			BrowTiltLeft: 0.35, BrowTiltRight: 0.35},
		5: {EyeOpenLeft: 0.95, EyeOpenRight: 0, EyeSize: 1.06, Joy: 0.12, LookX: 0.3, MouthCurve: 0.75, MouthOpen: 0.3, Teeth: 0.5, MouthWidth: 0.95, MouthSkew: 0.75,
			BrowLeft: 0.7, BrowRight: -0.5, BrowTiltRight: 0.5, Blush: 0.5, HeadTilt: 5},
		6: {EyeOpenLeft: 0.9, EyeOpenRight: 0.9, EyeSize: 1.08, LookX: 0, LookY: 0.35, MouthCurve: 0.95, MouthOpen: 0.3, MouthWidth: 1, Tongue: 0.85, Blush: 0.5,
			BrowTiltLeft: 0.5, BrowTiltRight: 0.5, BrowLeft: -0.1, BrowRight: -0.1, HeadTilt: -4},
		7: {EyeOpenLeft: 0, EyeOpenRight: 1, EyeSize: 1.16, Joy: 0.35, LookX: -0.5, LookY: -0.1, MouthCurve: 1, MouthOpen: 0.55, Teeth: 0.8, MouthWidth: 1.1, MouthSkew: 0.6,
			Tongue: 0.9, BrowLeft: -0.5, BrowRight: 1.2, BrowTiltLeft: 0.8, BrowTiltRight: -0.3, Blush: 0.6, HeadTilt: 8},
		8: {EyeOpenLeft: 0, EyeOpenRight: 0, EyeSize: 1.2, Joy: 1, MouthCurve: 1, MouthOpen: 1.15, Teeth: 1, MouthWidth: 1.35, MouthSkew: -0.2, Tongue: 1,
			BrowLeft: 1, BrowRight: 1, BrowTiltLeft: -0.4, BrowTiltRight: -0.4, Blush: 0.9, HeadTilt: -10},
	}[number]
}
