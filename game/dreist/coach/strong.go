package coach

import (
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/simulate"
)

type strongPlayer struct {
	adviser Adviser
	limit   func(dreist.Mode) simulate.Limit // per decision
}

// Games per decision. At a table, where people wait and games take longer, they are fewer: a decision takes 0.3 s at most.
const (
	soloGames  = 2500
	tableGames = 600
)

func strongLimit(m dreist.Mode) simulate.Limit {
	if m == dreist.SoloMode {
		return simulate.Limit{MaxGames: soloGames}
	}
	return simulate.Limit{MaxGames: tableGames}
}

func (s *strongPlayer) PlanMoves(v View, rng *rand.Rand) []dreist.Move {
	return s.adviser.best(v, s.limit(v.mode()), rng)
}
