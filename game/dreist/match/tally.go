package match

import (
	"strconv"

	"dreist/game/dreist/record"
)

// HintsTag tells of a match with hints at how many moments one helped. A match without hints has none.
const HintsTag = "Hints"

// TakenBackTag tells of a match how often a move was taken back. A match in which none was has none.
const TakenBackTag = "TakenBack"

// Hints returns at how many moments of the match a hint helped.
func (m *Match) Hints() int { return countOf(m.game, HintsTag) }

// CountHint notes that a hint has helped, and saves. Taking moves back does not undo it.
func (m *Match) CountHint() {
	m.count(HintsTag)
	m.Retitle()
}

// Undo takes the last move back, which is counted, and saves; it reports whether there was one to take back.
func (m *Match) Undo() bool {
	if !m.CanUndo() {
		return false
	}
	m.count(TakenBackTag)
	m.Retitle()
	return m.inner.Undo()
}

// mostCounted is how many of something are counted at most: more than a match has moves, and fewer than a history can
// keep.
const mostCounted = 9999

// countOf returns the number that a tag tells, 0 where it tells none.
func countOf(game *record.Game, tag string) int {
	n, err := strconv.Atoi(valueOf(game, tag))
	if err != nil || n < 0 {
		return 0
	}
	return min(n, mostCounted)
}

// count adds one to the number that a tag tells.
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
