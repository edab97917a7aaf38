package record_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

// FuzzParse holds that no text makes the reader crash, that every error points into the text, and that what is
// read can be printed, read back and replayed. Its corpus is kept in testdata/fuzz/FuzzParse.
func FuzzParse(f *testing.F) {
	f.Add(tableTags + "1: 4y1 5y1 8v1 8r2 .\n2: x6v\n1:")
	f.Add(egonTags + "1: 4y1 5y1 8v1 8r2 .\n1: x1t\n")
	f.Fuzz(func(t *testing.T, text string) {
		g, err := record.Parse(text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		printed := g.String()
		back, err := record.Parse(printed)
		if err != nil {
			t.Fatalf("%v in the printed text\n%s", err, printed)
		}
		if diff := cmp.Diff(g, back); diff != "" {
			t.Fatalf("-want +got\n%s", diff)
		}
		if again := back.String(); again != printed {
			t.Fatalf("got the text\n%s\nwant\n%s", again, printed)
		}
		over := false
		for step, err := range g.Steps() {
			if err != nil {
				t.Fatal(err)
			}
			if over {
				t.Fatalf("%v follows the end of the game", step.Move)
			}
			over = step.Position.Turn() == dreist.NoSeat
		}
	})
}

func checkError(t *testing.T, text string, err error) {
	var at *form.Error
	if !errors.As(err, &at) {
		t.Fatalf("got %T, want *form.Error", err)
	}
	lines := strings.Split(text, "\n")
	if at.Line < 1 || at.Line > len(lines)+1 || at.Column < 1 || at.Reason.String() == "" || strings.Contains(err.Error(), "\n") {
		t.Fatalf("got %q for a text of %d lines", err, len(lines))
	}
	if at.Line <= len(lines) && at.Column > len([]rune(lines[at.Line-1]))+1 {
		t.Fatalf("got %q beyond the end of line %q", err, lines[at.Line-1])
	}
}
