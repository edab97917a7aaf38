// Package command is what DREI x DR3I has for the subcommands of package game/command.
package command

import (
	"fmt"
	"strings"

	"dreist/game/command"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/deals"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/simulate"
)

// Game returns DREI x DR3I for package game/command.
func Game() command.Game {
	return command.Game{Format: record.Format(), Notation: notation, Deal: deal, Hint: hint, Simulation: simulation()}
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

// codeTag is the tag with the code of a record's deal.
const codeTag = "Code"

// deal returns a record without moves of the deal that a code names, or of a new one for two.
func deal(parts []string, seed uint64) (string, error) {
	code, err := deals.New(2, 1, 0, seed)
	if len(parts) > 0 {
		code, err = deals.Parse(strings.Join(parts, " "))
	}
	if err != nil {
		return "", err
	}
	d := code.Deal()
	names := make([]string, d.Seats)
	for i := range names {
		names[i] = fmt.Sprintf("Player %d", i+1)
	}
	g, err := record.New(d, names, []record.Tag{{Name: codeTag, Value: code.String()}}, nil)
	if err != nil {
		return "", err
	}
	return g.String(), nil
}

// hint tries what can be done at the end of a record.
func hint(text string, games int, seed uint64) (a command.Advice, err error) {
	game, err := record.Parse(text)
	if err != nil {
		return a, err
	}
	now, err := game.Deal.Position()
	if err != nil {
		return a, err
	}
	a.Turn = 1
	for step, err := range game.Steps() {
		if err != nil {
			return a, err
		}
		a.Turn, now = step.Turn, step.Position
		if record.EndsTurn(&step) {
			a.Turn++
		}
	}
	if now.Over() {
		return a, command.ErrOver
	}
	a.Seat = int(now.Turn()) + 1
	for _, o := range rival.Advise(rival.Look(&now), nil, simulate.Limit{Games: games}, seed) {
		a.Add(tokens(o.Moves), simulate.Chance{Won: o.First, Games: o.Games})
	}
	return a, nil
}

// tokens returns moves as the record writes them.
func tokens(moves []dreixdrei.Move) string {
	words := make([]string, len(moves))
	for i, m := range moves {
		words[i] = m.String()
	}
	return strings.Join(words, " ")
}
