package pictures

import (
	"dreist/game/thegame"
	"dreist/render/figure"
)

// Mood is the mood of a pile's character.
type Mood uint8

// The moods.
const (
	MoodIdle       Mood = iota
	MoodTickled         // after a small step
	MoodStartled        // after a big step
	MoodWincing         // after a huge step
	MoodDelighted       // after ten back
	MoodAsking          // a signal stands on the pile
	MoodTriumphant      // the game is won
	MoodCrushed         // the game is lost

	// MoodCount is the number of moods.
	MoodCount = iota
)

// The sizes of steps that a character reacts to.
const (
	tickles  = 3  // the largest step that tickles
	startles = 15 // the smallest step that startles
	hurts    = 30 // the smallest step that hurts
)

// MoodAfterStep returns the mood after a step, MoodIdle if the step is neither small nor big. A negative step is ten back.
func MoodAfterStep(step int) Mood {
	switch {
	case step < 0:
		return MoodDelighted
	case step <= tickles:
		return MoodTickled
	case step >= hurts:
		return MoodWincing
	case IsBigStep(step):
		return MoodStartled
	}
	return MoodIdle
}

// IsBigStep reports whether a step startles a character.
func IsBigStep(step int) bool { return step >= startles }

// CharacterMotif is a character in a mood.
type CharacterMotif struct {
	Pile thegame.Pile
	Mood Mood
}

// Expression returns the face of a mood. If idle, climbers look up and the others down.
func (r CharacterMotif) Expression() figure.Expression {
	e := [MoodCount]figure.Expression{
		MoodIdle: {Power: 1, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.9, EyeOpenRight: 0.9, EyeSize: 1, LookX: 0.25, LookY: -0.5,
			BrowLeft: 0.2, BrowRight: 0.3, MouthCurve: 0.7, MouthWidth: 0.8, MouthSkew: 0.15, Blush: 0.5}},
		MoodTickled: {HandLeft: 0.3, HandRight: 0.3, Hop: 0.2, Power: 1, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0, EyeOpenRight: 0,
			EyeSize: 1.05, Joy: 0.9, BrowLeft: 0.5, BrowRight: 0.5, BrowTiltLeft: -0.5, BrowTiltRight: -0.5, MouthCurve: 1, MouthOpen: 0.35, Teeth: 1,
			MouthWidth: 0.8, Blush: 1, HeadTilt: 7}},
		MoodStartled: {HandLeft: 0.9, HandRight: 0.9, Hop: 1, Power: 1.5, FaceExpression: figure.FaceExpression{EyeOpenLeft: 1, EyeOpenRight: 1,
			EyeSize: 1.28, LookX: 0, LookY: 0, BrowLeft: 1.4, BrowRight: 1.4, BrowTiltLeft: -0.8, BrowTiltRight: -0.8, MouthOpen: 0.9,
			MouthWidth: 0.5, Sweat: 1, HeadTilt: -5}},
		MoodWincing: {HandLeft: 0.5, HandRight: 0.5, Hop: -1, Power: 0.6, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.35, EyeOpenRight: 0.25,
			EyeSize: 1, LookX: -0.6, LookY: 0.4, BrowLeft: -0.3, BrowRight: -0.3, BrowTiltLeft: -1.2, BrowTiltRight: -1.2, MouthCurve: -0.5,
			MouthOpen: 0.55, Teeth: 0.9, MouthWidth: 1.1, Sweat: 1, HeadTilt: 11}},
		MoodDelighted: {HandLeft: 1, HandRight: 0.5, Hop: -0.8, Power: 1.2, FaceExpression: figure.FaceExpression{EyeOpenLeft: 1, EyeOpenRight: 0,
			EyeSize: 1.14, Joy: 0.25, LookX: -0.3, LookY: -0.1, BrowLeft: 1.1, BrowRight: -0.2, BrowTiltRight: 0.4, MouthCurve: 1, MouthOpen: 0.8,
			Teeth: 0.9, MouthWidth: 1.2, MouthSkew: 0.3, Tongue: 0.75, Blush: 0.9, HeadTilt: -7}},
		MoodAsking: {HandRight: 1, Power: 1, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.9, EyeOpenRight: 1, EyeSize: 1.12, LookX: -0.1,
			LookY: 0.15, BrowLeft: -0.1, BrowRight: 1.4, BrowTiltLeft: 0.4, BrowTiltRight: -0.5, MouthCurve: 0.1, MouthOpen: 0.3, MouthWidth: 0.38,
			MouthSkew: 0.5, Blush: 0.4, HeadTilt: 9}},
		MoodTriumphant: {HandLeft: 1, HandRight: 1, Hop: 0.6, Power: 1.3, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0, EyeOpenRight: 0,
			EyeSize: 1.16, Joy: 1, BrowLeft: 1, BrowRight: 1, BrowTiltLeft: -0.35, BrowTiltRight: -0.35, MouthCurve: 1, MouthOpen: 1.1, Teeth: 1,
			MouthWidth: 1.3, Blush: 1, HeadTilt: -4}},
		MoodCrushed: {Hop: -0.5, FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.5, EyeOpenRight: 0.5, EyeSize: 1.05, LookX: -0.3, LookY: 0.8,
			BrowLeft: 0.4, BrowRight: 0.4, BrowTiltLeft: -1.2, BrowTiltRight: -1.2, MouthCurve: -0.9, MouthWidth: 0.65, MouthSkew: 0.2, Sweat: 1,
			HeadTilt: 10}},
	}[r.Mood]
	if r.Mood == MoodIdle && !r.Pile.IsAscending() {
		e.LookY = 0.5
	}
	return e
}
