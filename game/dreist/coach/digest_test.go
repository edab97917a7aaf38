package coach_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/simulate"
)

// The answers of an Adviser in a game against Egon and one of three, with all chances, are equal on every processor: the digest is the
// same everywhere. It changes with the Adviser and the value.
func TestAdviceIsTheSameEverywhere(t *testing.T) {
	const want = 0xa447acad4e44d317
	h := fnv.New64a()
	var adviser coach.Adviser
	asked := 0
	for _, hands := range []int{1, 3} {
		p := deal(t, hands, 11)
		w := &p
		for now := w; now.Turn() != dreist.NoSeat; {
			if now.IsEgonToMove() {
				need.OK(t, w.Play(dreist.EgonMove()))
				continue
			}
			options := adviser.RankOptions(coach.ViewOf(w), simulate.Limit{MaxGames: 40}, uint64(asked))
			asked++
			fmt.Fprintln(h, options)
			for _, m := range options[0].Moves {
				need.OK(t, w.Play(w.WithHandCard(m)))
			}
		}
	}
	if got := h.Sum64(); got != want {
		t.Errorf("%d answers: got digest %#x, want %#x", asked, got, uint64(want))
	}
}

// Whole games of the other players are equal on every processor, too: fractions are rounded after each product, as some processors fuse
// products and sums.
func TestGamesAreTheSameEverywhere(t *testing.T) {
	const want = 0xfdc96bb643614c1e
	h := fnv.New64a()
	for _, players := range tables {
		for _, text := range written(t, simulation(coach.Lineup{PlayerKinds: players, SoloCards: 54}, 60, 12)) {
			fmt.Fprintln(h, text)
		}
	}
	if got := h.Sum64(); got != want {
		t.Errorf("got digest %#x, want %#x", got, uint64(want))
	}
}
