package match

import "dreist/game/store"

// RungCountKey is the name of the count with the rung of a game of the ladder, 0 for other games.
const RungCountKey = "rung"

// Statistics are the statistics of all games and those of DREIst! alone.
type Statistics struct {
	store.Statistics
	BestRung int // highest rung won, or 0
}

// StatisticsOf returns the statistics of finished games, given newest first.
func StatisticsOf(entries []store.HistoryEntry) Statistics {
	t := Statistics{Statistics: store.StatisticsOf(entries)}
	for _, e := range entries {
		if e.Kind.IsCounted() && e.Summary.HasWon() {
			t.BestRung = max(t.BestRung, e.Summary.Counts[RungCountKey])
		}
	}
	return t
}
