package ladder

import (
	"slices"

	"dreist/game/store"
)

// Names of the counts in store.Summary that are shown in the statistics of DREIst!.
const (
	Trios = "dreier" // DREIer the player made; those of all seats if several persons shared the screen
	Gifts = "gifts"  // gifts the player gave, or all persons likewise
	Hints = "hints"  // positions in which a hint was asked for
	Rung  = "rung"   // the player's cards at the start of a game of the ladder, else 0
)

// Statistics are those of every game and those of DREIst!.
type Statistics struct {
	store.Statistics
	ByRung   map[int]store.Score // games of the ladder by the player's cards at the start
	BestRung int                 // the highest rung won, 0 for none
	Hinted   int                 // games with a hint
}

// Tally counts finished games, the newest first, as store.Tally does.
func Tally(entries []store.Entry) Statistics {
	t := Statistics{Statistics: store.Tally(entries), ByRung: map[int]store.Score{}}
	for _, e := range slices.Backward(entries) {
		if e.Kind.Counts() {
			t.add(&e.Summary)
		}
	}
	return t
}

func (t *Statistics) add(game *store.Summary) {
	if game.Counts[Hints] > 0 {
		t.Hinted++
	}
	rung := game.Counts[Rung]
	if rung != 0 {
		t.ByRung[rung] = t.ByRung[rung].With(*game)
	}
	if game.Won() {
		t.BestRung = max(t.BestRung, rung)
	}
}
