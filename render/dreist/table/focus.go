package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/situation"
	"dreist/render/tabletop"
)

// underMouse returns the card under the mouse that can be taken, or NoCard. A card that has risen towards the mouse counts as under it.
func (t *Table) underMouse() dreist.Card {
	if !t.Pointed || t.Hand.Grip >= tabletop.Pressed || t.Gift.Grip != tabletop.Free || t.ButtonAt(t.Cursor) != tabletop.NoButton {
		return dreist.NoCard
	}
	if t.Guide != nil {
		if c, ok := t.Line.CardAt(t.Overlay().Takeable, t.Cursor); ok {
			return c
		}
	}
	c, ok := t.HandCardAt(t.Cursor)
	if !ok && t.Over != tabletop.NoCard && t.Mine() && t.Line.PoseOf(t.Over).Rect().Contains(t.Cursor) {
		return dreist.Card(t.Over)
	}
	return c
}

// raise advances the rising of the cards that are selected, under the mouse or asked about, and of those that can be laid.
func (t *Table) raise() bool {
	t.Over = number(t.underMouse())
	doubt := dreist.NoCard
	if t.Question() == situation.DiscardQuestion {
		doubt = t.Doubt
	}
	lifted, offered := t.Line.Raise(t.HeldCard(), dreist.Card(t.Over), doubt, t.uncovered()), t.offer()
	return lifted || offered
}

// offer lets the cards rise a little that can be laid. While something moves those stay as they are, but in the others' turns all lie flat.
func (t *Table) offer() bool {
	var buffer [2 * dreist.HandSize]dreist.Card
	fits := buffer[:0]
	if t.Status.Fitting && t.MarksFitting() && !t.OthersShow() {
		for _, c := range t.Line.View().Hands[t.Front()] {
			if t.Line.Busy() && t.Line.Offered(c) > 0 || !t.Line.Busy() && t.Fits(c) {
				fits = append(fits, c)
			}
		}
	}
	return t.Line.Offer(fits...)
}

// uncovered returns the card of the layout under the mouse that is to be seen whole, NoCard for none.
func (t *Table) uncovered() dreist.Card {
	if !t.Pointed || t.Covered || t.Hand.Grip >= tabletop.Pressed || t.Gift.Grip != tabletop.Free || t.Hover != tabletop.NoButton ||
		t.Over != tabletop.NoCard {
		return dreist.NoCard
	}
	return t.Uncovered(t.Cursor)
}
