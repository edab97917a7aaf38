package table

import (
	"slices"
	"testing"

	"dreist/game/thegame"
	"dreist/render/tabletop"
)

// TestARefusalOffersItsExplanation refuses an end of the turn: a button leads to the rule until something else is done.
func TestARefusalOffersItsExplanation(t *testing.T) {
	deal := thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{14, 70}}}
	table := sit(t, deal)
	offers := func() bool {
		return slices.ContainsFunc(table.Buttons(nil), func(b tabletop.Button) bool { return b.Id == tabletop.WhyButton && b.Enabled })
	}
	if offers() {
		t.Error("something is explained where nothing is refused")
	}
	table.EndTurn()
	if e, ok := table.Refusal.Explanation, table.Refusal.IsExplained; !ok || e.Key != "thegame.rules.turn.least" || !offers() {
		t.Errorf("a turn that cannot end is explained by %+v, %v; want the least number of cards, and a button", e, ok)
	}
	table.Tick(true)
	if got := table.Above.Prompt; !got.Warning || len(got.Buttons) != 1 || !got.Row.Contains(got.Buttons[0].Rect.Center()) {
		t.Errorf("told is %+v, want a refusal with its button on its plate", got)
	}
	table.Play(thegame.Lay(14, thegame.A))
	if table.Refusal.IsExplained || offers() {
		t.Error("what was refused before is still explained after a move")
	}
}
