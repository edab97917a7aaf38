package partner

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"dreist/game/simulate"
	"dreist/game/thegame"
)

// pairAt returns a position of two seats with cards on pile a and seat 1 to move, after some signals.
func pairAt(t *testing.T, pile, hand []thegame.Card, signals ...thegame.Move) thegame.Position {
	t.Helper()
	deal := thegame.Deal{Seats: 2, Hands: [][]thegame.Card{hand, {3, 4, 5, 6, 7, 8, 9}}, Deck: []thegame.Card{90, 91, 92}}
	deal.Piles[thegame.A] = pile
	p, err := deal.Position()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range signals {
		if err := p.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// Each reason is told where it holds.
func TestWhy(t *testing.T) {
	a, d := thegame.A, thegame.D
	hand := []thegame.Card{51, 61, 39, 70, 80, 81, 14}
	lays := func(moves ...thegame.Move) []thegame.Move { return append(moves, thegame.End()) }
	for _, c := range []struct {
		name    string
		pile    []thegame.Card
		signals []thegame.Move
		moves   []thegame.Move
		want    Reason
	}{
		{"a card that goes back", []thegame.Card{71}, nil, lays(thegame.Lay(61, a), thegame.Lay(70, a)), Reason{GoesBack, a, 61, -10, 0}},
		{"a card that lets another one go back", []thegame.Card{57}, nil, lays(thegame.Lay(61, a), thegame.Lay(51, a)), Reason{Builds, a, 51, 4, 0}},
		{"a card that may go back later", []thegame.Card{57}, nil, lays(thegame.Lay(61, a), thegame.Lay(39, d)), Reason{Prepares, a, 51, 4, 0}},
		{"a pile that is spared", []thegame.Card{50}, []thegame.Move{thegame.Say(1, thegame.KeepOff, a)},
			lays(thegame.Lay(39, d), thegame.Lay(14, d)), Reason{Spares, a, thegame.NoCard, 61, 0}},
		{"a small step", []thegame.Card{68}, nil, lays(thegame.Lay(70, a), thegame.Lay(39, d)), Reason{Small, a, thegame.NoCard, 2, 0}},
		{"the smallest step", []thegame.Card{27}, nil, lays(thegame.Lay(39, a), thegame.Lay(81, d)), Reason{Smallest, a, thegame.NoCard, 12, 0}},
		{"a farther step", []thegame.Card{27}, nil, lays(thegame.Lay(61, a), thegame.Lay(70, a)), Reason{Tried, a, thegame.NoCard, 34, 0}},
		{"a card that leads to a near one", []thegame.Card{48}, nil, lays(thegame.Lay(80, a), thegame.Lay(81, a)), Reason{Leads, a, 81, 32, 1}},
		{"a card that leads to a far one", []thegame.Card{27}, nil, lays(thegame.Lay(39, a), thegame.Lay(51, a)), Reason{Smallest, a, thegame.NoCard, 12, 0}},
		{"a card that goes back later", []thegame.Card{27}, nil, lays(thegame.Lay(51, a), thegame.Lay(80, a), thegame.Lay(70, a)),
			Reason{Turns, a, 70, 24, 0}},
		{"none that goes back later", []thegame.Card{27}, nil, lays(thegame.Lay(51, a), thegame.Lay(70, a), thegame.Lay(80, a)),
			Reason{Tried, a, thegame.NoCard, 24, 0}},
		{"a pile left alone", []thegame.Card{50}, nil, lays(thegame.Lay(81, d), thegame.Lay(39, d)), Reason{Leaves, a, 51, 19, 0}},
	} {
		p := pairAt(t, c.pile, hand, c.signals...)
		if got := Why(Look(&p, 0), c.moves); got != c.want {
			t.Errorf("%s: got %+v, want %+v", c.name, got, c.want)
		}
	}
	p := pairAt(t, nil, hand)
	for _, m := range []thegame.Move{thegame.Lay(14, a), thegame.Lay(39, a)} {
		if err := p.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if got := Why(Look(&p, 0), lays()); got.Kind != Stops {
		t.Errorf("a turn that ends: got %+v", got)
	}
	if got := Why(Look(&p, 0), lays(thegame.Lay(81, d))); got.Kind != LaysOn {
		t.Errorf("a turn that goes on: got %+v", got)
	}
	last := thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{97}}}
	q, err := last.Position()
	if err != nil {
		t.Fatal(err)
	}
	if got := Why(Look(&q, 0), []thegame.Move{thegame.Lay(97, d)}); got.Kind != Wins {
		t.Errorf("the last card: got %+v", got)
	}
}

// Advice and its reasons do not change with what is hidden.
func TestAdviceSeesNothingHidden(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	moments(t, func(p *thegame.Position) {
		q := shuffled(p, p.Turn(), rng)
		v, w := Look(p, p.Turn()), Look(&q, q.Turn())
		one, _ := Advise(v, nil, simulate.Limit{Games: 30}, 1)
		other, _ := Advise(w, nil, simulate.Limit{Games: 30}, 1)
		if !reflect.DeepEqual(one, other) || Why(v, one[0].Moves) != Why(w, other[0].Moves) {
			t.Fatalf("got %v and %v", one[0], other[0])
		}
	})
}
