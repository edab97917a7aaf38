package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/sounds"
)

// What the examples and the puzzles that ask what Egon does next have in common: the cards that he has turned up and
// not laid yet, and how one of them is taken hold of.

// OpenCards returns the cards that Egon has turned up and not laid yet, the one just revealed last.
func (t *Table) OpenCards() []dreist.Card {
	v := t.Line.View()
	cards := slices.Clone(v.Aside)
	if v.Revealed != dreist.NoCard {
		cards = append(cards, v.Revealed)
	}
	return cards
}

// OpenCardAt returns the open card under a point.
func (t *Table) OpenCardAt(at geom.Point) (dreist.Card, bool) {
	for _, c := range slices.Backward(t.OpenCards()) {
		if t.Line.Now().Cards[c].Rect().Contains(at) {
			return c, true
		}
	}
	return dreist.NoCard, false
}

// LiftOpenCard takes hold of an open card.
func (t *Table) LiftOpenCard(c dreist.Card, at geom.Point) {
	t.pickUp(c, at)
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}
