package faces

import "dreist/render/figure"

// moodOf returns the face of a courtier, dutiful or caught.
func moodOf(suit Suit, rank int, caught bool) figure.FaceExpression {
	both := [Suits][3][2]figure.FaceExpression{
		Clubs: {
			{ // through a diving mask, then with water in it
				{LidLeft: 1, LidRight: 1, Eye: 1, LookX: 0.3, Curve: 0.2, Width: 0.5, BrowLeft: 0.2, BrowRight: 0.2, Blush: 0.6},
				{LidLeft: 1, LidRight: 1, Eye: 1.1, LookY: 0.6, Curve: -0.3, Width: 0.4, BrowLeft: 1, BrowRight: 1, TiltLeft: -1, TiltRight: -1,
					Blush: 1},
			},
			{
				{LidLeft: 0.5, LidRight: 0.5, Eye: 1.02, LookX: -0.5, LookY: 0.2, Curve: 0.6, Width: 0.5, Skew: 0.4, BrowLeft: 0.8, BrowRight: 0.8,
					Blush: 1, Tilt: -4},
				{LidLeft: 1, LidRight: 1, Eye: 1.15, LookX: 0.6, LookY: 0.5, Open: 0.9, Width: 0.5, BrowLeft: 1, BrowRight: 1, TiltLeft: -0.7,
					TiltRight: -0.7, Blush: 0.6},
			},
			{
				{LidLeft: 0.7, LidRight: 0.7, Eye: 1, LookX: 0.2, Curve: -0.5, Width: 0.8, BrowLeft: -0.4, BrowRight: -0.4, TiltLeft: 0.9,
					TiltRight: 0.9, Blush: 0.4},
				{LidLeft: 0.9, LidRight: 1, Eye: 1.12, LookX: 0.8, LookY: 0.6, Curve: -0.2, Open: 0.4, Teeth: 2, Width: 0.9, BrowLeft: 0.8,
					BrowRight: 0.8, TiltLeft: -1, TiltRight: -1, Sweat: 1, Tilt: 6},
			},
		},
		Spades: {
			{
				{LidLeft: 0.75, LidRight: 0.75, Eye: 1.1, LookX: 0.8, Curve: 0.5, Width: 0.6, BrowLeft: -0.3, BrowRight: -0.3, TiltLeft: 0.6,
					TiltRight: 0.6},
				{LidLeft: 1, LidRight: 1, Eye: 1.15, LookX: -0.2, Curve: 1, Open: 0.5, Teeth: 2, Width: 1.1, BrowLeft: 1, BrowRight: 1, Blush: 1},
			},
			{
				{LidLeft: 0.45, LidRight: 0.45, Eye: 1, LookY: 0.9, Curve: 0.4, Width: 0.5, BrowLeft: 0.5, BrowRight: 0.5, Blush: 0.8},
				{LidLeft: 1, LidRight: 1, Eye: 1.18, LookY: -0.4, Curve: 0.2, Width: 0.4, BrowLeft: 1, BrowRight: 1, TiltLeft: -0.6,
					TiltRight: -0.6, Blush: 1},
			},
			{
				{LidLeft: 0.55, LidRight: 0.55, Eye: 1, LookX: -0.3, Curve: 0.3, Width: 0.8, Skew: -0.5, BrowLeft: 0.6, BrowRight: -0.2,
					TiltLeft: 0.3, TiltRight: 0.5, Blush: 0.4},
				{LidLeft: 1, LidRight: 1, Eye: 1.2, LookX: 0.5, LookY: 0.7, Open: 0.9, Width: 0.6, BrowLeft: 1.2, BrowRight: 1.2, TiltLeft: -0.7,
					TiltRight: -0.7, Sweat: 1},
			},
		},
		Hearts: {
			{ // whistles as if nothing were the matter
				{LidLeft: 0.9, LidRight: 0.9, Eye: 1.05, LookX: -0.7, LookY: -0.7, Open: 0.3, Width: 0.3, Skew: 0.4, BrowLeft: 0.9, BrowRight: 0.9,
					Blush: 0.8, Tilt: -5},
				{LidLeft: 1, LidRight: 1, Eye: 1.2, LookX: 0.6, LookY: 0.4, Curve: 0.1, Open: 0.4, Teeth: 2, Width: 0.9, BrowLeft: 1, BrowRight: 1,
					TiltLeft: -0.9, TiltRight: -0.9, Blush: 1, Sweat: 1},
			},
			{
				{LidLeft: 0.55, LidRight: 0.55, Eye: 1.05, LookX: 0.5, Curve: 0.9, Width: 0.6, Skew: 0.6, BrowLeft: 0.7, BrowRight: 1, Blush: 1,
					Tilt: 4},
				{LidLeft: 1, LidRight: 1, Eye: 1.2, LookY: -0.7, Open: 0.7, Width: 0.5, BrowLeft: 1, BrowRight: 1, TiltLeft: -0.8, TiltRight: -0.8,
					Blush: 1},
			},
			{ // asleep, then woken
				{LidLeft: 0.12, LidRight: 0.12, Eye: 1, Open: 0.45, Width: 0.4, Blush: 1, Tilt: 15, BrowLeft: 0.2, BrowRight: 0.2, TiltLeft: -0.6,
					TiltRight: -0.6},
				{LidLeft: 0.75, LidRight: 1, Eye: 1.22, LookX: -0.3, Curve: -0.2, Open: 0.5, Teeth: 1.5, Width: 0.8, BrowLeft: 0.4, BrowRight: 1.3,
					TiltLeft: -0.9, TiltRight: -0.4, Blush: 0.7, Sweat: 1, Tilt: -6},
			},
		},
		Diamonds: {
			{
				{LidLeft: 1, LidRight: 1, Eye: 1.05, LookX: 0.1, LookY: -0.7, Curve: 0.7, Width: 0.7, Blush: 1},
				{LidLeft: 1, LidRight: 1, Eye: 1.15, LookX: -0.7, LookY: 0.2, Open: 0.6, Width: 0.7, BrowLeft: 0.8, TiltLeft: -0.6, Blush: 1, Tilt: -8},
			},
			{
				{LidLeft: 0.8, LidRight: 0.8, Eye: 1, LookX: 0.6, Curve: 0.4, Width: 0.6, BrowLeft: 0.7, BrowRight: 0.7, Blush: 0.8},
				{LidLeft: 1, LidRight: 1, Eye: 1.25, LookX: -0.6, Open: 0.5, Width: 0.6, BrowLeft: 1, BrowRight: 1, TiltLeft: -0.7, TiltRight: -0.7,
					Blush: 1, Tilt: -5},
			},
			{
				{LidLeft: 0.5, LidRight: 0.5, Eye: 0.95, Curve: -0.4, Width: 0.8, BrowLeft: 0.3, BrowRight: 0.3, TiltLeft: 0.4, TiltRight: 0.4,
					Blush: 0.5},
				{LidLeft: 1, LidRight: 1, Eye: 1.1, LookX: 0.7, LookY: 0.5, Curve: 0.2, Open: 0.5, Width: 1, BrowLeft: 0.9, BrowRight: 0.9,
					TiltLeft: -0.8, TiltRight: -0.8, Blush: 1, Sweat: 1},
			},
		},
	}[suit][rank-Jack]
	if caught {
		return both[1]
	}
	return both[0]
}
