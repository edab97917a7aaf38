// Package command is what THE GAME has for the subcommands of package game/command.
package command

import (
	"dreist/game/command"
	"dreist/game/thegame/record"
)

// Game returns THE GAME for package game/command.
func Game() command.Game {
	return command.Game{Format: record.Format(), Notation: notation}
}

const notation = `notation of records of THE GAME:
  23          a card: its number, 2 to 99
  23a         lay it on pile a; a and b ascend from 1, c and d descend from 100
  .           end the turn
  2!a         seat 2 signals about pile a: ! please keep off, ~ only a small step, + lay here gladly
  2-a         seat 2 takes its signal back
  1: 23a .    a turn: the seat, then its moves and anybody's signals in order
`
