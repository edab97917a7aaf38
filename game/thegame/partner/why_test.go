package partner

import (
	"slices"
	"testing"

	"dreist/build/need"
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
	p := need.Value(deal.Position())(t)
	for _, m := range signals {
		need.OK(t, p.Play(m))
	}
	return p
}

// Each reason and each comparison is told where it holds, and not where something near to it does.
func TestWhy(t *testing.T) {
	a, b, c, d := thegame.A, thegame.B, thegame.C, thegame.D
	type moves = []thegame.Move
	type piles = [thegame.Piles]thegame.Card
	lay, say := thegame.Lay, func(s thegame.Signal) moves { return moves{thegame.Say(1, s, a)} }
	hand, back := []thegame.Card{14, 33, 36, 52, 66, 88, 95}, []thegame.Card{14, 33, 36, 46, 66, 88, 95}
	near := []thegame.Card{14, 33, 36, 52, 66, 65, 95}
	for _, test := range []struct {
		name        string
		shown       piles
		hand        []thegame.Card
		signals     moves
		turn, other moves
		kind        ReasonKind
		versus      Versus
	}{
		{"least is skipped", piles{30, 60, 70, 40}, hand, nil, moves{lay(33, a), lay(36, a)}, nil, Skips, Alone},
		{"more than the least is skipped", piles{30, 60, 70, 40}, hand, nil, moves{lay(33, a), lay(66, b)}, nil, Tried, Alone},
		{"another card skips more", piles{30, 60, 70, 40}, hand, nil,
			moves{lay(33, a), lay(36, a)}, moves{lay(33, a), lay(52, c)}, Skips, Instead},
		{"other cards skip more", piles{30, 60, 70, 40}, hand, nil,
			moves{lay(33, a), lay(36, a)}, moves{lay(66, c), lay(52, c)}, Skips, Instead},
		{"a further card is dear", piles{30, 60, 75, 40}, hand, nil, moves{lay(33, a), lay(36, a)}, nil, Skips, Besides},
		{"a card besides is cheap", piles{30, 60, 69, 40}, hand, nil, moves{lay(33, a), lay(36, a), lay(66, c)}, nil, Skips, Further},
		{"a card besides is dear", piles{30, 60, 72, 40}, hand, nil, moves{lay(33, a), lay(36, a), lay(66, c)}, nil, Tried, Alone},
		{"another card would be cheaper besides", piles{30, 60, 67, 40}, near, nil,
			moves{lay(66, c), lay(33, a), lay(36, a)}, nil, Tried, Alone},
		{"a card that costs nothing is kept", piles{30, 60, 67, 37}, near, nil, moves{lay(66, c), lay(65, c)}, nil, Skips, Keeps},
		{"a number is skipped on two piles", piles{30, 31, 12, 13}, []thegame.Card{36, 37, 52, 66, 75, 88, 95}, nil,
			moves{lay(36, a), lay(37, b)}, nil, Tried, Alone},
		{"a number is skipped on one pile", piles{30, 31, 12, 13}, []thegame.Card{36, 37, 52, 66, 75, 88, 95}, nil,
			moves{lay(36, b), lay(37, b)}, nil, Skips, Besides},

		{"a card goes back", piles{46, 60, 67, 40}, hand, nil, moves{lay(36, a), lay(66, c)}, nil, Back, Alone},
		{"a card goes back, and another skips few", piles{46, 60, 69, 40}, hand, nil, moves{lay(36, a), lay(66, c)}, nil, Back, Straight},
		{"a card goes back, and another is dear", piles{46, 60, 67, 40}, hand, nil, moves{lay(36, a), lay(14, d)}, nil, Tried, Alone},
		{"a card is built to go back", piles{44, 60, 70, 40}, back, nil, moves{lay(46, a), lay(36, a)}, nil, Back, Alone},
		{"going back makes up for a step", piles{35, 60, 70, 12}, back, nil, moves{lay(46, a), lay(36, a)}, nil, Back, Straight},
		{"a card goes back, and one besides is free", piles{46, 60, 67, 37}, near, nil,
			moves{lay(36, a), lay(66, c), lay(65, c)}, nil, Back, Further},
		{"more is laid for hardly more", piles{34, 60, 68, 12}, back, nil, moves{lay(46, a), lay(36, a), lay(66, c)}, nil, Back, Fewer},
		{"more is laid for more", piles{34, 60, 69, 12}, back, nil, moves{lay(46, a), lay(36, a), lay(66, c)}, nil, Tried, Alone},
		{"a card can go back later", piles{44, 60, 67, 40}, back, nil, moves{lay(46, a), lay(66, c)}, nil, Prepares, Alone},
		{"what can go back later does not make up for it", piles{44, 60, 70, 40}, back, nil,
			moves{lay(46, a), lay(66, c)}, nil, Tried, Alone},
		{"a card could go back all along", piles{46, 60, 67, 37}, near, nil, moves{lay(66, c), lay(65, c)}, nil, Tried, Alone},

		{"a pile is spared as is asked", piles{30, 60, 70, 40}, hand, say(thegame.KeepOff),
			moves{lay(36, d), lay(33, d)}, nil, Spares, Instead},
		{"a pile is spared unasked", piles{30, 60, 70, 40}, hand, nil, moves{lay(36, d), lay(33, d)}, nil, Tried, Alone},
		{"another turn spares the pile better", piles{30, 60, 70, 40}, hand, say(thegame.KeepOff),
			moves{lay(36, d), lay(66, b)}, nil, Tried, Alone},
		{"a wish is broken for less", piles{30, 60, 70, 44}, hand, say(thegame.KeepOff), moves{lay(33, a), lay(36, a)}, nil, Skips, Off},
		{"a wish is broken for hardly less", piles{30, 60, 70, 40}, hand, say(thegame.KeepOff),
			moves{lay(33, a), lay(36, a)}, nil, Tried, Alone},
		{"a small step is what was asked for", piles{31, 60, 70, 40}, hand, say(thegame.SmallStep),
			moves{lay(33, a), lay(36, a)}, nil, Skips, Alone},
		{"a wish cannot but be broken", piles{30, 97, 12, 13}, []thegame.Card{33, 36, 52, 66, 75, 88, 95}, say(thegame.KeepOff),
			moves{lay(33, a), lay(36, a)}, nil, Skips, Only},
		{"nothing else can be laid", piles{89, 97, 12, 13}, []thegame.Card{33, 36, 52, 66, 75, 93, 95}, nil,
			moves{lay(93, a), lay(95, a)}, nil, Must, Alone},
		{"something else can be laid", piles{89, 94, 12, 13}, []thegame.Card{33, 36, 52, 66, 75, 93, 95}, nil,
			moves{lay(93, a), lay(95, a)}, nil, Skips, Alone},
		{"a wish is broken for nothing", piles{30, 60, 67, 37}, near, say(thegame.KeepOff),
			moves{lay(66, c), lay(33, a)}, nil, Tried, Alone},
	} {
		p := at(t, test.shown, test.hand, test.signals...)
		var others []moves
		if test.other != nil {
			others = append(others, append(test.other, thegame.End()))
		}
		r := ReasonFor(Look(&p, 0), append(test.turn, thegame.End()), others)
		if r.Kind != test.kind || r.Alternative.Versus != test.versus {
			t.Errorf("%s: got reason %d, comparison %d: %+v", test.name, r.Kind, r.Alternative.Versus, r)
		}
		if wrong := falseClaim(&p, &r, append(test.turn, thegame.End())); wrong != "" {
			t.Errorf("%s: %s", test.name, wrong)
		}
	}
}

// The last cards are told to win, and a turn that ends to stop where more would be dear.
func TestWhyATurnEnds(t *testing.T) {
	last := thegame.Deal{Seats: 1, Hands: [][]thegame.Card{{97, 96}}}
	q := need.Value(last.Position())(t)
	if got := ReasonFor(Look(&q, 0), []thegame.Move{thegame.Lay(97, thegame.D), thegame.Lay(96, thegame.D)}, nil); got.Kind != Wins {
		t.Errorf("the last cards: got %+v", got)
	}
	if got := ReasonFor(Look(&q, 0), []thegame.Move{thegame.Lay(97, thegame.D), thegame.End()}, nil); got.Kind == Wins {
		t.Errorf("the last card but one: got %+v", got)
	}
	for _, test := range []struct {
		further thegame.Card
		kind    ReasonKind
	}{{39, Stops}, {80, Tried}} {
		hand := []thegame.Card{14, 81, test.further, 60, 61, 62, 63}
		p := at(t, [4]thegame.Card{12, 0, 0, 82}, hand, thegame.Lay(14, thegame.A), thegame.Lay(81, thegame.D))
		got := ReasonFor(Look(&p, 0), []thegame.Move{thegame.End()}, nil)
		if got.Kind != test.kind || !got.EndsTurn {
			t.Errorf("a turn that ends with the %d left: got %+v", test.further, got)
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
	got := ReasonFor(Look(&p, 0), whole[1:], others)
	if want := []thegame.Move{thegame.Lay(61, thegame.A)}; got.Alternative.Versus != Instead || !slices.Equal(got.Alternative.Lays, want) {
		t.Errorf("got %+v", got)
	}
	if got := ReasonFor(Look(&p, 0), whole[1:], others[:2]); got.Alternative.Versus == Instead {
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
		if !slices.Equal(got, test.want) || why.HasReason() != (test.rest == 1020) {
			t.Errorf("with %d cards left got %v, %+v", test.rest, got, why)
		}
	}
}
