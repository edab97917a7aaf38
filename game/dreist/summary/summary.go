// Package summary computes the counts that are stored with a finished game of DREIst! for lists, statistics, the
// calendar and medals. For games of the program's first versions, which lack them, it computes them from the records.
package summary

import (
	"fmt"

	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
)

// Branch is the value of match.PracticeTag for a game continued from the middle of another.
const Branch = "branch"

// Names of the counts in store.Summary that the statistics do not show. If several persons shared the screen, each is
// the largest of any one person.
const (
	FromHere  = "fromhere"      // 1 for practice from the middle of another game
	TakenBack = match.TakenBack // number of moves taken back
	TurnTrios = match.TurnTrios // see match.Feats for these
	BestTurn  = match.BestTurn
	Cleared   = match.Cleared
	Loosened  = match.Loosened
	Behind    = match.Behind
	Ending    = match.Won // the match.Ending if the player won
	counted   = "feats"   // 1 if the summary has all these counts
)

// PlayedAs says what a match was played as.
type PlayedAs struct {
	Rung     int    // the player's cards at the start of a game of the ladder, else 0
	Day      string // date of a daily deal, YYYY-MM-DD, else empty
	Practice string // value of match.PracticeTag, empty for a game that counts
}

// Of returns the summary of a finished match, counted for the only person or for all who shared the screen.
func Of(f play.Facts, as PlayedAs) store.Summary {
	s := f.Summary(record.Name)
	s.Counts[ladder.Rung], s.Counts[counted] = as.Rung, 1
	if s.Seat == 0 {
		for _, name := range [...]string{ladder.Trios, ladder.Gifts} { // of all seats
			s.Counts[name] = 0
			for _, n := range f.Counts[name] {
				s.Counts[name] += n
			}
		}
	}
	switch as.Practice {
	case Branch:
		s.Counts[FromHere] = 1
	case "":
		s.Counts[progress.DayCount] = progress.DayCountOf(as.Day)
	}
	return s
}

// IsComplete reports whether a finished game has all counts; games of the program's first versions have not.
func IsComplete(e *store.Entry) bool {
	return e.Summary.Game != record.Name || e.Summary.Counts[counted] > 0
}

// Recount computes the counts of a finished game from its record. Whether moves were taken back is unknown; one is
// assumed. An invalid record is an error.
func Recount(record string) (map[string]int, error) {
	m, err := match.Resume(record, play.DiscardSaver{})
	if err != nil {
		return nil, fmt.Errorf("summary: count the feats of a finished game: %w", err)
	}
	counts := Of(m.Facts(), PlayedAs{Day: m.Tag(progress.DayTag), Practice: m.Tag(match.PracticeTag)}).Counts
	counts[TakenBack] = max(counts[TakenBack], 1)
	return counts, nil
}
