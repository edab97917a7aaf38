package record

import (
	_ "embed"
	"strings"

	"dreist/game/peri"
)

//go:embed examples.txt
var examples string

// Example returns the record of the example of a patience: a set-up in which its rules can be tried.
func Example(row *peri.Patience) string {
	name := `[Patience "` + row.Key + `"]`
	_, text, _ := strings.Cut(examples, name)
	text, _, _ = strings.Cut(text, "\n[Patience")
	return "[Game \"" + gameName + "\"]\n[Format \"" + formatVersion + "\"]\n" + name + text
}
