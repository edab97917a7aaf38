package partner

import (
	"dreist/game/simulate"
	"dreist/game/thegame"
)

// Advice is a way to go on with a turn, and how the games ended that were played on after it.
type Advice struct {
	Moves      []thegame.Move // as of Player.Turn
	Won, Games int
	Rest       int // cards in these games together
}

// Advise returns the ways to go on that Strong tries for the seat to move, best first, tried in so many games together.
// The one that is asked for, if any, is among them, in as many games as the best; at is its index.
func Advise(v View, asked []thegame.Move, limit simulate.Limit, seed uint64) (all []Advice, at int) {
	s := strong{}
	for i, t := range s.try(&v, laysOf(asked), limit, false, v.chance(seed)) {
		all = append(all, adviceOf(&v, &t))
		if t.Asked {
			at = i
		}
	}
	return all, at
}

// Compare plays games on after two ways to go on, each in the same worlds.
func Compare(v View, one, other []thegame.Move, games int, seed uint64) (a, b Advice) {
	s := strong{}
	trials := []simulate.Trial[option]{trialOf(laysOf(one), true), trialOf(laysOf(other), true)}
	first := trials[0].Option.won
	s.play(&v, trials, simulate.Limit{Games: 2 * games}, false, v.chance(seed))
	if trials[0].Option.won != first { // they are sorted
		trials[0], trials[1] = trials[1], trials[0]
	}
	return adviceOf(&v, &trials[0]), adviceOf(&v, &trials[1])
}

// Expect plays games on after a way to go on, or from the beginning of anybody's turn, in worlds that agree with a view.
func Expect(v View, moves []thegame.Move, games int, seed uint64) Advice {
	s := strong{}
	trials := []simulate.Trial[option]{trialOf(laysOf(moves), true)}
	s.play(&v, trials, simulate.Limit{Games: games}, false, v.chance(seed))
	return adviceOf(&v, &trials[0])
}

func adviceOf(v *View, t *simulate.Trial[option]) Advice {
	return Advice{movesOf(v.position, t.Option.lays), *t.Option.won, t.Games(), *t.Option.rest}
}

// laysOf returns the cards that moves lay, nil for no moves.
func laysOf(moves []thegame.Move) (lays []lay) {
	if moves != nil {
		lays = []lay{}
	}
	for _, m := range moves {
		if m.Action == thegame.LayCard {
			lays = append(lays, lay{m.Card, m.Pile})
		}
	}
	return lays
}
