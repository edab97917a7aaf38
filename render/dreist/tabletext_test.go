package dreist

import (
	"strings"
	"testing"

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
