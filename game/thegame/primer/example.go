package primer

import (
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// ExampleCount is the number of examples; they are numbered from 1.
const ExampleCount = 10

// Example is one of the ten examples, read-only.
type Example struct {
	lesson.Quest[thegame.Position, thegame.Move, thegame.Event]
	Game *record.Game // the players and the deal
}

// Try is a choice of moves to try from the start of an example.
type Try = lesson.Try[thegame.Position, thegame.Move]
