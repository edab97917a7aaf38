package scene

import (
	"dreist/game/peri"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// unfolding is the state of a place that opens to its full step, or breathes while some of its cards are carried.
type unfolding struct{ open, breath tabletop.Fade }

const (
	unfoldTicks = 7   // for a place to open or to close: 120 ms
	breathes    = 2.0 // logical pixels
)

// Unfold spreads the cards of one place by a tick and squeezes those of all others; a place that is not on the table squeezes all. The place
// breathes while some of its cards are carried. A fan closes as soon as a card is chosen, since it would cover places that take the card.
// moved reports whether a card moved.
func (t *Timeline) Unfold(open peri.Spot, grip tabletop.Grip) (moved bool) {
	all, opens := t.at.unfolded, false
	if open.Part < peri.Deck {
		if _, begun := all[open]; !begun {
			all[open] = unfolding{}
		}
		opens = grip == tabletop.NoGrip || grip == tabletop.PressedGrip
	}
	part := 1.0 / unfoldTicks
	if t.HasReducedMotion() || t.Speed() == stage.Instant {
		part = 1
	}
	for at, u := range all {
		u.open.SetVisible(at == open && opens)
		u.breath.SetVisible(at == open && grip == tabletop.DraggedGrip)
		moved = u.open.Advance(part) || moved
		moved = u.breath.Advance(part) || moved
		if all[at] = u; u.open.IsGone() && u.breath.IsGone() {
			delete(all, at)
		}
	}
	if moved {
		t.ArrangeAgain()
	}
	return moved
}
