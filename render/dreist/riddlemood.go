package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/pictures"
)

// How Egon takes what happens in a puzzle, from what is asked to what is solved.
const (
	moodAsks  = pictures.Waiting
	moodHint  = pictures.Curious
	moodWrong = pictures.Smug
	moodRight = pictures.Sour
)

// commentary lets Egon comment on what happens while he has no turn to speak of.
func (r *riddle) commentary(t *table) bool {
	his := r.attempt.Puzzle().Kind == puzzle.Egon
	switch {
	case t.line.Busy() && (his || !r.attempt.Solved()):
		return false
	case his && (r.mood == moodAsks || r.mood == moodHint) && t.speech.of != nil:
		return false
	}
	line := t.say.Say(commentOf(r.mood))
	if t.speech.line == line && t.face.mood == r.mood {
		return false
	}
	t.speech = speech{line: line}
	t.face.change(r.mood)
	return true
}

// commentOf returns the key of what Egon says in a mood.
func commentOf(mood pictures.Mood) string {
	switch mood {
	case moodHint:
		return msg.PracticeEgonHint
	case moodWrong:
		return msg.PracticeEgonWrong
	case moodRight:
		return msg.PracticeEgonRight
	}
	return msg.PracticeEgonAsks
}
