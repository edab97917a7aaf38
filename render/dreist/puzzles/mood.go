package puzzles

import (
	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/table"
)

// How Egon takes what happens in a puzzle, from what is asked to what is solved.
const (
	moodAsks  = pictures.Waiting
	moodHint  = pictures.Curious
	MoodWrong = pictures.Smug
	moodRight = pictures.Sour
)

// Commentary lets Egon comment on what happens while he has no turn to speak of.
func (r *Riddle) Commentary(t *table.Table) bool {
	his := r.Attempt.Puzzle().Kind == puzzle.Egon
	switch {
	case t.Line.Busy() && (his || !r.Attempt.Solved()):
		return false
	case his && (r.Mood == moodAsks || r.Mood == moodHint) && t.Egon.Speech.Of != nil:
		return false
	}
	line := t.Say.Say(commentOf(r.Mood))
	if t.Egon.Speech.Line == line && t.Egon.Face.Mood == r.Mood {
		return false
	}
	t.Egon.Speech = table.Speech{Line: line}
	t.Egon.Face.Change(r.Mood)
	return true
}

// commentOf returns the key of what Egon says in a mood.
func commentOf(mood pictures.Mood) string {
	switch mood {
	case moodHint:
		return msg.PracticeEgonHint
	case MoodWrong:
		return msg.PracticeEgonWrong
	case moodRight:
		return msg.PracticeEgonRight
	}
	return msg.PracticeEgonAsks
}
