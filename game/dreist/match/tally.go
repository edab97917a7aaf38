package match

import (
	"strconv"

	"dreist/game/dreist/record"
)

// HintsTag counts the moments at which a hint helped. Matches without hints lack it.
const HintsTag = "Hints"

// TakenBackTag counts the moves taken back. Matches without any lack it.
const TakenBackTag = "TakenBack"

// Hints returns at how many moments a hint helped.
func (m *Match) Hints() int { return countOf(m.game, HintsTag) }

// CountHint counts a helpful hint, and saves. Undo does not take it back.
func (m *Match) CountHint() {
	m.count(HintsTag)
	m.Retitle()
}

// Undo takes the last move back, counts that and saves; false if there is none to take back.
func (m *Match) Undo() bool {
	if !m.CanUndo() {
		return false
	}
	m.count(TakenBackTag)
	m.Retitle()
	return m.inner.Undo()
}

// mostCounted is the largest count: more than the moves of a match, and less than the history's limit.
const mostCounted = 9999

// countOf returns the number in a tag, 0 if missing or invalid.
func countOf(game *record.Game, tag string) int {
	n, err := strconv.Atoi(valueOf(game, tag))
	if err != nil || n < 0 {
		return 0
	}
	return min(n, mostCounted)
}

// count increments the number in a tag.
func (m *Match) count(tag string) {
	value := strconv.Itoa(min(countOf(m.game, tag)+1, mostCounted))
	for i := range m.game.Tags {
		if m.game.Tags[i].Name == tag {
			m.game.Tags[i].Value = value
			return
		}
	}
	m.game.Tags = append(m.game.Tags, record.Tag{Name: tag, Value: value})
}
