package situation

import (
	"slices"

	"dreist/game/dreist"
	"dreist/render/tabletop"
)

// CanMarkFitting reports whether the cards that can be laid may be marked in the hand in front: in a game, while its player may
// move.
func (s *Situation) CanMarkFitting() bool {
	g, ok := s.Guide.(FittingGuide)
	return s.Mode == tabletop.Playing && s.Mine() && (s.Guide == nil || ok && g.CanMarkFitting())
}

// Fits reports whether a card can be laid now.
func (s *Situation) Fits(c dreist.Card) bool { return s.Position().Rows(c) != 0 }

// CountFitting returns how many cards of the hand in front can be laid now.
func (s *Situation) CountFitting() (n int) {
	for _, c := range s.Position().Hand(s.Front()) {
		if s.Fits(c) {
			n++
		}
	}
	return n
}

// Nowhere reports whether a card of the hand in front fits nowhere now, if that may be shown.
func (s *Situation) Nowhere(c dreist.Card) bool {
	return s.CanMarkFitting() && !s.Fits(c) && slices.Contains(s.Position().Hand(s.Front()), c)
}
