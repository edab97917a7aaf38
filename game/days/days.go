// Package days computes from the history how the daily deals of a game ended. The first game of a day counts, whatever is
// played on its deal later; imported games come after those played on this machine. Notes keep the days whose games are
// no longer in the history, so that no day can be played twice.
package days

import (
	"slices"

	"dreist/game/calendar"
	"dreist/game/store"
)

// How daily deals are stored. A daily deal is played by one person: its game is of store.KindSolo.
const (
	Notes            = "daily" // part of the name of the notes, see store.NotesOf: a value per finished day, its date
	Slot  store.Slot = "daily" // slot of the running game
	Tag              = "Daily" // tag of the record with the day, YYYY-MM-DD
	Count            = "day"   // count of a finished game, see CountOf
)

// mostCounted is the largest count that a store takes.
const mostCounted = 99_999

// CountOf returns the number of a day, YYYY-MM-DD, for the counts of its game; 0 for an invalid date.
func CountOf(day string) int {
	if n, ok := calendar.Number(day); ok && n <= mostCounted {
		return n
	}
	return 0
}

// Note returns the notes that mark a day as finished.
func Note(day string) store.Notes { return store.Notes{day: store.JSON(true)} }

// Of returns the states of days from notes, from finished games in the order of the history, newest first, and from the
// day begun, if not empty. won reports whether a game went well enough for its day to be won.
func Of(notes store.Notes, entries []store.Entry, begun string, won func(*store.Summary) bool) calendar.Days {
	found := calendar.Days{}
	if begun != "" {
		found[begun] = calendar.Begun
	}
	for day := range notes {
		found[day] = calendar.Played // a finished day without a game in the history; an invalid date does no harm
	}
	for _, e := range slices.Backward(entries) {
		number := e.Summary.Counts[Count]
		if number == 0 || e.Kind != store.KindSolo {
			continue
		}
		if day := calendar.Date(number); found[day] <= calendar.Played {
			found[day] = calendar.Lost
			if won(&e.Summary) {
				found[day] = calendar.Won
			}
		}
	}
	return found
}
