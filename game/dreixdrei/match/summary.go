package match

import (
	"dreist/game/dreixdrei"
	"dreist/game/store"
)

// TwoSetsCountKey is the name of the count that is 1 if few players used two sets of cards (D 3).
const TwoSetsCountKey = "sets"

// AddCounts adds what the summary of a finished match has besides its facts.
func AddCounts(counts map[string]int, m *Match) {
	if d := m.Deal(); d.SetCount > dreixdrei.UsualSetCount(d.SeatCount) {
		counts[TwoSetsCountKey] = 1
	}
}

// PersonPlaceOf returns the place of the only person in a finished game, 0 if several persons shared the screen.
func PersonPlaceOf(s *store.Summary) int {
	if s.Seat == 0 || len(s.Places) < s.Seat {
		return 0
	}
	return s.Places[s.Seat-1]
}

// HasPersonLost reports whether the only person came last. An undecided game counts as lost for nobody.
func HasPersonLost(s *store.Summary) bool {
	return s.End == store.Ranked && PersonPlaceOf(s) == s.SeatCount
}
