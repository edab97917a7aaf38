package match

import (
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame/record"
)

// VariantCount is the name of the variant among the counts of a finished game: that of base, 0, is not stored.
const VariantCount = "variant"

// SummaryOf returns the summary of a finished match.
func SummaryOf(m *Match) store.Summary {
	f := m.Facts()
	s := f.Summary(record.Name)
	s.Counts[VariantCount], s.Counts[progress.DayCount] = int(m.Deal().Variant), progress.DayCountOf(m.Tag(progress.DayTag))
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
