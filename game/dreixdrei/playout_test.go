package dreixdrei_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei"
)

func position(t testing.TB, d dreixdrei.Deal) dreixdrei.Position {
	t.Helper()
	return need.Value(d.Position())(t)
}

// places returns where each card is.
func places(p *dreixdrei.Position) map[dreixdrei.Card][]string {
	at := map[dreixdrei.Card][]string{}
	note := func(place string, cards ...dreixdrei.Card) {
		for _, c := range cards {
			if c != dreixdrei.NoCard {
				at[c] = append(at[c], place)
			}
		}
	}
	for s := range dreixdrei.Seat(p.SeatCount()) {
		note(fmt.Sprint("hand ", s), p.AppendHand(nil, s)...)
		open, down := p.OpenCards(s), p.FaceDownCards(s)
		note(fmt.Sprint("open ", s), open[:]...)
		note(fmt.Sprint("down ", s), down[:]...)
	}
	note("draw", p.AppendDrawPile(nil)...)
	note("pile", p.Pile()...)
	note("gone", p.RemovedCards()...)
	note("turned", p.TurnedJoker())
	return at
}

// checkInvariants checks what holds in every position that a whole deal leads to.
func checkInvariants(t *testing.T, p *dreixdrei.Position) {
	t.Helper()
	at := places(p)
	if len(at) != dreixdrei.SetSize*p.SetCount() {
		t.Fatalf("%d cards\n%s", len(at), p.TextPicture())
	}
	kinds := map[dreixdrei.Kind]int{}
	for c, where := range at {
		kinds[c.Kind()]++
		if len(where) != 1 {
			t.Fatalf("card %v %d is in %v\n%s", c, c.CopyNumber(), where, p.TextPicture())
		}
	}
	for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
		if kinds[k] != k.CardsIn(p.SetCount()) {
			t.Fatalf("%d cards %v\n%s", kinds[k], k, p.TextPicture())
		}
	}
	checkPile(t, p)
	checkSeats(t, p)
}

// checkPile checks that each card of the pile could be laid on those below it.
func checkPile(t *testing.T, p *dreixdrei.Position) {
	t.Helper()
	demand := dreixdrei.NoKind
	for _, c := range p.Pile() {
		k := p.Face(c).EffectiveKind()
		fits := k >= dreixdrei.Delete || demand == dreixdrei.NoKind || demand == 7 && k <= 7 || demand != 7 && k >= demand
		if !fits || k == dreixdrei.Delete || k == dreixdrei.Joker {
			t.Fatalf("%v lies on a demand for %v\n%s", k, demand, p.TextPicture())
		}
		if k == dreixdrei.Restart {
			demand = dreixdrei.NoKind
		} else if k != dreixdrei.Invisible {
			demand = k
		}
	}
	if got, at := p.Demand(); got != demand || (at < 0) != (demand == dreixdrei.NoKind) {
		t.Fatalf("the pile demands %v at %d, want %v\n%s", got, at, demand, p.TextPicture())
	}
}

func checkSeats(t *testing.T, p *dreixdrei.Position) {
	t.Helper()
	playing := 0
	for s := range dreixdrei.Seat(p.SeatCount()) {
		hand := p.HandSize(s)
		cards := hand + p.OpenCardCount(s) + p.FaceDownCount(s)
		if p.TurnedJoker() != dreixdrei.NoCard && p.Turn() == s {
			cards++
		}
		switch {
		case (cards == 0) != p.IsFinished(s), p.IsFinished(s) != slices.Contains(p.FinishedSeats(), s):
			t.Fatalf("seat %d has %d cards, out %v\n%s", s+1, cards, p.IsFinished(s), p.TextPicture())
		case p.DrawPileSize() > 0 && hand < dreixdrei.FullHand:
			t.Fatalf("seat %d holds %d cards\n%s", s+1, hand, p.TextPicture())
		case p.DrawPileSize() == 0 && hand == 0 && p.Phase(s) == 1:
			t.Fatalf("seat %d is still in phase 1\n%s", s+1, p.TextPicture())
		}
		if cards > 0 {
			playing++
		}
		for k := dreixdrei.LowestNumber; k <= dreixdrei.Joker; k++ {
			if n := p.CountInHand(s, k); n >= 4 || p.CountKnownInHand(s, k) > n {
				t.Fatalf("seat %d holds %d of %v, %d of them known\n%s", s+1, n, k, p.CountKnownInHand(s, k), p.TextPicture())
			}
		}
	}
	if over := playing == 1 || p.IdleTurnCount() == dreixdrei.MaxIdleTurns; over != p.IsOver() || p.IsUndecided() != (over && playing > 1) {
		t.Fatalf("%d still play, over %v, undecided %v\n%s", playing, p.IsOver(), p.IsUndecided(), p.TextPicture())
	}
}

// checkStep checks what a move cannot undo: phases, who is out, what left the game.
func checkStep(t *testing.T, before, after *dreixdrei.Position, m dreixdrei.Move) {
	t.Helper()
	for s := range dreixdrei.Seat(before.SeatCount()) {
		if after.Phase(s) < before.Phase(s) || s != before.Turn() && after.HandSize(s) != before.HandSize(s) {
			t.Fatalf("%v: seat %d goes from phase %d to %d\n%s", m, s+1, before.Phase(s), after.Phase(s), before.TextPicture())
		}
	}
	if !slices.Equal(before.FinishedSeats(), after.FinishedSeats()[:len(before.FinishedSeats())]) ||
		!slices.Equal(before.RemovedCards(), after.RemovedCards()[:len(before.RemovedCards())]) || after.DrawPileSize() > before.DrawPileSize() {
		t.Fatalf("%v: something came back\n%s\n%s", m, before.TextPicture(), after.TextPicture())
	}
}

// checkRefusals checks that moves are allowed if and only if they are listed, and that a refused one changes nothing.
func checkRefusals(t *testing.T, p *dreixdrei.Position) {
	t.Helper()
	listed := p.AppendMoves(nil)
	if len(listed) == 0 != p.IsOver() {
		t.Fatalf("there are moves %v\n%s", listed, p.TextPicture())
	}
	for i, m := range listed {
		if !p.CanMove(m) || slices.Contains(listed[:i], m) {
			t.Fatalf("%v is listed, but refused or listed twice: %v\n%s", m, p.Refusal(m), p.TextPicture())
		}
	}
	for _, m := range everyMove() {
		next, events, err := dreixdrei.Apply(*p, m)
		switch {
		case (err == nil) != slices.Contains(listed, m), (err == nil) != (p.Refusal(m) == nil):
			t.Fatalf("%v: got error %v, listed %v\n%s", m, err, listed, p.TextPicture())
		case err != nil && (next != *p || events != nil || err.Error() == ""):
			t.Fatalf("%v: a refused move changed the position\n%s", m, p.TextPicture())
		case err == nil && (next == *p || len(events) == 0):
			t.Fatalf("%v: nothing happened\n%s", m, p.TextPicture())
		}
	}
}

// everyMove returns moves of all sorts, those with one or two cards in the order in which they are listed.
func everyMove() (moves []dreixdrei.Move) {
	moves = []dreixdrei.Move{{}, {Action: 99}, {Action: dreixdrei.LayCards}, dreixdrei.EndSwap(), dreixdrei.PickUp()}
	for n := range 5 {
		moves = append(moves, dreixdrei.TurnOverNth(n))
	}
	var pieces []dreixdrei.CardToLay
	for k := range dreixdrei.Joker + 3 {
		moves = append(moves, dreixdrei.NameMove(k))
		for open := range dreixdrei.Joker + 3 {
			moves = append(moves, dreixdrei.Swap(k, open))
		}
		for _, open := range []bool{false, true} {
			pieces = append(pieces, dreixdrei.CardToLay{Face: dreixdrei.FaceOf(k), IsOpenCard: open}, dreixdrei.CardToLay{Face: dreixdrei.NamedFace(k), IsOpenCard: open})
		}
	}
	rank := func(c dreixdrei.CardToLay) int {
		r := 0
		if c.Kind == dreixdrei.Joker {
			r = 2
		}
		if c.IsOpenCard {
			r++
		}
		return r
	}
	for _, a := range pieces {
		moves = append(moves, dreixdrei.Lay(a))
		for _, b := range pieces {
			if rank(a) <= rank(b) {
				moves = append(moves, dreixdrei.Lay(a, b))
			}
		}
	}
	return moves
}

// TestRandomPlayouts plays whole games at random and checks every position on the way.
func TestRandomPlayouts(t *testing.T) {
	games := 14
	if testing.Short() {
		games = 3
	}
	for seats := dreixdrei.MinSeats; seats <= dreixdrei.MaxSeats; seats++ {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(games) {
				rng := rand.New(rand.NewPCG(seed, uint64(seats)))
				sets := max(dreixdrei.UsualSetCount(seats), int(seed%2)+1)
				playOut(t, position(t, dreixdrei.NewDeal(seats, sets, dreixdrei.Seat(seed)%dreixdrei.Seat(seats), seed)), rng)
			}
		})
	}
}

func playOut(t *testing.T, p dreixdrei.Position, rng *rand.Rand) {
	checkInvariants(t, &p)
	for !p.IsOver() {
		if rng.IntN(200) == 0 {
			checkRefusals(t, &p)
		}
		m := choose(&p, rng)
		next, _, err := dreixdrei.Apply(p, m)
		if err != nil {
			t.Fatalf("%v\n%s", err, p.TextPicture())
		}
		checkInvariants(t, &next)
		checkStep(t, &p, &next, m)
		if err := p.Play(m); err != nil || p != next {
			t.Fatalf("%v in place gives %v\n%swant\n%s", m, err, p.TextPicture(), next.TextPicture())
		}
	}
	checkRefusals(t, &p)
}

// choose returns a random move; it takes up rarely, so that games end.
func choose(p *dreixdrei.Position, rng *rand.Rand) dreixdrei.Move {
	moves := p.AppendMoves(nil)
	if p.IsSwapping() && rng.IntN(3) == 0 {
		return dreixdrei.EndSwap()
	}
	for range 3 {
		if m := moves[rng.IntN(len(moves))]; m.Action != dreixdrei.PickUpPile {
			return m
		}
	}
	return moves[rng.IntN(len(moves))]
}
