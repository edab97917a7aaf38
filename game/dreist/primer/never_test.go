package primer_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/dreist"
	"dreist/game/dreist/primer"
)

// The counterexamples of each example, with the rules' reason and the cells (row.column) at fault.
func TestWhatCannotBeDone(t *testing.T) {
	want := map[int][]string{
		1: {
			"2 5r3 not in the column of its number []", "2 8t2 a card lies there already [2.8]",
			"5 7t2 beside a card of another colour [2.8]", "6 3r4 no contact with the base []",
		},
		2: {
			"0 8v2 no contact with the base []", "1 8v1 not a partner for the opening [1.4]",
			"3 . the opening waits for its partner [1.8]", "4 1t1 alone at the base: it needs a partner []",
			"4 x1t no discarding after laying []",
		},
		3: {
			"3 3t1 beside a card of another colour [1.4]", "3 3t2 no contact with the base []",
			"3 6v1 beside a card of another colour [1.5]", "3 6v2 beside a card of another colour [2.5]",
			"3 6v3 beside a card of another colour [3.7]", "3 6v4 no contact with the base []",
		},
		4: {
			"0 3v1 beside a card of another colour [1.4]", "0 3v2 no contact with the base []",
			"0 2v1 2r2 3v2 beside a card of another colour [2.2]", "4 4r2 beside a card of another colour [2.3 2.5]",
		},
		5: {
			"0 1t3 no contact with the base []", "0 1y3 no contact with the base []",
			"0 1t1 beside a card of another colour [1.2]", "0 1t2 beside a card of another colour [2.2]",
			"0 4v2 beside a card of another colour [2.5]", "0 6v3 beside a card of another colour [3.7]",
			"0 . nothing laid: discard a card instead []",
		},
		6: {
			"0 6v4 no contact with the base []", "0 6v3 beside a card of another colour [3.7]",
			"2 + no DREIer to draw for []", "7 1y1 beside a card of another colour [1.2]",
			"7 1t2 beside a card of another colour [2.2]", "7 4v2 beside a card of another colour [2.5]",
			"7 6r1 beside a card of another colour [1.5]", "7 6r2 beside a card of another colour [2.5]",
		},
		7: {
			"0 4r2 beside a card of another colour [2.3 2.5]", "0 >1 no gift with cards in hand []",
			"3 4r2 beside a card of another colour [2.3]", "5 >3 no such player to give to []",
		},
		8: {
			"0 1t1 beside a card of another colour [1.2]", "2 + no DREIer to draw for []",
			"3 3t2 beside a card of another colour [2.2]", "3 4r2 beside a card of another colour [2.5]",
		},
		9: {
			"0 1v1 beside a card of another colour [1.2]", "2 + no DREIer to draw for []",
			"4 1v2 no contact with the base []",
		},
		10: {
			"0 7t1 beside a card of another colour [1.6]", "0 7t2 no contact with the base []",
			"1 aside allowed", "2 6t3 allowed", "3 7t2 allowed",
		},
		11: {
			"0 3y1 beside a card of another colour [1.2 1.4]", "2 8v1 alone at the base: it needs a partner []",
			"3 8y1 allowed", "4 3y1 beside a card of another colour [1.2 1.4]", "4 turn up allowed",
		},
		12: {
			"0 3t1 beside a card of another colour [1.4]", "0 3t3 no contact with the base []",
			"1 5t2 beside a card of another colour [2.4]", "3 5t3 allowed", "3 turn up allowed", "4 5t3 allowed",
		},
	}
	for _, f := range primer.Examples() {
		var got []string
		for i, c := range f.Counterexamples {
			got = append(got, forbidden(c))
			if c.Refusal != nil && c.Rule != primer.RuleOf(c.Refusal.Reason) {
				t.Errorf("example %d, %s: rule %s for the refusal %v", f.Number, c.TextKey, c.Rule, c.Refusal)
			}
			if i > 0 && c.StepIndex < f.Counterexamples[i-1].StepIndex {
				t.Errorf("example %d, %s: not in the order of the steps", f.Number, c.TextKey)
			}
		}
		if diff := cmp.Diff(want[f.Number], got); diff != "" {
			t.Errorf("example %d (-want +got):\n%s", f.Number, diff)
		}
	}
}

// forbidden returns a counterexample as text.
func forbidden(c primer.Counterexample) string {
	text := fmt.Sprint(c.StepIndex)
	for _, m := range c.PrecedingMoves {
		text += " " + m.String()
	}
	if c.Move.Action == 0 {
		text += map[primer.QuizAction]string{primer.SetAside: " aside", primer.RevealNext: " turn up"}[c.Choice.Action]
	} else {
		text += " " + c.Move.String()
	}
	if c.Refusal == nil {
		return text + " allowed"
	}
	var faults []string
	for _, cell := range c.Refusal.Faults {
		faults = append(faults, fmt.Sprintf("%d.%d", cell.Row, cell.Column))
	}
	return fmt.Sprintf("%s %v %v", text, c.Refusal.Reason, faults)
}

// Further facts in the texts of the booklet.
func TestWhatTheTextsAdd(t *testing.T) {
	start := func(number int) dreist.Position { return example(t, number).StartPosition }
	end := func(number, back int) dreist.Position {
		steps := example(t, number).Steps
		return steps[len(steps)-back].PositionBefore
	}
	accepted := func(number int, tokens, want string) {
		t.Helper()
		if p := playTokens(t, start(number), tokens); layout(&p) != want {
			t.Errorf("example %d, %s: got %s, want %s", number, tokens, layout(&p), want)
		}
	}
	accepted(2, "4y1 5y1 8r1 8v2", "3yy2r/7v")
	accepted(3, "5t2 7r2 8r3", "3yy2v/4t1rr/7r")
	accepted(9, "6t1 + 5v3 + 1r1 1r2 1v3", "rr1t1ttt/r7/v7")

	// 4: no card fits into the holes of row 2; the same holds for example 5 and the last four cards of example 6.
	for _, number := range []int{4, 7} {
		for color := range dreist.Color(dreist.ColorCount) {
			if p := holding(t, "1r1yy2v/1vv1tt1r/6rr", dreist.KindOf(number, color).String()); p.LegalRows(p.Hand(0)[0]).Has(2) {
				t.Errorf("%v fits into row 2", p.Hand(0)[0])
			}
		}
	}
	nothing := func(p dreist.Position) {
		t.Helper()
		for _, c := range p.Hand(p.Turn()) {
			if rows := p.LegalRows(c); rows != 0 {
				t.Errorf("%v fits on row %d\n%s", c, rows.First(), p.TextPicture())
			}
		}
	}
	nothing(start(5))
	for _, number := range []int{2, 3, 4, 6, 8, 9} {
		nothing(end(number, 1))
	}
	if p := end(6, 1); list(p.Hand(p.Turn())) != "1y 4v 1t 6r" {
		t.Errorf("example 6: got %s left, want 1y 4v 1t 6r", list(p.Hand(p.Turn())))
	}
	// 7: the whole hand can be laid without drawing, and the gift is for the others.
	if p := end(7, 1); len(p.Hand(p.Turn())) != 0 || p.Pending() != dreist.NothingPending {
		t.Errorf("example 7: the hand is not empty\n%s", p.TextPicture())
	}
	// 10: a player could lay on the lower row, and lay the card that comes too late.
	if p := holding(t, "4yy2/4tt2/4t3", "7t"); !p.LegalRows(p.Hand(0)[0]).Has(2) {
		t.Error("example 10: the 7 would not fit")
	}
	if p := holding(t, "4yy2/4t3/4t3", "6t"); p.LegalRows(p.Hand(0)[0]).First() != 2 || !p.LegalRows(p.Hand(0)[0]).Has(3) {
		t.Error("example 10: the 6 has not rows 2 and 3")
	}
}
