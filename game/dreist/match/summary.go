package match

import (
	"fmt"

	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
)

// BranchPractice is the value of PracticeTag for a game continued from the middle of another.
const BranchPractice = "branch"

// Names of further counts in store.Summary.
const (
	FromMiddleCount = "fromhere" // 1 for practice from the middle of another game
	counted         = "feats"    // 1 if the summary has all these counts
)

// Occasion is the occasion of a match: a game of the ladder, a daily deal, practice or, all fields empty, a single game.
type Occasion struct {
	Rung        int    // the player's cards at the start of a game of the ladder, else 0
	Day         string // date of a daily deal, YYYY-MM-DD, else empty
	PracticeTag string // value of the practice tag, empty for a game that counts
}

// SummaryOf returns the summary of a finished match. Its counts are those of the only person. If several shared the screen, DREIer and gifts
// are counted for all seats, and the other counts are the largest of any person.
func SummaryOf(f play.Facts, as Occasion) store.Summary {
	s := f.Summary(record.Name)
	s.Counts[RungCount], s.Counts[counted] = as.Rung, 1
	if s.Seat == 0 {
		for _, name := range [...]string{TriosCount, GiftsGivenCount} { // of all seats
			s.Counts[name] = 0
			for _, n := range f.Counts[name] {
				s.Counts[name] += n
			}
		}
	}
	switch as.PracticeTag {
	case BranchPractice:
		s.Counts[FromMiddleCount] = 1
	case "":
		s.Counts[progress.DayCount] = progress.DayCountOf(as.Day)
	}
	return s
}

// HasAllCounts reports whether a finished game has all counts; games of the program's first versions have not.
func HasAllCounts(e *store.HistoryEntry) bool {
	return e.Summary.Game != record.Name || e.Summary.Counts[counted] > 0
}

// Recount computes the counts of a finished game from its record. Whether moves were taken back is unknown; one is
// assumed. An invalid record is an error.
func Recount(record string) (map[string]int, error) {
	m, err := Resume(record, play.DiscardSaver{})
	if err != nil {
		return nil, fmt.Errorf("match: count the feats of a finished game: %w", err)
	}
	counts := SummaryOf(m.Facts(), Occasion{Day: m.Tag(progress.DayTag), PracticeTag: m.Tag(PracticeTag)}).Counts
	counts[TakenBackCount] = max(counts[TakenBackCount], 1)
	return counts, nil
}
