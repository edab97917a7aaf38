package match

import (
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
)

// The names of further counts in store.Summary.
const (
	FromMiddleCountKey = "fromhere" // count that is 1 for practice from the middle of another game
	counted            = "feats"    // count that is 1 if the summary has all these counts
)

// Occasion is what a match was played for: the ladder, the daily deal or practice. All fields are empty for a single game.
type Occasion struct {
	Rung          int    // the player's cards at the start of a game of the ladder, else 0
	DailyDealDate string // date of a daily deal, YYYY-MM-DD, else empty
	PracticeTag   string // value of the practice tag, empty for a game that counts
}

// SummaryOf returns the summary of a finished match. Its counts are those of the only person. If several persons shared the screen, DREIer and
// gifts are counted for all seats, and each other count is the largest of any person.
func SummaryOf(f play.MatchFacts, as Occasion) store.Summary {
	s := f.Summary(record.Name)
	s.Counts[RungCountKey], s.Counts[counted] = as.Rung, 1
	if s.Seat == 0 {
		for _, name := range [...]string{TriosCountKey, GiftsGivenCountKey} { // of all seats
			s.Counts[name] = 0
			for _, n := range f.Counts[name] {
				s.Counts[name] += n
			}
		}
	}
	switch as.PracticeTag {
	case play.BranchPractice:
		s.Counts[FromMiddleCountKey] = 1
	case "":
		s.Counts[progress.DayCountKey] = progress.DayCountOf(as.DailyDealDate)
	}
	return s
}

// HasAllCounts reports whether a finished game has all counts; games from before the first release have not.
func HasAllCounts(e *store.HistoryEntry) bool {
	return e.Summary.GameName != record.Name || e.Summary.Counts[counted] > 0
}
