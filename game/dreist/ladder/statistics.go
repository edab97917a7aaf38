package ladder

import (
	"slices"

	"dreist/game/store"
)

// What a game of DREIst! counts besides what every game does, by its name in store.Summary.
const (
	Trios = "dreier" // DREIer the player made; of all seats where several shared the screen
	Gifts = "gifts"  // gifts the player gave, counted likewise
	Hints = "hints"  // moments at which a hint helped
	Rung  = "rung"   // on the ladder the cards the player started with; none elsewhere
)

// Statistics are what Tally finds in the history of games of DREIst!.
type Statistics struct {
	store.Statistics
	ByRung   map[int]store.Score // of the ladder, by the cards the player started with
	BestRung int                 // the highest rung won on the ladder, 0 where none was
	Hinted   int                 // how many games had a hint
}

// Tally counts games that are in the order of the history, the newest first, as store.Tally does.
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
