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
func (s *Situation) OpenCards() []dreist.Card {
	v := s.Line.View()
	cards := slices.Clone(v.Aside)
	if v.Revealed != dreist.NoCard {
		cards = append(cards, v.Revealed)
	}
	return cards
}

// OpenCardAt returns the open card under a point.
func (s *Situation) OpenCardAt(at geom.Point) (dreist.Card, bool) {
	for _, c := range slices.Backward(s.OpenCards()) {
		if s.Line.Now().Cards[c].Rect().Contains(at) {
			return c, true
		}
	}
	return dreist.NoCard, false
}

// Lift takes hold of a card at a point.
func (t *Table) Lift(c dreist.Card, at geom.Point) {
	t.Hand.pickUp(c, t.Line.Now().Cards[c], at)
	t.turnTo(c)
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}
