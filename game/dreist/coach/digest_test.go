package coach_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/sight"
)

// What an Adviser says in a game against Egon and one of three, all chances among it, is the same on every processor: this test holds
// the same digest everywhere. Whoever changes how it thinks, or fits its value anew, writes down the new one.
func TestAdviceIsTheSameEverywhere(t *testing.T) {
	const want = 0xdf12930b260dcb9d
	h := fnv.New64a()
	var adviser coach.Adviser
	asked := 0
	for _, hands := range []int{1, 3} {
		w, err := sight.NewWatch(deal(t, hands, 11))
		if err != nil {
			t.Fatal(err)
		}
		for now := w.Position(); now.Turn() != dreist.NoSeat; {
			if now.EgonToMove() {
				if err := w.Play(dreist.Egon()); err != nil {
					t.Fatal(err)
				}
				continue
			}
			options := adviser.Advise(w.View(), coach.Limit{Games: 40}, uint64(asked))
			asked++
			fmt.Fprintln(h, options)
			for _, m := range options[0].Moves {
				if err := w.Play(m); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if got := h.Sum64(); got != want {
		t.Errorf("%d answers: got digest %#x, want %#x", asked, got, uint64(want))
	}
}
