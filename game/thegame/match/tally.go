package match

import (
	"slices"
	"strconv"

	"dreist/game/thegame/record"
)

// HintsTag counts the moments at which a hint helped. Matches without hints lack it.
const HintsTag = "Hints"

// Hints returns at how many moments a hint helped.
func (m *Match) Hints() int { return hintsOf(m.game) }

func hintsOf(game *record.Game) int {
	n, err := strconv.Atoi(tagOf(game, HintsTag))
	if err != nil {
		return 0
	}
	return min(max(n, 0), mostHints)
}

// mostHints is the largest count: more than the moves of a match.
const mostHints = 9999

// CountHint counts a helpful hint, and saves. Undo does not take it back.
func (m *Match) CountHint() {
	tag := record.Tag{Name: HintsTag, Value: strconv.Itoa(min(m.Hints()+1, mostHints))}
	if i := slices.IndexFunc(m.game.Tags, func(t record.Tag) bool { return t.Name == HintsTag }); i >= 0 {
		m.game.Tags[i] = tag
	} else {
		m.game.Tags = append(m.game.Tags, tag)
	}
	m.Retitle()
}
