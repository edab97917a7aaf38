package rulebook_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
)

// example is one of the twelve examples: what is to see in it, in the record format.
type example struct {
	layout, hand, pile string
	egon               string // Egon's pile; then he is to move
}

// examples holds the examples that are positions of a turn.
func examples() map[int]example {
	return map[int]example{
		1:  {layout: "1r1yy2v/1vv1tt1r/6rr", hand: "1t 6v"},
		2:  {layout: "-", hand: "4y 5y 8v 8r 1t"},
		3:  {layout: "3yy2v/7r", hand: "5t 8r 7r 3t 6v"},
		4:  {layout: "3yy2v/4t2r/6rr", hand: "2r 2v 3v 6t 4r"},
		5:  {layout: "1r1yy2v/1vv1tt1r/6rr", hand: "1t 1y 1t 4v 6v"},
		6:  {layout: "1r1yy2v/1vv1tt1r/6rr", hand: "3t 6v 6r 1y 4v", pile: "1t 8y 6r"},
		7:  {layout: "1r1yy3/1vv1t3/2t5", hand: "4r 6y 6t 5v 3y", pile: "1t 2t 3v"},
		8:  {layout: "1r1yy3/4tt2/5rr1/5t2", hand: "6y 2v 1t 7y 7y", pile: "3r 4v"},
		9:  {layout: "1r1tt1tt/4y3", hand: "6t 1r 1v 4v 4v", pile: "5v 1r"},
		10: {layout: "1r2yy2/1v2t3/4t3", egon: "7t 2y 6t 8v"},
		11: {layout: "1t1rr3", egon: "3y 1t 8v 8y 8r"},
		12: {layout: "3r2yy/3r4", egon: "3t 5t 4t 1v"},
	}
}

func (f example) position(t *testing.T) dreist.Position {
	t.Helper()
	var deck record.Deck
	cards := func(list string) []dreist.Card {
		return need.Value(deck.Cards(list))(t)
	}
	placed := need.Value(deck.Layout(f.layout))(t)
	d := dreist.Deal{Layout: placed}
	if f.egon != "" {
		d.Mode, d.Starts = dreist.Solo, dreist.EgonSeat
		d.Piles = [][]dreist.Card{cards("2t"), cards(f.egon)}
	} else {
		d.Hands = [][]dreist.Card{cards(f.hand), nil}
		d.Piles = [][]dreist.Card{cards(f.pile), cards("8t 8t")}
	}
	return need.Value(d.Position())(t)
}

// move reads a token of the record format, or "egon", for the seat to move.
func move(t *testing.T, p *dreist.Position, token string) dreist.Move {
	t.Helper()
	if token == "egon" {
		return dreist.Egon()
	}
	m := need.Value(record.ParseMove(token))(t)
	return p.FromHand(m)
}

func play(t *testing.T, p dreist.Position, tokens string) (dreist.Position, []dreist.Event) {
	t.Helper()
	var all []dreist.Event
	for _, token := range strings.Fields(tokens) {
		next, events, err := dreist.Apply(p, move(t, &p, token))
		if err != nil {
			t.Fatalf("%s: %v\n%s", token, err, p.Picture())
		}
		p, all = next, append(all, events...)
	}
	return p, all
}

func eventsOf[E dreist.Event](events []dreist.Event) []E {
	var found []E
	for _, e := range events {
		if e, ok := e.(E); ok {
			found = append(found, e)
		}
	}
	return found
}

func list(cards []dreist.Card) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

func want[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}
