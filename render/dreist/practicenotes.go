package dreist

import (
	"encoding/json"
	"errors"
	"path/filepath"

	"dreist/assets/msg"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
)

// practiceNotes is the name of the notes about puzzles, and bestResults of what was reached in them.
const (
	practiceNotes = "practice"
	bestResults   = "best"
)

// results returns what the player has reached in puzzles, false where that could not be read and must not be written.
func (a *game) results() (best puzzle.Best, known bool) {
	notes, err := a.options.Store.LoadNotes(practiceNotes)
	aside := (*store.SetAsideError)(nil)
	switch {
	case errors.As(err, &aside):
		a.tellAside(msg.PracticeBroken, aside.Name, filepath.Join(a.options.Store.Dirs().Games, "notes"))
	case err != nil:
		a.report(err)
		return best, false
	}
	if text := notes[bestResults]; text != nil && json.Unmarshal(text, &best) != nil {
		best = puzzle.Best{} // it is JSON, as the store has seen
	}
	return best, true
}

// keepResults changes what the player has reached and stores it.
func (a *game) keepResults(add func(*puzzle.Best)) {
	best, known := a.results()
	add(&best)
	if !known {
		return
	}
	text, err := json.Marshal(best)
	if err != nil {
		panic(err) // it is numbers
	}
	a.report(a.options.Store.SaveNotes(practiceNotes, store.Notes{bestResults: text}))
}

// keepSolved remembers that the puzzle on the table was solved, and how fast.
func (a *tableScreen) keepSolved() {
	r := a.riddle()
	if r == nil {
		return
	}
	p := r.attempt.Puzzle()
	a.keepResults(func(best *puzzle.Best) {
		millis := r.watch.millis()
		if r.rush != nil {
			millis = 0 // against time nobody thinks in peace
		}
		r.fastest = best.Add(r.attempt, millis)
		r.record = best.Result(p.Kind, p.Level)
	})
	r.touch(a.table)
}
