package record_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"dreist/game/thegame/record"
)

// examples are the tries of the examples E 1 to E 10, whose records are in testdata/examples: "yes" may be done and the
// game goes on, "no" is refused at the last token or line, the others end the game.
var examples = []struct {
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

// example returns the record of an example, without turns.
func example(t testing.TB, number int) string {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("testdata/examples/e%02d.thegame", number))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestExamples(t *testing.T) {
	seen := map[int]bool{}
	for _, e := range examples {
		seen[e.example] = true
		head := example(t, e.example)
		if got := verdict(head, false); !strings.HasSuffix(got, "result=-\n") {
			t.Fatalf("E %d: the set-up gives %s", e.example, got)
		}
		got, text := verdict(head+e.try, false), head+e.try
		switch e.want {
		case "yes":
			if !strings.HasSuffix(got, "result=-\n") {
				t.Errorf("E %d, %s: got %s", e.example, e.try, got)
			}
		case "no":
			before, last := refusedAt(text)
			if !strings.HasPrefix(got, last) || !strings.Contains(verdict(before, false), "ok") {
				t.Errorf("E %d, %s: got %s, want it to be refused at %s", e.example, e.try, got, last)
			}
		default:
			if !strings.HasSuffix(got, "result="+e.want+"\n") {
				t.Errorf("E %d, %s: got %s, want %s", e.example, e.try, got, e.want)
			}
		}
	}
	if len(seen) != 10 || len(examples) < 48 {
		t.Errorf("%d examples with %d tries", len(seen), len(examples))
	}
}

// refusedAt returns a text without its last token and the place of that token, or of its line where the line is that of
// a seat which is not to move.
func refusedAt(text string) (before, place string) {
	lines := strings.Split(text, "\n")
	last := lines[len(lines)-1]
	cut := strings.LastIndex(last, " ")
	before = strings.TrimSuffix(text, last[cut:])
	place = fmt.Sprintf("x:%d:%d: ", len(lines), cut+2)
	if !strings.Contains(verdict(before, false), "ok") {
		place = fmt.Sprintf("x:%d:1: ", len(lines))
		before = strings.Join(lines[:len(lines)-1], "\n")
	}
	return before, place
}

// verdict returns what verify prints of a text.
func verdict(text string, position bool) string {
	ok, err := record.Format().Check(text, position)
	if err != nil {
		return fmt.Sprintf("x:%v\n", err)
	}
	return "x: ok " + ok
}
