// Package days is what is remembered of the deals of the days: how the first game of each has ended. The history
// tells it, where what an export of another machine brings comes after what was played here, so that no day that was
// played is ever lost; notes tell of days beyond it. The first result of a day counts, whatever is played on its deal
// later.
package days

import (
	"slices"

	"dreist/game/calendar"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/summary"
	"dreist/game/store"
	"dreist/game/store/document"
)

// Where daily deals are remembered.
const (
	Notes            = "daily" // of the notes: a value for each day that was finished, under its date
	Slot  store.Slot = "daily" // of the game that goes on
)

// Result is how the first game of a day's deal ended.
type Result struct {
	State  calendar.State
	Rounds int // turns of the player
	Trios  int // DREIer of the player
	Yours  int // cards that the player had left
	Egons  int // cards that Egon had left
}

// Note returns a day that was finished as notes, for Results.
func Note(day string) store.Notes { return store.Notes{day: document.JSON(true)} }

// Results returns how the days ended, by their dates, as notes and the finished games in the order of the history, the
// newest first, tell.
func Results(notes store.Notes, entries []store.Entry) map[string]Result {
	found := map[string]Result{}
	for day := range notes {
		found[day] = Result{State: calendar.Played} // a day that is none may not be played twice either
	}
	for _, e := range slices.Backward(entries) {
		number := e.Summary.Counts[summary.Day]
		if number == 0 || !e.Kind.Counts() || e.Summary.Seat == 0 || e.Summary.Seats != 2 {
			continue
		}
		if day := calendar.Date(number); found[day].State <= calendar.Played {
			found[day] = resultOf(&e.Summary)
		}
	}
	return found
}

func resultOf(s *store.Summary) Result {
	r := Result{State: calendar.Lost, Rounds: s.Rounds(), Trios: s.Counts[ladder.Trios], Yours: s.Score[s.Seat-1], Egons: s.Score[s.Seats-s.Seat]}
	if s.Won() {
		r.State = calendar.Won
	}
	return r
}

// States returns the states of the days, with the one that was begun, if any.
func States(results map[string]Result, begun string) calendar.Days {
	days := calendar.Days{}
	if begun != "" {
		days[begun] = calendar.Begun
	}
	for day, r := range results {
		days[day] = r.State
	}
	return days
}
