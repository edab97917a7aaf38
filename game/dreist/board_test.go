package dreist_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/dreist"
)

// board is a position written down: hands and piles as lists of cards, the layout as rows from the top.
type board struct {
	mode    dreist.Mode
	starts  dreist.Seat
	layout  string
	hands   []string
	piles   []string
	discard string
}

// cards hands out the copies of each kind in the order in which they are asked for.
type cards [dreist.Kinds]int

func (c *cards) take(t *testing.T, kind dreist.Kind) dreist.Card {
	t.Helper()
	if c[kind] == dreist.Copies {
		t.Fatalf("the test's board has a fourth %v", kind)
	}
	c[kind]++
	return kind.Card(c[kind] - 1)
}

func (c *cards) list(t *testing.T, text string) []dreist.Card {
	t.Helper()
	var list []dreist.Card
	for _, word := range strings.Fields(text) {
		kind, err := dreist.ParseKind(word)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c.take(t, kind))
	}
	return list
}

func (c *cards) layout(t *testing.T, text string) []dreist.Placed {
	t.Helper()
	if text == "" || text == "-" {
		return nil
	}
	var placed []dreist.Placed
	for row, line := range strings.Split(text, "/") {
		number := 1
		for _, letter := range []byte(line) {
			if color, ok := dreist.ParseColor(letter); ok {
				placed = append(placed, dreist.Placed{Card: c.take(t, dreist.KindOf(number, color)), Row: row + 1})
				number++
			} else {
				number += int(letter - '0')
			}
		}
		if number != dreist.Numbers+1 {
			t.Fatalf("row %q of the test's board does not spell 8 columns", line)
		}
	}
	return placed
}

func (b board) position(t *testing.T) dreist.Position {
	t.Helper()
	var c cards
	d := dreist.Deal{Mode: b.mode, Starts: b.starts, Layout: c.layout(t, b.layout), Discard: c.list(t, b.discard)}
	for _, h := range b.hands {
		d.Hands = append(d.Hands, c.list(t, h))
	}
	for _, pile := range b.piles {
		d.Piles = append(d.Piles, c.list(t, pile))
	}
	p, err := d.Position()
	if err != nil {
		t.Fatal(err)
	}
	checkInvariants(t, &p)
	checkRefusals(t, &p)
	return p
}

// hand sets up a table of two in which seat 1 is to move with a hand and a pile, on a layout.
func hand(t *testing.T, layout, hand, pile string) dreist.Position {
	t.Helper()
	return board{layout: layout, hands: []string{hand, "8y"}, piles: []string{pile, "8y"}}.position(t)
}

// move reads a token of the record format for the seat to move.
func move(t *testing.T, p *dreist.Position, token string) dreist.Move {
	t.Helper()
	card := func(text string) dreist.Card {
		kind, err := dreist.ParseKind(text)
		if err != nil {
			t.Fatal(err)
		}
		if c := p.InHand(p.Turn(), kind); c != dreist.NoCard {
			return c
		}
		return kind.Card(dreist.Copies - 1)
	}
	switch {
	case token == "+":
		return dreist.Draw()
	case token == ".":
		return dreist.End()
	case token == "egon":
		return dreist.Egon()
	case token[0] == 'x':
		return dreist.Discard(card(token[1:]))
	case token[0] == '>' && len(token) == 2:
		return dreist.Give(dreist.Seat(token[1] - '1'))
	case token[0] == '>':
		return dreist.GiveEach(dreist.Seat(token[1]-'1'), dreist.Seat(token[2]-'1'))
	}
	return dreist.Lay(card(token[:2]), int(token[2]-'0'))
}

// play applies tokens, checking the position after each, and returns the last position and all events.
func play(t *testing.T, p dreist.Position, tokens string) (dreist.Position, []dreist.Event) {
	t.Helper()
	var all []dreist.Event
	for _, token := range strings.Fields(tokens) {
		next, events, err := dreist.Apply(p, move(t, &p, token))
		if err != nil {
			t.Fatalf("%s: %v\n%s", token, err, p.Picture())
		}
		checkInvariants(t, &next)
		p, all = next, append(all, events...)
	}
	return p, all
}

// refuses asserts that a token is refused for a reason and that nothing changes.
func refuses(t *testing.T, p dreist.Position, token string, want dreist.Reason) {
	t.Helper()
	next, events, err := dreist.Apply(p, move(t, &p, token))
	refusal, ok := err.(*dreist.Refusal)
	if !ok {
		t.Errorf("%s: got error %v, want a refusal: %v\n%s", token, err, want, p.Picture())
		return
	}
	if refusal.Reason != want {
		t.Errorf("%s: got refusal %q, want %q\n%s", token, refusal.Reason, want, p.Picture())
	}
	if !sameRefusal(refusal, p.Refusal(refusal.Move)) {
		t.Errorf("%s: got refusal %v from Apply and %v when asked", token, refusal, p.Refusal(refusal.Move))
	}
	if next != p || events != nil {
		t.Errorf("%s: a refused move changed the position\nfrom\n%sto\n%s", token, p.Picture(), next.Picture())
	}
}

func wantLayout(t *testing.T, p *dreist.Position, want string) {
	t.Helper()
	if got := p.Layout().String(); got != want {
		t.Errorf("got layout %s, want %s\n%s", got, want, p.Picture())
	}
}

func wantCards(t *testing.T, what string, got []dreist.Card, want string) {
	t.Helper()
	words := make([]string, len(got))
	for i, c := range got {
		words[i] = c.String()
	}
	if text := strings.Join(words, " "); text != want {
		t.Errorf("got %s %q, want %q", what, text, want)
	}
}

// eventsOf returns the events of one type.
func eventsOf[E dreist.Event](events []dreist.Event) []E {
	var found []E
	for _, e := range events {
		if e, ok := e.(E); ok {
			found = append(found, e)
		}
	}
	return found
}

func wantTrios(t *testing.T, events []dreist.Event, want ...string) {
	t.Helper()
	var got []string
	for _, trio := range eventsOf[dreist.TrioMade](events) {
		kind := "row"
		if trio.Column {
			kind = "column"
		}
		for _, c := range trio.Cards {
			kind += " " + c.String()
		}
		got = append(got, kind)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("DREIer (-want +got):\n%s", diff)
	}
}
