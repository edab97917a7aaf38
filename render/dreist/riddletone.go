package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/pictures"
)

// tone is how Egon takes what happens.
type tone uint8

const (
	moodAsks tone = iota
	moodHint
	moodWrong
	moodRight
)

// commentary lets Egon comment on what happens while he has no turn to speak of.
func (r *riddle) commentary(t *table) bool {
	his := r.attempt.Puzzle().Kind == puzzle.Egon
	switch {
	case t.line.Busy() && (his || !r.attempt.Solved()):
		return false
	case his && r.mood < moodWrong && t.speech.of != nil:
		return false
	}
	line, mood := t.say.Say(r.mood.key()), r.mood.mood()
	if t.speech.line == line && t.face.mood == mood {
		return false
	}
	t.speech = speech{line: line}
	t.face.change(mood)
	return true
}

func (o tone) key() string {
	switch o {
	case moodHint:
		return msg.PracticeEgonHint
	case moodWrong:
		return msg.PracticeEgonWrong
	case moodRight:
		return msg.PracticeEgonRight
	}
	return msg.PracticeEgonAsks
}

func (o tone) mood() pictures.Mood {
	switch o {
	case moodHint:
		return pictures.Curious
	case moodWrong:
		return pictures.Smug
	case moodRight:
		return pictures.Sour
	}
	return pictures.Waiting
}
