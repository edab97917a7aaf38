package scene

import (
	"dreist/game/peri"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// unfolding has the spots that open to their full step, and those that breathe while some of their cards are carried.
type unfolding struct{ open, breath tabletop.Lights[peri.Spot] }

const (
	unfoldTicks = 7   // for a spot to open or to close: 120 ms
	breathes    = 2.0 // logical pixels
)

// Unfold spreads the cards of one spot by a tick and squeezes those of all others; a spot that is not on the table squeezes all. The spot
// breathes while some of its cards are carried. A fan closes as soon as a card is chosen, since it would cover spots that take the card.
// moved reports whether a card moved.
func (t *Timeline) Unfold(open peri.Spot, grip tabletop.Grip) (moved bool) {
	all, part := &t.at.unfolding, 1.0/unfoldTicks
	all.open.Dim()
	all.breath.Dim()
	switch {
	case open.Part >= peri.Deck:
	case grip == tabletop.DraggedGrip:
		all.breath.SetLight(open, 1)
	case grip != tabletop.SelectedGrip:
		all.open.SetLight(open, 1)
	}
	if t.HasReducedMotion() || t.Speed() == stage.Instant {
		part = 1
	}
	moved = all.open.Tick(part)
	if moved = all.breath.Tick(part) || moved; moved {
		t.ArrangeAgain()
	}
	return moved
}
