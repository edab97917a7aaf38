package table

import (
	"dreist/game/peri"
)

// unfold lets the cards open among which one is held or, with none held, the mouse is.
func (t *Table) unfold() bool {
	c, open := cardOf(t.Hand.Card), peri.Place{Part: peri.Deck}
	if !t.Hand.IsHolding() && t.Pointed && !t.HasButtonAt(t.Cursor) {
		c, _ = t.Timeline.CardAt(t.upwards(), t.Cursor)
	}
	if at, _, ok := t.Timeline.View().Where(c); ok {
		open = at
	}
	return t.Timeline.Unfold(open, t.Hand.Grip)
}
