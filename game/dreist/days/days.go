// Package days computes the results of the daily deals from the history. The first game of a day counts, whatever is
// played on its deal later; imported games come after those played on this machine. Notes keep the days whose games are
// no longer in the history, so that no day can be played twice.
package days

import (
	"slices"

	"dreist/game/calendar"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/summary"
	"dreist/game/store"
	"dreist/game/store/document"
)

// Where daily deals are stored.
const (
	Notes            = "daily" // keys of the notes: one per finished day, its date
	Slot  store.Slot = "daily" // slot of the running game
)

// Result is the result of the first game of a day's deal.
type Result struct {
	State  calendar.State
	Rounds int // turns of the player
	Trios  int // DREIer of the player
	Yours  int // cards left to the player
	Egons  int // cards left to Egon
}

// Note returns the notes that mark a day, YYYY-MM-DD, as finished.
func Note(day string) store.Notes { return store.Notes{day: document.JSON(true)} }

// Results returns the results by date, from notes and from finished games in the order of the history, newest first.
func Results(notes store.Notes, entries []store.Entry) map[string]Result {
	found := map[string]Result{}
	for day := range notes {
		found[day] = Result{State: calendar.Played} // a finished day without a game in the history; an invalid date does no harm
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
	r := Result{
		State: calendar.Lost, Rounds: s.Rounds(), Trios: s.Counts[ladder.Trios],
		Yours: s.Score[s.Seat-1], Egons: s.Score[s.Seats-s.Seat],
	}
	if s.Won() {
		r.State = calendar.Won
	}
	return r
}

// States returns the state of each day in the results, and of the day begun, if not empty.
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
