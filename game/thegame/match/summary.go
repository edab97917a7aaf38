package match

import (
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame/record"
)

// VariantCountKey is the name of the count with the variant of a finished game. The base variant, 0, is not stored.
const VariantCountKey = "variant"

// SummaryOf returns the summary of a finished match.
func SummaryOf(m *Match) store.Summary {
	f := m.Facts()
	s := f.Summary(record.Name)
	s.Counts[VariantCountKey], s.Counts[progress.DayCountKey] = int(m.Deal().Variant), progress.DayCountOf(m.TagValue(progress.DayTag))
	return s
}

// CardsLeft returns the number of cards left at the end of a finished game.
func CardsLeft(s *store.Summary) int {
	if len(s.Scores) == 0 {
		return 0
	}
	return s.Scores[0]
}

// IsExcellent reports whether fewer than ten cards were left, an excellent result (G 12).
func IsExcellent(s *store.Summary) bool { return CardsLeft(s) < 10 }
