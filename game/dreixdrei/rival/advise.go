package rival

import (
	"dreist/game/dreixdrei"
	"dreist/game/simulate"
)

// Advice is a choice of moves, with the results of the games played after them.
type Advice struct {
	Moves      []dreixdrei.Move // as from Player.Moves
	FirstCount int              // the number of games with the first place
	LastCount  int              // the number of games with the last place
	GameCount  int              // the number of games played
	MeanPlace  float64          // the mean place
}

// RankMoves tries moves for the seat to move as Strong does, and returns them, best first. limit is for all games together. The
// moves asked, if any, are among them, with as many games as the best; at is their index.
func RankMoves(v View, asked []dreixdrei.Move, limit simulate.Limit, seed uint64) (all []Advice, at int) {
	var s strong
	for i, t := range s.try(&v, asked, limit, false, v.chance(seed)) {
		all = append(all, adviceOf(&t))
		if t.IsRequested {
			at = i
		}
	}
	return all, at
}

// Compare plays a number of games after one and after other, in the same worlds, and returns the results of both.
func Compare(v View, one, other []dreixdrei.Move, games int, seed uint64) (a, b Advice) {
	trials := []simulate.Trial[option]{trialOf(one, true), trialOf(other, true)}
	first := trials[0].Option.first
	tryOptions(&v, trials, simulate.Limit{MaxGames: 2 * games}, false, v.chance(seed))
	if trials[0].Option.first != first { // they are sorted
		trials[0], trials[1] = trials[1], trials[0]
	}
	return adviceOf(&trials[0]), adviceOf(&trials[1])
}

func adviceOf(t *simulate.Trial[option]) Advice {
	o := t.Option
	return Advice{o.moves, *o.first, *o.last, t.GameCount(), float64(*o.places) / float64(max(t.GameCount(), 1))}
}
