package shuffle_test

import (
	"slices"
	"testing"

	"dreist/game/shuffle"
)

// Codes of deals and daily deals rely on these orders for ever.
func TestTheOrderOfASeedNeverChanges(t *testing.T) {
	for seed, want := range map[uint64][]int{
		0: {2, 5, 0, 3, 4, 6, 1, 7}, 1: {4, 3, 2, 7, 5, 6, 0, 1}, 1 << 63: {0, 1, 5, 7, 2, 6, 4, 3},
	} {
		cards := []int{0, 1, 2, 3, 4, 5, 6, 7}
		shuffle.Cards(cards, seed)
		if !slices.Equal(cards, want) {
			t.Errorf("seed %d: got %v, want %v", seed, cards, want)
		}
	}
}
