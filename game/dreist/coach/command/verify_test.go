package command_test

import (
	"strings"
	"testing"

	"dreist/game/dreist/coach/command"
	"dreist/game/record"
)

// TestVerifyTakesTheNamedGame has two games: one named in the arguments is that of a record which names none.
func TestVerifyTakesTheNamedGame(t *testing.T) {
	format := func(game string) record.Format {
		return record.Format{Game: game, Check: func(string, bool) (string, *record.Error) { return game + "\n", nil }}
	}
	for _, tt := range []struct{ game, text, want string }{
		{"A", "", "A"}, {"B", "", "B"}, {"B", `[Game "C"]`, "B"}, {"B", `[Game "A"]`, "A"}, {"A", `[Game "B"]`, "B"},
	} {
		e, out, _ := env()
		e.In, e.Formats = strings.NewReader(tt.text), []record.Format{format("A"), format("B")}
		if status := command.Verify([]string{"-game", tt.game, "-"}, e); status != 0 || out.String() != "-: ok "+tt.want+"\n" {
			t.Errorf("-game %s, %q: got status %d and %q, want %s", tt.game, tt.text, status, out.String(), tt.want)
		}
	}
}
