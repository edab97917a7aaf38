package record

import (
	_ "embed"
	"strings"

	"dreist/game/peri"
)

//go:embed examples.txt
var examples string

// Example returns a record without moves that sets up a position in which the rules of a patience can be tried.
func Example(row *peri.Patience) string {
	name := `[Patience "` + row.Key + `"]`
	_, text, _ := strings.Cut(examples, name)
	text, _, _ = strings.Cut(text, "\n[Patience")
	return "[Game \"" + gameName + "\"]\n[Format \"" + formatVersion + "\"]\n" + name + text
}
