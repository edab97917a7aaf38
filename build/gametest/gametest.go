// Package gametest checks what the records of every game have to do. Only tests import it.
package gametest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/record"
)

// CheckErrorPosition checks that the error of a text is a *record.Error with a message of one line, at a place in the text, at the end of a line, or
// on the line below the last one.
func CheckErrorPosition(t *testing.T, text string, err error) {
	t.Helper()
	var at *record.Error
	if !errors.As(err, &at) {
		t.Fatalf("got %T, want *record.Error", err)
	}
	lines := append(strings.Split(text, "\n"), "") // an error about something missing is below the last line
	if at.Line < 1 || at.Line > len(lines) || at.Column < 1 || at.Reason.String() == "" || strings.ContainsAny(err.Error(), "\n\r\v\f\u2028\u2029\u0085") {
		t.Fatalf("got %q for a text of %d lines", err, len(lines)-1)
	}
	if at.Column > len([]rune(lines[at.Line-1]))+1 {
		t.Fatalf("got %q beyond the end of line %q", err, lines[at.Line-1])
	}
}

// ReplaceInText replaces in a text, for each pair, the first occurrence of the first string by the second. The test fails if there is none.
func ReplaceInText(t testing.TB, text string, pairs ...string) string {
	t.Helper()
	for i := 0; i < len(pairs); i += 2 {
		if !strings.Contains(text, pairs[i]) {
			t.Fatalf("no %q in\n%s", pairs[i], text)
		}
		text = strings.Replace(text, pairs[i], pairs[i+1], 1)
	}
	return text
}

// VerifyText returns what the command verify prints about a text, without the name of a file.
func VerifyText(format record.Format, text string, position bool) string {
	verdict, err := format.Check(text, position)
	if err != nil {
		return err.Error()
	}
	return "ok " + verdict
}

// CheckVerdict fails the test unless VerifyText of a text is a single line that begins with want: "ok", or a line and column with a
// reason.
func CheckVerdict(t *testing.T, format record.Format, text, want string) {
	t.Helper()
	if got := VerifyText(format, text, false); !strings.HasPrefix(got, want) || strings.Contains(strings.TrimSuffix(got, "\n"), "\n") || strings.HasSuffix(got, ": ") {
		t.Errorf("got %s, want %s for\n%s", got, want, text)
	}
}

// CheckReadBack checks that the text of a game is parsed as an equal game, whose text is the same.
func CheckReadBack[G fmt.Stringer](t *testing.T, g G, parse func(string) (G, error), options ...cmp.Option) {
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
