package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/render/tabletop"
)

// holding is all that whoever sits in front holds: one card, others that go along with it, and JOKERs that wait for a name.
type holding struct {
	hand    *tabletop.Held[dreixdrei.Card, Aim] // the one card
	with    []dreixdrei.Card                    // what goes along
	chosen  []dreixdrei.Card                    // all of these, which an equal card that is chosen next joins
	dropped []dreixdrei.Card                    // all that was let go last
	wheel   wheel
}

// cards returns the cards that are held, the one of the hand last.
func (h *holding) cards() []dreixdrei.Card {
	if !h.hand.Holds() {
		return nil
	}
	return append(slices.Clone(h.with), h.hand.Card)
}

// raised returns the cards that are held or wait for a name.
func (h *holding) raised() []dreixdrei.Card { return append(h.cards(), h.wheel.laid...) }

// carries reports whether a card is carried by the mouse.
func (h *holding) carries(c dreixdrei.Card) bool {
	return h.hand.Grip == tabletop.Dragged && (c == h.hand.Card || slices.Contains(h.with, c))
}

// moved returns what is moved with a card: what is held, or was until it was dropped.
func (h *holding) moved(c dreixdrei.Card) []dreixdrei.Card {
	switch {
	case h.hand.Holds():
		return h.cards()
	case slices.Contains(h.dropped, c):
		return h.dropped
	}
	return []dreixdrei.Card{c}
}

// take is told that the hand has taken a card. Cards that were chosen before go along where they are equal, or also JOKERs where mixed
// says so; the hand may hold the pile, with which nothing goes along.
func (h *holding) take(o own, mixed bool) {
	c := h.hand.Card
	if !o.joinable(c) {
		h.with, h.chosen = nil, nil
		return
	}
	h.with = slices.DeleteFunc(slices.Clone(h.chosen), func(other dreixdrei.Card) bool {
		joins := other.Kind() == c.Kind() || mixed && (other.Kind() == dreixdrei.Joker || c.Kind() == dreixdrei.Joker)
		return other == c || !joins
	})
	h.chosen = h.cards()
}

// takeStack is told that the hand has taken a card with all equal ones of its place.
func (h *holding) takeStack(o own) {
	c := h.hand.Card
	where, _ := o.place(c)
	h.with = slices.DeleteFunc(o.equals(c), func(other dreixdrei.Card) bool {
		at, _ := o.place(other)
		return other == c || at != where
	})
	h.chosen = h.cards()
}

// meant returns which of the equal cards in the place of one is taken where that is pointed at: the held one if that is among what is
// held, else the first that is not held.
func (h *holding) meant(o own, c dreixdrei.Card) dreixdrei.Card {
	held := h.cards()
	if slices.Contains(held, c) {
		return h.hand.Card
	}
	where, _ := o.place(c)
	for _, other := range o.equals(c) {
		if at, _ := o.place(other); at == where && !slices.Contains(held, other) {
			return other
		}
	}
	return c
}

// add has one more equal card go along.
func (h *holding) add(o own) {
	held := h.cards()
	for _, c := range o.equals(h.hand.Card) {
		if !slices.Contains(held, c) {
			h.with = append(h.with, c)
			h.chosen = h.cards()
			return
		}
	}
}

// remove has one card less go along.
func (h *holding) remove() {
	h.with = h.with[:max(len(h.with)-1, 0)]
	h.chosen = h.cards()
}

// drop notes what is let go.
func (h *holding) drop() { h.dropped = h.cards() }

// letGo forgets what goes along and what waits for a name.
func (h *holding) letGo() { h.with, h.chosen, h.wheel = nil, nil, wheel{} }
