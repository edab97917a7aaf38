package peri_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
)

// perft counts the ways to play some moves.
func perft(t *testing.T, p peri.Position, depth int) (ways int) {
	t.Helper()
	if depth == 0 {
		return 1
	}
	for m := range p.Moves() {
		next := p
		need.OK(t, next.Play(m))
		ways += perft(t, next, depth-1)
	}
	return ways
}

// TestPerft counts the ways to play the first moves of a deal of each patience, as a second program counted them from the same rules.
func TestPerft(t *testing.T) {
	counts := map[string]struct{ moves, ways int }{
		"row": {10, 8785}, "napoleon": {12, 1}, "king": {5, 7502}, "hidden": {12, 1}, "wedding": {5, 11589}, "sliding": {9, 5982},
		"fans": {3, 9604}, "wish": {8, 5637}, "climb": {2, 4442}, "packets": {8, 10660}, "seek": {12, 1}, "harvest": {12, 9944},
		"thirteen": {5, 3892}, "ace": {6, 10537}, "battalion": {3, 3192}, "diagonal": {5, 3782}, "bigapple": {9, 4876},
		"base": {12, 1553}, "colours": {7, 10335},
	}
	for _, row := range peri.Patiences {
		p := need.Value(peri.NewDeal(row, 1).Position())(t)
		want, ok := counts[row.Key]
		if got := perft(t, p, want.moves); got != want.ways || !ok {
			t.Errorf("%s: got %d ways to play %d moves, want %d", row.Key, got, want.moves, want.ways)
		}
	}
}
