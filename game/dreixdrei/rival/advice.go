package rival

import (
	"dreist/game/dreixdrei"
	"dreist/game/simulate"
)

// Advice is a choice of moves, with the results of the games played after them.
type Advice struct {
	Moves      []dreixdrei.Move // as from Player.Moves
	firstCount int              // the number of games with the first place
	lastCount  int              // the number of games with the last place
	GameCount  int              // the number of games played
	MeanPlace  float64          // the mean place
	places     int              // the sum of the places
}

// RankMoves tries moves for the seat to move as StrongKind does, and returns them, best first. limit is for all games together. The
// moves asked, if any, are among them, with as many games as the best; at is their index.
func RankMoves(v View, asked []dreixdrei.Move, limit simulate.Limit, seed uint64) (all []Advice, at int) {
	var s strong
	return simulate.OptionsOf(s.try(&v, asked, limit, false, v.chance(seed)))
}

// compare plays a number of games after one and after other, in the same worlds, and returns the results of both.
func compare(v View, one, other []dreixdrei.Move, games int, seed uint64) (a, b Advice) {
	a.Moves, b.Moves = one, other
	deal, play := gamesOf(&v, v.chance(seed))
	for range games {
		deal()
		play(&a)
		play(&b)
	}
	return a, b
}
