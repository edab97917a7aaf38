package partner

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"dreist/game/simulate"
	"dreist/game/thegame"
)

// at returns a position of two seats with a card on some piles and seat 1 to move, after some signals.
func at(t *testing.T, shown [thegame.Piles]thegame.Card, hand []thegame.Card, signals ...thegame.Move) thegame.Position {
	t.Helper()
	deal := thegame.Deal{Seats: 2, Hands: [][]thegame.Card{hand, {3, 4, 5, 6, 7, 8, 9}}, Deck: []thegame.Card{90, 91, 92}}
	for on, c := range shown {
		if c != thegame.NoCard {
			deal.Piles[on] = []thegame.Card{c}
		}
	}
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

// Each reason and each comparison is told where it holds, and not where something near to it does.
func TestWhy(t *testing.T) {
	a, b, c, d := thegame.A, thegame.B, thegame.C, thegame.D
	type moves = []thegame.Move
	lay := func(card thegame.Card, on thegame.Pile) thegame.Move { return thegame.Lay(card, on) }
	hand := []thegame.Card{51, 61, 39, 70, 80, 81, 14}
	keepOff := thegame.Say(1, thegame.KeepOff, a)
	for _, test := range []struct {
		name        string
		shown       [thegame.Piles]thegame.Card
		hand        []thegame.Card
		signals     moves
		turn, other moves
		kind        ReasonKind
		versus      Versus
	}{
		{"a card goes back", [4]thegame.Card{71}, hand, nil, moves{lay(61, a), lay(70, a)}, nil, Back, Alone},
		{"a card is built to go back", [4]thegame.Card{57}, hand, nil, moves{lay(61, a), lay(51, a)}, nil, Back, Alone},
		{"a card goes back, and the rest is dear", [4]thegame.Card{71}, hand, nil, moves{lay(61, a), lay(14, d)}, nil, Tried, Alone},
		{"a card can go back later", [4]thegame.Card{57}, hand, nil, moves{lay(61, a), lay(80, d)}, nil, Prepares, Alone},
		{"a card could go back all along", [4]thegame.Card{71}, hand, nil, moves{lay(80, d), lay(70, d)}, nil, Tried, Alone},
		{"a pile is spared as is asked", [4]thegame.Card{50}, hand, moves{keepOff},
			moves{lay(81, d), lay(80, d)}, moves{lay(51, a), lay(61, a)}, Spares, Instead},
		{"a pile is spared unasked", [4]thegame.Card{50}, hand, nil,
			moves{lay(81, d), lay(80, d)}, moves{lay(51, a), lay(61, a)}, Tried, Alone},
		{"a pile is not spared", [4]thegame.Card{50}, hand, moves{keepOff},
			moves{lay(51, a), lay(80, d)}, moves{lay(51, a), lay(61, a)}, Tried, Alone},
		{"next to nothing is skipped", [4]thegame.Card{79}, hand, nil, moves{lay(80, a), lay(81, a)}, nil, Skips, Alone},
		{"much is skipped", [4]thegame.Card{27}, hand, nil, moves{lay(39, a), lay(51, a)}, nil, Tried, Alone},
		{"another way skips more", [4]thegame.Card{27}, []thegame.Card{29, 33, 61, 70, 51, 50, 14}, nil,
			moves{lay(29, a), lay(33, a)}, moves{lay(29, a), lay(70, d)}, Skips, Instead},
		{"another way skips more, and two others less", [4]thegame.Card{27}, hand, nil,
			moves{lay(39, a), lay(51, a)}, moves{lay(39, a), lay(70, d)}, Tried, Alone},
		{"another way skips one more, and the turn is dear", [4]thegame.Card{29}, []thegame.Card{51, 52, 39, 70, 80, 81, 14}, nil,
			moves{lay(39, a), lay(51, a)}, moves{lay(39, a), lay(52, a)}, Tried, Alone},
		{"another way skips one more, and the turn is cheap", [4]thegame.Card{38}, []thegame.Card{41, 42, 39, 70, 80, 81, 14}, nil,
			moves{lay(39, a), lay(41, a)}, moves{lay(39, a), lay(42, a)}, Skips, Instead},
		{"another way skips less", [4]thegame.Card{27}, hand, nil,
			moves{lay(39, a), lay(70, a)}, moves{lay(39, a), lay(51, a)}, Tried, Alone},
		{"a further card is dear", [4]thegame.Card{38, 0, 0, 82}, hand, nil,
			moves{lay(39, a), lay(81, d)}, moves{lay(39, a), lay(81, d), lay(51, a)}, Skips, Besides},
		{"a further card is cheap", [4]thegame.Card{38, 0, 0, 82}, hand, nil,
			moves{lay(39, a), lay(81, d)}, moves{lay(39, a), lay(81, d), lay(80, d)}, Skips, Keeps},
		{"another card is as near as the further one", [4]thegame.Card{38, 69, 0, 82}, hand, nil,
			moves{lay(39, a), lay(81, d)}, moves{lay(39, a), lay(81, d), lay(80, d)}, Skips, Alone},
		{"a card more is cheap", [4]thegame.Card{38, 0, 0, 82}, hand, nil,
			moves{lay(39, a), lay(81, d), lay(80, d)}, moves{lay(39, a), lay(81, d)}, Skips, Without},
		{"a card more is dear", [4]thegame.Card{38, 0, 0, 82}, hand, nil,
			moves{lay(39, a), lay(81, d), lay(14, b)}, moves{lay(39, a), lay(81, d)}, Tried, Alone},
		{"a card more lies on the way", [4]thegame.Card{49}, []thegame.Card{51, 54, 38, 70, 80, 81, 14}, nil,
			moves{lay(51, a), lay(54, a)}, moves{lay(54, a)}, Skips, OnWay},
		{"a card goes back, and one nobody asks for skips little", [4]thegame.Card{71, 0, 0, 83}, hand, nil,
			moves{lay(61, a), lay(81, d), lay(80, d), lay(70, a)}, nil, Back, Alone},
		{"a card goes back, and one nobody asks for skips something", [4]thegame.Card{71, 0, 0, 82}, hand, nil,
			moves{lay(61, a), lay(81, d), lay(80, d), lay(39, b)}, nil, Tried, Alone},
		{"a card goes back, and those nobody asks for are cheap", [4]thegame.Card{71, 38, 0, 84}, hand, nil,
			moves{lay(61, a), lay(39, b), lay(81, d)}, nil, Back, Apart},
		{"a card goes back, and what is skipped is owed", [4]thegame.Card{71, 0, 0, 84}, hand, nil,
			moves{lay(61, a), lay(81, d)}, nil, Back, Alone},
		{"another way lays the same cards elsewhere, and one more", [4]thegame.Card{38, 37, 0, 82}, hand, nil,
			moves{lay(39, a), lay(81, d)}, moves{lay(39, b), lay(81, c), lay(51, b)}, Skips, Alone},
		{"a card is cheaper", [4]thegame.Card{33, 0, 83, 0}, hand, nil,
			moves{lay(39, a), lay(51, a)}, moves{lay(39, a), lay(81, c)}, Tried, Alone},
		{"very much is skipped, and a little more otherwise", [4]thegame.Card{21}, hand, nil,
			moves{lay(70, a), lay(81, d)}, moves{lay(70, a), lay(80, d)}, Tried, Alone},
	} {
		p := at(t, test.shown, test.hand, test.signals...)
		var others []moves
		if test.other != nil {
			others = append(others, append(test.other, thegame.End()))
		}
		r := Why(Look(&p, 0), append(test.turn, thegame.End()), others)
		if r.Kind != test.kind || r.Against.Versus != test.versus {
			t.Errorf("%s: got reason %d, comparison %d: %+v", test.name, r.Kind, r.Against.Versus, r)
		}
		if wrong := falseClaim(&p, &r, append(test.turn, thegame.End())); wrong != "" {
			t.Errorf("%s: %s", test.name, wrong)
		}
	}
}

// The last cards are told to win, and a turn that ends to stop where more would be dear.
func TestWhyATurnEnds(t *testing.T) {
	last := thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{97, 96}}}
	q, err := last.Position()
	if err != nil {
		t.Fatal(err)
	}
	if got := Why(Look(&q, 0), []thegame.Move{thegame.Lay(97, thegame.D), thegame.Lay(96, thegame.D)}, nil); got.Kind != Wins {
		t.Errorf("the last cards: got %+v", got)
	}
	if got := Why(Look(&q, 0), []thegame.Move{thegame.Lay(97, thegame.D), thegame.End()}, nil); got.Kind == Wins {
		t.Errorf("the last card but one: got %+v", got)
	}
	hand := []thegame.Card{14, 81, 39, 80, 60, 61, 62}
	p := at(t, [4]thegame.Card{12, 0, 0, 82}, hand, thegame.Lay(14, thegame.A), thegame.Lay(81, thegame.D))
	for _, test := range []struct {
		other thegame.Move
		kind  ReasonKind
	}{{thegame.Lay(39, thegame.A), Stops}, {thegame.Lay(80, thegame.D), Tried}} {
		got := Why(Look(&p, 0), []thegame.Move{thegame.End()}, [][]thegame.Move{{test.other, thegame.End()}})
		if got.Kind != test.kind || !got.Ends {
			t.Errorf("a turn that ends, not with %v: got %+v", test.other, got)
		}
	}
}

// After a card of a turn was laid, it is compared with the other ways that lay it, too.
func TestWhyGoesOnWithATurn(t *testing.T) {
	p := at(t, [4]thegame.Card{27}, []thegame.Card{51, 61, 39, 70, 80, 81, 14}, thegame.Lay(39, thegame.A))
	whole := []thegame.Move{thegame.Lay(39, thegame.A), thegame.Lay(51, thegame.A), thegame.End()}
	others := [][]thegame.Move{
		whole, {thegame.Lay(14, thegame.D), thegame.Lay(61, thegame.A)}, {thegame.Lay(39, thegame.A), thegame.Lay(61, thegame.A)},
	}
	got := Why(Look(&p, 0), whole[1:], others)
	if want := []thegame.Move{thegame.Lay(61, thegame.A)}; got.Against.Versus != Instead || !slices.Equal(got.Against.Lays, want) {
		t.Errorf("got %+v", got)
	}
	if got := Why(Look(&p, 0), whole[1:], others[:2]); got.Against.Versus != Alone {
		t.Errorf("compared with a turn that cannot be any more: %+v", got)
	}
}

// What only differs in which of two bare piles begins is no other way, and what is laid besides is told alone.
func TestNoWayIsComparedWithItsMirrorImage(t *testing.T) {
	p := at(t, [4]thegame.Card{}, []thegame.Card{51, 61, 39, 70, 80, 81, 14})
	best := aligned(&p, []lay{{81, thegame.C}}, []lay{{81, thegame.D}, {14, thegame.B}})
	if want := []lay{{81, thegame.C}, {14, thegame.B}}; !slices.Equal(best, want) {
		t.Errorf("got %v, want %v", best, want)
	}
	on := func(up, down thegame.Pile) []lay { return []lay{{14, up}, {81, down}} }
	for _, test := range []struct {
		a, b []lay
		want bool
	}{
		{on(thegame.A, thegame.C), on(thegame.B, thegame.D), true}, {on(thegame.A, thegame.C), on(thegame.A, thegame.D), true},
		{[]lay{{14, thegame.A}, {39, thegame.A}}, []lay{{14, thegame.A}, {39, thegame.B}}, false},
	} {
		if got := len(except(aligned(&p, test.a, test.b), test.a)) == 0; got != test.want {
			t.Errorf("%v and %v: got %v", test.a, test.b, got)
		}
	}
}

// That a turn skips few numbers because a card goes back is told only where the others laid straight would skip more.
func TestWhyACardGoesBack(t *testing.T) {
	hand := []thegame.Card{75, 78, 93, 94, 39, 81, 14}
	for _, test := range []struct {
		turn []thegame.Move
		want bool
	}{
		{[]thegame.Move{thegame.Lay(75, thegame.A), thegame.Lay(93, thegame.A)}, false},
		{[]thegame.Move{thegame.Lay(94, thegame.A), thegame.Lay(84, thegame.A)}, true},
	} {
		p := at(t, [4]thegame.Card{85}, hand)
		if test.want {
			p = at(t, [4]thegame.Card{83}, []thegame.Card{94, 84, 39, 81, 14, 15, 16})
		}
		if got := Why(Look(&p, 0), test.turn, nil); got.Spared != test.want {
			t.Errorf("%v: got %+v", test.turn, got)
		}
	}
}

// Of ways that are about as good the one is recommended for which something speaks, and none that is worse.
func TestRecommendedIsWhatCanBeExplained(t *testing.T) {
	p := at(t, [4]thegame.Card{37, 0, 83, 0}, []thegame.Card{41, 61, 39, 70, 20, 55, 14})
	dear := []thegame.Move{thegame.Lay(39, thegame.A), thegame.Lay(61, thegame.C), thegame.End()}
	cheap := []thegame.Move{thegame.Lay(39, thegame.A), thegame.Lay(41, thegame.A), thegame.End()}
	for _, test := range []struct {
		rest int
		want []thegame.Move
	}{{1020, cheap}, {1100, dear}} {
		got, why := Recommend(Look(&p, 0), []Advice{{dear, 0, 100, 1000}, {cheap, 0, 100, test.rest}})
		if !slices.Equal(got, test.want) || why.Told() != (test.rest == 1020) {
			t.Errorf("with %d cards left got %v, %+v", test.rest, got, why)
		}
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
		_, why := Recommend(v, one)
		_, whyToo := Recommend(w, other)
		if !reflect.DeepEqual(one, other) || !reflect.DeepEqual(why, whyToo) {
			t.Fatalf("got %v and %v", one[0], other[0])
		}
	})
}
