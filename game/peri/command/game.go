// Package command is what PERI has for the subcommands of package game/command.
package command

import (
	"strings"

	"dreist/game/command"
	"dreist/game/peri"
	"dreist/game/peri/deals"
	"dreist/game/peri/record"
)

// Game returns PERI for package game/command.
func Game() command.Game {
	return command.Game{Format: record.Format(), Notation: notation, Deal: deal}
}

const notation = `notation of records of PERI:
  Th          a card: A 2 to 9 T J Q K and c, s, h or d for the suit; ?Th lies face down
  t3 f1 c1 w  a pile or place of the table, a foundation, the cellar, the waste
  t3-f1       carry the top card; t3-t5x4 carries the last four as one
  t3*t7       two cards leave; t3* one, t3*w one with the waste
  t3~t7       two cards change places
  d           deal from the stock
  r           turn the waste over, or lay out again
  1: d t3-f1  a line of moves, as many as you like
  keys        row napoleon king hidden wedding sliding fans wish climb packets seek harvest thirteen ace battalion diagonal bigapple base
              colours: the tag Patience has one, and deal takes one for a new deal
`

// codeTag is the tag with the code of a record's deal.
const codeTag = "Code"

// deal returns a record without moves of the deal that a code names, or of a new one of the patience with a key. Without either the seed
// chooses the patience, too.
func deal(parts []string, seed uint64) (string, error) {
	text := strings.Join(parts, " ")
	row, number := peri.Find(text), deals.Number(seed)
	if text == "" {
		row = peri.Patiences[seed%uint64(len(peri.Patiences))]
	}
	if row == nil {
		var err error
		if row, number, err = deals.Parse(text); err != nil {
			return "", err
		}
	}
	g := record.Game{Deal: peri.NewDeal(row, number), Tags: []record.Tag{{Name: codeTag, Value: deals.Code(row, number)}}}
	return g.String(), nil
}
