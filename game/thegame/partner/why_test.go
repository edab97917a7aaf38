package partner

import (
	"slices"
	"testing"

	"dreist/build/need"
	"dreist/game/thegame"
)

// at returns a position of two seats with a card on some piles and seat 1 to move, after some signals.
func at(t *testing.T, shown [thegame.PileCount]thegame.Card, hand []thegame.Card, signals ...thegame.Move) thegame.Position {
	t.Helper()
	deal := thegame.Deal{SeatCount: 2, Hands: [][]thegame.Card{hand, {3, 4, 5, 6, 7, 8, 9}}, DrawPile: []thegame.Card{90, 91, 92}}
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
	a, b, c, d := thegame.PileA, thegame.PileB, thegame.PileC, thegame.PileD
	type moves = []thegame.Move
	type piles = [thegame.PileCount]thegame.Card
	lay, say := thegame.Lay, func(s thegame.Signal) moves { return moves{thegame.SignalMove(1, s, a)} }
	hand, back := []thegame.Card{14, 33, 36, 52, 66, 88, 95}, []thegame.Card{14, 33, 36, 46, 66, 88, 95}
	near := []thegame.Card{14, 33, 36, 52, 66, 65, 95}
	for _, test := range []struct {
		name        string
		shown       piles
		hand        []thegame.Card
		signals     moves
		turn, other moves
		kind        ReasonKind
		versus      AlternativeKind
	}{
		{"least is skipped", piles{30, 60, 70, 40}, hand, nil, moves{lay(33, a), lay(36, a)}, nil, SkipsFewest, NoAlternative},
		{"more than the least is skipped", piles{30, 60, 70, 40}, hand, nil, moves{lay(33, a), lay(66, b)}, nil, NoReason, NoAlternative},
		{"another card skips more", piles{30, 60, 70, 40}, hand, nil,
			moves{lay(33, a), lay(36, a)}, moves{lay(33, a), lay(52, c)}, SkipsFewest, OtherCards},
		{"other cards skip more", piles{30, 60, 70, 40}, hand, nil,
			moves{lay(33, a), lay(36, a)}, moves{lay(66, c), lay(52, c)}, SkipsFewest, OtherCards},
		{"a further card is dear", piles{30, 60, 75, 40}, hand, nil, moves{lay(33, a), lay(36, a)}, nil, SkipsFewest, OneMoreCard},
		{"a card besides is cheap", piles{30, 60, 69, 40}, hand, nil, moves{lay(33, a), lay(36, a), lay(66, c)}, nil, SkipsFewest, ExtraCards},
		{"a card besides is dear", piles{30, 60, 72, 40}, hand, nil, moves{lay(33, a), lay(36, a), lay(66, c)}, nil, NoReason, NoAlternative},
		{"another card would be cheaper besides", piles{30, 60, 67, 40}, near, nil,
			moves{lay(66, c), lay(33, a), lay(36, a)}, nil, NoReason, NoAlternative},
		{"a card that costs nothing is kept", piles{30, 60, 67, 37}, near, nil, moves{lay(66, c), lay(65, c)}, nil, SkipsFewest, KeepsFreeCard},
		{"a number is skipped on two piles", piles{30, 31, 12, 13}, []thegame.Card{36, 37, 52, 66, 75, 88, 95}, nil,
			moves{lay(36, a), lay(37, b)}, nil, NoReason, NoAlternative},
		{"a number is skipped on one pile", piles{30, 31, 12, 13}, []thegame.Card{36, 37, 52, 66, 75, 88, 95}, nil,
			moves{lay(36, b), lay(37, b)}, nil, SkipsFewest, OneMoreCard},

		{"a card goes back", piles{46, 60, 67, 40}, hand, nil, moves{lay(36, a), lay(66, c)}, nil, GoesTenBack, NoAlternative},
		{"a card goes back, and another skips few", piles{46, 60, 69, 40}, hand, nil, moves{lay(36, a), lay(66, c)}, nil, GoesTenBack, WithoutTenBack},
		{"a card goes back, and another is dear", piles{46, 60, 67, 40}, hand, nil, moves{lay(36, a), lay(14, d)}, nil, NoReason, NoAlternative},
		{"a card is built to go back", piles{44, 60, 70, 40}, back, nil, moves{lay(46, a), lay(36, a)}, nil, GoesTenBack, NoAlternative},
		{"going back makes up for a step", piles{35, 60, 70, 12}, back, nil, moves{lay(46, a), lay(36, a)}, nil, GoesTenBack, WithoutTenBack},
		{"a card goes back, and one besides is free", piles{46, 60, 67, 37}, near, nil,
			moves{lay(36, a), lay(66, c), lay(65, c)}, nil, GoesTenBack, ExtraCards},
		{"more is laid for hardly more", piles{34, 60, 68, 12}, back, nil, moves{lay(46, a), lay(36, a), lay(66, c)}, nil, GoesTenBack, OwedCardsOnly},
		{"more is laid for more", piles{34, 60, 69, 12}, back, nil, moves{lay(46, a), lay(36, a), lay(66, c)}, nil, NoReason, NoAlternative},
		{"a card can go back later", piles{44, 60, 67, 40}, back, nil, moves{lay(46, a), lay(66, c)}, nil, PreparesTenBack, NoAlternative},
		{"what can go back later does not make up for it", piles{44, 60, 70, 40}, back, nil,
			moves{lay(46, a), lay(66, c)}, nil, NoReason, NoAlternative},
		{"a card could go back all along", piles{46, 60, 67, 37}, near, nil, moves{lay(66, c), lay(65, c)}, nil, NoReason, NoAlternative},

		{"a pile is spared as is asked", piles{30, 60, 70, 40}, hand, say(thegame.KeepOff),
			moves{lay(36, d), lay(33, d)}, nil, RespectsSignal, OtherCards},
		{"a pile is spared unasked", piles{30, 60, 70, 40}, hand, nil, moves{lay(36, d), lay(33, d)}, nil, NoReason, NoAlternative},
		{"another turn spares the pile better", piles{30, 60, 70, 40}, hand, say(thegame.KeepOff),
			moves{lay(36, d), lay(66, b)}, nil, NoReason, NoAlternative},
		{"a wish is broken for less", piles{30, 60, 70, 44}, hand, say(thegame.KeepOff), moves{lay(33, a), lay(36, a)}, nil, SkipsFewest, KeepsSignal},
		{"a wish is broken for hardly less", piles{30, 60, 70, 40}, hand, say(thegame.KeepOff),
			moves{lay(33, a), lay(36, a)}, nil, NoReason, NoAlternative},
		{"a small step is what was asked for", piles{31, 60, 70, 40}, hand, say(thegame.SmallStep),
			moves{lay(33, a), lay(36, a)}, nil, SkipsFewest, NoAlternative},
		{"a wish cannot but be broken", piles{30, 97, 12, 13}, []thegame.Card{33, 36, 52, 66, 75, 88, 95}, say(thegame.KeepOff),
			moves{lay(33, a), lay(36, a)}, nil, SkipsFewest, NoOtherTurn},
		{"nothing else can be laid", piles{89, 97, 12, 13}, []thegame.Card{33, 36, 52, 66, 75, 93, 95}, nil,
			moves{lay(93, a), lay(95, a)}, nil, LaysOnlyFittingCards, NoAlternative},
		{"something else can be laid", piles{89, 94, 12, 13}, []thegame.Card{33, 36, 52, 66, 75, 93, 95}, nil,
			moves{lay(93, a), lay(95, a)}, nil, SkipsFewest, NoAlternative},
		{"a wish is broken for nothing", piles{30, 60, 67, 37}, near, say(thegame.KeepOff),
			moves{lay(66, c), lay(33, a)}, nil, NoReason, NoAlternative},
	} {
		p := at(t, test.shown, test.hand, test.signals...)
		var others []moves
		if test.other != nil {
			others = append(others, append(test.other, thegame.EndMove()))
		}
		r := ReasonFor(ViewOf(&p, 0), append(test.turn, thegame.EndMove()), others)
		if r.Kind != test.kind || r.Alternative.Kind != test.versus {
			t.Errorf("%s: got reason %d, comparison %d: %+v", test.name, r.Kind, r.Alternative.Kind, r)
		}
		if wrong := falseClaim(&p, &r, append(test.turn, thegame.EndMove())); wrong != "" {
			t.Errorf("%s: %s", test.name, wrong)
		}
	}
}

// The last cards are told to win, and a turn that ends to stop where more would be dear.
func TestWhyATurnEnds(t *testing.T) {
	last := thegame.Deal{SeatCount: 1, Hands: [][]thegame.Card{{97, 96}}}
	q := need.Value(last.Position())(t)
	if got := ReasonFor(ViewOf(&q, 0), []thegame.Move{thegame.Lay(97, thegame.PileD), thegame.Lay(96, thegame.PileD)}, nil); got.Kind != WinsGame {
		t.Errorf("the last cards: got %+v", got)
	}
	if got := ReasonFor(ViewOf(&q, 0), []thegame.Move{thegame.Lay(97, thegame.PileD), thegame.EndMove()}, nil); got.Kind == WinsGame {
		t.Errorf("the last card but one: got %+v", got)
	}
	for _, test := range []struct {
		further thegame.Card
		kind    ReasonKind
	}{{39, StopsTurn}, {80, NoReason}} {
		hand := []thegame.Card{14, 81, test.further, 60, 61, 62, 63}
		p := at(t, [4]thegame.Card{12, 0, 0, 82}, hand, thegame.Lay(14, thegame.PileA), thegame.Lay(81, thegame.PileD))
		got := ReasonFor(ViewOf(&p, 0), []thegame.Move{thegame.EndMove()}, nil)
		if got.Kind != test.kind || !got.IsTurnEnd {
			t.Errorf("a turn that ends with the %d left: got %+v", test.further, got)
		}
	}
}

// After a card of a turn was laid, it is compared with the other ways that lay it, too.
func TestWhyGoesOnWithATurn(t *testing.T) {
	p := at(t, [4]thegame.Card{27}, []thegame.Card{51, 61, 39, 70, 80, 81, 14}, thegame.Lay(39, thegame.PileA))
	whole := []thegame.Move{thegame.Lay(39, thegame.PileA), thegame.Lay(51, thegame.PileA), thegame.EndMove()}
	others := [][]thegame.Move{
		whole, {thegame.Lay(14, thegame.PileD), thegame.Lay(61, thegame.PileA)}, {thegame.Lay(39, thegame.PileA), thegame.Lay(61, thegame.PileA)},
	}
	got := ReasonFor(ViewOf(&p, 0), whole[1:], others)
	if want := []thegame.Move{thegame.Lay(61, thegame.PileA)}; got.Alternative.Kind != OtherCards || !slices.Equal(got.Alternative.Lays, want) {
		t.Errorf("got %+v", got)
	}
	if got := ReasonFor(ViewOf(&p, 0), whole[1:], others[:2]); got.Alternative.Kind == OtherCards {
		t.Errorf("compared with a turn that cannot be any more: %+v", got)
	}
}

// What only differs in which of two bare piles begins is no other way, and what is laid besides is told alone.
func TestNoWayIsComparedWithItsMirrorImage(t *testing.T) {
	p := at(t, [4]thegame.Card{}, []thegame.Card{51, 61, 39, 70, 80, 81, 14})
	best := aligned(&p, []lay{{81, thegame.PileC}}, []lay{{81, thegame.PileD}, {14, thegame.PileB}})
	if want := []lay{{81, thegame.PileC}, {14, thegame.PileB}}; !slices.Equal(best, want) {
		t.Errorf("got %v, want %v", best, want)
	}
	on := func(up, down thegame.Pile) []lay { return []lay{{14, up}, {81, down}} }
	for _, test := range []struct {
		a, b []lay
		want bool
	}{
		{on(thegame.PileA, thegame.PileC), on(thegame.PileB, thegame.PileD), true}, {on(thegame.PileA, thegame.PileC), on(thegame.PileA, thegame.PileD), true},
		{[]lay{{14, thegame.PileA}, {39, thegame.PileA}}, []lay{{14, thegame.PileA}, {39, thegame.PileB}}, false},
	} {
		if got := len(except(aligned(&p, test.a, test.b), test.a)) == 0; got != test.want {
			t.Errorf("%v and %v: got %v", test.a, test.b, got)
		}
	}
}

// Of ways that are about as good the one is recommended for which something speaks, and none that is worse.
func TestRecommendedIsWhatCanBeExplained(t *testing.T) {
	p := at(t, [4]thegame.Card{37, 0, 83, 0}, []thegame.Card{41, 61, 39, 70, 20, 55, 14})
	dear := []thegame.Move{thegame.Lay(39, thegame.PileA), thegame.Lay(61, thegame.PileC), thegame.EndMove()}
	cheap := []thegame.Move{thegame.Lay(39, thegame.PileA), thegame.Lay(41, thegame.PileA), thegame.EndMove()}
	for _, test := range []struct {
		rest int
		want []thegame.Move
	}{{1020, cheap}, {1100, dear}} {
		got, why := Recommend(ViewOf(&p, 0), []Advice{{dear, 0, 100, 1000}, {cheap, 0, 100, test.rest}})
		if !slices.Equal(got, test.want) || why.HasReason() != (test.rest == 1020) {
			t.Errorf("with %d cards left got %v, %+v", test.rest, got, why)
		}
	}
}
