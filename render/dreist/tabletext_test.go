package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/input"
)

// One key copies the table as text, without a hand that is not the player's to see.
func TestTheTableIsCopiedAsText(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	g.newGame()
	g.settle()
	g.key(input.CommandCopy)
	copied, _ := g.Pocket.Read().Take()
	for _, want := range []string{"To move: You.", "Column 8: ", "Card 5 in hand: ", "Egon: 48 cards left."} {
		if !strings.Contains(copied, want) {
			t.Errorf("the text does not tell %q:\n%s", want, copied)
		}
	}
	if hand := g.table.Say.Cards(g.table.Position().Hand(0)[:1]); !strings.Contains(copied, hand) {
		t.Errorf("the text does not tell of %s", hand)
	}
}

// firstMove returns the first move that lays a card, else any.
func firstMove(p *dreist.Position) dreist.Move {
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		if m.Action == dreist.LayCard {
			return m
		}
	}
	return moves[0]
}

// The log of a table names who sits there.
func TestTheLogNamesThoseAtTheTable(t *testing.T) {
	g := visit(t, t.TempDir(), 3)
	m, err := match.New(dreist.NewTableDeal(2, 0, 5), record.Seats("Ada", "Ben"), nil, &memory{})
	if err != nil {
		t.Fatal(err)
	}
	s := g.screenAt(m, session{})
	s.table.Play(firstMove(m.Position()))
	s.table.FinishMotion()
	s.table.Seen.CatchUp(m)
	if got := s.logBlocks()[0].Heading; !strings.Contains(got, "Ada") {
		t.Errorf("the first turn is told as %q", got)
	}
}
