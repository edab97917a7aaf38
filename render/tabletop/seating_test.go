package tabletop_test

import (
	"slices"
	"testing"

	"dreist/render/tabletop"
)

// TestWhoSitsWhere sits people and others around a table of four and asks who sees what.
func TestWhoSitsWhere(t *testing.T) {
	people := func(which ...int) func(int) bool { return func(s int) bool { return slices.Contains(which, s) } }
	alone := tabletop.SeatingAround(4, people(2), 2, false)
	if !alone.IsHandShown(2, 0) || alone.IsHandShown(1, 1) || !alone.IsWatched(0) || alone.IsWatched(2) || alone.IsWatched(-1) {
		t.Errorf("a person alone: %+v", alone)
	}
	var others []int
	for number, seat := range alone.OtherSeats() {
		if at, ok := alone.OtherNumber(seat); !ok || at != number {
			t.Errorf("seat %d sits at %d, want %d", seat, at, number)
		}
		others = append(others, seat)
	}
	if _, ok := alone.OtherNumber(2); ok || !slices.Equal(others, []int{3, 0, 1}) {
		t.Errorf("the others sit in the order %v", others)
	}
	for _, up := range []bool{false, true} {
		shared := tabletop.SeatingAround(4, people(0, 1), 1, up)
		if shared.IsHandShown(1, 1) != up || shared.IsHandShown(1, 0) || shared.IsHandShown(0, 0) {
			t.Errorf("of two persons, with the curtain up %v: %+v", up, shared)
		}
	}
	apart := tabletop.SeatingAround(2, people(0), 0, true)
	if apart.IsOtherApart = true; apart.CountOthers() != 0 {
		t.Errorf("who sits apart has a number among %d others", apart.CountOthers())
	}
}
