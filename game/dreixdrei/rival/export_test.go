package rival

import (
	"math/rand/v2"

	"dreist/game/dreixdrei"
)

// Worlds returns so many positions that agree with a view.
func Worlds(v View, n int, rng *rand.Rand) (all []dreixdrei.Position) {
	d := newDreamer(&v)
	for range n {
		all = append(all, d.imagine(rng))
	}
	return all
}
