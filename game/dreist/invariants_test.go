package dreist_test

import (
	"testing"

	"dreist/game/dreist"
)

// checkInvariants asserts what holds in every position: each card in exactly one place, every laid card in
// contact with the base, no two colours side by side, at most two colours in a column, hands within bounds.
func checkInvariants(t testing.TB, p *dreist.Position) {
	t.Helper()
	fail := func(format string, args ...any) {
		t.Helper()
		t.Fatalf(format+"\n%s", append(args, p.Picture())...)
	}
	var seen [dreist.Deck]bool
	place := func(c dreist.Card) {
		t.Helper()
		if seen[c] {
			fail("card %v (%d) is in two places", c, c)
		}
		seen[c] = true
	}
	for s := range dreist.Seat(p.Seats()) {
		for _, c := range p.Hand(s) {
			place(c)
		}
		pile := p.AppendPile(nil, s)
		if len(pile) != p.PileSize(s) {
			fail("seat %d: the pile has %d cards and says %d", s+1, len(pile), p.PileSize(s))
		}
		for _, c := range pile {
			place(c)
		}
		if p.HasHand(s) && s != p.Turn() && len(p.Hand(s)) < dreist.HandSize && len(pile) > 0 && p.Winner() == dreist.NoSeat {
			fail("seat %d waits with %d cards in hand and %d on the pile", s+1, len(p.Hand(s)), len(pile))
		}
		if (p.CardsLeft(s) == 0) != (p.Winner() == s) {
			fail("seat %d has %d cards left, the winner is %d", s+1, p.CardsLeft(s), p.Winner()+1)
		}
	}
	for _, c := range p.AppendDiscard(nil) {
		place(c)
	}
	var placed []dreist.Placed
	for c := range dreist.Card(dreist.Deck) {
		if row := p.Layout().Row(c); row != 0 {
			place(c)
			placed = append(placed, dreist.Placed{Card: c, Row: row})
			if got := p.Layout().At(c.Cell(row)); got != c {
				fail("card %v says row %d, where %v lies", c, row, got)
			}
		}
	}
	again, err := dreist.NewLayout(placed)
	if err != nil {
		fail("the layout breaks the rules: %v", err)
	}
	if again != *p.Layout() {
		fail("the layout differs from one laid afresh")
	}
	if (p.Turn() == dreist.NoSeat) != (p.Winner() != dreist.NoSeat) {
		fail("turn %d, winner %d", p.Turn()+1, p.Winner()+1)
	}
	if (p.Pending() == dreist.PartnerPending) != (p.Opening() != dreist.NoCard) {
		fail("pending %v with opening %v", p.Pending(), p.Opening())
	}
	if p.Turn() != dreist.NoSeat && !p.EgonToMove() {
		checkAnswers(t, p)
	}
}

// checkAnswers asserts that what the position says about a card is what Apply then does, cell by cell.
func checkAnswers(t testing.TB, p *dreist.Position) {
	t.Helper()
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		t.Fatalf("nobody can move\n%s", p.Picture())
	}
	listed := map[dreist.Move]bool{}
	for _, m := range moves {
		listed[m] = true
		if _, _, err := dreist.Apply(*p, m); err != nil {
			t.Fatalf("listed move refused: %v\n%s", err, p.Picture())
		}
	}
	for _, m := range append(moves, dreist.Draw(), dreist.End(), dreist.Egon(), dreist.Give(0), dreist.Give(1), dreist.GiveEach(1, 2), dreist.Discard(0), dreist.Discard(50)) {
		if _, _, err := dreist.Apply(*p, m); p.May(m) != (err == nil) {
			t.Fatalf("%v: may %v, Apply says %v\n%s", m, p.May(m), err, p.Picture())
		}
	}
	for _, c := range p.Hand(p.Turn()) {
		first := p.InHand(p.Turn(), c.Kind()) == c
		for row := 1; row <= p.Layout().Depth()+2; row++ {
			why := p.Why(c, c.Cell(row))
			if p.Rows(c).Has(row) != (why == nil) || first && listed[dreist.Lay(c, row)] != (why == nil) {
				t.Fatalf("%v on row %d: Rows %b, Why %v, listed %v\n%s",
					c, row, p.Rows(c), why, listed[dreist.Lay(c, row)], p.Picture())
			}
			if why != nil && why.Reason == dreist.Allowed {
				t.Fatalf("%v on row %d is refused without a reason\n%s", c, row, p.Picture())
			}
		}
	}
}
