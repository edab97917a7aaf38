package dreist_test

import (
	"slices"
	"testing"

	"dreist/game/dreist"
)

// checkInvariants asserts what holds in every position: each card in exactly one place, every laid card in
// contact with the base, no two colours side by side, at most two colours in a column, hands within bounds.
func checkInvariants(t testing.TB, p *dreist.Position) {
	t.Helper()
	fail := func(format string, args ...any) {
		t.Helper()
		t.Fatalf(format+"\n%s", append(args, p.TextPicture())...)
	}
	var seen [dreist.CardCount]bool
	place := func(c dreist.Card) {
		t.Helper()
		if seen[c] {
			fail("card %v (%d) is in two places", c, c)
		}
		seen[c] = true
	}
	for s := range dreist.Seat(p.SeatCount()) {
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
	for _, c := range p.AppendDiscardPile(nil) {
		place(c)
	}
	var placed []dreist.PlacedCard
	for c := range dreist.Card(dreist.CardCount) {
		if row := p.Layout().Row(c); row != 0 {
			place(c)
			placed = append(placed, dreist.PlacedCard{Card: c, Row: row})
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
	if (p.Pending() == dreist.PartnerPending) != (p.OpeningCard() != dreist.NoCard) {
		fail("pending %v with opening %v", p.Pending(), p.OpeningCard())
	}
	if p.Turn() != dreist.NoSeat && !p.IsEgonToMove() {
		checkAnswers(t, p)
	}
}

// checkAnswers asserts that what the position says about a card is what Apply then does, cell by cell.
func checkAnswers(t testing.TB, p *dreist.Position) {
	t.Helper()
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		t.Fatalf("nobody can move\n%s", p.TextPicture())
	}
	listed := map[dreist.Move]bool{}
	for _, m := range moves {
		listed[m] = true
		if _, _, err := dreist.Apply(*p, m); err != nil {
			t.Fatalf("listed move refused: %v\n%s", err, p.TextPicture())
		}
	}
	for _, c := range p.Hand(p.Turn()) {
		first := p.HandCard(p.Turn(), c.Kind()) == c
		for row := 1; row <= p.Layout().Depth()+2; row++ {
			why := p.RefusalAt(c, c.Cell(row))
			if p.LegalRows(c).Has(row) != (why == nil) || first && listed[dreist.Lay(c, row)] != (why == nil) {
				t.Fatalf("%v on row %d: Rows %b, Why %v, listed %v\n%s",
					c, row, p.LegalRows(c), why, listed[dreist.Lay(c, row)], p.TextPicture())
			}
			if why != nil && why.Reason == dreist.Allowed {
				t.Fatalf("%v on row %d is refused without a reason\n%s", c, row, p.TextPicture())
			}
		}
	}
}

// allMoves is the whole universe of moves, nonsense included: every card on every row from above the layout to below
// the deepest, every discard, every gift, and an action that there is not.
var allMoves = func() []dreist.Move {
	moves := []dreist.Move{{}, {Action: 99}, dreist.Draw(), dreist.EndMove(), dreist.EgonMove()}
	for _, c := range append([]dreist.Card{dreist.NoCard, dreist.CardCount}, everyCard()...) {
		moves = append(moves, dreist.Discard(c))
		for row := -1; row <= dreist.MaxRow+1; row++ {
			moves = append(moves, dreist.Lay(c, row))
		}
	}
	for first := dreist.NoSeat; first <= dreist.MaxSeats; first++ {
		for second := dreist.NoSeat; second <= dreist.MaxSeats; second++ {
			moves = append(moves, dreist.GiveEach(first, second))
		}
	}
	return moves
}()

func everyCard() []dreist.Card {
	cards := make([]dreist.Card, dreist.CardCount)
	for i := range cards {
		cards[i] = dreist.Card(i)
	}
	return cards
}

// checkRefusals asserts of every move there could be that Apply, May, Refusal and, for a laid card, Why say the same
// of it, that asking changes nothing, and that AppendMoves lists exactly what is allowed.
func checkRefusals(t testing.TB, p *dreist.Position) {
	t.Helper()
	before := *p
	listed := map[dreist.Move]bool{}
	for _, m := range p.AppendMoves(nil) {
		listed[m] = true
		if !p.CanMove(m) {
			t.Fatalf("%v is listed and not allowed\n%s", m, p.TextPicture())
		}
	}
	for _, m := range allMoves {
		why := p.Refusal(m)
		if p.CanMove(m) != (why == nil) {
			t.Fatalf("%v: may %v, refusal %v\n%s", m, p.CanMove(m), why, p.TextPicture())
		}
		if m.Action == dreist.LayCard {
			if other := p.RefusalAt(m.Card, m.Card.Cell(int(m.Row))); !sameRefusal(why, other) {
				t.Fatalf("%v: refusal %v, why %v\n%s", m, why, other, p.TextPicture())
			}
		}
		if why == nil {
			first := m
			if m.Card < dreist.CardCount {
				first.Card = p.HandCard(p.Turn(), m.Card.Kind())
			}
			if !listed[first] {
				t.Fatalf("%v is allowed and not listed\n%s", m, p.TextPicture())
			}
		} else if why.Reason == dreist.Allowed || why.Move != m {
			t.Fatalf("%v is refused as %v without a reason\n%s", m, why.Move, p.TextPicture())
		}
		err := refusalOf(p, m)
		if !sameRefusal(why, err) {
			t.Fatalf("%v: refusal %v, Apply says %v\n%s", m, why, err, p.TextPicture())
		}
	}
	if *p != before {
		t.Fatalf("asking changed the position\n%s", p.TextPicture())
	}
}

func refusalOf(p *dreist.Position, m dreist.Move) *dreist.Refusal {
	next, _, err := dreist.Apply(*p, m)
	if err == nil {
		return nil
	}
	if next != *p {
		return &dreist.Refusal{} // which no refusal equals
	}
	return err.(*dreist.Refusal)
}

func sameRefusal(a, b *dreist.Refusal) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Move == b.Move && a.Reason == b.Reason && slices.Equal(a.Faults, b.Faults) && a.Partner == b.Partner
}
