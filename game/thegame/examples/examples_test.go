package examples_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"dreist/build/booktest"
	"dreist/build/need"
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/examples"
	"dreist/game/thegame/record"
	"dreist/game/thegame/rulebook"
)

// want are the tries that the rules tell for each example, and two more ends of the last one: "yes" may be done and the game goes on,
// "no" is refused at the last token or line, the others end the game.
var want = []struct {
	example   int
	want, try string
}{
	{1, "yes", "1: 16a"},
	{1, "yes", "1: 53a"},
	{1, "no", "1: 14a"},
	{1, "yes", "1: 75c"},
	{1, "no", "1: 77c"},
	{1, "yes", "1: 14b"},
	{1, "yes", "1: 98d 97d"},
	{1, "no", "1: 97d 98d"},
	{2, "yes", "1: 48a"},
	{2, "no", "1: 48b"},
	{2, "yes", "1: 47b"},
	{2, "no", "1: 49a"},
	{2, "yes", "1: 48a 38a"},
	{2, "no", "1: 48a 47a"},
	{2, "yes", "1: 68a"},
	{3, "yes", "1: 44c"},
	{3, "no", "1: 43c"},
	{3, "yes", "1: 35d"},
	{3, "no", "1: 45d"},
	{3, "yes", "1: 44c 54c 43c"},
	{3, "yes", "1: 24c"},
	{4, "no", "1: ."},
	{4, "no", "1: 2a ."},
	{4, "yes", "1: 2a 99c ."},
	{4, "yes", "1: 2a 3a 4a 5a ."},
	{4, "yes", "1: 2a 3a 4a 5a 99c 98c 97c 96c ."},
	{4, "no", "1: 2a 3a 4a 5a 99c 98c 97c 96c 50a"},
	{4, "yes", "1: 2a 99c .\n1: 50a 98c"},
	{5, "no", "1: 51a"},
	{5, "yes", "1: 61a 51a ."},
	{5, "yes", "1: 39d 49d ."},
	{5, "yes", "1: 61a 51a 39d 49d ."},
	{5, "no", "1: 49d"},
	{6, "yes", "1: 80a 92a ."},
	{6, "lost", "1: 92a"},
	{6, "no", "1: 92a 80a"},
	{7, "no", "1: ."},
	{7, "yes", "1: 46a .\n3: 47a ."},
	{7, "no", "1: 46a .\n2: ."},
	{7, "yes", "1: 70a ."},
	{7, "won", "1: 46a 70a .\n3: 29c .\n3: 47b"},
	{8, "no", "1: 10a 11a ."},
	{8, "yes", "1: 10a 11a 12a ."},
	{8, "yes", "1: 10a 11a 12a .\n2: 20a ."},
	{9, "yes", "1: 2!a 2~c 62b 64b ."},
	{9, "yes", "1: 2!a 58a"},
	{9, "no", "1: 2!a 58a 2-a"},
	{9, "yes", "1: 2!a 2~a"},
	{9, "no", "1: 2!a 2!a"},
	{9, "no", "1: 3!a"},
	{9, "no", "1: 47!a"},
	{10, "won", "1: 97a 87a .\n2: 88a"},
	{10, "lost", "1: 87a 97a ."},
	{10, "lost", "1: 97a ."},
	{10, "won", "1: 87a .\n2: 88a .\n1: 97a"},
}

// head returns the record of an example, without turns.
func head(t testing.TB, number int) string {
	t.Helper()
	text := need.Value(os.ReadFile(fmt.Sprintf("records/e%02d.thegame", number)))(t)
	return string(text)
}

// TestEveryTryOfTheRules checks what verify says of each, and that the examples have it, with this verdict.
func TestEveryTryOfTheRules(t *testing.T) {
	all, more := examples.All(), 0
	for _, e := range want {
		text := head(t, e.example) + e.try
		got := verdict(text)
		switch e.want {
		case "yes":
			if !strings.HasSuffix(got, "result=-\n") {
				t.Errorf("E %d, %s: got %s", e.example, e.try, got)
			}
		case "no":
			before, last := refusedAt(text)
			if !strings.HasPrefix(got, last) || !strings.Contains(verdict(before), "ok") {
				t.Errorf("E %d, %s: got %s, want it to be refused at %s", e.example, e.try, got, last)
			}
		default:
			if !strings.HasSuffix(got, "result="+e.want+"\n") {
				t.Errorf("E %d, %s: got %s, want %s", e.example, e.try, got, e.want)
			}
		}
		tries := all[e.example-1].Tries
		at := slices.IndexFunc(tries, func(has examples.Try) bool { return has.Text == e.try })
		switch {
		case at < 0:
			more++
		case (tries[at].Last != "") != (e.want == "no") || tries[at].Loses != (e.want == "lost"):
			t.Errorf("E %d, %s: the example has it as %+v", e.example, e.try, tries[at])
		}
	}
	n := 0
	for _, e := range all {
		n += len(e.Tries)
	}
	if len(all) != examples.Count || n != len(want)-2 || more != 2 {
		t.Errorf("%d examples with %d tries; of %d there are %d missing", len(all), n, len(want), more)
	}
}

// refusedAt returns a text without its last token and the place of that token, or of its line where the line is that of a seat which
// is not to move.
func refusedAt(text string) (before, place string) {
	lines := strings.Split(text, "\n")
	last := lines[len(lines)-1]
	cut := strings.LastIndex(last, " ")
	before = strings.TrimSuffix(text, last[cut:])
	place = fmt.Sprintf("x:%d:%d: ", len(lines), cut+2)
	if !strings.Contains(verdict(before), "ok") {
		place = fmt.Sprintf("x:%d:1: ", len(lines))
		before = strings.Join(lines[:len(lines)-1], "\n")
	}
	return before, place
}

// verdict returns what verify prints of a text.
func verdict(text string) string {
	ok, err := record.Format().Check(text, false)
	if err != nil {
		return fmt.Sprintf("x:%v\n", err)
	}
	return "x: ok " + ok
}

// TestWhatIsRefusedIsAgainstTheRules asks the rules about each move that a try ends with.
func TestWhatIsRefusedIsAgainstTheRules(t *testing.T) {
	for _, e := range examples.All() {
		for _, try := range e.Tries {
			if try.Refused != (thegame.Move{}) && try.After.Refusal(try.Refused) == nil {
				t.Errorf("E %d, %s: the rules allow %q", e.Number, try.Text, try.Last)
			}
		}
	}
}

// TestEachExampleCanBePlayed follows the hints to the goal of each, after two misses at every step.
func TestEachExampleCanBePlayed(t *testing.T) {
	for _, e := range examples.All() {
		l := e.Lesson()
		for steps := 0; !l.Done(); steps++ {
			if _, ok := l.Hint(); ok || steps > 20 {
				t.Fatalf("E %d: a hint without a miss, or no end after %d steps", e.Number, steps)
			}
			for range 2 {
				if v, _, _ := l.Try(thegame.Lay(1, thegame.A)); v != lesson.Refused {
					t.Fatalf("E %d: a card that is none may be laid", e.Number)
				}
			}
			m, ok := l.Hint()
			if !ok {
				t.Fatalf("E %d: no hint after two misses", e.Number)
			}
			if v, _, err := l.Try(m); v != lesson.Accepted {
				t.Fatalf("E %d: the hint %v is answered by %v, %v", e.Number, m, v, err)
			}
		}
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
		{2, "68a", lesson.Astray, "ten.2.plain", "G 5"},
		{2, "47b", lesson.Accepted, "ten.2.there", "3.3"},
		{3, "24c", lesson.Astray, "ten.3.plain", "G 5"},
		{4, ".", lesson.Refused, "ten.4.none", "G 5"},
		{4, "96c 97d .", lesson.Accepted, "", ""},
		{5, "80a", lesson.Astray, "", ""},
		{6, "92a", lesson.Astray, "ten.6.stuck", "G 9"},
		{7, "46a 70a . 29c . 47b", lesson.Accepted, "ten.7.last", "G 11"},
		{8, "10b 11b .", lesson.Refused, "", ""},
		{9, "2!a 58a", lesson.Astray, "ten.9.wish", "G 16"},
		{10, "87a 97a", lesson.Astray, "", ""},
	} {
		e := examples.All()[tt.example-1]
		l := e.Lesson()
		var m thegame.Move
		var got lesson.Verdict
		var before thegame.Position
		for _, token := range strings.Fields(tt.moves) {
			m, _ = thegame.ParseMove(token)
			before = l.Position()
			got, _, _ = l.Try(m)
		}
		if why, rule := e.Explain(&before, m); got != tt.verdict || why != tt.why || rule != tt.rule {
			t.Errorf("E %d, %s: got %v, %q and %q, want %+v", tt.example, tt.moves, got, why, rule, tt)
		}
	}
}

// TestEveryKeyHasItsTextAndEveryTextItsKey compares the catalogue with what the examples say, and their rules with the book.
func TestEveryKeyHasItsTextAndEveryTextItsKey(t *testing.T) {
	var keys []string
	for _, e := range examples.All() {
		keys = append(keys, booktest.Tries(t, rulebook.Book(), &e.Quest)...)
	}
	booktest.Short(t, 40, keys)
	booktest.Catalogue(t, "thegame/examples", append(keys, "examples.away.lay", "examples.away.end", "examples.hint.lay",
		"examples.hint.end", "examples.hint.say", "examples.keys", "examples.speak", "examples.learn.detail")...)
}
