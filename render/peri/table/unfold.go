package table

import (
	"dreist/game/peri"
)

// unfold opens the place of the held card or, if no card is held, the place under the mouse. It reports whether a card moved.
func (t *Table) unfold() (moved bool) {
	c, open := cardOf(t.Hand.Card), peri.Spot{Part: peri.Deck}
	if !t.Hand.IsHolding() && t.IsPointing && !t.HasButtonAt(t.Cursor) {
		c, _ = t.Timeline.CardAt(t.upwards(), t.Cursor)
	}
	if at, _, ok := t.Timeline.View().PlaceOf(c); ok {
		open = at
	}
	return t.Timeline.Unfold(open, t.Hand.Grip)
}
