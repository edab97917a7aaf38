package thegame_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
)

func position(t testing.TB, d thegame.Deal) thegame.Position {
	t.Helper()
	return need.Value(d.Position())(t)
}

// places returns where each card is.
func places(p *thegame.Position) map[thegame.Card][]string {
	at := map[thegame.Card][]string{}
	note := func(place string, cards []thegame.Card) {
		for _, c := range cards {
			at[c] = append(at[c], place)
		}
	}
	note("deck", p.AppendDrawPile(nil))
	for on := range thegame.Pile(thegame.PileCount) {
		note(fmt.Sprint("pile ", on), p.AppendPile(nil, on))
	}
	for s := range thegame.Seat(p.SeatCount()) {
		note(fmt.Sprint("hand ", s), p.Hand(s))
	}
	return at
}

// checkInvariants checks what holds in every position that a whole deal leads to.
func checkInvariants(t *testing.T, p *thegame.Position) {
	t.Helper()
	at := places(p)
	for c := thegame.Lowest; c <= thegame.Highest; c++ {
		if len(at[c]) != 1 {
			t.Fatalf("card %v is in %v\n%s", c, at[c], p.TextPicture())
		}
	}
	if len(at) != thegame.CardCount {
		t.Fatalf("%d cards\n%s", len(at), p.TextPicture())
	}
	laid := 0
	for on := range thegame.Pile(thegame.PileCount) {
		cards := p.AppendPile(nil, on)
		laid += len(cards)
		shown := on.BaseNumber()
		for _, c := range cards {
			plain, back := c > shown, int(c) == int(shown)-10
			if !on.IsAscending() {
				plain, back = c < shown, int(c) == int(shown)+10
			}
			if !plain && !back {
				t.Fatalf("%v lies on %d\n%s", c, shown, p.TextPicture())
			}
			shown = c
		}
		if p.TopCard(on) != shown || p.PileSize(on) != len(cards) {
			t.Fatalf("pile %v shows %v and has %d cards, want %d and %d\n%s", on, p.TopCard(on), p.PileSize(on), shown, len(cards), p.TextPicture())
		}
	}
	if p.CardsLeft() != thegame.CardCount-laid || p.DrawPileSize() != len(p.AppendDrawPile(nil)) {
		t.Fatalf("rest %d, %d cards on the draw pile\n%s", p.CardsLeft(), p.DrawPileSize(), p.TextPicture())
	}
	checkTurn(t, p)
}

func checkTurn(t *testing.T, p *thegame.Position) {
	t.Helper()
	owed := 1
	if p.DrawPileSize() > 0 {
		owed = map[thegame.Variant]int{thegame.Base: 2, thegame.Pro: 3, thegame.ProSmall: 3}[p.Variant()]
	}
	fits := false
	if !p.IsOver() {
		for _, c := range p.Hand(p.Turn()) {
			fits = fits || p.FittingPiles(c) != 0
		}
	}
	switch {
	case p.IsOver() && (p.LaidCount() != 0 || p.OwedCount() != 0 || p.IsWon() != (p.CardsLeft() == 0) || p.IsWon() != (p.StuckSeat() == thegame.NoSeat)):
		t.Fatalf("the end is wrong\n%s", p.TextPicture())
	case p.IsOver():
	case p.StuckSeat() != thegame.NoSeat, p.OwedCount() != owed, p.CanEndTurn() != (p.LaidCount() >= owed), !fits && p.LaidCount() < owed:
		t.Fatalf("the turn is wrong: %d cards owed, one fits: %v\n%s", owed, fits, p.TextPicture())
	case p.LaidCount() == 0 && len(p.Hand(p.Turn())) == 0:
		t.Fatalf("a seat without cards is to move\n%s", p.TextPicture())
	}
	for s := range thegame.Seat(p.SeatCount()) {
		if n := len(p.Hand(s)); n > p.HandSize() || n < p.HandSize() && p.DrawPileSize() > 0 && s != p.Turn() && !p.IsOver() {
			t.Fatalf("seat %d holds %d cards of %d\n%s", s+1, n, p.HandSize(), p.TextPicture())
		}
	}
}

// everyMove returns all moves that there could be, allowed or not.
func everyMove() (moves []thegame.Move) {
	moves = append(moves, thegame.EndMove(), thegame.Move{}, thegame.Move{Action: 9})
	for on := range thegame.Pile(thegame.PileCount + 1) {
		for c := range thegame.Highest + 5 {
			moves = append(moves, thegame.Lay(c, on))
		}
		for s := thegame.NoSeat; s <= thegame.MaxSeats; s++ {
			for signal := thegame.NoSignal; signal <= thegame.LayHere; signal++ {
				moves = append(moves, thegame.SignalMove(s, signal, on))
			}
		}
	}
	return moves
}

// checkRefusals checks that a move changes something if and only if it is allowed, and is refused with what stands in
// its way.
func checkRefusals(t *testing.T, p *thegame.Position) {
	t.Helper()
	allowed := 0
	for _, m := range everyMove() {
		next, events, err := thegame.Apply(*p, m)
		refusal := p.Refusal(m)
		switch {
		case (err == nil) != p.CanMove(m) || (err == nil) != (refusal == nil):
			t.Fatalf("%v: got error %v, allowed %v, refusal %v\n%s", m, err, p.CanMove(m), refusal, p.TextPicture())
		case err != nil && (next != *p || events != nil || refusal.Error() == ""):
			t.Fatalf("%v: a refused move changed the position\n%s", m, p.TextPicture())
		case err == nil && (next == *p || len(events) == 0):
			t.Fatalf("%v: nothing happened\n%s", m, p.TextPicture())
		case refusal != nil && (refusal.Reason == thegame.TooLow || refusal.Reason == thegame.TooHigh):
			if refusal.FittingPiles.Has(m.Pile) || refusal.ShownNumber != p.TopCard(m.Pile) || m.Pile.CanLay(refusal.ShownNumber, m.Card) {
				t.Fatalf("%v: the refusal %v names wrong cards or piles\n%s", m, refusal, p.TextPicture())
			}
		}
		if err == nil && m.Action != thegame.GiveSignal {
			allowed++
			if !slices.Contains(p.AppendMoves(nil), m) {
				t.Fatalf("%v is not among %v\n%s", m, p.AppendMoves(nil), p.TextPicture())
			}
		}
	}
	if n := len(p.AppendMoves(nil)); n != allowed {
		t.Fatalf("%d moves are listed, %d allowed\n%s", n, allowed, p.TextPicture())
	}
}

// checkStep checks what a move changes: of the signals just those that it says, of the cards just those that it lays
// and draws.
func checkStep(t *testing.T, before, after *thegame.Position, m thegame.Move) {
	t.Helper()
	for s := range thegame.Seat(before.SeatCount()) {
		for about := range thegame.Pile(thegame.PileCount) {
			want := before.Signal(s, about)
			switch {
			case m.Action == thegame.LayCard && m.Pile == about:
				want = thegame.NoSignal
			case m.Action == thegame.GiveSignal && m.Seat == s && m.Pile == about:
				want = m.Signal
			}
			if got := after.Signal(s, about); got != want {
				t.Fatalf("%v: seat %d has signal %v on %v, want %v\n%s", m, s+1, got, about, want, before.TextPicture())
			}
		}
	}
	was, is := places(before), places(after)
	for c, place := range is {
		moved := place[0] != was[c][0]
		allowed := m.Action == thegame.LayCard && c == m.Card && place[0] == fmt.Sprint("pile ", m.Pile) ||
			m.Action == thegame.EndTurn && was[c][0] == "deck" && place[0] == fmt.Sprint("hand ", before.Turn())
		if moved != allowed && (moved || m.Action == thegame.LayCard) {
			t.Fatalf("%v: %v came from %v to %v\n%s", m, c, was[c], place, before.TextPicture())
		}
	}
}

// TestRandomPlayouts plays whole games at random and checks every position on the way.
func TestRandomPlayouts(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 12
	}
	for seats := 1; seats <= thegame.MaxSeats; seats++ {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(games) {
				rng := rand.New(rand.NewPCG(seed, uint64(seats)))
				p := position(t, thegame.NewDeal(thegame.Variant(seed%3), seats, thegame.Seat(seed)%thegame.Seat(seats), seed))
				playOut(t, p, rng)
			}
		})
	}
}

func playOut(t *testing.T, p thegame.Position, rng *rand.Rand) {
	checkInvariants(t, &p)
	for !p.IsOver() {
		if rng.IntN(30) == 0 {
			checkRefusals(t, &p)
		}
		m := choose(&p, rng)
		strands := p.IsLosingMove(m)
		next, _, err := thegame.Apply(p, m)
		if err != nil {
			t.Fatalf("%v\n%s", err, p.TextPicture())
		}
		checkInvariants(t, &next)
		checkStep(t, &p, &next, m)
		if stuck := next.StuckSeat() != thegame.NoSeat; m.Action == thegame.LayCard && strands != stuck {
			t.Fatalf("%v strands: %v, stuck %v\n%s", m, strands, stuck, p.TextPicture())
		}
		if err := p.Play(m); err != nil || p != next {
			t.Fatalf("%v in place gives %v\n%swant\n%s", m, err, p.TextPicture(), next.TextPicture())
		}
	}
	checkRefusals(t, &p)
}

// choose returns a random move: mostly the card with the smallest step, so that games are long.
func choose(p *thegame.Position, rng *rand.Rand) thegame.Move {
	if rng.IntN(3) == 0 {
		m := thegame.SignalMove(thegame.Seat(rng.IntN(p.SeatCount())), thegame.Signal(rng.IntN(4)), thegame.Pile(rng.IntN(4)))
		if p.CanMove(m) {
			return m
		}
	}
	if p.CanEndTurn() && rng.IntN(4) > 0 {
		return thegame.EndMove()
	}
	lays := p.AppendLays(nil)
	if len(lays) == 0 {
		return thegame.EndMove()
	}
	if rng.IntN(8) == 0 {
		return lays[rng.IntN(len(lays))]
	}
	step := func(m thegame.Move) int { return m.Pile.Step(p.TopCard(m.Pile), m.Card) }
	return slices.MinFunc(lays, func(a, b thegame.Move) int { return step(a) - step(b) })
}
