package table

import (
	"slices"
	"strings"
	"testing"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/rival"
)

// For each reason there is a sentence that says what to think of, and one that says why.
func TestAllReasonsAreSaid(t *testing.T) {
	texts := need.Value(assets.NewTexts("en"))(t)
	for k, key := range reasonKeys {
		thought, why := "dreixdrei.advice.think."+key, "dreixdrei.advice.why."+key
		if key == "" || texts.Say(thought) == thought || texts.Say(why) == why {
			t.Errorf("reason %d: %q", k, key)
		}
	}
}

// The cards that a reason speaks of are those that are not laid, of the hand before the open ones.
func TestKeptCards(t *testing.T) {
	p := need.Value(dreixdrei.NewDeal(2, 1, 0, 3).Position())(t)
	hand := p.AppendHand(nil, p.Turn())
	first, last := hand[0], hand[len(hand)-1]
	lay := dreixdrei.Lay(dreixdrei.CardToLay{Face: dreixdrei.FaceOf(first.Kind())})
	for _, test := range []struct {
		r    rival.Reason
		want []dreixdrei.Card
	}{
		{rival.Reason{}, nil},
		{rival.Reason{SecondKind: last.Kind(), HeldCount: 1}, []dreixdrei.Card{last}},
	} {
		if got := kept(&p, lay, test.r); !slices.Equal(got, test.want) {
			t.Errorf("%+v: got %v, want %v of %v", test.r, got, test.want, hand)
		}
	}
}

// A deed names all the cards that its reason speaks of.
func TestWholeExchangesAreNamed(t *testing.T) {
	texts := need.Value(assets.NewTexts("en"))(t)
	say := &Sentences{Texts: texts, SeatNames: []string{"Ada", "Benno"}}
	r := rival.Reason{Kind: rival.SavesCardsForEnd, CardKind: 10, SwapCount: 2, FrontCards: rival.SpotKinds{10, 12}, HandCards: rival.SpotKinds{3, 3}}
	want := "Swap 10 and 12 from your hand for two 3s from your open cards: "
	if got := because(say, dreixdrei.Swap(12, 3), r); !strings.HasPrefix(got, want) {
		t.Errorf("got %q", got)
	}
}

// Whoever turns up the last card is told that it may be out.
func TestLastCardIsTold(t *testing.T) {
	texts := need.Value(assets.NewTexts("en"))(t)
	say := &Sentences{Texts: texts, SeatNames: []string{"Ada", "Benno"}}
	for down, want := range []bool{true, false} {
		if got := reason(say, rival.Reason{Kind: rival.RisksFaceDown, ProbabilityTenths: 4, FaceDownCount: down}); strings.Contains(got, "you’ve finished") != want {
			t.Errorf("%d left: %q", down, got)
		}
	}
}

// Whoever lays DELETEs before turning up a card gets rid of all these in one turn.
func TestTurnedCardIsCounted(t *testing.T) {
	texts := need.Value(assets.NewTexts("en"))(t)
	say := &Sentences{Texts: texts, SeatNames: []string{"Ada", "Benno"}}
	for laid, want := range map[int]string{1: "rid of two cards", 2: "rid of three cards"} {
		if got := reason(say, rival.Reason{Kind: rival.DeletesPile, LaidCount: laid, FaceDownCount: 3}); !strings.Contains(got, want) {
			t.Errorf("%d laid: %q", laid, got)
		}
	}
}
