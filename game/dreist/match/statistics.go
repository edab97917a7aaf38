package match

import "dreist/game/store"

// Rung is the name of the count with the player's cards at the start of a game of the ladder, else 0.
const Rung = "rung"

// Statistics are those of every game and those of DREIst!.
type Statistics struct {
	store.Statistics
	BestRung int // the highest rung won, 0 for none
}

// Tally counts finished games, the newest first, as store.Tally does.
func Tally(entries []store.Entry) Statistics {
	t := Statistics{Statistics: store.Tally(entries)}
	for _, e := range entries {
		if e.Kind.IsCounted() && e.Summary.HasWon() {
			t.BestRung = max(t.BestRung, e.Summary.Counts[Rung])
		}
	}
	return t
}
