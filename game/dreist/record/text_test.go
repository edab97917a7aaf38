package record_test

import (
	"errors"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/record"
	form "dreist/game/record"
)

// tableTags and egonTags are tag sections, of 7 and 6 lines, for tests that need good ones. The first turn
// then follows on line 8 or 7.
const (
	tableTags = `[Game "DREIst!"]
[Format "1"]
[Mode "table"]
[Seat1 "Anna"]
[Seat2 "Benno"]
[Pile1 "4y 5y 8v 8r 1t 3r 2t"]
[Pile2 "5t 8r 7r 3t 6v 1r 1v"]
`
	egonTags = `[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "Anna"]
[Pile1 "4y 5y 8v 8r 1t 3r 2t"]
[Pile2 "` + egonPile + `"]
`
	egonPile = "7t 2y 6t 3v 8y 8r 1r 1r 1v 2v 2r"
)

// replaced returns a text with one part of it replaced, which must be there.
func replaced(t *testing.T, text, part, by string) string {
	t.Helper()
	if !strings.Contains(text, part) {
		t.Fatalf("no %q in\n%s", part, text)
	}
	return strings.Replace(text, part, by, 1)
}

// wantError parses a text that has to fail with "line:column: token: reason"; a want without a reason leaves
// the reason open. An empty want is a text that has to hold.
func wantError(t *testing.T, text, want string) {
	t.Helper()
	_, err := record.Parse(text)
	if want == "" {
		if err != nil {
			t.Errorf("got %v, want no error for\n%s", err, text)
		}
		return
	}
	if err == nil {
		t.Fatalf("got no error, want %s for\n%s", want, text)
	}
	var at *form.Error
	if !errors.As(err, &at) {
		t.Fatalf("got %T, want *form.Error", err)
	}
	if got := err.Error(); got != want {
		t.Errorf("got %s, want %s for\n%s", got, want, text)
	}
}

// Lines, comments and characters.
func TestText(t *testing.T) {
	turn := "1: 4y1 5y1 8v1 8r2 .\n"
	tests := []struct{ name, text, want string }{
		{"good", tableTags + turn, ""},
		{"blank lines and comments", ";first\n\n  \t\n" + tableTags + "\n ; x\n" + turn + "\n;end", ""},
		{"comments behind", replaced(t, tableTags, `"table"]`, `"table"] ; x "y" ]`) + "1: 4y1 5y1 8v1 8r2 .;x . +", ""},
		{"a comment cuts a turn", tableTags + "1: 4y1 5y1 ; 8v1 8r2 .\n", ""},
		{"a semicolon in a value is no comment", replaced(t, tableTags, "Anna", "An;na"), ""},
		{"indented", "  " + tableTags + "\t1: \t4y1  5y1 8v1\t8r2 .  \n", ""},
		{"blanks in a tag", replaced(t, tableTags, `[Mode "table"]`, `[ Mode	 "table" ]  `), ""},
		{"line ends of Windows", strings.ReplaceAll(tableTags+turn, "\n", "\r\n"), ""},
		{"no end of the last line", tableTags + strings.TrimSuffix(turn, "\n"), ""},
		{"byte order mark", "\ufeff" + tableTags + turn, ""},
		{"byte order mark counts for nothing", "\ufeffx", "1:1: x: neither a tag nor a turn"},
		{"byte order mark inside", "\n\ufeff" + tableTags, "2:1: \ufeff[Game: neither a tag nor a turn"},
		{"columns count characters", replaced(t, tableTags, "Anna\"]", "Änne\" x]"), "4:15: x]: want the closing bracket of the tag"},
		{"empty", "", "1:1: Game: this tag is missing"},
		{"only blank lines", "\n\n", "1:1: Game: this tag is missing"},
		{"only a comment", "; x", "1:1: Game: this tag is missing"},
		{"neither tag nor turn", tableTags + "hello world", "8:1: hello: neither a tag nor a turn"},
		{"neither in the middle of the tags", replaced(t, tableTags, "[Mode", "Mode"), "3:1: Mode: neither a tag nor a turn"},
		{"not UTF-8", replaced(t, tableTags, "Anna", "A\xffna"), "4:10: 0xff: not UTF-8"},
		{"not UTF-8 in a comment", tableTags + "; \xc3(", "8:3: 0xc3: not UTF-8"},
		{"the replacement character is a character", replaced(t, tableTags, "Anna", "A\ufffdna"), ""},
		{"NUL", replaced(t, tableTags, "Anna", "A\x00na"), "4:10: U+0000: control character"},
		{"a tab in a value", replaced(t, tableTags, "Anna", "A\tna"), "4:10: U+0009: control character"},
		{"a lone carriage return", tableTags + "1: 4y1\r5y1", "8:7: U+000D: control character"},
		{"control character behind a broken rule", tableTags + "1: 1t1\n2: \x01", "8:4: 1t1: alone at the base: it needs a partner"},
		{"control character behind a stopped turn", tableTags + "1: 4y1 5y1\n2: \x01",
			"8:8: 5y1: the turn stops here, but only the last line may stop in the middle of a turn"},
		{"control character in a comment behind a stopped turn", tableTags + "1: 4y1 5y1\n; \x01", "9:3: U+0001: control character"},
		{"a long token is cut", strings.Repeat("x", 100), "1:1: " + strings.Repeat("x", 60) + "…: neither a tag nor a turn"},
		{"as large as allowed", tableTags + turn + ";" + strings.Repeat("x", form.MaxSize-len(tableTags+turn)-1), ""},
		{"too large", strings.Repeat("\n", form.MaxSize+1), "1:1: -: larger than 1048576 bytes"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { wantError(t, tt.text, tt.want) })
	}
}

// end returns the position after the last step of a game.
func end(g *record.Game) (dreist.Position, error) {
	p, err := g.Deal.Position()
	if err != nil {
		return p, err
	}
	for step, err := range g.Steps() {
		if err != nil {
			return p, err
		}
		p = step.Position
	}
	return p, nil
}
