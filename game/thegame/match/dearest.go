package match

import (
	"cmp"
	"slices"

	"dreist/game/thegame"
)

// Dear is a step that was dear: which card was laid where, in which turn, from 1, and after how many moves.
type Dear struct {
	thegame.CardLaid
	Turn, Moves int
}

// Dearest returns the most expensive steps of the match, the dearest first, of equal ones the earlier.
func (m *Match) Dearest(most int) (all []Dear) {
	for i, step := range m.History() {
		for _, e := range step.Events {
			if laid, ok := e.(thegame.CardLaid); ok && !laid.Trick {
				all = append(all, Dear{laid, step.Turn, i})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Dear) int { return cmp.Compare(b.Step, a.Step) })
	return all[:min(most, len(all))]
}
