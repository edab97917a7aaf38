package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei"
	"dreist/game/dreixdrei/match"
	"dreist/game/play"
	"dreist/render/tabletop"
)

// positionOf returns the first seat's cards of a record with two seats.
func positionOf(t *testing.T, hand, openCards, down, draw, pile string) seatPosition {
	t.Helper()
	m := need.Value(match.Resume(fmt.Sprintf(`[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "Ada"]
[Seat2 "Ben"]
[Stage "play"]
[Hand1 "%s"]
[Open1 "%s"]
[Down1 "%s"]
[Hand2 "3 10 11"]
[Open2 "9 10 D"]
[Down2 "5 6 7"]
[Draw "%s"]
[Discard "%s"]
`, hand, openCards, down, draw, pile), play.DiscardSaver{}))(t)
	return seatPosition{m.Position(), 0}
}

// kinds writes cards as their kinds.
func kinds(cards []dreixdrei.Card) string {
	var all []string
	for _, c := range cards {
		all = append(all, c.Kind().String())
	}
	return strings.Join(all, " ")
}

// pick returns a card of a kind that was not held, in a hand that holds it.
func pick(h *holding, o seatPosition, k dreixdrei.Kind) dreixdrei.Card {
	for _, c := range append(o.hand(), o.open()...) {
		if c.Kind() == k && !slices.Contains(h.cards(), c) {
			c = h.meant(o, c)
			h.lead.Card, h.lead.Grip = number(c), tabletop.SelectedGrip
			return c
		}
	}
	return dreixdrei.NoCard
}

// Equal cards that are chosen one after the other are held together; another kind begins anew, and only a JOKER joins, where that is asked.
func TestEqualCardsAreHeldTogether(t *testing.T) {
	o := positionOf(t, "8 8 8 9 J", "8 11 R", "3 4 5", "", "3 4")
	h := holding{lead: &tabletop.HeldCard{}}
	for _, c := range []struct {
		kind  dreixdrei.Kind
		mixed bool
		want  string
	}{
		{8, false, "8"}, {8, false, "8 8"}, {8, false, "8 8 8"}, {9, false, "9"}, {dreixdrei.Joker, false, "J"}, {9, true, "J 9"},
	} {
		pick(&h, o, c.kind)
		if h.take(o, c.mixed); kinds(h.cards()) != c.want {
			t.Errorf("after a %v, mixed %v: held are %q, want %q", c.kind, c.mixed, kinds(h.cards()), c.want)
		}
	}
	if h.forget(); len(h.cards()) != 1 {
		t.Errorf("let go: %q still go along", kinds(h.cards()))
	}
}

// A stack is all equal cards of one spot; by keys it grows by those of the other spot, too, and shrinks to one.
func TestAStackGrowsAndShrinks(t *testing.T) {
	o := positionOf(t, "8 8 8 9", "8 11 R", "3 4 5", "", "3 4")
	h := holding{lead: &tabletop.HeldCard{}}
	pick(&h, o, 8)
	if h.takeStack(o); len(h.cards()) != 3 {
		t.Fatalf("the stack is %q", kinds(h.cards()))
	}
	for range 2 {
		h.add(o)
	}
	if len(h.cards()) != 4 {
		t.Errorf("with the open one it is %q", kinds(h.cards()))
	}
	for range 9 {
		h.remove()
	}
	if len(h.cards()) != 1 {
		t.Errorf("without any other it is %q", kinds(h.cards()))
	}
}

// What was dropped is still moved with its card, although the hand is empty; any other card moves alone.
func TestWhatWasDroppedMovesTogether(t *testing.T) {
	o := positionOf(t, "8 8 9", "11 12 R", "3 4 5", "4 5", "3 4")
	h := holding{lead: &tabletop.HeldCard{}}
	c := pick(&h, o, 8)
	h.takeStack(o)
	h.forget()
	h.lead.Grip, h.lead.Card = tabletop.NoGrip, tabletop.NoCard
	nine := o.hand()[2]
	if got, other := kinds(h.moved(c)), kinds(h.moved(nine)); got != "8 8" || other != "9" {
		t.Errorf("moved are %q and %q", got, other)
	}
}

// Cards may be laid by what the pile demands; open ones once nothing can be drawn and the hand is laid; else the pile is taken.
func TestWhatASeatMayDo(t *testing.T) {
	for _, c := range []struct {
		hand, open, down, draw, pile string
		layable                      string
		onlyTakes, turnsUp           bool
	}{
		{"5 7 12", "11 12 R", "3 4 5", "4 I", "3 7", "5 7", false, false},
		{"5 6 J", "11 12 R", "3 4 5", "4 I", "12", "J", false, false},
		{"5 6 9", "11 12 R", "3 4 5", "4 I", "12", "", true, false},
		{"", "8 9 R", "3 4 5", "", "9", "9 R", false, false},
		{"", "", "3 4 5", "", "9", "", false, true},
	} {
		o := positionOf(t, c.hand, c.open, c.down, c.draw, c.pile)
		if got := kinds(o.layable()); got != c.layable || o.onlyTakes() != c.onlyTakes || o.mayTurnUp() != c.turnsUp {
			t.Errorf("%q, open %q on %q: may be laid %q, only taking up %v, turning up %v",
				c.hand, c.open, c.pile, got, o.onlyTakes(), o.mayTurnUp())
		}
	}
}
