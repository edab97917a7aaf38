package progress

import (
	"slices"

	"dreist/game/store"
)

// The names under which daily deals are stored. One person plays a daily deal: its game is of store.KindSolo.
const (
	DayNotes               = "daily" // kind of the notes with finished days, named by their dates
	DaySlot     store.Slot = "daily" // slot of the unfinished game
	DayTag                 = "Daily" // tag of the record with the day, YYYY-MM-DD
	DayCountKey            = "day"   // name of the count with the number of the day, see DayCountOf
)

// mostCounted is the largest count that the store accepts.
const mostCounted = 99_999

// DayCountOf returns the number of a day, YYYY-MM-DD, to be stored as the count DayCountKey; 0 for an invalid date.
func DayCountOf(day string) int {
	if n, ok := DayNumber(day); ok && n <= mostCounted {
		return n
	}
	return 0
}

// FinishedDayNotes returns the notes that mark a day as finished.
func FinishedDayNotes(day string) store.Notes { return store.Notes{day: store.EncodeJSON(true)} }

// DaysOf returns the states of days from notes, from finished games, newest first, and from begun, the day of the unfinished game or "".
// won reports whether the result of a game wins its day.
func DaysOf(notes store.Notes, entries []store.HistoryEntry, begun string, won func(*store.Summary) bool) Days {
	found := Days{}
	if begun != "" {
		found[begun] = DayStarted
	}
	for day := range notes {
		found[day] = DayPlayed // a finished day without a game in the history; an invalid date does no harm
	}
	for _, e := range slices.Backward(entries) {
		number := e.Summary.Counts[DayCountKey]
		if number == 0 || e.Kind != store.KindSolo {
			continue
		}
		if day := DateOfDay(number); found[day] <= DayPlayed {
			found[day] = DayLost
			if won(&e.Summary) {
				found[day] = DayWon
			}
		}
	}
	return found
}
