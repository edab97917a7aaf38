package dreist

import (
	"encoding/json"

	"dreist/game/dreist/puzzle"
	"dreist/game/store"
)

// practiceNotes is the name of the notes about puzzles, and bestResults of what was reached in them.
const (
	practiceNotes = "practice"
	bestResults   = "best"
)

// results returns what the player has reached in puzzles.
func (a *game) results() (best puzzle.Best) {
	text := a.Profile.Notes(practiceNotes)[bestResults]
	a.TellFailures()
	if text != nil && json.Unmarshal(text, &best) != nil {
		return puzzle.Best{} // it is JSON, as the store has seen
	}
	return best
}

// keepResults changes what the player has reached and stores it.
func (a *game) keepResults(add func(*puzzle.Best)) {
	best := a.results()
	add(&best)
	text, err := json.Marshal(best)
	if err != nil {
		panic(err) // it is numbers
	}
	a.Profile.SetNotes(practiceNotes, store.Notes{bestResults: text})
}

// keepSolved remembers that the puzzle on the table was solved, and how fast.
func (a *tableScreen) keepSolved() {
	r := a.riddle()
	if r == nil {
		return
	}
	p := r.Attempt.Puzzle()
	a.keepResults(func(best *puzzle.Best) {
		millis := r.Watch.Millis()
		if r.Rush != nil {
			millis = 0 // against time nobody thinks in peace
		}
		r.Fastest = best.Add(r.Attempt, millis)
		r.Record = best.Result(p.Kind, p.Level)
	})
	r.Touch(a.table)
}
