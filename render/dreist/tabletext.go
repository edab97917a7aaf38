package dreist

import (
	"strings"

	"dreist/render/dreist/situation"
	"dreist/render/shell"
)

// copyState copies the table as text, for who has it read aloud. A hand that whoever sits in front may not see now
// stays out of it.
func (a *tableScreen) copyState() shell.Step {
	t := a.table
	if t.OthersShow() {
		return shell.Stay() // they are still showing what they did
	}
	text := t.Say.State(t.Position(), t.Mine())
	if turns := t.Say.Log(t.Seen.History(&t.Situation)); len(turns) > 0 && t.Mode != situation.Reviewing {
		last := turns[len(turns)-1]
		text += "\n" + strings.Join(append([]string{last.Heading}, last.Lines...), "\n")
	}
	return a.Copied(text)
}
