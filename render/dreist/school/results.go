package school

import (
	"encoding/json"

	"dreist/game/dreist/puzzle"
	"dreist/game/store"
)

// PuzzleNotes is the name of the notes about puzzles, and bestResults of what was reached in them.
const (
	PuzzleNotes = "practice"
	bestResults = "best"
)

// Results returns what the player has reached in puzzles.
func (z *Puzzles) Results() (best puzzle.Best) {
	text := z.Profile.Notes(PuzzleNotes)[bestResults]
	z.TellFailures()
	if text != nil && json.Unmarshal(text, &best) != nil {
		return puzzle.Best{} // it is JSON, as the store has seen
	}
	return best
}

// Keep changes what the player has reached and stores it.
func (z *Puzzles) Keep(add func(*puzzle.Best)) {
	best := z.Results()
	add(&best)
	text, err := json.Marshal(best)
	if err != nil {
		panic(err) // it is numbers
	}
	z.Profile.SetNotes(PuzzleNotes, store.Notes{bestResults: text})
}
