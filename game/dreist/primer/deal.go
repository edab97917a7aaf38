package primer

import (
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// setup is the prepared deal, found by search. A player who makes the first of FirstGameProgress.Moves, or opens with
// the other card, meets every idea within six turns, none too early, and Egon does nothing unexplained. In the first turns hardly any
// other card fits, so that few moves must be refused.
const setup = `[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "1"]
[Pile1 "1r 6t 4r 5y 1t 2t 8y 4t 7y 4r 2v 7y 5r 6y 3r 8y 6r 2t 4y 5y 3v 1t"]
[Pile2 "6t 6v 4y 5t 2t 3v 2r 6v 2r 3t 2y 1v 3v 5v 6y 7r 5v 4t 3y 5r 7t 7v"]
`

// FirstDeal returns the deal of the first game. It has 22 cards for each side: enough for every idea, and for an end within minutes.
func FirstDeal() dreist.Deal {
	game, err := record.Parse(setup)
	if err != nil {
		panic("primer: " + err.Error()) // the deal is a constant of this file
	}
	return game.Deal
}
