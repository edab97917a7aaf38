package match

import "dreist/game/store"

// RungCountKey is the name of a count: the player's cards at the start of a game of the ladder, else 0.
const RungCountKey = "rung"

// Statistics are the statistics of all games and those of DREIst! alone.
type Statistics struct {
	store.Statistics
	BestRung int // highest rung won, or 0
}

// StatisticsOf returns the statistics of finished games, which are given newest first, as for store.StatisticsOf.
func StatisticsOf(entries []store.HistoryEntry) Statistics {
	t := Statistics{Statistics: store.StatisticsOf(entries)}
	for _, e := range entries {
		if e.Kind.IsCounted() && e.Summary.HasWon() {
			t.BestRung = max(t.BestRung, e.Summary.Counts[RungCountKey])
		}
	}
	return t
}
