// Package command is what DREI x DR3I has for the subcommands of package game/command.
package command

import (
	"dreist/game/command"
	"dreist/game/dreixdrei/record"
)

// Game returns DREI x DR3I for package game/command.
func Game() command.Game {
	return command.Game{Format: record.Format(), Notation: notation}
}

const notation = `notation of records of DREI x DR3I:
  8, D I R J      a number card; DELETE, INVISIBLE, RESTART and JOKER
  8, ^8           lay a hand card, an open card
  J=8             lay a JOKER, named 8; it may be named anything but J
  8+8+^8+J=8      lay several at once
  <               take up the pile
  #2              turn up the second of the face-down cards that are left
  =8              name the JOKER just turned up
  D~3             exchange: the hand card D becomes open, the open card 3 goes to the hand
  .               end the exchange
  1: D 9          a turn: the seat, then its moves
`
