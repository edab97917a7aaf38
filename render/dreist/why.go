package dreist

import "dreist/game/dreist/rulebook"

// refused is the refusal that a table tells of: the sentence, and what explains it where anything does.
type refused struct {
	told      string
	by        rulebook.Explanation
	explained bool
}

// explanation returns what explains the refusal that is told at the moment, if there is one.
func (t *table) explanation() (rulebook.Explanation, bool) {
	return t.refused.by, t.prompt != "" && t.prompt == t.refused.told && t.refused.explained
}
