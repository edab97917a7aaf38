package solver_test

import (
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/peri"
	"dreist/game/peri/record"
	"dreist/game/peri/solver"
)

// position returns the position that tags and moves of a record reach.
func position(t *testing.T, text string) peri.Position {
	t.Helper()
	g, err := record.Parse("[Game \"PERI\"]\n[Format \"1\"]\n" + text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	p := need.Value(g.Deal.Position())(t)
	for _, m := range g.Moves {
		p = p.PositionAfter(m)
	}
	return p
}

// dealt returns a deal.
func dealt(t *testing.T, key string, number uint64) peri.Position {
	t.Helper()
	return need.Value(peri.NewDeal(peri.Find(key), number).Position())(t)
}

// goTo goes to the position after moves that are allowed.
func goTo(t *testing.T, s *solver.Solver, moves ...peri.Move) {
	t.Helper()
	need.OK(t, s.GoToPositionAfter(moves))
}

func move(text string) peri.Move {
	m, _ := peri.ParseMove(text)
	return m
}

// checkLine holds that a line wins by the rules if a position can be won, and that there is none if not.
func checkLine(t *testing.T, s *solver.Solver, p peri.Position) {
	t.Helper()
	line := s.WinningMoves
	for _, m := range line {
		need.OK(t, p.Play(m))
	}
	if p.IsWon() != (s.Verdict == solver.Winnable) {
		t.Fatalf("got verdict %d with the line %v", s.Verdict, line)
	}
}

// TestDeals searches deals of each patience. The rules replay the lines, and to search in parts finds the same.
func TestDeals(t *testing.T) {
	for _, row := range peri.Patiences {
		for number := range uint64(3) {
			p := dealt(t, row.Key, number)
			const positions = 400
			s, parts := solver.New(p), solver.New(p)
			searched, inParts := s.Search(positions), 0
			for range positions / 100 {
				inParts += parts.Search(100)
			}
			if searched != inParts || s.Verdict != parts.Verdict || !slices.Equal(s.WinningMoves, parts.WinningMoves) {
				t.Errorf("%s %d: got %d positions and verdict %d, in parts %d and %d", row.Key, number, searched, s.Verdict, inParts, parts.Verdict)
			}
			if s.IsDone() != (s.Verdict != solver.Undecided) || !s.IsDone() && searched != positions {
				t.Errorf("%s %d: got verdict %d after %d positions", row.Key, number, s.Verdict, searched)
			}
			checkLine(t, s, p)
		}
	}
}

// TestBeams replays lines that only the beam finds.
func TestBeams(t *testing.T) {
	for key, number := range map[string]uint64{"harvest": 0, "ace": 2} {
		p := dealt(t, key, number)
		s := solver.New(p)
		if n := s.Search(solver.FirstRoundSize); n <= solver.FirstRoundSize/4 || s.Verdict != solver.Winnable {
			t.Errorf("%s: got verdict %d after %d positions", key, s.Verdict, n)
		}
		checkLine(t, s, p)
	}
}

// Short games: the first move of the wedding wins or loses, the harvest is lost.
const (
	wedding = `[Patience "wedding"]
[Tableau "Qh 5c 8h 2d 8c 7s Kh - - - - - - -"]
`
	harvest = `[Patience "harvest"]
[Foundations "7c"]
[Tableau "6d 8h / 9s / 5c / Ah / Kd / - / - / -"]
[Stock "Qc 2d"]
`
)

// TestVerdicts holds what short games have been worked out to be.
func TestVerdicts(t *testing.T) {
	for text, want := range map[string]solver.Verdict{
		wedding:                            solver.Winnable,
		wedding + "1: t3*t4\n":             solver.Unwinnable, // no move is left
		wedding + "1: t4* t2* t3*t4 t2*\n": solver.Winnable,   // it is won
		harvest:                            solver.Unwinnable,
		"[Patience \"packets\"]\n[Foundations \"Ac / As / Ah 2h / Ad\"]\n[Tableau \"9c Jh / Qh / 3h 4d / - / 8s / 7c / - / - / - / - / - / -\"]\n":                                                          solver.Unwinnable,
		"[Patience \"fans\"]\n[Foundations \"- / - / - / Ad\"]\n[Tableau \"3d 2d / - / - / - / - / - / - / - / - / - / - / - / - / - / - / -\"]\n":                                                          solver.Winnable,
		"[Patience \"sliding\"]\n[Tableau \"Ah 2h 3h 4h 5h 6h 7h 8h 9h Th - Jh Qh Kh\"]\n":                                                                                                                  solver.Winnable,
		"[Patience \"climb\"]\n[Tableau \"3c 2c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 3d 2d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad\"]\n": solver.Winnable,
	} {
		p := position(t, text)
		s := solver.New(p)
		s.Search(solver.FirstRoundSize)
		if s.Verdict != want {
			t.Errorf("got verdict %d, want %d for\n%s", s.Verdict, want, text)
		}
		checkLine(t, s, p)
	}
}

// TestMoves plays along a line, beside it and back.
func TestMoves(t *testing.T) {
	p := position(t, wedding)
	s := solver.New(p)
	if s.GoToPositionAfter([]peri.Move{move("t2*t3")}) == nil || s.IsDone() {
		t.Error("a refused move changes the solver")
	}
	s.Search(100)
	line := s.WinningMoves
	goTo(t, s, line[0])
	if s.Verdict != solver.Winnable || !slices.Equal(s.WinningMoves, line[1:]) {
		t.Errorf("got %d %v after the first move of %v", s.Verdict, s.WinningMoves, line)
	}
	goTo(t, s, move("t3*t4"))
	if moves := s.Finding().MovesSinceWinnable; s.Verdict != solver.Undecided || moves != 0 {
		t.Errorf("got verdict %d and %d moves before any search", s.Verdict, moves)
	}
	s.Search(100)
	if moves := s.Finding().MovesSinceWinnable; s.Verdict != solver.Unwinnable || moves != 1 {
		t.Errorf("got verdict %d and %d moves, want 1", s.Verdict, moves)
	}
	if next := s.Finding().Next; next != (peri.Move{}) {
		t.Errorf("got the hint %v, but no move is left", next)
	}
	goTo(t, s)
	if !slices.Equal(s.WinningMoves, line) {
		t.Errorf("got the line %v, want %v", s.WinningMoves, line)
	}
	// What is found later holds for the moves before, and what is lost stays lost.
	s = solver.New(p)
	goTo(t, s, line[0])
	s.Search(100)
	if goTo(t, s); s.Verdict != solver.Winnable {
		t.Errorf("got verdict %d", s.Verdict)
	}
	checkLine(t, s, p)
	s = solver.New(position(t, harvest))
	s.Search(1000)
	goTo(t, s, move("d"))
	if moves := s.Finding().MovesSinceWinnable; s.Verdict != solver.Unwinnable || moves != 0 {
		t.Errorf("got verdict %d", s.Verdict)
	}
}

// TestNoHintIsGivenTwiceThatLost holds that another move is hinted at once the first has been taken back as lost.
func TestNoHintIsGivenTwiceThatLost(t *testing.T) {
	s := solver.New(position(t, harvest))
	m := s.Finding().Next
	goTo(t, s, m)
	s.Search(1000)
	if goTo(t, s); s.Verdict != solver.Undecided {
		t.Fatalf("got verdict %d before any search", s.Verdict)
	}
	if again := s.Finding().Next; again == m || again == (peri.Move{}) {
		t.Errorf("got %v again, after which nothing wins", again)
	}
}

// TestOtherOrder plays the moves of a line in another order.
func TestOtherOrder(t *testing.T) {
	s := solver.New(position(t, `[Patience "wish"]
[Tableau "Kh / Kc / 9d / 9s / 7h / 7s / - / -"]
`))
	s.Search(100)
	var played []peri.Move
	for range 3 {
		line := s.WinningMoves
		played = append(played, line[len(line)-1])
		goTo(t, s, played...)
		if s.Verdict != solver.Winnable || len(s.WinningMoves) != len(line)-1 {
			t.Errorf("got verdict %d with %v", s.Verdict, s.WinningMoves)
		}
	}
}

// TestHints gives the first move of the line, or without one the first worth trying.
func TestHints(t *testing.T) {
	const apple = `[Patience "bigapple"]
[Foundations "Ac / - / Ah 2h / -"]
[Tableau "?9c 8h / 9s / Kd Qs / - / ?2c ?5d 3h / - / -"]
[Stock "7c"]
`
	for text, want := range map[string]struct {
		move string
		use  solver.Purpose
	}{
		apple:                      {"t5-f3", solver.MovesUp},
		apple + "1: t5-f3\n":       {"t1-t2", solver.TurnsCard},
		apple + "1: t5-f3 t1-t2\n": {"d", solver.DealsCard},
		wedding:                    {"t2*", solver.RemovesCards},
		"[Patience \"packets\"]\n[Foundations \"Ac / As / Ah 2h / Ad\"]\n[Tableau \"Jh / Qh / 3h 4d / - / 8s / 7c / - / - / - / - / - / -\"]\n": {"t1-t2", solver.FreesSpot},
		"[Patience \"packets\"]\n[Tableau \"- / 9h 9c / - / - / - / - / - / - / - / - / - / -\"]\n1: t2-t1\n":                                   {"t1-t3", solver.FillsGap}, // which gains nothing
	} {
		s := solver.New(position(t, text))
		if f := s.Finding(); f.Next.String() != want.move || f.Purpose != want.use || f.SearchedCount != 0 {
			t.Errorf("got %v with use %d, want %s and %d in\n%s", f.Next, f.Purpose, want.move, want.use, text)
		}
		if s.Search(1000); s.Verdict == solver.Winnable {
			if f := s.Finding(); len(f.WinningMoves) > 0 && f.Next != f.WinningMoves[0] {
				t.Errorf("got %v, want the first of %v", f.Next, f.WinningMoves)
			}
		}
	}
}

// TestSureCards holds which cards are of no use below.
func TestSureCards(t *testing.T) {
	for _, tt := range []struct {
		text, sure string
	}{
		{"[Patience \"packets\"]\n[Foundations \"Ac / As / Ah / Ad\"]\n[Tableau \"2c / 2h / 3h / - / - / - / - / - / - / - / - / -\"]\n", "t1-f1 t2-f3"},
		{"[Patience \"fans\"]\n[Foundations \"Ac 2c / As / Ah / Ad\"]\n[Tableau \"2s / 3c / 2h / - / - / - / - / - / - / - / - / - / - / - / - / -\"]\n", "t1-f2 t3-f3"},
		{"[Patience \"ace\"]\n[Foundations \"Ac 2c / As / Ah / Ad\"]\n[Tableau \"2s / 3c / 2h / - / - / - / - / -\"]\n", "t1-f2 t3-f3"},
		{"[Patience \"bigapple\"]\n[Foundations \"Ac 2c 3c / As / Ah / Ad\"]\n[Tableau \"2s / 3s / 4c / - / - / - / -\"]\n", "t1-f2"},
		{"[Patience \"colours\"]\n[Foundations \"Ac 2c / As / Ah / Ad / Ac / As / Ah / -\"]\n[Tableau \"2s / 3c / Ad / - / - / - / - / - / - / -\"]\n", "t1-f2 t1-f6 t3-f8"},
		{"[Patience \"king\"]\n[Foundations \"2c / 2s / 2h / 2d\"]\n[Tableau \"3h / 3d / - / - / - / - / - / - / - / -\"]\n", ""},
		{"[Patience \"king\"]\n[Foundations \"2c 3c / 2s / 2h / 2d\"]\n[Tableau \"3h / 3d / - / - / - / - / - / - / - / -\"]\n", "t1-f3 t2-f4"},
		{"[Patience \"harvest\"]\n[Foundations \"7c\"]\n[Tableau \"6d / - / - / - / - / - / - / -\"]\n", ""},
	} {
		p := position(t, tt.text)
		var sure []string
		for m := range p.Moves() {
			if solver.IsSure(&p, m) {
				sure = append(sure, m.String())
			}
		}
		if got := strings.Join(sure, " "); got != tt.sure {
			t.Errorf("got %s, want %s in\n%s", got, tt.sure, tt.text)
		}
	}
}
