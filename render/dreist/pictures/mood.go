package pictures

import (
	"dreist/game/dreist"
	"dreist/render/figure"
	"dreist/render/mascot"
)

// Mood is the mood of a seat's character.
type Mood uint8

const (
	MoodPatient    Mood = iota // it is somebody else's turn
	MoodThinking               // it is this seat's turn
	MoodPleased                // the seat made a DREIer or got rid of cards
	MoodSurprised              // the seat was given a gift
	MoodTriumphant             // the seat wins
	MoodDowncast               // the seat loses

	// MoodCount is the number of moods.
	MoodCount = iota
)

// Expression returns the face that shows a mood.
func (m Mood) Expression() figure.FaceExpression {
	return [MoodCount]figure.FaceExpression{
		MoodPatient: {EyeOpenLeft: 0.86, EyeOpenRight: 0.86, EyeSize: 1, LookX: -0.4, LookY: 0.1, MouthCurve: 0.7, MouthWidth: 0.75, MouthSkew: -0.1, BrowLeft: 0.2,
			BrowRight: 0.1, Blush: 0.6},
		// looks up to where ideas come from, and chews on one
		MoodThinking: {EyeOpenLeft: 0.82, EyeOpenRight: 1, EyeSize: 1.06, LookX: 0.75, LookY: -0.85, BrowLeft: -0.35, BrowRight: 1.15, BrowTiltLeft: 0.75,
			BrowTiltRight: -0.35, MouthCurve: -0.25, MouthWidth: 0.5, MouthSkew: 0.95, Blush: 0.3, HeadTilt: 7},
		MoodPleased: {EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.08, Joy: 0.24, LookX: -0.3, LookY: -0.25, BrowLeft: 0.6, BrowRight: 0.6, BrowTiltLeft: -0.2,
			BrowTiltRight: -0.2, MouthCurve: 1, MouthOpen: 0.62, Teeth: 1.4, MouthWidth: 1.15, Blush: 0.9, HeadTilt: -5},
		// eyes on stalks
		MoodSurprised: {EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.28, LookX: 0.05, LookY: 0.35, BrowLeft: 1.35, BrowRight: 1.35, BrowTiltLeft: -0.6,
			BrowTiltRight: -0.6, MouthOpen: 0.85, MouthWidth: 0.5, Blush: 0.5, HeadTilt: 3},
		MoodTriumphant: {EyeOpenLeft: 0, EyeOpenRight: 0, EyeSize: 1.16, Joy: 1, BrowLeft: 0.95, BrowRight: 0.95, BrowTiltLeft: -0.35, BrowTiltRight: -0.35,
			MouthCurve: 1, MouthOpen: 1.1, Teeth: 1, MouthWidth: 1.3, Blush: 1, HeadTilt: -8},
		MoodDowncast: {EyeOpenLeft: 0.58, EyeOpenRight: 0.58, EyeSize: 1.05, LookX: -0.25, LookY: 0.85, BrowLeft: 0.5, BrowRight: 0.5, BrowTiltLeft: -1.2,
			BrowTiltRight: -1.2, MouthCurve: -0.85, MouthWidth: 0.6, MouthSkew: 0.2, Sweat: 1, Blush: 0.1, HeadTilt: 8},
	}[m]
}

// EgonMoodAfter returns Egon's mood after an event; false if the event does not change it.
func EgonMoodAfter(e dreist.Event) (mascot.Mood, bool) {
	switch e := e.(type) {
	case dreist.EgonRevealed:
		return mascot.CuriousMood, true
	case dreist.EgonSetAside:
		return mascot.SourMood, true
	case dreist.GiftGiven:
		return mascot.BitingMood, true
	case dreist.CardLaid:
		return mascot.SmugMood, e.Seat == dreist.EgonSeat
	case dreist.TurnEnded:
		if e.Next == dreist.EgonSeat {
			return mascot.CuriousMood, true
		}
		return mascot.WaitingMood, true
	case dreist.MatchWon:
		if e.Seat == dreist.EgonSeat {
			return mascot.DelightedMood, true
		}
		return mascot.BeatenMood, true
	}
	return mascot.WaitingMood, false
}
