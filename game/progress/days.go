package progress

import (
	"slices"

	"dreist/game/store"
)

// How daily deals are stored. A daily deal is played by one person: its game is of store.KindSolo.
const (
	DayNotes            = "daily" // part of the name of the notes, see store.NotesOf: a value per finished day, its date
	DaySlot  store.Slot = "daily" // slot of the running game
	DayTag              = "Daily" // tag of the record with the day, YYYY-MM-DD
	DayCount            = "day"   // count of a finished game, see DayCountOf
)

// mostCounted is the largest count that a store takes.
const mostCounted = 99_999

// DayCountOf returns the number of a day, YYYY-MM-DD, for the counts of its game; 0 for an invalid date.
func DayCountOf(day string) int {
	if n, ok := DayNumber(day); ok && n <= mostCounted {
		return n
	}
	return 0
}

// NoteDay returns the notes that mark a day as finished.
func NoteDay(day string) store.Notes { return store.Notes{day: store.JSON(true)} }

// DaysOf returns the states of days from notes, from finished games in the order of the history, newest first, and from the
// day begun, if not empty. won reports whether a game went well enough for its day to be won.
func DaysOf(notes store.Notes, entries []store.Entry, begun string, won func(*store.Summary) bool) Days {
	found := Days{}
	if begun != "" {
		found[begun] = Begun
	}
	for day := range notes {
		found[day] = Played // a finished day without a game in the history; an invalid date does no harm
	}
	for _, e := range slices.Backward(entries) {
		number := e.Summary.Counts[DayCount]
		if number == 0 || e.Kind != store.KindSolo {
			continue
		}
		if day := DateOfDay(number); found[day] <= Played {
			found[day] = Lost
			if won(&e.Summary) {
				found[day] = Won
			}
		}
	}
	return found
}
