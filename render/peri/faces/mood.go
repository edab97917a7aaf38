package faces

import (
	"dreist/game/peri"
	"dreist/render/figure"
)

// moodOf returns the face of a courtier, dutiful or caught.
func moodOf(suit peri.Suit, rank int, caught bool) figure.FaceExpression {
	both := [peri.SuitCount][3][2]figure.FaceExpression{
		peri.Clubs: {
			{ // through a diving mask, then with water in it
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1, LookX: 0.3, MouthCurve: 0.2, MouthWidth: 0.5, BrowLeft: 0.2, BrowRight: 0.2, Blush: 0.6},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.1, LookY: 0.6, MouthCurve: -0.3, MouthWidth: 0.4, BrowLeft: 1, BrowRight: 1, BrowTiltLeft: -1, BrowTiltRight: -1,
					Blush: 1},
			},
			{
				{EyeOpenLeft: 0.5, EyeOpenRight: 0.5, EyeSize: 1.02, LookX: -0.5, LookY: 0.2, MouthCurve: 0.6, MouthWidth: 0.5, MouthSkew: 0.4, BrowLeft: 0.8, BrowRight: 0.8,
					Blush: 1, HeadTilt: -4},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.15, LookX: 0.6, LookY: 0.5, MouthOpen: 0.9, MouthWidth: 0.5, BrowLeft: 1, BrowRight: 1, BrowTiltLeft: -0.7,
					BrowTiltRight: -0.7, Blush: 0.6},
			},
			{
				{EyeOpenLeft: 0.7, EyeOpenRight: 0.7, EyeSize: 1, LookX: 0.2, MouthCurve: -0.5, MouthWidth: 0.8, BrowLeft: -0.4, BrowRight: -0.4, BrowTiltLeft: 0.9,
					BrowTiltRight: 0.9, Blush: 0.4},
				{EyeOpenLeft: 0.9, EyeOpenRight: 1, EyeSize: 1.12, LookX: 0.8, LookY: 0.6, MouthCurve: -0.2, MouthOpen: 0.4, Teeth: 2, MouthWidth: 0.9, BrowLeft: 0.8,
					BrowRight: 0.8, BrowTiltLeft: -1, BrowTiltRight: -1, Sweat: 1, HeadTilt: 6},
			},
		},
		peri.Spades: {
			{
				{EyeOpenLeft: 0.75, EyeOpenRight: 0.75, EyeSize: 1.1, LookX: 0.8, MouthCurve: 0.5, MouthWidth: 0.6, BrowLeft: -0.3, BrowRight: -0.3, BrowTiltLeft: 0.6,
					BrowTiltRight: 0.6},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.15, LookX: -0.2, MouthCurve: 1, MouthOpen: 0.5, Teeth: 2, MouthWidth: 1.1, BrowLeft: 1, BrowRight: 1, Blush: 1},
			},
			{
				{EyeOpenLeft: 0.45, EyeOpenRight: 0.45, EyeSize: 1, LookY: 0.9, MouthCurve: 0.4, MouthWidth: 0.5, BrowLeft: 0.5, BrowRight: 0.5, Blush: 0.8},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.18, LookY: -0.4, MouthCurve: 0.2, MouthWidth: 0.4, BrowLeft: 1, BrowRight: 1, BrowTiltLeft: -0.6,
					BrowTiltRight: -0.6, Blush: 1},
			},
			{
				{EyeOpenLeft: 0.55, EyeOpenRight: 0.55, EyeSize: 1, LookX: -0.3, MouthCurve: 0.3, MouthWidth: 0.8, MouthSkew: -0.5, BrowLeft: 0.6, BrowRight: -0.2,
					BrowTiltLeft: 0.3, BrowTiltRight: 0.5, Blush: 0.4},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.2, LookX: 0.5, LookY: 0.7, MouthOpen: 0.9, MouthWidth: 0.6, BrowLeft: 1.2, BrowRight: 1.2, BrowTiltLeft: -0.7,
					BrowTiltRight: -0.7, Sweat: 1},
			},
		},
		peri.Hearts: {
			{ // whistles as if nothing were the matter
				{EyeOpenLeft: 0.9, EyeOpenRight: 0.9, EyeSize: 1.05, LookX: -0.7, LookY: -0.7, MouthOpen: 0.3, MouthWidth: 0.3, MouthSkew: 0.4, BrowLeft: 0.9, BrowRight: 0.9,
					Blush: 0.8, HeadTilt: -5},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.2, LookX: 0.6, LookY: 0.4, MouthCurve: 0.1, MouthOpen: 0.4, Teeth: 2, MouthWidth: 0.9, BrowLeft: 1, BrowRight: 1,
					BrowTiltLeft: -0.9, BrowTiltRight: -0.9, Blush: 1, Sweat: 1},
			},
			{
				{EyeOpenLeft: 0.55, EyeOpenRight: 0.55, EyeSize: 1.05, LookX: 0.5, MouthCurve: 0.9, MouthWidth: 0.6, MouthSkew: 0.6, BrowLeft: 0.7, BrowRight: 1, Blush: 1,
					HeadTilt: 4},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.2, LookY: -0.7, MouthOpen: 0.7, MouthWidth: 0.5, BrowLeft: 1, BrowRight: 1, BrowTiltLeft: -0.8, BrowTiltRight: -0.8,
					Blush: 1},
			},
			{ // asleep, then woken
				{EyeOpenLeft: 0.12, EyeOpenRight: 0.12, EyeSize: 1, MouthOpen: 0.45, MouthWidth: 0.4, Blush: 1, HeadTilt: 15, BrowLeft: 0.2, BrowRight: 0.2, BrowTiltLeft: -0.6,
					BrowTiltRight: -0.6},
				{EyeOpenLeft: 0.75, EyeOpenRight: 1, EyeSize: 1.22, LookX: -0.3, MouthCurve: -0.2, MouthOpen: 0.5, Teeth: 1.5, MouthWidth: 0.8, BrowLeft: 0.4, BrowRight: 1.3,
					BrowTiltLeft: -0.9, BrowTiltRight: -0.4, Blush: 0.7, Sweat: 1, HeadTilt: -6},
			},
		},
		peri.Diamonds: {
			{
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.05, LookX: 0.1, LookY: -0.7, MouthCurve: 0.7, MouthWidth: 0.7, Blush: 1},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.15, LookX: -0.7, LookY: 0.2, MouthOpen: 0.6, MouthWidth: 0.7, BrowLeft: 0.8, BrowTiltLeft: -0.6, Blush: 1, HeadTilt: -8},
			},
			{
				{EyeOpenLeft: 0.8, EyeOpenRight: 0.8, EyeSize: 1, LookX: 0.6, MouthCurve: 0.4, MouthWidth: 0.6, BrowLeft: 0.7, BrowRight: 0.7, Blush: 0.8},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.25, LookX: -0.6, MouthOpen: 0.5, MouthWidth: 0.6, BrowLeft: 1, BrowRight: 1, BrowTiltLeft: -0.7, BrowTiltRight: -0.7,
					Blush: 1, HeadTilt: -5},
			},
			{
				{EyeOpenLeft: 0.5, EyeOpenRight: 0.5, EyeSize: 0.95, MouthCurve: -0.4, MouthWidth: 0.8, BrowLeft: 0.3, BrowRight: 0.3, BrowTiltLeft: 0.4, BrowTiltRight: 0.4,
					Blush: 0.5},
				{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.1, LookX: 0.7, LookY: 0.5, MouthCurve: 0.2, MouthOpen: 0.5, MouthWidth: 1, BrowLeft: 0.9, BrowRight: 0.9,
					BrowTiltLeft: -0.8, BrowTiltRight: -0.8, Blush: 1, Sweat: 1},
			},
		},
	}[suit][rank-jack]
	if caught {
		return both[1]
	}
	return both[0]
}
