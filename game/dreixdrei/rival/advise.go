package rival

import (
	"dreist/game/dreixdrei"
	"dreist/game/simulate"
)

// Advice is what became of moves that were tried.
type Advice struct {
	Moves       []dreixdrei.Move
	First, Last int // games with the first, and the last place
	Games       int
	Place       float64 // mean place
}

// Advise tries what the seat to move may do, and moves that are asked for, and returns it, best first.
func Advise(v View, asked []dreixdrei.Move, limit simulate.Limit, seed uint64) (all []Advice) {
	var s strong
	for _, t := range s.try(&v, asked, limit, false, v.chance(seed)) {
		o := t.Option
		all = append(all, Advice{
			Moves: o.moves, First: *o.first, Last: *o.last, Games: t.Games(), Place: float64(*o.places) / float64(max(t.Games(), 1)),
		})
	}
	return all
}
