package coach

import (
	"math/rand/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/sight"
)

// randomPlayer takes each legal move with the same chance.
type randomPlayer struct{ moves []dreist.Move }

func (r *randomPlayer) Choose(v sight.View, rng *rand.Rand) dreist.Move {
	r.moves = v.AppendMoves(r.moves[:0])
	return r.moves[rng.IntN(len(r.moves))]
}
