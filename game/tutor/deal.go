package tutor

import (
	"dreist/game/dreist"
	"dreist/game/record"
)

// setup is the laid-out deal. In its course every idea comes up with the cards at hand, one a turn, and none too early.
const setup = `[Game "DREIst!"]
[Format "1"]
[Mode "egon"]
[Seat1 "1"]
[Pile1 "6v 1y 3t 4y 4y 1t 8r 2v 7r 7r 2v 2y 2r 2t 6r 5t 3v 2y 5r 8t 8r 3r"]
[Pile2 "3t 2t 2v 6y 6y 2t 1y 1t 7y 1t 6r 1v 4r 6r 8v 6t 5y 7v 4v 6t 4r 3v"]
`

// Deal returns the deal of the first game: 22 cards each, enough for every idea and an end within minutes.
func Deal() dreist.Deal {
	game, err := record.Parse(setup)
	if err != nil {
		panic("tutor: " + err.Error()) // the deal is a constant of this file
	}
	return game.Deal
}
