package partner

import (
	"dreist/game/simulate"
	"dreist/game/thegame"
)

// Advice is a choice for the rest of a turn, with the results of the games played after it.
type Advice struct {
	moves          []thegame.Move // as from Player.TurnMoves
	wonCount       int            // the number of games won
	gameCount      int            // the number of games played
	totalCardsLeft int            // the number of cards left in all games together
}

// RankMoves tries turns for the seat to move as StrongKind does, and returns them, best first. limit is for all games together.
// The moves asked, if any, are among them, with as many games as the best; at is their index.
func RankMoves(v View, asked []thegame.Move, limit simulate.Limit, seed uint64) (all []Advice, at int) {
	var s strong
	return simulate.OptionsOf(s.try(&v, asked, limit, false, v.chance(seed)))
}

// compare plays a number of games after one and after other, in the same worlds, and returns the results of both.
func compare(v View, one, other []thegame.Move, games int, seed uint64) (a, b Advice) {
	a, b = adviceOf(&v, laysOf(one)), adviceOf(&v, laysOf(other))
	deal, play := new(playout).games(&v, v.chance(seed))
	for range games {
		deal()
		play(&a)
		play(&b)
	}
	return a, b
}

// playGamesAfter plays a number of games after moves in worlds that agree with a view. Without moves it may be any seat's turn.
func playGamesAfter(v View, moves []thegame.Move, games int, seed uint64) Advice {
	a := adviceOf(&v, laysOf(moves))
	deal, play := new(playout).games(&v, v.chance(seed))
	for range games {
		deal()
		play(&a)
	}
	return a
}

func adviceOf(v *View, lays []lay) Advice { return Advice{moves: movesOf(v.position, lays)} }

func laysOf(moves []thegame.Move) (lays []lay) {
	for _, m := range moves {
		if m.Action == thegame.LayCard {
			lays = append(lays, lay{m.Card, m.Pile})
		}
	}
	return lays
}
