// Package gametest holds the records of any game to what every one has to do. Tests alone import it.
package gametest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/record"
)

// Fault holds that the error of a text is one line about a place in it.
func Fault(t *testing.T, text string, err error) {
	t.Helper()
	var at *record.Error
	if !errors.As(err, &at) {
		t.Fatalf("got %T, want *record.Error", err)
	}
	lines := append(strings.Split(text, "\n"), "") // what is missing is missing below the last one
	if at.Line < 1 || at.Line > len(lines) || at.Column < 1 || at.Reason.String() == "" || strings.ContainsAny(err.Error(), "\n\r\v\f\u2028\u2029\u0085") {
		t.Fatalf("got %q for a text of %d lines", err, len(lines)-1)
	}
	if at.Column > len([]rune(lines[at.Line-1]))+1 {
		t.Fatalf("got %q beyond the end of line %q", err, lines[at.Line-1])
	}
}

// Edit returns a text with the first of each pair replaced by the second. It fails the test if the text lacks one.
func Edit(t testing.TB, text string, pairs ...string) string {
	t.Helper()
	for i := 0; i < len(pairs); i += 2 {
		if !strings.Contains(text, pairs[i]) {
			t.Fatalf("no %q in\n%s", pairs[i], text)
		}
		text = strings.Replace(text, pairs[i], pairs[i+1], 1)
	}
	return text
}

// Verdict returns what verify prints of a text, without the name of a file.
func Verdict(format record.Format, text string, position bool) string {
	verdict, err := format.Check(text, position)
	if err != nil {
		return err.Error()
	}
	return "ok " + verdict
}

// WantVerdict fails the test unless the verdict of verify on a text is a single line that begins with want: "ok", or a line and column with a
// reason.
func WantVerdict(t *testing.T, format record.Format, text, want string) {
	t.Helper()
	if got := Verdict(format, text, false); !strings.HasPrefix(got, want) || strings.Contains(strings.TrimSuffix(got, "\n"), "\n") || strings.HasSuffix(got, ": ") {
		t.Errorf("got %s, want %s for\n%s", got, want, text)
	}
}

// ReadBack holds that the text of a game reads as the game.
func ReadBack[G fmt.Stringer](t *testing.T, g G, parse func(string) (G, error), options ...cmp.Option) {
	t.Helper()
	printed := g.String()
	back, err := parse(printed)
	if err != nil {
		t.Fatalf("%v in the printed text\n%s", err, printed)
	}
	if diff := cmp.Diff(g, back, options...); diff != "" {
		t.Fatalf("-want +got\n%s", diff)
	}
	if again := back.String(); again != printed {
		t.Fatalf("got the text\n%s\nwant\n%s", again, printed)
	}
}
