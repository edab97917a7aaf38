package partner

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
)

func begun(t testing.TB, v thegame.Variant, seats int, seed uint64) thegame.Position {
	t.Helper()
	return need.Value(thegame.NewDeal(v, seats, 0, seed).Position())(t)
}

func players(t testing.TB) map[string]Player {
	t.Helper()
	all := map[string]Player{}
	for _, name := range PlayerKinds() {
		p := need.Value(NewPlayer(name, 60))(t)
		all[name] = p
	}
	return all
}

// moments returns positions at which a turn begins or goes on, with signals standing.
func moments(t *testing.T, visit func(p *thegame.Position)) {
	t.Helper()
	for seats := 1; seats <= thegame.MaxSeats; seats++ {
		for seed := range uint64(3) {
			p := begun(t, thegame.Variant(seed), seats, seed+10*uint64(seats))
			f := &thrifty{}
			for !p.IsOver() {
				speakAll(&p)
				for _, m := range f.TurnMoves(ViewOf(&p, p.Turn()), 0) {
					if rand.New(rand.NewPCG(seed, uint64(p.CardsLeft()))).IntN(6) == 0 {
						visit(&p)
					}
					need.OK(t, p.Play(m))
				}
			}
		}
	}
}

// shuffled returns a position with everything shuffled that a seat cannot see.
func shuffled(p *thegame.Position, from thegame.Seat, rng *rand.Rand) thegame.Position {
	hidden := p.AppendHidden(nil, from)
	rng.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	q := *p
	q.Redeal(from, hidden)
	return q
}

// G 17: whatever is hidden, a player sees the same and does the same.
func TestPlayersSeeNothingHidden(t *testing.T) {
	all, looked, changed := players(t), 0, 0
	moments(t, func(p *thegame.Position) {
		looked++
		seat := p.Turn()
		q := shuffled(p, seat, rand.New(rand.NewPCG(3, uint64(looked))))
		if q != *p {
			changed++
		}
		v, w := ViewOf(p, seat), ViewOf(&q, seat)
		if v != w || StartBidOf(v) != StartBidOf(w) {
			t.Fatalf("the views differ\n%s\n%s", p.TextPicture(), q.TextPicture())
		}
		if SignalsFor(p, seat) != SignalsFor(&q, seat) {
			t.Fatalf("the wishes differ\n%s\n%s", p.TextPicture(), q.TextPicture())
		}
		for name, player := range all {
			if a, b := player.TurnMoves(v, 5), player.TurnMoves(w, 5); !slices.Equal(a, b) {
				t.Fatalf("%s plays %v or %v\n%s", name, a, b, p.TextPicture())
			}
		}
	})
	if looked < 60 || changed < looked/2 {
		t.Errorf("looked %d times, %d of them at something hidden", looked, changed)
	}
}

// A turn is allowed, whole, and the same for the same seed.
func TestTurnsAreWhole(t *testing.T) {
	all := players(t)
	moments(t, func(p *thegame.Position) {
		for name, player := range all {
			moves := player.TurnMoves(ViewOf(p, p.Turn()), 9)
			if again := player.TurnMoves(ViewOf(p, p.Turn()), 9); !slices.Equal(moves, again) {
				t.Fatalf("%s plays %v, then %v\n%s", name, moves, again, p.TextPicture())
			}
			q := *p
			for i, m := range moves {
				if err := q.Play(m); err != nil {
					t.Fatalf("%s: %v\n%s", name, err, p.TextPicture())
				}
				if ended := m.Action == thegame.EndTurn || q.IsOver(); ended != (i == len(moves)-1) {
					t.Fatalf("%s plays %v, which is no whole turn\n%s", name, moves, p.TextPicture())
				}
			}
		}
	})
}

// The published rules of signals.
func TestWishes(t *testing.T) {
	for hand, want := range map[string][thegame.PileCount]thegame.Signal{
		// a shows 57, b 1, c 70, d 100
		"47 30": {thegame.KeepOff, thegame.LayHere, thegame.LayHere, thegame.LayHere},
		"58 81": {thegame.KeepOff, thegame.LayHere, thegame.NoSignal, thegame.NoSignal},
		"59 80": {thegame.SmallStep, thegame.LayHere, thegame.KeepOff, thegame.NoSignal},
		"62 79": {thegame.SmallStep, thegame.LayHere, thegame.NoSignal, thegame.LayHere},
		"63 6":  {thegame.NoSignal, thegame.SmallStep, thegame.NoSignal, thegame.LayHere},
		"77 56": {thegame.NoSignal, thegame.LayHere, thegame.NoSignal, thegame.LayHere},
		"78 69": {thegame.NoSignal, thegame.LayHere, thegame.KeepOff, thegame.LayHere},
		"":      {},
	} {
		d := thegame.Deal{SeatCount: 2, Hands: [][]thegame.Card{{2}, nil}}
		d.Piles[thegame.PileA], d.Piles[thegame.PileC] = []thegame.Card{57}, []thegame.Card{70}
		var a, b thegame.Card
		if n, _ := fmt.Sscan(hand, &a, &b); n == 2 {
			d.Hands[1] = []thegame.Card{a, b}
		}
		p := need.Value(d.Position())(t)
		if got := SignalsFor(&p, 1); got != want {
			t.Errorf("%q: got %v, want %v", hand, got, want)
		}
		for m, ok := NextSignal(&p, 1); ok; m, ok = NextSignal(&p, 1) {
			need.OK(t, p.Play(m))
		}
		for on, s := range want {
			if got := p.Signal(1, thegame.Pile(on)); got != s {
				t.Errorf("%q on %v: got %v, want %v", hand, thegame.Pile(on), got, s)
			}
		}
	}
	alone := begun(t, thegame.Base, 1, 1)
	if m, ok := NextSignal(&alone, 0); ok {
		t.Errorf("who plays alone says %v", m)
	}
}

// Every player heeds a wish, a person's as well: it lays elsewhere where that costs little.
func TestWishesAreHeeded(t *testing.T) {
	d := thegame.Deal{SeatCount: 2, DrawPile: []thegame.Card{90, 91, 92}}
	d.Hands = [][]thegame.Card{{58, 60, 62, 64, 66, 72, 95}, {47, 3, 4, 5, 6, 7, 8}}
	d.Piles[thegame.PileA], d.Piles[thegame.PileB], d.Piles[thegame.PileC] = []thegame.Card{57}, []thegame.Card{56}, []thegame.Card{70}
	for name, player := range players(t) {
		p := need.Value(d.Position())(t)
		on := func() (a int) {
			for seed := range uint64(10) {
				for _, m := range player.TurnMoves(ViewOf(&p, 0), seed) {
					if m.Action == thegame.LayCard && m.Pile == thegame.PileA {
						a++
					}
				}
			}
			return a
		}
		before := on()
		for _, m := range []thegame.Move{thegame.SignalMove(1, thegame.KeepOff, thegame.PileA), thegame.SignalMove(1, thegame.LayHere, thegame.PileB)} {
			need.OK(t, p.Play(m))
		}
		if after := on(); before < 10 || after > 3 {
			t.Errorf("%s lays %d cards on a, and %d where it is asked not to", name, before, after)
		}
	}
}

// What a player imagines agrees with what it sees and with what the others' signals say.
func TestWorldsAgreeWithSignals(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	told, missed := 0, 0
	moments(t, func(p *thegame.Position) {
		v := ViewOf(p, p.Turn())
		d := newDreamer(&v)
		for range 5 {
			world := d.imagine(rng)
			if ViewOf(&world, p.Turn()) != v {
				t.Fatalf("a world does not look like\n%s\nbut\n%s", p.TextPicture(), world.TextPicture())
			}
			for s := range thegame.Seat(p.SeatCount()) {
				if s == p.Turn() || p.LaidCount() > 0 || SignalsFor(p, s) == [thegame.PileCount]thegame.Signal{} {
					continue // nothing is known
				}
				told++
				if SignalsFor(&world, s) != SignalsFor(p, s) {
					missed++
				}
			}
		}
	})
	if told < 500 || missed*25 > told {
		t.Errorf("%d of %d hands would say something else", missed, told)
	}
}

func TestWhoBegins(t *testing.T) {
	d := thegame.Deal{SeatCount: 3, DrawPile: []thegame.Card{90}}
	d.Hands = [][]thegame.Card{{40, 41, 50, 51, 60, 61}, {2, 3, 4, 97, 98, 99}, {8, 20, 30, 70, 80, 85}}
	p := need.Value(d.Position())(t)
	for s, want := range []StartBid{RatherNotStart, StartGladly, StartIfNeeded} {
		if got := StartBidOf(ViewOf(&p, thegame.Seat(s))); got != want && s != 2 {
			t.Errorf("seat %d: got word %d, want %d", s+1, got, want)
		}
	}
	if got, err := AgreedStartSeat(d, 2); got != 1 || err != nil {
		t.Errorf("seat %d begins, %v", got+1, err)
	}
	if got := StartSeatOf([]StartBid{StartGladly, RatherNotStart, StartGladly}, 1); got != 2 {
		t.Errorf("seat %d begins", got+1)
	}
}

func TestMeanings(t *testing.T) {
	seen := map[string]bool{}
	for s := thegame.NoSignal; s <= thegame.LayHere; s++ {
		seen[SignalMeaningKey(s)] = true
	}
	if len(seen) != 4 {
		t.Errorf("got %v", seen)
	}
}
