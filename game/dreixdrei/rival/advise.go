package rival

import (
	"dreist/game/dreixdrei"
	"dreist/game/simulate"
)

// Advice is a way to go on, and how the games ended that were played on after it.
type Advice struct {
	Moves       []dreixdrei.Move // as of Player.Moves
	First, Last int              // games with the first, and the last place
	Games       int
	Place       float64 // mean place
}

// Advise returns the ways to go on that Strong tries for the seat to move, best first, tried in so many games together. The
// one that is asked for, if any, is among them, in as many games as the best; at is its index.
func Advise(v View, asked []dreixdrei.Move, limit simulate.Limit, seed uint64) (all []Advice, at int) {
	var s strong
	for i, t := range s.try(&v, asked, limit, false, v.chance(seed)) {
		all = append(all, adviceOf(&t))
		if t.Asked {
			at = i
		}
	}
	return all, at
}

// Compare plays games on after two ways to go on, each in the same worlds.
func Compare(v View, one, other []dreixdrei.Move, games int, seed uint64) (a, b Advice) {
	trials := []simulate.Trial[option]{trialOf(one, true), trialOf(other, true)}
	first := trials[0].Option.first
	tryOptions(&v, trials, simulate.Limit{Games: 2 * games}, false, v.chance(seed))
	if trials[0].Option.first != first { // they are sorted
		trials[0], trials[1] = trials[1], trials[0]
	}
	return adviceOf(&trials[0]), adviceOf(&trials[1])
}

func adviceOf(t *simulate.Trial[option]) Advice {
	o := t.Option
	return Advice{o.moves, *o.first, *o.last, t.Games(), float64(*o.places) / float64(max(t.Games(), 1))}
}
