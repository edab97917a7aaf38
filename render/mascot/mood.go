package mascot

import "dreist/render/figure"

// Mood is a mood of Egon. As a motif it is his portrait in this mood.
type Mood uint8

// The moods.
const (
	Waiting   Mood = iota // it is somebody else's turn
	Curious               // he turns up a card
	Smug                  // he has laid one
	Sour                  // he had to set one aside
	Delighted             // he wins
	Beaten                // he loses
	Nervous               // he is about to lose
	Gleeful               // he is about to win
	Startled              // a column is swept away before his eyes
	Giggling              // he is tickled
	Offended              // he is poked
	Biting                // he unties a gift with his teeth
	Aloof                 // he leans back: it isn't his game

	Moods = iota // the number of moods
)

// Expression returns the expression that shows the mood.
func (m Mood) Expression() Expression {
	e := Expression{FaceExpression: [Moods]figure.FaceExpression{
		Waiting: {LidLeft: 0.84, LidRight: 0.84, Eye: 1, LookX: 0.45, LookY: 0.05, Curve: 0.55, Width: 0.7, Skew: 0.15, BrowLeft: 0.1,
			BrowRight: 0.25, Blush: 0.5},
		Curious: {LidLeft: 1, LidRight: 1, Eye: 1.18, LookX: 0.15, LookY: 0.75, BrowLeft: 0.9, BrowRight: 1.3, TiltLeft: -0.5, TiltRight: -0.5,
			Open: 0.5, Width: 0.36, Blush: 0.3, Tilt: 6},
		Smug: {LidLeft: 0.5, LidRight: 0.62, Eye: 1, Joy: 0.15, LookX: -0.7, LookY: 0.1, BrowLeft: -0.2, BrowRight: 1.1, TiltLeft: 0.5,
			TiltRight: -0.1, Curve: 0.8, Width: 0.95, Skew: 0.9, Blush: 0.6, Tilt: -6},
		Sour: {LidLeft: 0.72, LidRight: 0.72, Eye: 0.96, LookX: 0.55, LookY: 0.35, BrowLeft: -0.9, BrowRight: -0.9, TiltLeft: 1.25,
			TiltRight: 1.25, Curve: -0.95, Width: 0.7, Skew: -0.25, Blush: 0.15, Tilt: 3},
		Delighted: {LidLeft: 0, LidRight: 0, Eye: 1.12, Joy: 1, BrowLeft: 0.9, BrowRight: 0.9, TiltLeft: -0.3, TiltRight: -0.3,
			Curve: 1, Open: 1, Teeth: 0.9, Width: 1.2, Blush: 1, Tilt: -7},
		Beaten: {LidLeft: 0.6, LidRight: 0.6, Eye: 1.05, LookX: -0.2, LookY: 0.8, BrowLeft: 0.5, BrowRight: 0.5, TiltLeft: -1.1, TiltRight: -1.1,
			Curve: -0.7, Width: 0.55, Skew: 0.2, Sweat: 1, Blush: 0.1, Tilt: 9},
		Nervous: {LidLeft: 0.95, LidRight: 0.95, Eye: 1.08, LookX: 0.5, LookY: 0.45, BrowLeft: 0.5, BrowRight: 0.7, TiltLeft: -1.1,
			TiltRight: -1.1, Curve: -0.15, Open: 0.3, Teeth: 2, Width: 0.95, Skew: 0.2, Sweat: 0.85, Blush: 0.2, Tilt: 3},
		Gleeful: {LidLeft: 0.72, LidRight: 0.72, Eye: 1.02, Joy: 0.4, LookX: -0.25, LookY: 0.6, BrowLeft: 0.2, BrowRight: 0.9, TiltLeft: 0.6,
			TiltRight: 0.3, Curve: 1, Width: 1.15, Skew: 0.35, Blush: 0.9, Tilt: -4},
		Startled: {LidLeft: 1, LidRight: 1, Eye: 1.3, LookX: 0.6, LookY: 0.1, BrowLeft: 1.4, BrowRight: 1.4, TiltLeft: -0.7, TiltRight: -0.7,
			Open: 0.95, Width: 0.5, Blush: 0.3, Tilt: -4},
		Giggling: {LidLeft: 0, LidRight: 0, Eye: 1.05, Joy: 1, BrowLeft: 0.4, BrowRight: 0.4, TiltLeft: -0.6, TiltRight: -0.6,
			Curve: 1, Open: 0.4, Teeth: 1.2, Width: 0.75, Blush: 1, Tilt: 9},
		// chin up, and away with the eyes
		Offended: {LidLeft: 0.4, LidRight: 0.4, Eye: 1, LookX: -0.9, LookY: -0.3, BrowLeft: 0.8, BrowRight: 1, TiltLeft: 0.1, TiltRight: 0.1,
			Curve: -0.7, Width: 0.5, Skew: -0.3, Blush: 0.5, Tilt: -10},
		Biting: {LidLeft: 0.7, LidRight: 0.7, Eye: 0.98, Joy: 0.2, LookX: 0.85, LookY: 0.1, BrowLeft: -0.8, BrowRight: -0.8, TiltLeft: 1.2,
			TiltRight: 1.2, Curve: -0.1, Open: 0.55, Teeth: 2, Width: 1.05, Skew: -0.5, Blush: 0.7, Tilt: 9},
		Aloof: {LidLeft: 0.5, LidRight: 0.5, Eye: 1, LookX: 0.75, LookY: -0.6, BrowLeft: 1, BrowRight: 0.7, TiltLeft: -0.3, TiltRight: -0.3,
			Curve: 0.15, Open: 0.12, Width: 0.4, Skew: -0.5, Blush: 0.4, Tilt: -13},
	}[m]}
	switch m {
	case Delighted:
		e.Cheer = 1
	case Beaten:
		e.Hide, e.TieOff = 1, 1
	case Gleeful, Giggling:
		e.Hands = 1
	}
	return e
}
