package pictures

import (
	"dreist/game/dreist"
	"dreist/render/figure"
	"dreist/render/mascot"
)

// Mood is the mood of a seat's character.
type Mood uint8

// The moods.
const (
	Patient    Mood = iota // it is somebody else's turn
	Thinking               // it is this seat's turn
	Pleased                // the seat made a DREIer or got rid of cards
	Surprised              // the seat was given a gift
	Triumphant             // the seat wins
	Downcast               // the seat loses

	// MoodCount is the number of moods.
	MoodCount = iota
)

// Expression returns the face that shows a mood.
func (m Mood) Expression() figure.FaceExpression {
	return [MoodCount]figure.FaceExpression{
		Patient: {LidLeft: 0.86, LidRight: 0.86, Eye: 1, LookX: -0.4, LookY: 0.1, Curve: 0.7, Width: 0.75, Skew: -0.1, BrowLeft: 0.2,
			BrowRight: 0.1, Blush: 0.6},
		// looks up to where ideas come from, and chews on one
		Thinking: {LidLeft: 0.82, LidRight: 1, Eye: 1.06, LookX: 0.75, LookY: -0.85, BrowLeft: -0.35, BrowRight: 1.15, TiltLeft: 0.75,
			TiltRight: -0.35, Curve: -0.25, Width: 0.5, Skew: 0.95, Blush: 0.3, Tilt: 7},
		Pleased: {LidLeft: 1, LidRight: 1, Eye: 1.08, Joy: 0.24, LookX: -0.3, LookY: -0.25, BrowLeft: 0.6, BrowRight: 0.6, TiltLeft: -0.2,
			TiltRight: -0.2, Curve: 1, Open: 0.62, Teeth: 1.4, Width: 1.15, Blush: 0.9, Tilt: -5},
		// eyes on stalks
		Surprised: {LidLeft: 1, LidRight: 1, Eye: 1.28, LookX: 0.05, LookY: 0.35, BrowLeft: 1.35, BrowRight: 1.35, TiltLeft: -0.6,
			TiltRight: -0.6, Open: 0.85, Width: 0.5, Blush: 0.5, Tilt: 3},
		Triumphant: {LidLeft: 0, LidRight: 0, Eye: 1.16, Joy: 1, BrowLeft: 0.95, BrowRight: 0.95, TiltLeft: -0.35, TiltRight: -0.35,
			Curve: 1, Open: 1.1, Teeth: 1, Width: 1.3, Blush: 1, Tilt: -8},
		Downcast: {LidLeft: 0.58, LidRight: 0.58, Eye: 1.05, LookX: -0.25, LookY: 0.85, BrowLeft: 0.5, BrowRight: 0.5, TiltLeft: -1.2,
			TiltRight: -1.2, Curve: -0.85, Width: 0.6, Skew: 0.2, Sweat: 1, Blush: 0.1, Tilt: 8},
	}[m]
}

// EgonMoodAfter returns Egon's mood after an event; false if the event does not change it.
func EgonMoodAfter(e dreist.Event) (mascot.Mood, bool) {
	switch e := e.(type) {
	case dreist.EgonRevealed:
		return mascot.Curious, true
	case dreist.EgonSetAside:
		return mascot.Sour, true
	case dreist.GiftGiven:
		return mascot.Biting, true
	case dreist.CardLaid:
		return mascot.Smug, e.Seat == dreist.EgonSeat
	case dreist.TurnEnded:
		if e.Next == dreist.EgonSeat {
			return mascot.Curious, true
		}
		return mascot.Waiting, true
	case dreist.MatchWon:
		if e.Seat == dreist.EgonSeat {
			return mascot.Delighted, true
		}
		return mascot.Beaten, true
	}
	return mascot.Waiting, false
}
