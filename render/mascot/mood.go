package mascot

import "dreist/render/figure"

// Mood is a mood of Egon. As a motif it is his portrait in this mood.
type Mood uint8

const (
	WaitingMood   Mood = iota // it is somebody else's turn
	CuriousMood               // he turns up a card
	SmugMood                  // he has laid one
	SourMood                  // he had to set one aside
	DelightedMood             // he wins
	BeatenMood                // he loses
	NervousMood               // he is about to lose
	GleefulMood               // he is about to win
	StartledMood              // a column is swept away before his eyes
	GigglingMood              // he is tickled
	OffendedMood              // he is poked
	BitingMood                // he unties a gift with his teeth
	AloofMood                 // he leans back: it isn't his game

	MoodCount = iota // the number of moods
)

// Expression returns the expression that shows the mood.
func (m Mood) Expression() Expression {
	e := Expression{FaceExpression: [MoodCount]figure.FaceExpression{
		WaitingMood: {EyeOpenLeft: 0.84, EyeOpenRight: 0.84, EyeSize: 1, LookX: 0.45, LookY: 0.05, MouthCurve: 0.55, MouthWidth: 0.7, MouthSkew: 0.15, BrowLeft: 0.1,
			BrowRight: 0.25, Blush: 0.5},
		CuriousMood: {EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.18, LookX: 0.15, LookY: 0.75, BrowLeft: 0.9, BrowRight: 1.3, BrowTiltLeft: -0.5, BrowTiltRight: -0.5,
			MouthOpen: 0.5, MouthWidth: 0.36, Blush: 0.3, HeadTilt: 6},
		SmugMood: {EyeOpenLeft: 0.5, EyeOpenRight: 0.62, EyeSize: 1, Joy: 0.15, LookX: -0.7, LookY: 0.1, BrowLeft: -0.2, BrowRight: 1.1, BrowTiltLeft: 0.5,
			BrowTiltRight: -0.1, MouthCurve: 0.8, MouthWidth: 0.95, MouthSkew: 0.9, Blush: 0.6, HeadTilt: -6},
		SourMood: {EyeOpenLeft: 0.72, EyeOpenRight: 0.72, EyeSize: 0.96, LookX: 0.55, LookY: 0.35, BrowLeft: -0.9, BrowRight: -0.9, BrowTiltLeft: 1.25,
			BrowTiltRight: 1.25, MouthCurve: -0.95, MouthWidth: 0.7, MouthSkew: -0.25, Blush: 0.15, HeadTilt: 3},
		DelightedMood: {EyeOpenLeft: 0, EyeOpenRight: 0, EyeSize: 1.12, Joy: 1, BrowLeft: 0.9, BrowRight: 0.9, BrowTiltLeft: -0.3, BrowTiltRight: -0.3,
			MouthCurve: 1, MouthOpen: 1, Teeth: 0.9, MouthWidth: 1.2, Blush: 1, HeadTilt: -7},
		BeatenMood: {EyeOpenLeft: 0.6, EyeOpenRight: 0.6, EyeSize: 1.05, LookX: -0.2, LookY: 0.8, BrowLeft: 0.5, BrowRight: 0.5, BrowTiltLeft: -1.1, BrowTiltRight: -1.1,
			MouthCurve: -0.7, MouthWidth: 0.55, MouthSkew: 0.2, Sweat: 1, Blush: 0.1, HeadTilt: 9},
		NervousMood: {EyeOpenLeft: 0.95, EyeOpenRight: 0.95, EyeSize: 1.08, LookX: 0.5, LookY: 0.45, BrowLeft: 0.5, BrowRight: 0.7, BrowTiltLeft: -1.1,
			BrowTiltRight: -1.1, MouthCurve: -0.15, MouthOpen: 0.3, Teeth: 2, MouthWidth: 0.95, MouthSkew: 0.2, Sweat: 0.85, Blush: 0.2, HeadTilt: 3},
		GleefulMood: {EyeOpenLeft: 0.72, EyeOpenRight: 0.72, EyeSize: 1.02, Joy: 0.4, LookX: -0.25, LookY: 0.6, BrowLeft: 0.2, BrowRight: 0.9, BrowTiltLeft: 0.6,
			BrowTiltRight: 0.3, MouthCurve: 1, MouthWidth: 1.15, MouthSkew: 0.35, Blush: 0.9, HeadTilt: -4},
		StartledMood: {EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.3, LookX: 0.6, LookY: 0.1, BrowLeft: 1.4, BrowRight: 1.4, BrowTiltLeft: -0.7, BrowTiltRight: -0.7,
			MouthOpen: 0.95, MouthWidth: 0.5, Blush: 0.3, HeadTilt: -4},
		GigglingMood: {EyeOpenLeft: 0, EyeOpenRight: 0, EyeSize: 1.05, Joy: 1, BrowLeft: 0.4, BrowRight: 0.4, BrowTiltLeft: -0.6, BrowTiltRight: -0.6,
			MouthCurve: 1, MouthOpen: 0.4, Teeth: 1.2, MouthWidth: 0.75, Blush: 1, HeadTilt: 9},
		// chin up, and away with the eyes
		OffendedMood: {EyeOpenLeft: 0.4, EyeOpenRight: 0.4, EyeSize: 1, LookX: -0.9, LookY: -0.3, BrowLeft: 0.8, BrowRight: 1, BrowTiltLeft: 0.1, BrowTiltRight: 0.1,
			MouthCurve: -0.7, MouthWidth: 0.5, MouthSkew: -0.3, Blush: 0.5, HeadTilt: -10},
		BitingMood: {EyeOpenLeft: 0.7, EyeOpenRight: 0.7, EyeSize: 0.98, Joy: 0.2, LookX: 0.85, LookY: 0.1, BrowLeft: -0.8, BrowRight: -0.8, BrowTiltLeft: 1.2,
			BrowTiltRight: 1.2, MouthCurve: -0.1, MouthOpen: 0.55, Teeth: 2, MouthWidth: 1.05, MouthSkew: -0.5, Blush: 0.7, HeadTilt: 9},
		AloofMood: {EyeOpenLeft: 0.5, EyeOpenRight: 0.5, EyeSize: 1, LookX: 0.75, LookY: -0.6, BrowLeft: 1, BrowRight: 0.7, BrowTiltLeft: -0.3, BrowTiltRight: -0.3,
			MouthCurve: 0.15, MouthOpen: 0.12, MouthWidth: 0.4, MouthSkew: -0.5, Blush: 0.4, HeadTilt: -13},
	}[m]}
	switch m {
	case DelightedMood:
		e.CheerHeight = 1
	case BeatenMood:
		e.HideHeight, e.TieRemoval = 1, 1
	case GleefulMood, GigglingMood:
		e.HandHeight = 1
	}
	return e
}
