// Package summary computes what is kept of a finished game of THE GAME besides its record, for lists, statistics, the calendar
// and medals.
package summary

import (
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame/match"
	"dreist/game/thegame/record"
)

// Variant is the name of the variant among the counts of a finished game: that of base, 0, is not stored. The other counts are those
// of match.
const Variant = "variant"

// Of returns the summary of a finished match.
func Of(m *match.Match) store.Summary {
	f := m.Facts()
	s := f.Summary(record.Name)
	s.Counts[Variant], s.Counts[progress.DayCount] = int(m.Deal().Variant), progress.DayCountOf(m.Tag(progress.DayTag))
	return s
}

// Rest returns the rest cards of a finished game.
func Rest(s *store.Summary) int {
	if len(s.Score) == 0 {
		return 0
	}
	return s.Score[0]
}

// IsExcellent reports whether a game left so few rest cards that it went excellently (G 12).
func IsExcellent(s *store.Summary) bool { return Rest(s) < 10 }
