package solver_test

import (
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/solver"
)

// TestFollow goes to other moves, of which what they share stays known, and to one that is not allowed.
func TestFollow(t *testing.T) {
	s := solver.New(position(t, wedding))
	s.Search(100)
	line := s.WinningMoves
	for _, moves := range [][]peri.Move{line[:2], {move("t3*t4")}, line[:1]} {
		need.OK(t, s.GoToPositionAfter(moves))
		s.Search(100)
		if m := s.Finding().Next; len(s.WinningMoves) > 0 && m != line[len(moves)] {
			t.Errorf("got the hint %v after %v of %v", m, moves, line)
		}
	}
	if s.GoToPositionAfter([]peri.Move{move("t2*t3")}) == nil || s.Verdict != solver.Winnable {
		t.Errorf("got verdict %d after a move that is refused", s.Verdict)
	}
}

// TestFinish finishes what only goes up, but neither what would have to be built first nor what asks for choices.
func TestFinish(t *testing.T) {
	for text, want := range map[string]string{
		"[Patience \"packets\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"3c 2c / 2s / - / - / - / - / - / - / - / - / - / -\"]\n": "t1-f1 t1-f1 t2-f2",
		"[Patience \"packets\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"2c 3c / - / - / - / - / - / - / - / - / - / - / -\"]\n":  "",
		"[Patience \"harvest\"]\n[Foundations \"7c\"]\n[Tableau \"9s 8h / - / - / - / - / - / - / -\"]\n":                                 "",
	} {
		var got []string
		for _, m := range solver.FinishingMoves(position(t, text)) {
			got = append(got, m.String())
		}
		if slices.Sort(got); !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("got %v, want %s for\n%s", got, want, text)
		}
	}
}

// TestEachPositionIsKnownHoweverItIsReached goes to a position that was searched, by its moves in another order.
func TestEachPositionIsKnownHoweverItIsReached(t *testing.T) {
	s := solver.New(position(t, "[Patience \"packets\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"2c / 2s / 5h / - / - / - / - / - / - / - / - / -\"]\n"))
	goTo(t, s, move("t1-f1"), move("t2-f2"))
	s.Search(100)
	goTo(t, s)
	if goTo(t, s, move("t2-f2"), move("t1-f1")); s.Verdict != solver.Unwinnable || s.Finding().SearchedCount != 0 {
		t.Errorf("got verdict %d", s.Verdict)
	}
	if goTo(t, s, move("t2-f2")); s.Verdict != solver.Undecided {
		t.Errorf("got verdict %d one move earlier", s.Verdict)
	}
}
