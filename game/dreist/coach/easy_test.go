package coach_test

import (
	"strings"
	"testing"

	"dreist/game/dreist/coach"
)

// turns lets the easy player play a turn with many seeds and counts the results.
func turns(t *testing.T, b board) map[string]int {
	t.Helper()
	count := map[string]int{}
	for seed := range uint64(400) {
		count[turn(t, b.watch(t), coach.EasyKind, seed)]++
	}
	return count
}

// wantMood checks that something happened in a good part of the 400 turns, but not in all.
func wantMood(t *testing.T, what string, n int) {
	t.Helper()
	if n < 120 || n > 280 {
		t.Errorf("%s in %d turns of 400, want about half of them", what, n)
	}
}

// It lays cards from the left: the yellow 2 fits after the yellow 1, the turquoise one only below it.
func TestEasyLaysWhatItSeesFirst(t *testing.T) {
	got := turns(t, board{layout: "r7", hand: "8v 2y 1y 5t 2t", pile: "6v 4r", others: []int{8}})
	if len(got) != 1 || got["1y2 2y2 2t3 ."] != 400 {
		t.Errorf("got turns %v, want 1y2 2y2 2t3 . always", got)
	}
}

func TestEasyOftenOverlooksPairs(t *testing.T) {
	b := board{layout: "-", hand: "1y 3r 5t 6t 8v", pile: "2v 8y", others: []int{8}}
	opened := 0
	for moves, n := range turns(t, b) {
		switch moves {
		case "5t1 6t1 .", "6t1 5t1 .":
			opened += n
		default:
			if !strings.HasPrefix(moves, "x") {
				t.Errorf("got turn %s, want the pair or a discard", moves)
			}
		}
	}
	wantMood(t, "it opened", opened)
}

func TestEasyDrawsAndGivesByMood(t *testing.T) {
	b := board{layout: "rr6", hand: "3r 3y 3r 3y 3y", pile: "8v 7t 6r 5v", others: []int{8}}
	drawn, emptied, given := 0, 0, 0
	for moves, n := range turns(t, b) {
		if strings.Contains(moves, "+") {
			drawn += n
			continue
		}
		emptied += n
		if strings.HasSuffix(moves, ">2") {
			given += n
		}
	}
	wantMood(t, "it drew", drawn)
	wantMood(t, "of those that did not draw it gave", given*400/max(emptied, 1))
}
