package partner

import (
	"dreist/game/simulate"
	"dreist/game/thegame"
)

// Advice is a choice for the rest of a turn, with the results of the games played after it.
type Advice struct {
	Moves          []thegame.Move // as from Player.TurnMoves
	WonCount       int            // the number of games won
	GameCount      int            // the number of games played
	TotalCardsLeft int            // the number of cards left in all games together
}

// RankMoves tries turns for the seat to move as Strong does, and returns them, best first. limit is for all games together.
// The moves asked, if any, are among them, with as many games as the best; at is their index.
func RankMoves(v View, asked []thegame.Move, limit simulate.Limit, seed uint64) (all []Advice, at int) {
	s := strong{}
	for i, t := range s.try(&v, laysOf(asked), limit, false, v.chance(seed)) {
		all = append(all, adviceOf(&v, &t))
		if t.IsRequested {
			at = i
		}
	}
	return all, at
}

// Compare plays a number of games after one and after other, in the same worlds, and returns the results of both.
func Compare(v View, one, other []thegame.Move, games int, seed uint64) (a, b Advice) {
	s := strong{}
	trials := []simulate.Trial[option]{trialOf(laysOf(one), true), trialOf(laysOf(other), true)}
	first := trials[0].Option.won
	s.play(&v, trials, simulate.Limit{MaxGames: 2 * games}, false, v.chance(seed))
	if trials[0].Option.won != first { // they are sorted
		trials[0], trials[1] = trials[1], trials[0]
	}
	return adviceOf(&v, &trials[0]), adviceOf(&v, &trials[1])
}

// PlayGamesAfter plays a number of games after moves in worlds that agree with a view. Without moves it may be any seat's turn.
func PlayGamesAfter(v View, moves []thegame.Move, games int, seed uint64) Advice {
	s := strong{}
	trials := []simulate.Trial[option]{trialOf(laysOf(moves), true)}
	s.play(&v, trials, simulate.Limit{MaxGames: games}, false, v.chance(seed))
	return adviceOf(&v, &trials[0])
}

func adviceOf(v *View, t *simulate.Trial[option]) Advice {
	return Advice{movesOf(v.position, t.Option.lays), *t.Option.won, t.GameCount(), *t.Option.rest}
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
