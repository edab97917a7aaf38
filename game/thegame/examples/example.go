// Package examples holds the ten examples E 1 to E 10 of the rules as live boards: the record of each, what can be tried from there
// with its outcome and why, and the goal that a learner plays to. Positions, events and refusals come from the rules.
//
// Sentences are keys of the texts catalogue examples, as in ten.1.title. A rule is a paragraph such as "3.2" or a ruling such as "G 2".
package examples

import (
	"dreist/game/lesson"
	"dreist/game/thegame"
	"dreist/game/thegame/record"
)

// Count is the number of examples; they are numbered from 1.
const Count = 10

// Example is one of the ten examples, read-only.
type Example struct {
	lesson.Quest[thegame.Position, thegame.Move, thegame.Event]
	Game *record.Game // the players and the deal
}

// Try is something that can be tried from the start of an example.
type Try = lesson.Try[thegame.Position, thegame.Move]
