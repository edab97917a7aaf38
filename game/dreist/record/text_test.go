package record_test

import (
	"testing"

	"dreist/build/gametest"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
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

// wantError holds a text to what verify prints of it: "line:column: token: reason", nothing of a record that holds.
func wantError(t *testing.T, text, want string) {
	t.Helper()
	if want == "" {
		want = "ok"
	}
	gametest.CheckVerdict(t, record.Format(), text, want)
}

// What a text may have that the records of other games may not, and what not.
func TestText(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"blanks in a tag", gametest.ReplaceInText(t, tableTags, `[Mode "table"]`, `[ Mode	 "table" ]  `), ""},
		{"byte order mark counts for nothing", "\ufeffx", "1:1: x: neither a tag nor a turn"},
		{"columns count characters", gametest.ReplaceInText(t, tableTags, "Anna\"]", "Änne\" x]"), "4:15: x]: want the closing bracket of the tag"},
		{"empty", "", "1:1: Game: this tag is missing"},
		{"neither tag nor turn", tableTags + "hello world", "8:1: hello: neither a tag nor a turn"},
		{"neither in the middle of the tags", gametest.ReplaceInText(t, tableTags, "[Mode", "Mode"), "3:1: Mode: neither a tag nor a turn"},
		{"not UTF-8", gametest.ReplaceInText(t, tableTags, "Anna", "A\xffna"), "4:10: 0xff: not UTF-8"},
		{"a tab in a value", gametest.ReplaceInText(t, tableTags, "Anna", "A\tna"), "4:10: U+0009: control character"},
		{"a lone carriage return", tableTags + "1: 4y1\r5y1", "8:7: U+000D: control character"},
		{"control character behind a broken rule", tableTags + "1: 1t1\n2: \x01", "8:4: 1t1: alone at the base: it needs a partner"},
		{"control character behind a stopped turn", tableTags + "1: 4y1 5y1\n2: \x01",
			"8:8: 5y1: the turn stops here, but only the last line may stop in the middle of a turn"},
		{"control character in a comment behind a stopped turn", tableTags + "1: 4y1 5y1\n; \x01", "9:3: U+0001: control character"},
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
	for step, err := range g.Replay() {
		if err != nil {
			return p, err
		}
		p = step.Position
	}
	return p, nil
}
