package dreist_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
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

func (b board) position(t *testing.T) dreist.Position {
	t.Helper()
	text := fmt.Sprintf("[Game \"DREIst!\"]\n[Format \"1\"]\n[Mode \"%s\"]\n", [...]string{dreist.TableMode: "table", dreist.SoloMode: "egon"}[b.mode])
	if b.layout != "" {
		text += fmt.Sprintf("[Layout %q]\n", b.layout)
	}
	text += fmt.Sprintf("[Starts \"%d\"]\n[Discard %q]\n", b.starts+1, b.discard)
	for i, h := range b.hands {
		text += fmt.Sprintf("[Hand%d %q]\n", i+1, h)
	}
	for i, pile := range b.piles {
		text += fmt.Sprintf("[Seat%d \"\"]\n[Pile%d %q]\n", i+1, i+1, pile)
	}
	d := need.Value(record.Parse(text))(t).Deal
	p := need.Value(d.Position())(t)
	checkInvariants(t, &p)
	checkRefusals(t, &p)
	return p
}

// hand sets up a table of two in which seat 1 is to move with a hand and a pile, on a layout.
func hand(t *testing.T, layout, hand, pile string) dreist.Position {
	t.Helper()
	return board{layout: layout, hands: []string{hand, "8y"}, piles: []string{pile, "8y"}}.position(t)
}

// move reads a token of the record format, or "egon", for the seat to move.
func move(t *testing.T, p *dreist.Position, token string) dreist.Move {
	t.Helper()
	if token == "egon" {
		return dreist.EgonMove()
	}
	m := need.Value(record.ParseMove(token))(t)
	return p.WithHandCard(m)
}

// play applies tokens, checking the position after each, and returns the last position and all events.
func play(t *testing.T, p dreist.Position, tokens string) (dreist.Position, []dreist.Event) {
	t.Helper()
	var all []dreist.Event
	for _, token := range strings.Fields(tokens) {
		next, events, err := dreist.Apply(p, move(t, &p, token))
		if err != nil {
			t.Fatalf("%s: %v\n%s", token, err, p.TextPicture())
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
		t.Errorf("%s: got error %v, want a refusal: %v\n%s", token, err, want, p.TextPicture())
		return
	}
	if refusal.Reason != want {
		t.Errorf("%s: got refusal %q, want %q\n%s", token, refusal.Reason, want, p.TextPicture())
	}
	if !sameRefusal(refusal, p.Refusal(refusal.Move)) {
		t.Errorf("%s: got refusal %v from Apply and %v when asked", token, refusal, p.Refusal(refusal.Move))
	}
	if next != p || events != nil {
		t.Errorf("%s: a refused move changed the position\nfrom\n%sto\n%s", token, p.TextPicture(), next.TextPicture())
	}
}

func wantLayout(t *testing.T, p *dreist.Position, want string) {
	t.Helper()
	if got := p.Layout().String(); got != want {
		t.Errorf("got layout %s, want %s\n%s", got, want, p.TextPicture())
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
		if trio.IsColumn {
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
