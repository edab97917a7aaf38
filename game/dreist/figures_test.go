package dreist_test

import (
	"testing"

	"dreist/game/dreist"
)

// The twelve figures of the rule booklet (figures.md), line by line. Figure 1 only names the parts.

func TestFigure1NamesTheParts(t *testing.T) {
	p := hand(t, "1r1yy2v/1vv1tt1r/6rr", "1y", "")
	l := p.Layout()
	if got := l.At(dreist.Cell{Row: 3, Column: 7}); got.Number() != 7 || got.Color() != dreist.Red {
		t.Errorf("got %v on row 3 of column 7, want 7r", got)
	}
	if got := l.At(dreist.Cell{Row: 1, Column: 1}); got != dreist.NoCard {
		t.Errorf("got %v in the hole at row 1 of column 1, want none", got)
	}
	if got := l.Taken(8); got.Len() != 3 || got.First() != 1 {
		t.Errorf("got rows %b in column 8, want 1, 2 and 3", got)
	}
}

func TestFigure2OpeningsInPairs(t *testing.T) {
	start := hand(t, "-", "4y 5y 8v 8r 1t", "")
	p, _ := play(t, start, "4y1 5y1 8v1 8r2")
	wantLayout(t, &p, "3yy2v/7r")
	refuses(t, p, "1t1", dreist.AloneAtBase)
	other, _ := play(t, start, "4y1 5y1 8r1 8v2")
	wantLayout(t, &other, "3yy2r/7v")
}

func TestFigure3Attaching(t *testing.T) {
	start := hand(t, "3yy2v/7r", "5t 8r 7r 3t 6v", "")
	if !start.Rows(start.InHand(0, dreist.KindOf(7, dreist.Red))).Has(2) {
		t.Error("the 7 could also lie in row 2")
	}
	p, _ := play(t, start, "5t2 8r3 7r3")
	wantLayout(t, &p, "3yy2v/4t2r/6rr")
	refuses(t, p, "3t1", dreist.OtherColour)
	refuses(t, p, "3t2", dreist.NoContact)
	refuses(t, p, "6v1", dreist.OtherColour)
	refuses(t, p, "6v2", dreist.OtherColour)
	refuses(t, p, "6v3", dreist.OtherColour)
	refuses(t, p, "6v4", dreist.NoContact)
}

func TestFigure4Gaps(t *testing.T) {
	start := hand(t, "3yy2v/4t2r/6rr", "2r 2v 3v 6t 4r", "")
	p, _ := play(t, start, "2r1 2v2 3v2 6t2")
	wantLayout(t, &p, "1r1yy2v/1vv1tt1r/6rr")
	refuses(t, p, "4r2", dreist.OtherColour)
	for color := range dreist.Color(dreist.Colors) {
		for _, number := range []int{4, 7} {
			q := hand(t, "1r1yy2v/1vv1tt1r/6rr", dreist.KindOf(number, color).String(), "")
			if q.Rows(q.Hand(0)[0]).Has(2) {
				t.Errorf("%v fits into the gap of row 2\n%s", q.Hand(0)[0], q.Picture())
			}
		}
	}
	swapped, _ := play(t, start, "2v1 2r2")
	refuses(t, swapped, "3v2", dreist.OtherColour)
}

func TestFigure5NothingFits(t *testing.T) {
	p := hand(t, "1r1yy2v/1vv1tt1r/6rr", "1t 1y 1t 4v 6v", "")
	for _, c := range p.Hand(0) {
		if rows := p.Rows(c); rows != 0 {
			t.Errorf("%v can lie on rows %b\n%s", c, rows, p.Picture())
		}
	}
	refuses(t, p, "1t3", dreist.NoContact)
	refuses(t, p, "1y3", dreist.NoContact)
	p, _ = play(t, p, "x4v")
	wantLayout(t, &p, "1r1yy2v/1vv1tt1r/6rr")
	wantCards(t, "discard pile", p.AppendDiscard(nil), "4v")
}

func TestFigure6TriosOfBothKinds(t *testing.T) {
	p := hand(t, "1r1yy2v/1vv1tt1r/6rr", "3t 6v 6r 1y 4v", "1t 8y 6r")
	p, events := play(t, p, "6r3")
	wantTrios(t, events, "row 6r 7r 8r")
	wantLayout(t, &p, "1r1yy2v/1vv1tt1r/5rrr")
	p, events = play(t, p, "+ 6v4")
	wantTrios(t, events, "column 6t 6r 6v")
	p, events = play(t, p, "+ 3t3 8y4")
	wantTrios(t, events, "column 8v 8r 8r 8y")
	p, _ = play(t, p, "+")
	wantLayout(t, &p, "1r1yy3/1vv1t3/2t5")
	wantCards(t, "hand", p.Hand(0), "1y 4v 1t 6r")
	wantCards(t, "discard pile", p.AppendDiscard(nil), "6t 6r 6v 8v 8r 8r 8y 7r")
	for _, c := range p.Hand(0) {
		if rows := p.Rows(c); rows != 0 {
			t.Errorf("%v still fits on rows %b\n%s", c, rows, p.Picture())
		}
	}
}

func TestFigure7HandEmptyGift(t *testing.T) {
	p := hand(t, "1r1yy3/1vv1t3/2t5", "4r 6y 6t 5v 3y", "1t 2t 3v")
	refuses(t, p, "4r2", dreist.OtherColour)
	p, events := play(t, p, "6y1 6t2 5v3 3y4 4r2")
	wantTrios(t, events, "row 4y 5y 6y", "column 5y 5t 5v", "column 3v 3t 3y")
	wantLayout(t, &p, "1r1y1y2/1v1r1t2")
	p, events = play(t, p, ">2")
	gifts := eventsOf[dreist.GiftGiven](events)
	if len(gifts) != 1 || gifts[0].To != 1 {
		t.Fatalf("got gifts %v, want one to seat 2", gifts)
	}
	wantCards(t, "gift", gifts[0].Cards, "1t 2t")
	wantCards(t, "hand", p.Hand(0), "3v")
}

func TestFigure8RowAndColumnAtOnce(t *testing.T) {
	p := hand(t, "1r1yy3/4tt2/5rr1/5t2", "6y 2v 1t 7y 7y", "3r 4v")
	p, events := play(t, p, "6y1")
	wantTrios(t, events, "column 6y 6t 6r 6t")
	wantCards(t, "discard pile", p.AppendDiscard(nil), "6y 6t 6r 6t 7r")
	p, _ = play(t, p, "+")
	refuses(t, p, "+", dreist.NoTrio)
	p, _ = play(t, p, "2v2")
	wantLayout(t, &p, "1r1yy3/1v2t3")
}

func TestFigure9TwoRunsCountOnce(t *testing.T) {
	start := hand(t, "1r1tt1tt/4y3", "6t 1r 1v 4v 4v", "5v 1r")
	p, events := play(t, start, "6t1")
	wantTrios(t, events, "row 4t 5t 6t 7t 8t")
	p, events = play(t, p, "+ 5v3")
	wantTrios(t, events, "column 5t 5y 5v")
	p, _ = play(t, p, "+")
	either, _ := play(t, p, "1r1 1r2 1v3")
	wantLayout(t, &either, "rr1t1ttt/r7/v7")
	p, _ = play(t, p, "1r1 1v2 1r3")
	wantLayout(t, &p, "rr1t1ttt/v7/r7")
}

func TestEgonsFigures(t *testing.T) {
	for _, tc := range []struct {
		name, before, pile, after, discard, left string
	}{
		{"10 topmost row, aside card not tried after the second", "1r2yy2/1v2t3/4t3", "7t 2y 6t 8v",
			"4yy2/4tt2/4t3", "2r 2v 2y 7t", "8v"},
		{"11 a pair opens, three laid", "1t1rr3", "3y 1t 8v 8y 8r", "tt1rr2v/7y", "3y", "8r"},
		{"12 first revealed is laid first", "3r2yy/3r4", "3t 5t 4t 1v", "3r2yy/3r4/2tt4", "5t", "1v"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			p := board{mode: dreist.Solo, starts: dreist.EgonSeat, layout: tc.before, piles: []string{"8t", tc.pile}}.position(t)
			p, _ = play(t, p, "egon")
			wantLayout(t, &p, tc.after)
			wantCards(t, "discard pile", p.AppendDiscard(nil), tc.discard)
			wantCards(t, "Egon's pile", p.AppendPile(nil, dreist.EgonSeat), tc.left)
		})
	}
}

func TestFigure10LowerRowIsAllowedToo(t *testing.T) {
	p := hand(t, "4yy2/4tt2/4t3", "6t", "")
	if rows := p.Rows(p.Hand(0)[0]); !rows.Has(3) {
		t.Errorf("6t can lie on rows %b, want row 3 among them", rows)
	}
	q := hand(t, "4yy2/4tt2/4t3", "7t", "")
	if rows := q.Rows(q.Hand(0)[0]); !rows.Has(2) {
		t.Errorf("7t can lie on rows %b, want row 2: it would fit now", rows)
	}
}
