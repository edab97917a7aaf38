package dreist

import (
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/render/art"
)

// tone is how Egon takes what happens.
type tone uint8

const (
	toneAsks tone = iota
	toneHint
	toneWrong
	toneRight
)

// commentary lets Egon comment on what happens while he has no turn to speak of.
func (r *riddle) commentary(t *table) bool {
	his := r.attempt.Puzzle().Kind == puzzle.Egon
	switch {
	case t.line.Busy() && (his || !r.attempt.Solved()):
		return false
	case his && r.tone < toneWrong && t.speech.of != nil:
		return false
	}
	line, mood := t.say.Say(r.tone.key()), r.tone.mood()
	if t.speech.line == line && t.face.mood == mood {
		return false
	}
	t.speech = speech{line: line}
	t.face.change(mood)
	return true
}

func (o tone) key() string {
	switch o {
	case toneHint:
		return msg.PracticeEgonHint
	case toneWrong:
		return msg.PracticeEgonWrong
	case toneRight:
		return msg.PracticeEgonRight
	}
	return msg.PracticeEgonAsks
}

func (o tone) mood() art.Mood {
	switch o {
	case toneHint:
		return art.Curious
	case toneWrong:
		return art.Smug
	case toneRight:
		return art.Sour
	}
	return art.Waiting
}
