package primer_test

import (
	"fmt"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/primer"
)

// describe returns what a diagram shows: what happens, what it leads to, which hand cards then fit, what is refused, and the marked cells.
func describe(b *primer.PlayedDiagram) string {
	var all []string
	say := func(format string, values ...any) { all = append(all, fmt.Sprintf(format, values...)) }
	for _, s := range b.Steps {
		for _, e := range s.Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				say("%s %v", map[bool]string{true: "open", false: "lay"}[e.IsOpening], e.Card)
			case dreist.TrioMade:
				say("%s %v", map[bool]string{true: "column", false: "row"}[e.IsColumn], e.Cards)
			case dreist.CardsLoosened:
				say("loosen %v", e.Cards)
			case dreist.CardDrawn:
				say("draw %v", e.Card)
			case dreist.GiftGiven:
				say("give %v", e.Cards)
			}
		}
	}
	fit := 0
	for _, c := range b.PositionBefore.Hand(0) {
		fit += min(b.PositionBefore.LegalRows(c).Len(), 1)
	}
	p := &b.PositionAfter
	say("%d of the hand fit before", fit)
	say("%v hand %v discard %v to move %d", p.Layout(), p.Hand(0), p.AppendDiscardPile(nil), p.Turn()+1)
	for _, c := range p.Hand(0) {
		if p.LegalRows(c) != 0 {
			say("%v fits", c)
		}
	}
	for _, r := range b.Refusals {
		say("%v refused: %v", r.Move, r.Reason)
	}
	for _, m := range b.Marks {
		sign := [...]string{"", "subject", "fits", "lands", "leaves", "refused", "in the way"}[m.Kind]
		say("%s %d.%d%s", sign, m.Cell.Row, m.Cell.Column, map[bool]string{true: " after it"}[m.Kind.IsAfterMoves()])
	}
	return strings.Join(all, ", ")
}

func TestDiagramsShowWhatTheirCaptionsSay(t *testing.T) {
	want := map[string]string{
		"goal.table": "1 of the hand fit before, 1r1yy2v/1vv1tt1r/6rr hand [8y] discard [] to move 1, " +
			"8y fits, subject 1.2, subject 1.4, subject 1.5, subject 1.8",
		"goal.discard": "0 of the hand fit before, 1r1yy2v/1vv1tt1r/6rr hand [1t 1y 1t 6v] discard [4v] to move 2",
		"laying.pair": "open 4y, lay 5y, open 8v, lay 8r, 4 of the hand fit before, 3yy2v/7r hand [1t] discard [] to move 1, " +
			"1t1 refused: alone at the base: it needs a partner, lands 1.4, lands 1.5, lands 1.8, lands 2.8, refused 1.1 after it",
		"laying.single": "lay 7r, lay 5t, 2 of the hand fit before, 3yy2v/4t1rr hand [6v] discard [] to move 1, " +
			"lands 2.7, lands 2.5",
		"neighbours.colour": "1 of the hand fit before, 3y3v/7r hand [3y 3t] discard [] to move 1, " +
			"3y fits, 3t1 refused: beside a card of another colour, fits 1.3, refused 1.3 after it, in the way 1.4 after it",
		"neighbours.contact": "0 of the hand fit before, 1r1yy2v/1vv1tt1r/6rr hand [1t 1y] discard [] to move 1, " +
			"1t3 refused: no contact with the base, subject 3.7, refused 3.1 after it",
		"trio.rows": "lay 6y, row [4y 5y 6y], draw 7y, lay 7y, row [4y 5y 6y 7y], 3 of the hand fit before, 3yyyy1 hand [1t 1v 3r 8t] discard [] to move 1, " +
			"1t fits, 1v fits, lands 1.6, lands 1.7",
		"trio.columns": "lay 6v, column [6t 6r 6v], loosen [7r], 1 of the hand fit before, - hand [1t] discard [6t 6r 6v 7r] to move 1, " +
			"lands 3.6, leaves 1.6, leaves 2.6, leaves 3.6, leaves 2.7",
		"gift.two": "lay 5y, open 1r, lay 1v, open 8t, lay 8y, give [2t 6r], 5 of the hand fit before, r2yy2t/v6y hand [3v] discard [] to move 2, " +
			"lands 1.5, lands 1.1, lands 2.1, lands 1.8, lands 2.8",
		"gift.drawn": "open 1r, lay 1v, lay 2r, lay 5y, lay 6y, row [4y 5y 6y], draw 2t, 5 of the hand fit before, rr1yyy2/v7 hand [2t] discard [] to move 1, " +
			"lands 1.1, lands 2.1, lands 1.2, lands 1.5, lands 1.6",
		"egon.order": "lay 4t, lay 3t, 0 of the hand fit before, 3r2yy/3r4/2tt4 hand [8y] discard [5t] to move 1, " +
			"8y fits, lands 3.4, lands 3.3",
		"egon.three": "lay 1t, open 8v, lay 8y, 0 of the hand fit before, tt1rr2v/7y hand [8y] discard [3y] to move 1, " +
			"8y fits, lands 1.1, lands 1.8, lands 2.8",
	}
	for _, p := range primer.Pages() {
		for _, d := range p.Diagrams {
			b := need.Value(d.Play())(t)
			if got := describe(b); got != want[d.ID] || b.PositionAfter.Winner() != dreist.NoSeat {
				t.Errorf("%s: got\n%s\nwant\n%s\nbefore\n%safter\n%s", d.ID, got, want[d.ID], b.PositionBefore.TextPicture(), b.PositionAfter.TextPicture())
			}
			delete(want, d.ID)
		}
	}
	for id := range want {
		t.Errorf("there is no diagram %s", id)
	}
}

func TestDiagramsThatTheRulesDoNotHave(t *testing.T) {
	allowed := primer.RefusedLay{Kind: dreist.KindOf(3, dreist.Yellow), Row: 1, Reason: dreist.NoContact}
	absent := primer.RefusedLay{Kind: dreist.KindOf(7, dreist.Red), Row: 1, Reason: dreist.NoContact}
	for name, d := range map[string]primer.Diagram{
		"a floating card":                  {ID: "x", Layout: "-/r7", PlayerHand: "1t"},
		"a move that is refused":           {ID: "x", Layout: "3y4", PlayerHand: "3t 1r", Moves: "3t1"},
		"an attempt that is allowed":       {ID: "x", Layout: "3y4", PlayerHand: "3y 1r", RefusedLays: []primer.RefusedLay{allowed}},
		"an attempt with no such card":     {ID: "x", Layout: "3y4", PlayerHand: "3y 1r", RefusedLays: []primer.RefusedLay{absent}},
		"a shown card not in the hand":     {ID: "x", Layout: "3y4", PlayerHand: "3y 1r", ShownCard: "7t"},
		"a shown card that does not exist": {ID: "x", Layout: "3y4", PlayerHand: "3y 1r", ShownCard: "9x"},
	} {
		if _, err := d.Play(); err == nil || !strings.HasPrefix(err.Error(), "rulebook: diagram x") {
			t.Errorf("%s: got error %v, want one about diagram x", name, err)
		}
	}
}
