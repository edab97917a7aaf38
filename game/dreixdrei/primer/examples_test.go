package primer_test

import (
	"fmt"
	"strings"
	"testing"

	"dreist/build/booktest"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/primer"
	"dreist/game/lesson"
)

// TestExamples counts what the examples tell; reading them has held the rules to it.
func TestExamples(t *testing.T) {
	yes, no := 0, 0
	for _, e := range primer.Examples() {
		if e.StartPosition.IsOver() || len(e.Game.Moves) > 0 || len(e.Tries) < 5 {
			t.Errorf("example %d: %d moves, %d tries", e.Number, len(e.Game.Moves), len(e.Tries))
		}
		for _, try := range e.Tries {
			if try.IsGood() {
				yes++
			} else {
				no++
			}
		}
	}
	if yes != 39 || no != 32 {
		t.Errorf("%d allowed and %d refused tries", yes, no)
	}
}

func TestEachExampleCanBePlayed(t *testing.T) {
	for _, e := range primer.Examples() {
		booktest.CheckExampleCanBeSolved(t, &e.Quest, dreixdrei.EndSwap())
	}
}

// TestWhatLeadsAstray names legal moves after which the goal is out of reach, others that are as good as those of the tries, and what an
// example says of a move.
func TestWhatLeadsAstray(t *testing.T) {
	for _, tt := range []struct {
		example        int
		moves          string
		verdict        lesson.Verdict
		sentence, rule string
	}{
		{1, "6", lesson.Accepted, "even", "3.1"},
		{1, "<", lesson.Accepted, "free", "D 9"}, // the others follow, and the pile grows again
		{1, "5", lesson.Refused, "low", "3.1"},
		{2, "8+8+8", lesson.Accepted, "all", "D 6"},
		{2, "8+9", lesson.Refused, "mixed", "D 6"},
		{4, "R 3", lesson.Accepted, "restart", "6.3"},
		{5, "D 4", lesson.Accepted, "new", "D 13"},
		{6, "J=9", lesson.Refused, "high", "6.4"},
		{7, "12", lesson.Detour, "fits", "3.1"},
		{8, "^8", lesson.Refused, "early", "5.2"},
		{9, "< 3 8+^8+^J=8", lesson.Accepted, "both", "D 11"},
		{10, "#2 =D #1", lesson.Accepted, "out", "D 16"},
		{10, "#1", lesson.Detour, "misfit", "D 12"},
	} {
		e := primer.Examples()[tt.example-1]
		l := e.NewLesson()
		var m dreixdrei.Move
		var got lesson.Verdict
		var before dreixdrei.Position
		for token := range strings.FieldsSeq(tt.moves) {
			m, _ = dreixdrei.ParseMove(token)
			before = l.Position()
			got, _, _ = l.TryMove(m)
		}
		want := fmt.Sprintf("dreixdrei.examples.%d.%s", tt.example, tt.sentence)
		if sentence, rule := e.Explain(&before, m); got != tt.verdict || sentence != want || rule != tt.rule {
			t.Errorf("example %d, %s: got %v, %q and %q, want %+v", tt.example, tt.moves, got, sentence, rule, tt)
		}
	}
}

// TestEveryKeyHasItsTextAndEveryTextItsKey compares the catalogue with what the examples say, and their rules with the book.
func TestEveryKeyHasItsTextAndEveryTextItsKey(t *testing.T) {
	var keys []string
	for _, e := range primer.Examples() {
		keys = append(keys, booktest.CheckExampleTexts(t, primer.Book(), &e.Quest)...)
	}
	booktest.CheckShortTexts(t, 40, keys)
	booktest.CheckCatalogue(t, "dreixdrei/examples", keys...)
}
