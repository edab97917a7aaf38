package ladder

import "dreist/game/store"

// Names of the counts in store.Summary of DREIst!.
const (
	Trios = "dreier" // DREIer the player made; those of all seats if several persons shared the screen
	Gifts = "gifts"  // gifts the player gave, or all persons likewise
	Hints = "hints"  // positions in which a hint was asked for
	Rung  = "rung"   // the player's cards at the start of a game of the ladder, else 0
)

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
