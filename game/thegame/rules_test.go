package thegame_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/thegame"
)

func list(t testing.TB, text string) (cards []thegame.Card) {
	t.Helper()
	for _, word := range strings.Fields(text) {
		c, ok := thegame.ParseCard(word)
		if !ok {
			t.Fatalf("%q is no card", word)
		}
		cards = append(cards, c)
	}
	return cards
}

// board is a position written down.
type board struct {
	variant thegame.Variant
	starts  thegame.Seat
	piles   [4]string
	hands   []string
	deck    string
}

func (b board) position(t testing.TB) thegame.Position {
	t.Helper()
	d := thegame.Deal{Variant: b.variant, SeatCount: len(b.hands), StartSeat: b.starts, DrawPile: list(t, b.deck)}
	for _, hand := range b.hands {
		d.Hands = append(d.Hands, list(t, hand))
	}
	for on, pile := range b.piles {
		d.Piles[on] = list(t, pile)
	}
	return position(t, d)
}

// play plays tokens and returns the position they lead to, what happened, and the refusal of the last one.
func play(t testing.TB, p thegame.Position, tokens string) (thegame.Position, []thegame.Event, *thegame.Refusal) {
	t.Helper()
	var all []thegame.Event
	words := strings.Fields(tokens)
	for i, token := range words {
		m, ok := thegame.ParseMove(token)
		if !ok || m.String() != token {
			t.Fatalf("%q is read as %v", token, m)
		}
		next, events, err := thegame.Apply(p, m)
		var refusal *thegame.Refusal
		if errors.As(err, &refusal) && i == len(words)-1 {
			return p, all, refusal
		} else if err != nil {
			t.Fatalf("%v\n%s", err, p.TextPicture())
		}
		p, all = next, append(all, events...)
	}
	return p, all, nil
}

func TestHandsAndMinimum(t *testing.T) {
	for name, want := range map[string][]int{"base": {8, 7, 6, 6, 6}, "pro": {8, 7, 6, 6, 6}, "pro-small": {7, 6, 5, 5, 5}} {
		v, ok := thegame.ParseVariant(name)
		for i, size := range want {
			p := position(t, thegame.NewDeal(v, i+1, 0, 1))
			if got := p.HandSize(); !ok || v.String() != name || got != size || len(p.Hand(0)) != size || p.OwedCount() != v.OwedCount() {
				t.Errorf("%v with %d seats: got hands of %d, minimum %d", v, i+1, got, p.OwedCount())
			}
		}
	}
}

// G 2: hands come from the top of the deck, whoever begins.
func TestTheDealGoesSeatBySeat(t *testing.T) {
	deck := thegame.ShuffledDeck(7)
	p := position(t, thegame.NewDeal(thegame.Base, 3, 2, 7))
	for s := range thegame.Seat(3) {
		if got, want := p.Hand(s), deck[s*6:s*6+6]; !slices.Equal(got, want) {
			t.Errorf("seat %d holds %v, want %v", s+1, got, want)
		}
	}
	if got := p.AppendDrawPile(nil); !slices.Equal(got, deck[18:]) || p.Turn() != 2 {
		t.Errorf("seat %d begins, draw pile %v", p.Turn()+1, got)
	}
}

// What happens is told event by event.
func TestEvents(t *testing.T) {
	p := board{
		piles: [4]string{"40 52 61", "88 78 89", "", "12 7"}, hands: []string{"51 90", "", "62 17 5"}, starts: 1,
	}.position(t)
	if p.Turn() != 2 {
		t.Fatalf("seat %d begins, want the next one that holds a card", p.Turn()+1)
	}
	_, events, _ := play(t, p, "5d 2!a . 51a 1~b 1-b 90a")
	want := []thegame.Event{
		thegame.CardLaid{Seat: 2, Card: 5, Pile: thegame.PileD, TopBefore: 7, Step: 2},
		thegame.SignalGiven{Seat: 1, Pile: thegame.PileA, Signal: thegame.KeepOff},
		thegame.TurnEnded{Seat: 2},
		thegame.TurnStarted{Seat: 0, OwedCount: 1},
		thegame.CardLaid{Seat: 0, Card: 51, Pile: thegame.PileA, TopBefore: 61, Step: -10, IsTenBack: true},
		thegame.SignalsRemoved{Pile: thegame.PileA, Signals: [thegame.MaxSeats]thegame.Signal{1: thegame.KeepOff}},
		thegame.SignalGiven{Seat: 0, Pile: thegame.PileB, Signal: thegame.SmallStep},
		thegame.SignalGiven{Seat: 0, Pile: thegame.PileB},
		thegame.CardLaid{Seat: 0, Card: 90, Pile: thegame.PileA, TopBefore: 51, Step: 39},
	}
	if diff := cmp.Diff(want, events); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// G 10, G 11: whoever has no cards is passed over, and the last card wins at once.
func TestTheLastCards(t *testing.T) {
	p := board{piles: [4]string{"61", "89", "", "5"}, hands: []string{"51 90", "", "62 17"}}.position(t)
	_, events, _ := play(t, p, "51a 90a . 62c . 17c")
	var told []thegame.Event
	for _, e := range events {
		if _, laid := e.(thegame.CardLaid); !laid {
			told = append(told, e)
		}
	}
	want := []thegame.Event{
		thegame.TurnEnded{Seat: 0}, thegame.SeatSkipped{Seat: 1}, thegame.TurnStarted{Seat: 2, OwedCount: 1},
		thegame.TurnEnded{Seat: 2}, thegame.SeatSkipped{Seat: 0}, thegame.SeatSkipped{Seat: 1}, thegame.TurnStarted{Seat: 2, OwedCount: 1},
		thegame.GameWon{Seat: 2},
	}
	if diff := cmp.Diff(want, told); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// G 6, G 7: cards are drawn after the turn, as far as they reach, and the minimum falls with the next turn.
func TestDrawing(t *testing.T) {
	p := board{variant: thegame.Pro, hands: []string{"2 3 4 5 6 7 8", "20 21 22 23 24 25 26"}, deck: "97 98"}.position(t)
	p, events, _ := play(t, p, "2a 3a 4a .")
	want := []thegame.Event{
		thegame.TurnEnded{Seat: 0}, thegame.HandFilled{Seat: 0, Cards: []thegame.Card{97, 98}}, thegame.TurnStarted{Seat: 1, OwedCount: 1},
	}
	if diff := cmp.Diff(want, events[3:]); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if got, want := p.Hand(0), list(t, "5 6 7 8 97 98"); !slices.Equal(got, want) {
		t.Errorf("got the hand %v, want %v", got, want)
	}
}

// A refusal says what stands in the way, and where the card may go.
func TestRefusals(t *testing.T) {
	p := board{piles: [4]string{"44", "95", "8", ""}, hands: []string{"41 34 9 96", "50"}}.position(t)
	for tokens, want := range map[string]thegame.Refusal{
		"41a":            {Reason: thegame.TooLow, ShownNumber: 44, TenBackCard: 34, FittingPiles: 1 << thegame.PileD},
		"9c":             {Reason: thegame.TooHigh, ShownNumber: 8, TenBackCard: 18, FittingPiles: 1 << thegame.PileD},
		"34a 96d 41d 9b": {Reason: thegame.TooLow, ShownNumber: 95, TenBackCard: 85, FittingPiles: 1 << thegame.PileD},
		"50a":            {Reason: thegame.NotInHand},
		".":              {Reason: thegame.MinimumOwed, OwedCount: 1},
		"3!a":            {Reason: thegame.NoSuchSeat},
		"2-a":            {Reason: thegame.NoSignalToTakeBack},
		"2~a 2~a":        {Reason: thegame.SameSignal},
		"2~a 96a 2-a":    {Reason: thegame.NoSignalToTakeBack},
	} {
		_, _, got := play(t, p, tokens)
		words := strings.Fields(tokens)
		want.Move, _ = thegame.ParseMove(words[len(words)-1])
		if diff := cmp.Diff(&want, got); diff != "" {
			t.Errorf("%s: -want +got\n%s", tokens, diff)
		}
	}
	if got := p.Refusal(thegame.Lay(41, thegame.PileA)).Error(); got != "thegame: 41a: 41 is not above 44 and not 34" {
		t.Errorf("got %q", got)
	}
}

// G 8, G 9: lost at the first moment where a card is owed and none fits, at the beginning of a game, too.
func TestStuck(t *testing.T) {
	p := board{piles: [4]string{"90", "95", "8", "5"}, hands: []string{"21 31 41 51 61 71 80 92"}, deck: "93 99"}.position(t)
	if p.IsLosingMove(thegame.Lay(80, thegame.PileA)) || !p.IsLosingMove(thegame.Lay(92, thegame.PileA)) || p.IsLosingMove(thegame.Lay(21, thegame.PileA)) {
		t.Error("just 92 on a leaves the turn stuck")
	}
	p, events, _ := play(t, p, "92a")
	if p.StuckSeat() != 0 || p.IsWon() || p.CardsLeft() != 9 || events[1] != (thegame.GameLost{Seat: 0, CardsLeft: 9}) {
		t.Errorf("got %v\n%s", events, p.TextPicture())
	}
	begun := board{piles: [4]string{"98", "99", "3", "2"}, hands: []string{"50", "51"}, starts: 1}.position(t)
	if begun.StuckSeat() != 1 || begun.CardsLeft() != 2 {
		t.Errorf("it is lost before the first move\n%s", begun.TextPicture())
	}
}

func TestDealsThatThereAreNot(t *testing.T) {
	whole := thegame.ShuffledDeck(1)
	for name, d := range map[string]thegame.Deal{
		"no seat": {DrawPile: whole}, "six seats": {SeatCount: 6, DrawPile: whole}, "a stranger begins": {SeatCount: 2, StartSeat: 2, DrawPile: whole},
		"no such variant": {SeatCount: 1, Variant: 3, DrawPile: whole}, "too few cards": {SeatCount: 2, DrawPile: whole[:13]},
		"a hand too many": {SeatCount: 1, Hands: [][]thegame.Card{{5}, {6}}}, "a card twice": {SeatCount: 1, Hands: [][]thegame.Card{{5, 5}}},
		"no such card": {SeatCount: 1, Hands: [][]thegame.Card{{100}}}, "a long hand": {SeatCount: 1, Hands: [][]thegame.Card{whole[:9]}},
		"a short hand": {SeatCount: 1, Hands: [][]thegame.Card{whole[:7]}, DrawPile: whole[7:]}, "no cards": {SeatCount: 1, Hands: [][]thegame.Card{nil}},
		"a pile against the rules": {SeatCount: 1, Hands: [][]thegame.Card{{5}}, Piles: [4][]thegame.Card{{30, 21}}},
		"on a pile and in a hand":  {SeatCount: 1, Hands: [][]thegame.Card{{5}}, Piles: [4][]thegame.Card{{5}}},
	} {
		if _, err := d.Position(); err == nil {
			t.Errorf("%s: got no error", name)
		}
	}
}

// Codes of deals and daily deals rely on these orders for ever: never change a line here.
func TestTheOrderOfASeedNeverChanges(t *testing.T) {
	for seed, want := range map[uint64][]thegame.Card{0: {24, 28, 55, 44, 75, 63, 23, 74}, 1 << 63: {85, 84, 34, 57, 59, 30, 38, 76}} {
		if got := thegame.ShuffledDeck(seed)[:8]; !slices.Equal(got, want) {
			t.Errorf("seed %d: begins with %v, want %v", seed, got, want)
		}
	}
}
