package coach

import (
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/sight"
)

// strongPlayer asks an Adviser.
type strongPlayer struct {
	adviser Adviser
	limit   func() Limit // of one decision
}

// strongGames is how many games the strong player plays on for a decision: what a processor of today does in at most
// 0.3 seconds, in the middle of a game of four.
const strongGames = 2500

func strongLimit() Limit { return Limit{Games: strongGames} }

func (s *strongPlayer) Choose(v sight.View, rng *rand.Rand) dreist.Move { return s.plan(v, rng)[0] }

// plan returns the best moves up to the end of the turn or a draw.
func (s *strongPlayer) plan(v sight.View, rng *rand.Rand) []dreist.Move {
	return s.adviser.best(v, s.limit(), rng)
}
