package table

import (
	"slices"
	"testing"

	"dreist/game/dreist"
)

// TestWhatAComputerLaidStaysMarkedForAWhile counts the ticks of the ring around cards of a turn that has ended.
func TestWhatAComputerLaidStaysMarkedForAWhile(t *testing.T) {
	marked := func() trace { return trace{cards: []dreist.Card{4, 9}, left: traceTicks} }
	r, seen, changed := marked(), 0, 0
	for r.left > 0 {
		if seen++; r.pass(1, false) {
			changed++
		}
	}
	if seen != 96 || changed != traceFades {
		t.Errorf("the cards are marked for %d ticks and the picture changes in %d of them, want 96 and %d", seen, changed, traceFades)
	}
	r = marked()
	slept := r.next()
	if r.pass(slept, false); !r.fading() {
		t.Errorf("after %d ticks of sleep it does not fade: %+v", slept, r)
	}
	if r = marked(); !r.pass(1, true) || r.left != 0 || r.next() != 0 {
		t.Errorf("the marks stay although a card was picked up: %+v", r)
	}
	if !slices.Equal(r.cards, marked().cards) {
		t.Errorf("got %v", r.cards)
	}
}
