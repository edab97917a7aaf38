package dreist

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/geom"
	"dreist/sounds"
)

// What the examples and the puzzles that ask what Egon does next have in common: the cards that he has turned up and
// not laid yet, and how one of them is taken hold of.

// openCards returns the cards that Egon has turned up and not laid yet, the one just revealed last.
func (t *table) openCards() []dreist.Card {
	v := t.line.View()
	cards := slices.Clone(v.Aside)
	if v.Revealed != dreist.NoCard {
		cards = append(cards, v.Revealed)
	}
	return cards
}

// openCardAt returns the open card under a point.
func (t *table) openCardAt(at geom.Point) (dreist.Card, bool) {
	for _, c := range slices.Backward(t.openCards()) {
		if t.line.Now().Cards[c].Rect().Contains(at) {
			return c, true
		}
	}
	return dreist.NoCard, false
}

// liftOpenCard takes hold of an open card.
func (t *table) liftOpenCard(c dreist.Card, at geom.Point) {
	t.pickUp(c, at)
	t.sound.Play(sounds.Cue{Clip: sounds.Lift})
}
