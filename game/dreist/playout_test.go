package dreist_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
)

// deal returns a game of one of the kinds that the playouts and benchmarks go through.
func deal(t testing.TB, seats int, seed uint64) dreist.Position {
	t.Helper()
	d := dreist.NewTableDeal(max(seats, 2), 0, seed)
	if seats == 1 {
		d = dreist.NewSoloDeal(dreist.EvenCardCount+2*int(seed%24), seed)
	}
	return need.Value(d.Position())(t)
}

// TestRandomPlayouts plays whole games at random and checks after every move that the position holds, that the
// move in place gives the same position, and that the game comes to its end.
func TestRandomPlayouts(t *testing.T) {
	for seats := 1; seats <= 4; seats++ {
		t.Run(fmt.Sprintf("%d hands", seats), func(t *testing.T) {
			t.Parallel()
			games := 500
			if testing.Short() {
				games = 50
			}
			for seed := range uint64(games) {
				playOut(t, deal(t, seats, seed), rand.New(rand.NewPCG(seed, 1)))
			}
		})
	}
}

func playOut(t *testing.T, p dreist.Position, rng *rand.Rand) {
	total := owned(&p)
	checkInvariants(t, &p)
	checkRefusals(t, &p)
	for turns := 0; p.Turn() != dreist.NoSeat; turns++ {
		if turns > 5000 {
			t.Fatalf("the game does not end\n%s", p.TextPicture())
		}
		if rng.IntN(100) == 0 { // every move there could be takes its time
			checkRefusals(t, &p)
		}
		if rng.IntN(20) == 0 {
			checkRedeal(t, &p)
		}
		moves := p.AppendMoves(nil)
		m := moves[rng.IntN(len(moves))]
		next, events, err := dreist.Apply(p, m)
		if err != nil {
			t.Fatalf("%v\n%s", err, p.TextPicture())
		}
		inPlace := p
		if err := inPlace.Play(m); err != nil || inPlace != next {
			t.Fatalf("%v: Play and Apply differ (%v)\n%s%s", m, err, next.TextPicture(), inPlace.TextPicture())
		}
		checkInvariants(t, &next)
		if now := owned(&next); now > total {
			t.Fatalf("%v: cards in hands and piles grew from %d to %d\n%s", m, total, now, next.TextPicture())
		} else {
			total = now
		}
		if len(events) == 0 {
			t.Fatalf("%v: nothing happened\n%s", m, p.TextPicture())
		}
		p = next
	}
	checkRefusals(t, &p)
}

// checkRedeal asserts that a position dealt anew for the seat to move holds, shows the same to that seat, and has the
// stock where it belongs.
func checkRedeal(t *testing.T, p *dreist.Position) {
	t.Helper()
	me := p.Turn()
	var stock, want []dreist.Kind
	hidden := func(p *dreist.Position) (kinds []dreist.Kind) {
		cards := p.AppendPile(nil, me)
		for s := range dreist.Seat(p.SeatCount()) {
			if s != me {
				cards = p.AppendPile(append(cards, p.Hand(s)...), s)
			}
		}
		for _, c := range cards {
			kinds = append(kinds, c.Kind())
		}
		return kinds
	}
	stock = hidden(p)
	want = append(want, stock...)
	slices.Reverse(want)
	q := *p
	q.Redeal(me, stock)
	checkInvariants(t, &q)
	if got := hidden(&q); !slices.Equal(got, want) {
		t.Fatalf("got %v where the stock should go, want %v\n%s", got, want, q.TextPicture())
	}
	seen := func(p *dreist.Position) string {
		opening := ""
		if p.OpeningCard() != dreist.NoCard {
			opening = p.OpeningCard().String()
		}
		return fmt.Sprint(p.Layout(), p.Hand(me), p.AppendDiscardPile(nil), p.Pending(), opening, p.LaidCount(), p.AppendMoves(nil))
	}
	if seen(p) != seen(&q) {
		t.Fatalf("what the seat sees has changed from\n%sto\n%s", p.TextPicture(), q.TextPicture())
	}
}

func owned(p *dreist.Position) int {
	n := 0
	for s := range dreist.Seat(p.SeatCount()) {
		n += p.CardsLeft(s)
	}
	return n
}

// randomGame plays a game at random without allocating and returns the number of moves.
func randomGame(p *dreist.Position, moves []dreist.Move, rng *rand.Rand) int {
	n := 0
	for ; p.Turn() != dreist.NoSeat; n++ {
		moves = p.AppendMoves(moves[:0])
		if err := p.Play(moves[rng.IntN(len(moves))]); err != nil {
			panic(err)
		}
	}
	return n
}

func TestSearchingAllocatesNothing(t *testing.T) {
	start := deal(t, 1, 3)
	buffer := make([]dreist.Move, 0, 256)
	rng := rand.New(rand.NewPCG(1, 1))
	if n := testing.AllocsPerRun(20, func() {
		p := start
		randomGame(&p, buffer, rng)
	}); n != 0 {
		t.Errorf("a random game allocates %v times, want 0", n)
	}
}
