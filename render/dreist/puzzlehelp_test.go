package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/puzzles"
)

// TestOnlyButtonsAreLeftWhenNothingIsTurnedUp foretells Egon's turn: between two cards of his pile no place is lit until
// a card is picked that was set aside.
func TestOnlyButtonsAreLeftWhenNothingIsTurnedUp(t *testing.T) {
	l := newLearner(t)
	between := 0
	for seed := range uint64(8) {
		r := l.begin(puzzle.Egon, 3, seed)
		f := r.Reply.(*puzzles.Foresight)
		followHints(t, r.Attempt.Puzzle(), func(_ puzzle.Attempt, h puzzle.Hint) {
			line := shown(l.table).Prompt
			if lit := f.Card != dreist.NoCard; lit != f.Waits() || lit != (len(f.Cells) > 0) || lit != (line == l.say.Say("puzzles.keys.egon")) {
				t.Errorf("seed %d: Egon has turned up a card: %v, meant is %v with the rows %v, the keys are told as %q", seed, f.Waits(), f.Card,
					f.Cells, line)
			}
			if !f.Waits() && len(f.Open) > 0 {
				between++
				if l.keys(input.CommandLeft); f.Card != f.Open[len(f.Open)-1] || len(f.Cells) == 0 {
					t.Error("no key picks the card set aside last")
				}
			}
			l.decide(r, h, true)
			l.settle()
		})
	}
	if between == 0 {
		t.Error("Egon never has to decide without a card turned up")
	}
}
