package table

import "dreist/game/dreist/rulebook"

// refused is the refusal that a table tells of: the sentence, and what explains it where anything does.
type refused struct {
	told      string
	by        rulebook.Explanation
	explained bool
}

// Explanation returns what explains the refusal that is told at the moment, if there is one.
func (t *Table) Explanation() (rulebook.Explanation, bool) {
	return t.refused.by, t.Prompt != "" && t.Prompt == t.refused.told && t.refused.explained
}
