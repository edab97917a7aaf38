package table

import (
	"slices"

	"dreist/game/dreixdrei"
	"dreist/render/tabletop"
)

// holding has the cards that the player at the screen holds: one card, others that go along with it, and JOKERs that wait for a name.
type holding struct {
	lead    *tabletop.HeldCard // the card with those that go along
	chosen  []dreixdrei.Card   // all these cards; an equal card that is chosen next joins them
	dropped []dreixdrei.Card   // the cards that were let go last
	wheel   wheel
}

func (h *holding) card() dreixdrei.Card { return cardOf(h.lead.Card) }

// cards returns the held cards, last the one with which the others go along.
func (h *holding) cards() (all []dreixdrei.Card) {
	for _, c := range h.lead.Cards() {
		all = append(all, cardOf(c))
	}
	return all
}

// moved returns the cards that move with a card: the held cards, or those that were just dropped.
func (h *holding) moved(c dreixdrei.Card) []dreixdrei.Card {
	switch {
	case h.lead.IsHolding():
		return h.cards()
	case slices.Contains(h.dropped, c):
		return h.dropped
	}
	return []dreixdrei.Card{c}
}

// take is called after a card was picked up. Cards that were chosen before go along if they are equal and, if mixed, JOKERs, too.
// No card goes along with the pile or a face-down card.
func (h *holding) take(o seatPosition, mixed bool) {
	c := h.card()
	if !o.joinable(c) {
		h.lead.Companions, h.chosen = nil, nil
		return
	}
	h.lead.Companions = numbers(slices.DeleteFunc(slices.Clone(h.chosen), func(other dreixdrei.Card) bool {
		joins := other.Kind() == c.Kind() || mixed && (other.Kind() == dreixdrei.Joker || c.Kind() == dreixdrei.Joker)
		return other == c || !joins
	}))
	h.chosen = h.cards()
}

// takeStack is called after a card was picked up by the number of its stack: all equal cards of its spot go along.
func (h *holding) takeStack(o seatPosition) {
	c := h.card()
	where, _ := o.spotOf(c)
	h.lead.Companions = numbers(slices.DeleteFunc(o.equals(c), func(other dreixdrei.Card) bool {
		at, _ := o.spotOf(other)
		return other == c || at != where
	}))
	h.chosen = h.cards()
}

// meant returns the card that is picked up if the mouse is at c: the held card if c is held, else the first equal card of that spot that is not held.
func (h *holding) meant(o seatPosition, c dreixdrei.Card) dreixdrei.Card {
	held := h.cards()
	if slices.Contains(held, c) {
		return h.card()
	}
	where, _ := o.spotOf(c)
	for _, other := range o.equals(c) {
		if at, _ := o.spotOf(other); at == where && !slices.Contains(held, other) {
			return other
		}
	}
	return c
}

func (h *holding) add(o seatPosition) {
	held := h.cards()
	for _, c := range o.equals(h.card()) {
		if !slices.Contains(held, c) {
			h.lead.Companions = append(h.lead.Companions, number(c))
			h.chosen = h.cards()
			return
		}
	}
}

func (h *holding) remove() {
	h.lead.Companions = h.lead.Companions[:max(len(h.lead.Companions)-1, 0)]
	h.chosen = h.cards()
}

func (h *holding) forget() {
	if h.lead.IsHolding() {
		h.dropped = h.cards()
	}
	h.lead.Companions, h.chosen, h.wheel = nil, nil, wheel{}
}
