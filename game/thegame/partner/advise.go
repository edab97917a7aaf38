package partner

import (
	"dreist/game/simulate"
	"dreist/game/thegame"
)

// Advice is a way to go on with a turn, and how the games ended that were played on after it.
type Advice struct {
	Moves      []thegame.Move // as of Player.Turn
	Won, Games int
}

// Advise returns the ways to go on that Strong tries for the seat to move, best first, tried in that many games together.
// The one that is asked for, if any, is among them, in as many games as the best; at is its index.
func Advise(v View, asked []thegame.Move, games int, seed uint64) (all []Advice, at int) {
	var lays []lay
	for _, m := range asked {
		if m.Action == thegame.LayCard {
			lays = append(lays, lay{m.Card, m.Pile})
		}
	}
	s := strong{}
	for i, t := range s.try(&v, lays, simulate.Limit{Games: games}, false, v.chance(seed)) {
		all = append(all, Advice{movesOf(v.position, t.Option.lays), *t.Option.won, t.Games()})
		if t.Asked {
			at = i
		}
	}
	return all, at
}
