package play

import "dreist/game/record"

// HintsTag is the tag with the number of moments at which a hint helped. It is missing in records of matches without hints.
const HintsTag = "Hints"

// PracticeTag marks the record of a match for practice, which does not count. Its value is the reason: one of the following or a game's own.
const PracticeTag = "Practice"

// The reasons for practice that all games have.
const (
	BranchPractice = "branch" // the match continues another from its middle
	RepeatPractice = "again"  // a known deal is played again
)

// HintsCountKey is the name of the same number in MatchFacts.Counts.
const HintsCountKey = "hints"

// TaggedMatch is a match with the extra tags of its record, which the format does not define.
type TaggedMatch[P, M, E any] struct {
	*Match[P, M, E]
	Tags *record.ExtraTags
}

// TagValue returns the value of a tag, empty if it is missing.
func (m *TaggedMatch[P, M, E]) TagValue(name string) string { return m.Tags.ValueOf(name) }

// HintCount returns the number of moments at which a hint helped.
func (m *TaggedMatch[P, M, E]) HintCount() int { return m.Tags.Count(HintsTag) }

// RecordHint counts a helpful hint, and saves. Undo does not take it back.
func (m *TaggedMatch[P, M, E]) RecordHint() { m.IncreaseTag(HintsTag) }

// IncreaseTag adds one to the number in a tag, and saves.
func (m *TaggedMatch[P, M, E]) IncreaseTag(tag string) {
	*m.Tags = m.Tags.Increase(tag)
	m.save()
}
