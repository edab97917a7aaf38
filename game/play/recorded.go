package play

import "dreist/game/record"

// HintsTag counts the moments at which a hint helped. Records of matches without hints lack it.
const HintsTag = "Hints"

// Recorded is a match with the tags of its record that the format does not define.
type Recorded[P, M, E any] struct {
	*Match[P, M, E]
	Tags *record.Extras
}

// Tag returns the value of a tag, empty if it is missing.
func (m *Recorded[P, M, E]) Tag(name string) string { return m.Tags.ValueOf(name) }

// Hints returns at how many moments a hint helped.
func (m *Recorded[P, M, E]) Hints() int { return m.Tags.Count(HintsTag) }

// CountHint counts a helpful hint, and saves. Undo does not take it back.
func (m *Recorded[P, M, E]) CountHint() { m.Increase(HintsTag) }

// Increase adds one to the number in a tag, and saves.
func (m *Recorded[P, M, E]) Increase(tag string) {
	*m.Tags = m.Tags.Increase(tag)
	m.Retitle()
}
