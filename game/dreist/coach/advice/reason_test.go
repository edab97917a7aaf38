package advice_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/coach/sight"
)

// Each reason is given where it is true, and not in a similar position.
func TestReasons(t *testing.T) {
	said := map[advice.Kind][2]int{}
	for _, test := range []struct {
		about        advice.Kind // of the case
		layout, hand string
		line         []string
		want         advice.Kind
		card, with   string
		number       int // of cards, or of a column
	}{
		{advice.MakesTrio, "3rr3", "6r 8t 8t 1t 3v", []string{"6r1", "+"}, advice.MakesTrio, "6r", "", 1},
		{advice.MakesTrio, "3r4", "5r 8t 8t 1t 3v", []string{"5r1", "."}, advice.None, "", "", 0},
		{advice.Clears, "3rr3/3y4", "4t 8t 8t 1t 3v", []string{"4t3", "+"}, advice.Clears, "4t", "", 4},
		{advice.Clears, "3rr3", "4y 8t 8t 1t 3v", []string{"4y2", "."}, advice.None, "", "", 0},
		{advice.Prepares, "3r4", "5r 6r 8t 1t 3v", []string{"5r1", "6r1", "+"}, advice.Prepares, "5r", "6r", 0},
		{advice.Prepares, "3r4", "4y 5r 8t 1t 3v", []string{"4y2", "5r1", "."}, advice.Many, "4y", "", 2},
		{advice.Opens, "3r4", "7t 7v 8t 1t 3v", []string{"7t1", "7v2", "."}, advice.Opens, "7t", "7v", 0},
		{advice.Opens, "3r4", "4t 7v 8t 1t 3v", []string{"4t2", "."}, advice.None, "", "", 0},
		{advice.Leads, "3r4", "4y 5y 8t 1t 3v", []string{"4y2", "5y2", "."}, advice.Leads, "4y", "5y", 0},
		{advice.Leads, "3r4", "4y 5r 8t 1t 3v", []string{"5r1", "4y2", "."}, advice.Many, "5r", "", 2},
		{advice.Empties, "3r4", "4y 4y 4y 4r 4r", []string{"4y2", "4y3", "4y4", "4r5", "4r6", ">2"}, advice.Empties, "4y", "", 2},
		{advice.Empties, "3r4", "4y 4y 4y 4r 1t", []string{"4y2", "4y3", "4y4", "4r5", "."}, advice.Many, "4y", "", 4},
		{advice.Many, "3r4", "4y 4y 4y 4r 1t", []string{"4y2", "4y3", "4y4", "."}, advice.Many, "4y", "", 3},
		{advice.Many, "3r4", "4y 8t 6v 1t 2v", []string{"4y2", "."}, advice.None, "", "", 0},
		{advice.Keeps, "3rr3", "4y 8t 8v 1t 3v", []string{"x1t"}, advice.Keeps, "8t", "8v", 0},
		{advice.Keeps, "3rr3", "4y 7t 7v 1t 6y", []string{"x7t"}, advice.None, "", "", 0},
		{advice.Loner, "3rr3", "4y 8t 6v 1t 2y", []string{"x1t"}, advice.Loner, "1t", "", 0},
		{advice.Loner, "3rr3", "4y 6v 6v 1t 2y", []string{"x6v"}, advice.None, "", "", 0}, // the second one matches it
		{advice.Edge, "3rr3", "4y 6v 8v 1t 1t", []string{"x1t"}, advice.Edge, "1t", "", 1},
		{advice.Edge, "3rr3", "1v 8v 8v 1t 1t", []string{"x8v"}, advice.Keeps, "1v", "1t", 0},
		{advice.Saves, "3rr3/3y4", "4t 8t 6v 1y 2v", []string{"x1y"}, advice.Saves, "", "", 4},
		{advice.Saves, "3rr3/3y4", "4t 8t 6v 1y 5y", []string{"x1y"}, advice.Loner, "1y", "", 0},
		{advice.Denies, "3r4", "4t 8t 6v 1y 2v", []string{"x1y"}, advice.Denies, "4t", "", 0}, // the turquoise 3 could lie beside it
		{advice.Denies, "3r4", "4v 8t 6y 1y 2v", []string{"x1y"}, advice.Loner, "1y", "", 0},
	} {
		p := position(t, deal(test.layout, test.hand))
		got := advice.Why(p, moves(t, p, test.line...))
		wrong := got.Kind != test.want || max(got.Column, got.Count) != test.number && test.number > 0
		for card, text := range map[dreist.Card]string{got.Card: test.card, got.With: test.with} {
			wrong = wrong || text != "" && (card == dreist.NoCard || card.Kind() != kind(t, text))
		}
		if wrong {
			t.Errorf("%s with %s, %v: got %+v, want kind %d", test.layout, test.hand, test.line, got, test.want)
		}
		times := said[test.about]
		if times[0]++; got.Kind == test.about {
			times[1]++
		}
		said[test.about] = times
	}
	for about, times := range said {
		if times[1] == 0 || times[1] == times[0] {
			t.Errorf("kind %d is said in %d of %d positions", about, times[1], times[0])
		}
	}
}

// In the middle of a turn and at the end of a game some have reasons of their own.
func TestReasonsInTheMiddleOfATurn(t *testing.T) {
	play := func(p *dreist.Position, line ...string) {
		t.Helper()
		for _, m := range moves(t, *p, line...) {
			_ = p.Play(m)
		}
	}
	p := position(t, deal("3rr3", "6r 4y 4t 1t 3v"))
	play(&p, "6r1")
	if got := advice.Why(p, []dreist.Move{dreist.Draw()}); got.Kind != advice.Draws {
		t.Errorf("a draw: got %+v", got)
	}
	if got := advice.Why(p, []dreist.Move{dreist.End()}); got.Kind != advice.Waits || got.Card.Number() != 4 || got.With.Number() != 4 {
		t.Errorf("an end that keeps two fours: got %+v", got)
	}
	p = position(t, deal("3rr3", "6r 4y 8t 1t 2v"))
	play(&p, "6r1")
	if got := advice.Why(p, []dreist.Move{dreist.End()}); got.Kind == advice.Waits {
		t.Errorf("an end that keeps no pair: got %+v", got)
	}
	p = position(t, deal("3rr3", "4y 4y 4y 5y 6r"))
	play(&p, "4y2", "4y3", "4y4", "5y2", "6r1")
	if got := advice.Why(p, []dreist.Move{dreist.Draw()}); got.Kind != advice.None {
		t.Errorf("a draw that costs the gift: got %+v", got)
	}
	p = position(t, deal("3r4", "7t 7v 8t 1t 3v"))
	play(&p, "7t1")
	if got := advice.Why(p, moves(t, p, "7v2", ".")); got.Kind != advice.Partners || got.With.Kind() != kind(t, "7t") {
		t.Errorf("a partner: got %+v", got)
	}
	play(&p, "7v2")
	if got := advice.Why(p, moves(t, p, "8t1", ".")); got.Kind == advice.Partners {
		t.Errorf("a card that nothing waits for: got %+v", got)
	}
	p = position(t, deal("3r4", "4y 4y 4y 4r 4r"))
	play(&p, "4y2", "4y3", "4y4", "4r5", "4r6")
	if got := advice.Why(p, []dreist.Move{dreist.Give(dreist.EgonSeat)}); got.Kind != advice.Gives || got.Count != 2 {
		t.Errorf("a gift: got %+v", got)
	}
	if got := advice.Why(p, []dreist.Move{dreist.End()}); got.Kind != advice.None {
		t.Errorf("an end: got %+v", got)
	}
	for pile, want := range map[string]advice.Kind{"": advice.Wins, "2t": advice.Empties} {
		p = position(t, fmt.Sprintf("[Layout \"3r4\"]\n[Hand1 \"4y 4y 4y 4r 4r\"]\n[Pile1 %q]\n[Pile2 \"7t 2y 6t\"]\n", pile))
		if got := advice.Why(p, moves(t, p, "4y2", "4y3", "4y4", "4r5", "4r6")); got.Kind != want {
			t.Errorf("the last cards of a hand, with %q in the pile: got %+v", pile, got)
		}
	}
}

// The claims of reasons in a few hundred games are checked by the rules, written here again.
func TestNoReasonIsFalse(t *testing.T) {
	games := uint64(300)
	if testing.Short() {
		games = 40
	}
	var players []coach.Player
	for _, name := range []string{coach.Fair, coach.Easy, coach.Random} {
		p, err := coach.New(name)
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, p)
	}
	var given [advice.Kinds]int
	for seed := range games {
		rng := rand.New(rand.NewPCG(seed, 7))
		deal := dreist.NewSoloDeal(dreist.EvenDeal, seed)
		if seed%3 == 0 {
			deal = dreist.NewTableDeal(3, 0, seed)
		}
		p, err := deal.Position()
		if err != nil {
			t.Fatal(err)
		}
		watch, err := sight.NewWatch(p)
		if err != nil {
			t.Fatal(err)
		}
		for watch.Position().Winner() == dreist.NoSeat {
			if watch.Position().EgonToMove() {
				if err := watch.Play(dreist.Egon()); err != nil {
					t.Fatal(err)
				}
				continue
			}
			for _, by := range players {
				p, line := *watch.Position(), line(t, *watch, by, rng)
				r := advice.Why(p, line)
				given[r.Kind]++
				if wrong := claim(t, p, line, r); wrong != "" {
					t.Fatalf("seed %d, %v: got %+v, but %s\n%s", seed, line, r, wrong, p.Picture())
				}
			}
			if err := watch.Play(players[rng.IntN(len(players))].Choose(watch.View(), rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for kind, n := range given {
		if n == 0 {
			t.Errorf("in %d games nothing had reason %d", games, kind)
		}
	}
}

// line returns the moves of a player up to the end of a turn or a draw.
func line(t *testing.T, watch sight.Watch, by coach.Player, rng *rand.Rand) (line []dreist.Move) {
	t.Helper()
	me := watch.Position().Turn()
	for watch.Position().Turn() == me {
		m := watch.Position().FromHand(by.Choose(watch.View(), rng))
		line = append(line, m)
		if m.Action == dreist.DrawCard {
			break
		}
		if err := watch.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return line
}

// claim returns what is wrong with a reason, "" if it is true.
func claim(t *testing.T, p dreist.Position, line []dreist.Move, r advice.Reason) string {
	t.Helper()
	me := p.Turn()
	first := p.FromHand(line[0])
	next, events, err := dreist.Apply(p, first)
	if err != nil {
		t.Fatal(err)
	}
	holds := func(c dreist.Card) bool { return c != dreist.NoCard && slices.Contains(p.Hand(me), c) }
	end, laid, trios := p, 0, map[dreist.Card]bool{} // after the cards of the line; those that make a DREIer
	for _, m := range line {
		if m = end.FromHand(m); m.Action != dreist.LayCard {
			break
		}
		after, events, err := dreist.Apply(end, m)
		if err != nil {
			t.Fatal(err)
		}
		trios[m.Card] = slices.ContainsFunc(events, isTrio)
		end, laid = after, laid+1
	}
	switch r.Kind {
	case advice.Wins:
		if next.Winner() != me && end.Winner() != me {
			return "nobody wins"
		}
	case advice.Empties:
		gives := slices.ContainsFunc(end.AppendMoves(nil), func(m dreist.Move) bool { return m.Action == dreist.GiveCards })
		if len(end.Hand(me)) > 0 || !gives || r.Count != min(2, end.PileSize(me)) {
			return "the hand is not empty, or nothing can be given"
		}
	case advice.Clears:
		if p.Layout().Taken(r.Column) == 0 || next.Layout().Taken(r.Column) != 0 || next.May(dreist.Draw()) != (r.Count > 0) {
			return "the column is not cleared, or for other cards"
		}
	case advice.MakesTrio:
		if !slices.ContainsFunc(events, isTrio) || next.May(dreist.Draw()) != (r.Count > 0) {
			return "there is no DREIer, or for other cards"
		}
	case advice.Partners:
		if p.Pending() != dreist.PartnerPending || next.Pending() == dreist.PartnerPending {
			return "nothing waited for it"
		}
	case advice.Opens:
		if next.Pending() != dreist.PartnerPending || p.FromHand(line[1]).Card.Kind() != r.With.Kind() {
			return "it opens nothing with that card"
		}
	case advice.Prepares:
		if !holds(r.With) || !trios[r.With] || trios[first.Card] {
			return "that card makes no DREIer"
		}
	case advice.Leads:
		if !holds(r.With) || p.Rows(r.With) != 0 || next.Rows(r.With) == 0 {
			return "that card fitted before, or fits still nowhere"
		}
	case advice.Many:
		if laid != r.Count || laid < 2 {
			return "it is another number of cards"
		}
	case advice.Keeps, advice.Waits:
		if !holds(r.Card) || !holds(r.With) || r.Card == first.Card || r.With == first.Card || !goTogether(r.Card, r.With) {
			return "they do not go together, or not both stay"
		}
	case advice.Loner:
		for _, c := range p.Hand(me) {
			if c != first.Card && goTogether(c, first.Card) {
				return fmt.Sprintf("it goes with %v", c)
			}
		}
	case advice.Edge:
		if r.Count != first.Card.Number() || r.Count != 1 && r.Count != 8 {
			return "there is room on both sides"
		}
	case advice.Saves:
		fits := 0
		for _, m := range p.AppendMoves(nil) {
			after := p
			if m.Action != dreist.LayCard {
				continue
			}
			if fits++; after.Play(m) != nil || p.Layout().Taken(r.Column) == 0 || after.Layout().Taken(r.Column) != 0 {
				return fmt.Sprintf("%v leaves the column", m)
			}
		}
		if fits == 0 {
			return "nothing fits"
		}
	case advice.Denies:
		if !holds(r.Card) || r.Card == first.Card || p.Rows(r.Card) == 0 {
			return "the card fits nowhere, or does not stay"
		}
		for row := range p.Rows(r.Card).All() {
			if !servesOthers(t, p, r.Card, row) {
				return fmt.Sprintf("in row %d it is of no use to others", row)
			}
		}
	case advice.Draws:
		if next.CardsLeft(me) != p.CardsLeft(me) || len(p.Hand(me)) == 0 ||
			!slices.ContainsFunc(unseen(&p), func(c dreist.Card) bool { return len(places(p.Layout(), c)) > 0 }) {
			return "it costs something, or can never fit"
		}
	case advice.Gives:
		if first.Action != dreist.GiveCards || next.CardsLeft(me) != p.CardsLeft(me)-r.Count {
			return "as many cards are left"
		}
	}
	return ""
}

func isTrio(e dreist.Event) bool {
	_, trio := e.(dreist.TrioMade)
	return trio
}

// goTogether reports whether two cards are partners on an empty layout (rules §3.3).
func goTogether(a, b dreist.Card) bool {
	return a.Number() == b.Number() || a.Color() == b.Color() && max(a.Number(), b.Number())-min(a.Number(), b.Number()) == 1
}

// unseen returns the cards hidden from the seat to move.
func unseen(p *dreist.Position) []dreist.Card {
	var cards []dreist.Card
	for c := range dreist.Card(dreist.Deck) {
		if p.Layout().Row(c) == 0 && !slices.Contains(p.Hand(p.Turn()), c) && !slices.Contains(p.AppendDiscard(nil), c) {
			cards = append(cards, c)
		}
	}
	return cards
}

// places returns the cells on which a card could be laid alone (rules §3): without another colour beside it, and with contact.
func places(l *dreist.Layout, c dreist.Card) (cells []dreist.Cell) {
	for row := 1; row <= l.Depth()+1; row++ {
		at := c.Cell(row)
		company, clash := false, l.At(at) != dreist.NoCard
		for _, by := range around(at) {
			switch other := l.At(by); {
			case other == dreist.NoCard:
			case by.Row == row && other.Color() != c.Color():
				clash = true
			default:
				company = true
			}
		}
		if company && !clash {
			cells = append(cells, at)
		}
	}
	return cells
}

// around returns the neighbouring cells.
func around(at dreist.Cell) []dreist.Cell {
	return []dreist.Cell{{Row: at.Row - 1, Column: at.Column}, {Row: at.Row + 1, Column: at.Column}, {Row: at.Row, Column: at.Column - 1},
		{Row: at.Row, Column: at.Column + 1}}
}

// servesOthers reports whether a card on a row would let others lay a card beside it that they can lay nowhere now.
func servesOthers(t *testing.T, p dreist.Position, c dreist.Card, row int) bool {
	t.Helper()
	after := p
	if err := after.Play(dreist.Lay(c, row)); err != nil {
		t.Fatal(err)
	}
	return after.Layout().At(c.Cell(row)) == c && slices.ContainsFunc(unseen(&p), func(k dreist.Card) bool {
		return len(places(p.Layout(), k)) == 0 && slices.ContainsFunc(places(after.Layout(), k),
			func(at dreist.Cell) bool { return slices.Contains(around(c.Cell(row)), at) })
	})
}
