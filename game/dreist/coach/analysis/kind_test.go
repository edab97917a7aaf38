package analysis

import (
	"fmt"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/record"
)

// A random player's moves differ from the best in several ways, each of a kind.
func TestKindsTellWhatDiffers(t *testing.T) {
	start, history := played(t, dreist.NewSoloDeal(dreist.EvenCardCount, 5), coach.RandomKind)
	r := judged(t, start, history, 0)
	seen := map[MistakeKind]int{}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if same(d.PlayedMoves, d.BestMoves) {
			continue
		}
		k := d.Habit.kind
		seen[k]++
		if !slices.Contains(Habits(), d.Habit) {
			t.Errorf("decision %d: there is no habit %s", i, d.Habit)
		}
		if k >= MistakeKindCount {
			t.Errorf("decision %d is of no kind: %d", i, k)
		}
	}
	if len(seen) < 2 {
		t.Errorf("got kinds %v, want several", seen)
	}
}

// A line that draws ends there, as the card is unknown. What another line does instead of drawing does not count.
func TestKindsCompareUpToTheDraw(t *testing.T) {
	for _, test := range []struct {
		hand         string
		played, best []string
		want         Habit
	}{
		{"6r 4t 8t 1t 3v", []string{"6r1", "4t3", "."}, []string{"6r1", "+"}, Habit{DrawMistake, LeftUndone}}, // two DREIer, one of which is made for the draw
		{"6r 4t 8t 1t 3v", []string{"6r1", "4t3", "+"}, []string{"6r1", "+"}, Habit{kind: DrawMistake}},       // late
		{"6r 4t 8t 1t 3v", []string{"6r1", "+"}, []string{"6r1", "4t3", "."}, Habit{DrawMistake, DoneWrongly}},
		{"6r 7r 8r 3r 5y", []string{"6r1", "7r1", "8r1", "3r1", "5y2", ">2"}, []string{"6r1", "+"}, Habit{DrawMistake, LeftUndone}}, // a gift may follow the draw
		{"6r 8t 8v 1t 3v", []string{"6r1", "8t1", "8v2", "."}, []string{"6r1", "+"}, Habit{DrawMistake, LeftUndone}},
		{"6r 8t 8v 1t 3v", []string{"8t1", "8v2", "."}, []string{"6r1", "+"}, Habit{TrioMistake, LeftUndone}},
		{"6r 7r 8r 3r 5y", []string{"6r1", "7r1", "8r1", "3r1", "5y2", "."}, []string{"6r1", "7r1", "8r1", "3r1", "5y2", ">2"}, Habit{GiftMistake, LeftUndone}},
		{"6r 4t 8t 1t 3v", []string{"6r1", "."}, []string{"6r1", "4t3", "."}, Habit{TrioMistake, LeftUndone}},
		{"6r 7r 8t 1t 3v", []string{"x8t"}, []string{"x1t"}, Habit{kind: DiscardMistake}},
		// An empty hand is either filled by a draw or gives: here that is why the lines part.
		{"6r 7r 8r 3r 5y", []string{"6r1", "+"}, []string{"6r1", "7r1", "8r1", "3r1", "5y2", ">2"}, Habit{DrawOrGiftMistake, DoneWrongly}},
		{"6r 7r 8t 1t 3v", []string{"x8t"}, []string{"6r1", "."}, Habit{TrioMistake, LeftUndone}},
	} {
		game, err := record.Parse(fmt.Sprintf("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"egon\"]\n[Seat1 \"Anna\"]\n"+
			"[Layout \"3rr3/3y4\"]\n[Hand1 %q]\n[Pile1 \"2t 3t 8y 8y\"]\n[Pile2 \"7t 2y 6t\"]\n", test.hand))
		need.OK(t, err)
		p := need.Value(game.Deal.Position())(t)
		d := Decision{PlayedMoves: line(t, p, test.played), BestMoves: line(t, p, test.best)}
		if got := d.habitOf(&p); got != test.want {
			t.Errorf("%v, best %v: got %v, want %v", test.played, test.best, got, test.want)
		}
	}
}

// line parses legal moves in the notation of records.
func line(t *testing.T, p dreist.Position, tokens []string) []dreist.Move {
	t.Helper()
	var moves []dreist.Move
	for _, token := range tokens {
		m := need.Value(record.ParseMove(token))(t)
		if err := p.Play(p.WithHandCard(m)); err != nil {
			t.Fatalf("%s: %v\n%s", token, err, p.TextPicture())
		}
		moves = append(moves, m)
	}
	return moves
}
