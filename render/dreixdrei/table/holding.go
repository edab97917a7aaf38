package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/render/tabletop"
)

// holding is all that the player in front holds: one card, others that go along with it, and JOKERs that wait for a name.
type holding struct {
	hand    *tabletop.Held   // the card with what goes along
	chosen  []dreixdrei.Card // all of these, which an equal card that is chosen next joins
	dropped []dreixdrei.Card // all that was let go last
	wheel   wheel
}

// card returns the one card.
func (h *holding) card() dreixdrei.Card { return cardOf(h.hand.Card) }

// cards returns the cards that are held, the one of the hand last.
func (h *holding) cards() (all []dreixdrei.Card) {
	for _, c := range h.hand.Cards() {
		all = append(all, cardOf(c))
	}
	return all
}

// moved returns what is moved with a card: what is held, or was until it was dropped.
func (h *holding) moved(c dreixdrei.Card) []dreixdrei.Card {
	switch {
	case h.hand.IsHolding():
		return h.cards()
	case slices.Contains(h.dropped, c):
		return h.dropped
	}
	return []dreixdrei.Card{c}
}

// take is told that the hand has taken a card. Cards that were chosen before go along where they are equal, or also JOKERs where mixed
// says so; the hand may hold the pile, with which nothing goes along.
func (h *holding) take(o own, mixed bool) {
	c := h.card()
	if !o.joinable(c) {
		h.hand.With, h.chosen = nil, nil
		return
	}
	h.hand.With = numbers(slices.DeleteFunc(slices.Clone(h.chosen), func(other dreixdrei.Card) bool {
		joins := other.Kind() == c.Kind() || mixed && (other.Kind() == dreixdrei.Joker || c.Kind() == dreixdrei.Joker)
		return other == c || !joins
	}))
	h.chosen = h.cards()
}

// takeStack is told that the hand has taken a card with all equal ones of its place.
func (h *holding) takeStack(o own) {
	c := h.card()
	where, _ := o.place(c)
	h.hand.With = numbers(slices.DeleteFunc(o.equals(c), func(other dreixdrei.Card) bool {
		at, _ := o.place(other)
		return other == c || at != where
	}))
	h.chosen = h.cards()
}

// meant returns which of the equal cards in the place of one is taken where that is pointed at: the held one if that is among what is
// held, else the first that is not held.
func (h *holding) meant(o own, c dreixdrei.Card) dreixdrei.Card {
	held := h.cards()
	if slices.Contains(held, c) {
		return h.card()
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
	for _, c := range o.equals(h.card()) {
		if !slices.Contains(held, c) {
			h.hand.With = append(h.hand.With, number(c))
			h.chosen = h.cards()
			return
		}
	}
}

// remove has one card less go along.
func (h *holding) remove() {
	h.hand.With = h.hand.With[:max(len(h.hand.With)-1, 0)]
	h.chosen = h.cards()
}

// forget forgets what goes along and what waits for a name.
func (h *holding) forget() {
	if h.hand.IsHolding() {
		h.dropped = h.cards()
	}
	h.hand.With, h.chosen, h.wheel = nil, nil, wheel{}
}
