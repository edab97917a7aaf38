package dreist_test

import (
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
)

// The tests below go through the rules paragraph by paragraph and ruling by ruling.

func TestParagraph1Deck(t *testing.T) {
	seen := map[dreist.Kind]int{}
	for c := range dreist.Card(dreist.CardCount) {
		seen[c.Kind()]++
		if got := dreist.NewCard(c.Number(), c.Color(), c.Copy()); got != c {
			t.Errorf("card %d is put together again as %d", c, got)
		}
	}
	if len(seen) != dreist.KindCount {
		t.Errorf("got %d kinds, want %d", len(seen), dreist.KindCount)
	}
	for kind, n := range seen {
		if back, err := dreist.ParseKind(kind.String()); n != dreist.CopyCount || err != nil || back != kind {
			t.Errorf("%v: got %d copies, read back as %v (%v)", kind, n, back, err)
		}
	}
}

func TestParagraph2Deal(t *testing.T) {
	for seats, each := range map[int]int{2: 48, 3: 32, 4: 24} {
		p := need.Value(dreist.NewTableDeal(seats, 1, 7).Position())(t)
		checkInvariants(t, &p)
		for s := range dreist.Seat(seats) {
			if p.CardsLeft(s) != each || len(p.Hand(s)) != 5 {
				t.Errorf("%d seats: seat %d got %d cards, %d in hand, want %d and 5", seats, s+1, p.CardsLeft(s), len(p.Hand(s)), each)
			}
		}
		if p.Turn() != 1 { // R 1: whom the set-up names begins
			t.Errorf("seat %d begins, want seat 2", p.Turn()+1)
		}
	}
	p := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, 7).Position())(t)
	if p.CardsLeft(0) != 48 || p.CardsLeft(1) != 48 || len(p.Hand(1)) != 0 || p.Turn() != 0 {
		t.Errorf("against Egon: want 48 : 48, no hand for Egon, the human begins\n%s", p.TextPicture())
	}
}

func TestDealsThatCannotBe(t *testing.T) {
	c := func(n int) dreist.Card { return dreist.Card(n) }
	for _, tt := range []struct {
		deal dreist.Deal
		want string
	}{
		{dreist.Deal{Piles: [][]dreist.Card{{c(1)}}}, "deal for 1 players: want 2 to 4, and 2 with Egon"},
		{dreist.Deal{Mode: dreist.SoloMode, Piles: [][]dreist.Card{{c(1)}, {c(2)}, {c(3)}}}, "deal for 3 players: want 2 to 4, and 2 with Egon"},
		{dreist.Deal{Piles: [][]dreist.Card{{c(1)}, {}}}, "seat 2 has no card to play with"},
		{dreist.Deal{Piles: [][]dreist.Card{{c(1)}, {c(1)}}}, "card 1y (1) does not exist or occurs twice in the deal"},
		{dreist.Deal{Piles: [][]dreist.Card{{c(1)}, {200}}}, "card 3r (200) does not exist or occurs twice in the deal"},
		{dreist.Deal{StartSeat: 2, Piles: [][]dreist.Card{{c(1)}, {c(2)}}}, "seat 3 of 2 cannot begin"},
		{dreist.Deal{Mode: dreist.SoloMode, Piles: [][]dreist.Card{{c(1)}, {c(2)}}, Hands: [][]dreist.Card{{}, {c(3)}}},
			"seat 2 cannot hold a hand of 1 cards"},
		{dreist.Deal{Piles: [][]dreist.Card{{}, {c(9)}}, Hands: [][]dreist.Card{{0, 1, 2, 3, 4, 5}, {}}}, "seat 1 cannot hold a hand of 6 cards"},
		{dreist.Deal{Piles: [][]dreist.Card{{c(1)}, {c(2)}}, Hands: [][]dreist.Card{{c(3)}}}, "1 hands for 2 players"},
		{dreist.Deal{Piles: [][]dreist.Card{{c(1)}, {c(2)}}, Layout: []dreist.PlacedCard{{Card: c(3), Row: 2}}}, "1v2: no contact with the base"},
	} {
		_, err := tt.deal.Position()
		if err == nil || err.Error() != "dreist: "+tt.want {
			t.Errorf("got %v, want %s", err, tt.want)
		}
	}
}

func TestParagraph3Colour(t *testing.T) {
	p := hand(t, "2r5", "2r 2y 4y 1v", "")
	refuses(t, p, "2y1", dreist.OtherColour)
	if why := p.RefusalAt(p.Hand(0)[1], dreist.Cell{Row: 1, Column: 2}); len(why.Faults) != 1 || why.Faults[0] != (dreist.Cell{Row: 1, Column: 3}) {
		t.Errorf("got faults %v, want the red 3", why.Faults)
	}
	refuses(t, p, "4y1", dreist.OtherColour)
	p, _ = play(t, p, "2r1")
	refuses(t, p, "1v1", dreist.OtherColour)
	gap := hand(t, "2r5", "1y 1v", "")
	gap, _ = play(t, gap, "1y1 1v2") // a gap separates two colours in a row
	wantLayout(t, &gap, "y1r5/v7")
}

func TestParagraph3Contact(t *testing.T) {
	p := hand(t, "2r5", "3y 5r 2y 1r", "")
	refuses(t, p, "2y3", dreist.NoContact)
	refuses(t, p, "5r2", dreist.NoContact)
	p, _ = play(t, p, "3y2 2y2") // contact through other cards, a hole above
	wantLayout(t, &p, "2r5/1yy5")
	if got := p.Layout().TakenRows(3); got.Len() != 2 || got.First() != 1 {
		t.Errorf("got rows %b in column 3, want 1 and 2", got)
	}
	refuses(t, p, "1r2", dreist.OtherColour)
}

func TestRuling2CompanyOnAllFourSides(t *testing.T) {
	for _, tc := range []struct{ touches, layout, token string }{
		{"the card below it", "3r4/3r4/1rrr4", "2y2"},
		{"the card above it", "2r5", "3y2"},
		{"the card left of it", "1r6", "3r1"},
		{"the card right of it", "1r6", "1r1"},
	} {
		t.Run(tc.touches, func(t *testing.T) { play(t, hand(t, tc.layout, tc.token[:2], ""), tc.token) })
	}
}

func TestRuling3OpeningWaitsForItsPartner(t *testing.T) {
	p := hand(t, "-", "4y 5y 4v 1t", "8v")
	p, events := play(t, p, "4y1")
	if laid := eventsOf[dreist.CardLaid](events); !laid[0].IsOpening {
		t.Error("the first card does not count as an opening")
	}
	if p.Pending() != dreist.PartnerPending {
		t.Fatalf("got pending %v, want the partner\n%s", p.Pending(), p.TextPicture())
	}
	for _, token := range []string{".", "+", "x1t", ">2"} {
		refuses(t, p, token, dreist.PartnerMissing)
	}
	refuses(t, p, "1t1", dreist.NotThePartner)
	refuses(t, p, "4v3", dreist.NotThePartner)
	beside, _ := play(t, p, "5y1")
	below, _ := play(t, p, "4v2")
	wantLayout(t, &beside, "3yy3")
	wantLayout(t, &below, "3y4/3v4")
}

func TestRuling3OpeningOnlyWithAPartnerThatCanLieThere(t *testing.T) {
	p := hand(t, "5r2", "4y 5y 1v 8t", "")
	refuses(t, p, "4y1", dreist.AloneAtBase) // 5y would lie beside the red 6
	if r := p.Refusal(move(t, &p, "4y1")); r.Partner.Kind() != dreist.KindOf(5, dreist.Yellow) ||
		!slices.Equal(r.Faults, []dreist.Cell{{Row: 1, Column: 6}}) {
		t.Errorf("%v and %v keep the 4y1 away, want the 5y beside column 6", r.Partner, r.Faults)
	}
	refuses(t, p, "1v1", dreist.AloneAtBase)
	if r := p.Refusal(move(t, &p, "1v1")); r.Partner != dreist.NoCard || r.Faults != nil {
		t.Errorf("%v and %v keep the 1v1 away, which has no partner", r.Partner, r.Faults)
	}
	q := hand(t, "3rr3/2rr4", "2y 2v", "")
	refuses(t, q, "2y1", dreist.AloneAtBase) // 2v would lie beside the red 3 on row 2
}

func TestRuling4NoOpeningWithTheThirdColour(t *testing.T) {
	// Column 2 holds red and yellow from row 3 on; nothing stands beside its row 1.
	layout := "3r4/3r4/1rrr4/1y6"
	p := hand(t, layout, "2t 2v 1t", "")
	refuses(t, p, "2t1", dreist.ThirdColour)
	q := hand(t, layout, "2r 2y", "") // a colour that lies there already may open
	q, _ = play(t, q, "2r1 2y2")
	wantLayout(t, &q, "1r1r4/1y1r4/1rrr4/1y6")
	r := hand(t, layout, "1t 2t", "") // the third colour as a partner clears the column
	r, _ = play(t, r, "1t1 2t1")
	wantLayout(t, &r, "t2r4/3r4/2rr4")
}

func TestParagraph4TurnAndDiscard(t *testing.T) {
	p := hand(t, "2r5", "3y 3r 1t", "8v 8r")
	refuses(t, p, ".", dreist.NothingLaid)
	refuses(t, p, "x7t", dreist.NotInHand)
	q, _ := play(t, p, "x1t")
	wantCards(t, "hand filled up", q.Hand(0), "3y 3r 8v 8r")
	if q.Turn() != 1 {
		t.Errorf("seat %d is next, want seat 2", q.Turn()+1)
	}
	p, _ = play(t, p, "3y2")
	refuses(t, p, "x1t", dreist.AlreadyLaid)
	p, _ = play(t, p, ".")
	wantCards(t, "hand filled up", p.Hand(0), "3r 1t 8v 8r")
}

func TestParagraph5RowTrioOfFour(t *testing.T) { // R 6
	p := hand(t, "rrr5", "4r 1t", "8v")
	_, events := play(t, p, "4r1")
	wantTrios(t, events, "row 1r 2r 3r 4r")
}

func TestParagraph5ColumnTrioWithGapsAndRepeats(t *testing.T) {
	p := hand(t, "rr6/r7/rr6/1r6/yy6", "1v 8t", "8v")
	q, events := play(t, p, "1v6")
	wantTrios(t, events, "column 1r 1r 1r 1y 1v")
	wantLayout(t, &q, "1r6")
	if loose := eventsOf[dreist.CardsLoosened](events); len(loose) != 1 || len(loose[0].Cards) != 3 {
		t.Errorf("got loosened %v, want the 2s", loose)
	}
	wantCards(t, "discard pile by R 8", q.AppendDiscardPile(nil), "1r 1r 1r 1y 1v 2r 2r 2y")
}

func TestRuling7DrawIsDecidedBeforeTheNextCard(t *testing.T) {
	p := hand(t, "rr6", "3r 4r 8t 8v 7t", "8r")
	p, _ = play(t, p, "3r1")
	if p.Pending() != dreist.DrawPending {
		t.Fatalf("got pending %v, want the draw", p.Pending())
	}
	drawn, events := play(t, p, "+")
	if got := eventsOf[dreist.CardDrawn](events); len(got) != 1 {
		t.Errorf("got %d drawn cards, want 1", len(got))
	}
	refuses(t, drawn, "+", dreist.NoTrioMade)
	declined, _ := play(t, p, "4r1 .") // a further DREIer may be declined by ending the turn
	if declined.Turn() != 1 {
		t.Error("the turn did not end")
	}
}

func TestRuling7EmptyPileAsksNothing(t *testing.T) {
	p := hand(t, "rr6", "3r 4t", "")
	p, _ = play(t, p, "3r1")
	if p.Pending() != dreist.NothingPending {
		t.Errorf("got pending %v, want none with an empty pile", p.Pending())
	}
	refuses(t, p, "+", dreist.NoTrioMade)
}

func TestParagraph6Gift(t *testing.T) {
	b := board{layout: "2r5", hands: []string{"3y", "8y 8t", "7t"}, piles: []string{"1r 2r 3r", "", ""}}
	b.hands[0] = "3y 3t 2r 2y 2t"
	p := b.position(t)
	refuses(t, p, ">2", dreist.HandNotEmpty)
	p, _ = play(t, p, "3y2 2r1 2y2 2t3")
	p, _ = play(t, p, "3t3")
	if len(p.Hand(0)) != 0 {
		t.Fatalf("want an empty hand\n%s", p.TextPicture())
	}
	refuses(t, p, ">1", dreist.NoSuchReceiver)
	refuses(t, p, ">4", dreist.NoSuchReceiver)
	refuses(t, p, ">22", dreist.NoSuchReceiver)
	one, _ := play(t, p, ">2")
	wantCards(t, "receiver's hand", one.Hand(1), "8y 8t 1r 2r") // R 9: the giver's top card comes first
	wantCards(t, "giver's hand", one.Hand(0), "3r")
	both, _ := play(t, p, ">32")
	wantCards(t, "seat 3's hand", both.Hand(2), "7t 1r")
	wantCards(t, "seat 2's hand", both.Hand(1), "8y 8t 2r")
	none, _ := play(t, p, ".")
	wantCards(t, "giver's hand after declining", none.Hand(0), "1r 2r 3r")
}

func TestRuling9OneCardOnThePile(t *testing.T) {
	b := board{layout: "2r5", hands: []string{"3y 3t 2r 2y 2t", "8y", "7t"}, piles: []string{"1r", "", ""}}
	p, _ := play(t, b.position(t), "3y2 2r1 2y2 2t3 3t3")
	refuses(t, p, ">23", dreist.OneCardOnly)
	p, _ = play(t, p, ">3")
	if p.Winner() != 0 { // §7: giving the last card wins
		t.Errorf("winner is seat %d, want seat 1\n%s", p.Winner()+1, p.TextPicture())
	}
}

func TestRuling9FullReceiverKeepsTheOrderOnThePile(t *testing.T) {
	p := board{mode: dreist.SoloMode, layout: "2r5", hands: []string{"3y 3t 2r 2y 2t", ""}, piles: []string{"1r 4v 5v", "8t"}}.position(t)
	p, _ = play(t, p, "3y2 2r1 2y2 2t3 3t3 >2")
	wantCards(t, "Egon's pile", p.AppendPile(nil, dreist.EgonSeat), "1r 4v 8t")
}

func TestParagraph6DiscardingTheLastCardEarnsNoGift(t *testing.T) {
	p := hand(t, "-", "1t 2v 3r 5y 8t", "4t 6t")
	p, _ = play(t, p, "x1t")
	if p.Turn() != 1 {
		t.Error("after a discard the turn has to end")
	}
}

func TestParagraph7WinsAtOnce(t *testing.T) {
	laid, events := play(t, hand(t, "rr6", "3r", ""), "3r1")
	if laid.Winner() != 0 || len(eventsOf[dreist.MatchWon](events)) != 1 {
		t.Errorf("laying the last card: winner is seat %d\n%s", laid.Winner()+1, laid.TextPicture())
	}
	refuses(t, laid, ".", dreist.GameOver)
	discarded, _ := play(t, hand(t, "-", "3r", ""), "x3r")
	if discarded.Winner() != 0 {
		t.Errorf("discarding the last card: winner is seat %d", discarded.Winner()+1)
	}
}

func TestEgonsTurnBelongsToEgon(t *testing.T) {
	b := board{mode: dreist.SoloMode, starts: dreist.EgonSeat, hands: []string{"3r", ""}, piles: []string{"8t", "1t 2t 3t"}}
	p := b.position(t)
	refuses(t, p, "x3r", dreist.EgonsTurn)
	b.starts = 0
	refuses(t, b.position(t), "egon", dreist.NotEgonsTurn)
}

func TestRuling10LaterCardOpensWhereTheEarlierMayNot(t *testing.T) {
	// 2t would bring the third colour into column 2 and may not open; 1t can, with 2t as its partner.
	p := board{mode: dreist.SoloMode, starts: dreist.EgonSeat, layout: "3r4/2rr4/1rrr4/1yy5/2y5", piles: []string{"8t", "2t 1t 8v"}}.position(t)
	p, events := play(t, p, "egon")
	laid := eventsOf[dreist.CardLaid](events)
	if len(laid) != 2 || laid[0].Card.String() != "1t" || laid[1].Card.String() != "2t" {
		t.Errorf("got %v laid, want 1t then 2t", laid)
	}
	wantTrios(t, events, "column 2t 2r 2y")
	wantCards(t, "Egon's pile", p.AppendPile(nil, dreist.EgonSeat), "8v")
}

func TestRuling10TriesTheRowAsideFromTheFirstAgain(t *testing.T) {
	// 5y fits nowhere until 4y lies; then the row aside is tried from its first card: 3y before 5y.
	p := board{mode: dreist.SoloMode, starts: dreist.EgonSeat, layout: "3r4", piles: []string{"8t", "3y 5y 4y 8v"}}.position(t)
	p, events := play(t, p, "egon")
	laid := eventsOf[dreist.CardLaid](events)
	if len(laid) != 2 || laid[0].Card.String() != "4y" || laid[1].Card.String() != "3y" {
		t.Errorf("got %v laid, want 4y then 3y", laid)
	}
	wantCards(t, "discard pile", p.AppendDiscardPile(nil), "5y")
}

func TestRuling11EgonWinsByDiscardingHisLastCards(t *testing.T) {
	p := board{mode: dreist.SoloMode, starts: dreist.EgonSeat, piles: []string{"8t", "1t 3y"}}.position(t)
	p, events := play(t, p, "egon")
	if p.Winner() != dreist.EgonSeat || len(eventsOf[dreist.CardDiscarded](events)) != 2 {
		t.Errorf("winner is seat %d, want Egon with two cards discarded\n%s", p.Winner()+1, p.TextPicture())
	}
}

func TestEgonNeverDraws(t *testing.T) {
	p := board{mode: dreist.SoloMode, starts: dreist.EgonSeat, layout: "rr6", piles: []string{"8t", "3r 4r 5r"}}.position(t)
	p, events := play(t, p, "egon")
	wantTrios(t, events, "row 1r 2r 3r", "row 1r 2r 3r 4r")
	if got := eventsOf[dreist.CardDrawn](events); len(got) != 0 {
		t.Errorf("Egon drew %v", got)
	}
	wantCards(t, "Egon's pile", p.AppendPile(nil, dreist.EgonSeat), "5r")
}

func TestEqualHandCardsLeaveTheSameHandBehind(t *testing.T) {
	start := hand(t, "2r5", "3y 1t 3y 8v", "")
	for _, i := range []int{0, 2} {
		p, err := start, error(nil)
		if p, _, err = dreist.Apply(p, dreist.Lay(p.Hand(0)[i], 2)); err != nil {
			t.Fatal(err)
		}
		checkInvariants(t, &p)
		wantCards(t, "hand", p.Hand(0), "1t 3y 8v")
	}
}
