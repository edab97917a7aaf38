package play

import "dreist/game/record"

// HintsTag is the tag with the number of moments at which a hint helped. It is missing in records of matches without hints.
const HintsTag = "Hints"

// Recorded is a match with the extra tags of its record, which the format does not define.
type Recorded[P, M, E any] struct {
	*Match[P, M, E]
	Tags *record.Extras
}

// Tag returns the value of a tag, empty if it is missing.
func (m *Recorded[P, M, E]) Tag(name string) string { return m.Tags.ValueOf(name) }

// HintCount returns the number of moments at which a hint helped.
func (m *Recorded[P, M, E]) HintCount() int { return m.Tags.Count(HintsTag) }

// CountHint counts a helpful hint, and saves. Undo does not take it back.
func (m *Recorded[P, M, E]) CountHint() { m.Increase(HintsTag) }

// Increase adds one to the number in a tag, and saves.
func (m *Recorded[P, M, E]) Increase(tag string) {
	*m.Tags = m.Tags.Increase(tag)
	m.Retitle()
}
