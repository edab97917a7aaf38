package match

import (
	"strconv"

	"dreist/game/dreist/record"
)

// HintsTag tells of a match with hints at how many moments one helped. A match without hints has none.
const HintsTag = "Hints"

// Hints returns at how many moments of the match a hint helped.
func (m *Match) Hints() int { return hintsOf(m.game) }

func hintsOf(game *record.Game) int {
	n, err := strconv.Atoi(valueOf(game, HintsTag))
	if err != nil || n < 0 {
		return 0
	}
	return min(n, mostHints)
}

// mostHints is how many hints are counted at most: more than a match has moves, and as many as a history can keep.
const mostHints = 9999

// CountHint notes that a hint has helped, and saves. Taking moves back does not undo it.
func (m *Match) CountHint() {
	value := strconv.Itoa(min(m.Hints()+1, mostHints))
	for i := range m.game.Tags {
		if m.game.Tags[i].Name == HintsTag {
			m.game.Tags[i].Value = value
			m.Retitle()
			return
		}
	}
	m.game.Tags = append(m.game.Tags, record.Tag{Name: HintsTag, Value: value})
	m.Retitle()
}
