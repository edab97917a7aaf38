package primer_test

import (
	"os"
	"strings"
	"testing"

	"dreist/build/booktest"
	"dreist/build/need"
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/primer"
	"dreist/game/thegame/record"
)

// TestEveryTryOfTheRules compares the verdicts that the file tells with what the tries come to, and holds that the record ends where the last
// word is refused.
func TestEveryTryOfTheRules(t *testing.T) {
	count := map[string]int{}
	for _, e := range primer.Examples() {
		for _, try := range e.Tries {
			verdict := "may"
			if _, err := record.Parse(e.Game.String() + "\n" + try.Notation); err != nil {
				verdict = "not"
			} else if try.PositionAfter.IsOver() {
				verdict = map[bool]string{true: "won", false: "lost"}[try.PositionAfter.IsWon()]
			}
			count[verdict]++
			if (try.RefusedToken != "") != (verdict == "not") || try.IsLosing != (verdict == "lost") {
				t.Errorf("E %d, %s: it comes to %s, got %+v", e.Number, try.Notation, verdict, try)
			}
			if try.RefusedMove != (thegame.Move{}) && try.PositionAfter.Refusal(try.RefusedMove) == nil {
				t.Errorf("E %d, %s: the rules allow %q", e.Number, try.Notation, try.RefusedToken)
			}
		}
	}
	text := string(need.Value(os.ReadFile("tries.txt"))(t))
	for _, verdict := range []string{"may", "not", "won", "lost"} {
		if want := strings.Count(text, "| "+verdict+" "); count[verdict] != want || want == 0 {
			t.Errorf("%d tries come to %s, want %d", count[verdict], verdict, want)
		}
	}
}

func TestEachExampleCanBePlayed(t *testing.T) {
	for _, e := range primer.Examples() {
		booktest.CheckExampleCanBeSolved(t, &e.Quest, thegame.Lay(1, thegame.PileA))
	}
}

// TestWhatLeadsAstray names legal moves after which the goal is out of reach, others that are as good as those of the tries, and what an
// example says of a move.
func TestWhatLeadsAstray(t *testing.T) {
	for _, tt := range []struct {
		example   int
		moves     string
		verdict   lesson.Verdict
		why, rule string
	}{
		{1, "53a", lesson.Accepted, "ten.1.leap", "G 5"},
		{1, "14a", lesson.Refused, "ten.1.below", "3.1"},
		{1, "97d", lesson.Accepted, "", ""}, // the 98 still fits on A
		{2, "68a", lesson.Detour, "ten.2.plain", "G 5"},
		{2, "47b", lesson.Accepted, "ten.2.there", "3.3"},
		{3, "24c", lesson.Detour, "ten.3.plain", "G 5"},
		{4, ".", lesson.Refused, "ten.4.none", "G 5"},
		{4, "96c 97d .", lesson.Accepted, "", ""},
		{5, "80a", lesson.Detour, "", ""},
		{6, "92a", lesson.Detour, "ten.6.stuck", "G 9"},
		{7, "46a 70a . 29c . 47b", lesson.Accepted, "ten.7.last", "G 11"},
		{8, "10b 11b .", lesson.Refused, "", ""},
		{9, "2!a 58a", lesson.Detour, "ten.9.wish", "G 16"},
		{10, "87a 97a", lesson.Detour, "", ""},
	} {
		e := primer.Examples()[tt.example-1]
		l := e.NewLesson()
		var m thegame.Move
		var got lesson.Verdict
		var before thegame.Position
		for _, token := range strings.Fields(tt.moves) {
			m, _ = thegame.ParseMove(token)
			before = l.Position()
			got, _, _ = l.TryMove(m)
		}
		if why, rule := e.Explain(&before, m); got != tt.verdict || why != tt.why || rule != tt.rule {
			t.Errorf("E %d, %s: got %v, %q and %q, want %+v", tt.example, tt.moves, got, why, rule, tt)
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
	booktest.CheckCatalogue(t, "thegame/examples", append(keys, "examples.away.lay", "examples.away.end", "examples.hint.lay",
		"examples.hint.end", "examples.hint.say", "examples.keys", "examples.speak", "examples.learn.detail")...)
}
