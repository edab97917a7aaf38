package pictures

import (
	"dreist/game/dreist"
	"dreist/render/figure"
)

// NumberExpression returns the expression on a number card: 1 sleepy and shy, 2 a first smile, 3 curious, 4 a grin, 5 a wink, 6 tongue
// out, 7 tongue, wink and a raised brow, 8 wild laughter.
func NumberExpression(number int) figure.FaceExpression {
	return [dreist.Numbers + 1]figure.FaceExpression{
		1: {LidLeft: 0.12, LidRight: 0.12, Eye: 1, Curve: 0.45, Width: 0.42, Blush: 1, Tilt: -7, BrowLeft: 0.1, BrowRight: 0.1,
			TiltLeft: -0.6, TiltRight: -0.6},
		2: {LidLeft: 0.95, LidRight: 0.95, Eye: 1, Curve: 0.9, Width: 0.85, Blush: 0.7, LookY: 0.1},
		3: {LidLeft: 1, LidRight: 1, Eye: 1.14, LookX: 0.6, LookY: -0.7, BrowLeft: 0.2, BrowRight: 1, TiltRight: -0.4, TiltLeft: -0.4,
			Open: 0.5, Width: 0.38, Blush: 0.4, Tilt: 8},
		4: {LidLeft: 0.8, LidRight: 0.8, Eye: 1.02, Joy: 0.22, LookX: -0.35, Curve: 1, Open: 0.5, Teeth: 2, Width: 1.2, Blush: 0.5,
			TiltLeft: 0.35, TiltRight: 0.35},
		5: {LidLeft: 0.95, LidRight: 0, Eye: 1.06, Joy: 0.12, LookX: 0.3, Curve: 0.75, Open: 0.3, Teeth: 0.5, Width: 0.95, Skew: 0.75,
			BrowLeft: 0.7, BrowRight: -0.5, TiltRight: 0.5, Blush: 0.5, Tilt: 5},
		6: {LidLeft: 0.9, LidRight: 0.9, Eye: 1.08, LookX: 0, LookY: 0.35, Curve: 0.95, Open: 0.3, Width: 1, Tongue: 0.85, Blush: 0.5,
			TiltLeft: 0.5, TiltRight: 0.5, BrowLeft: -0.1, BrowRight: -0.1, Tilt: -4},
		7: {LidLeft: 0, LidRight: 1, Eye: 1.16, Joy: 0.35, LookX: -0.5, LookY: -0.1, Curve: 1, Open: 0.55, Teeth: 0.8, Width: 1.1, Skew: 0.6,
			Tongue: 0.9, BrowLeft: -0.5, BrowRight: 1.2, TiltLeft: 0.8, TiltRight: -0.3, Blush: 0.6, Tilt: 8},
		8: {LidLeft: 0, LidRight: 0, Eye: 1.2, Joy: 1, Curve: 1, Open: 1.15, Teeth: 1, Width: 1.35, Skew: -0.2, Tongue: 1,
			BrowLeft: 1, BrowRight: 1, TiltLeft: -0.4, TiltRight: -0.4, Blush: 0.9, Tilt: -10},
	}[number]
}
