package tabletop

import "dreist/input"

// GuideState is the guide of a table, and whether what it shows is still what it showed last. M is a move and E an event.
type GuideState[M, E any] struct {
	Guide   Guide[M, E] // the active guide, or nil
	Teacher Guide[M, E] // active when no other guide is, or nil

	isStale  bool // the picture has to be drawn again
	isFilled bool // the overlay and the buttons are those of the current state
}

// Redraw lets the picture be drawn again, and the overlay and the buttons be filled anew at the next look. Whatever changes what is seen calls it.
func (g *GuideState[M, E]) Redraw() { g.isStale, g.isFilled = true, false }

// TakeStale reports whether the picture has to be drawn again, and clears the mark.
func (g *GuideState[M, E]) TakeStale() (wasStale bool) {
	stale := g.isStale
	g.isStale = false
	return stale
}

// SetGuide sets the active guide; nil leaves the table to the teacher.
func (g *GuideState[M, E]) SetGuide(to Guide[M, E]) {
	if to == nil {
		to = g.Teacher
	}
	g.Guide = to
	g.Redraw()
}

// guide returns the active guide, one that does nothing if there is none.
func (g *GuideState[M, E]) guide() Guide[M, E] {
	if g.Guide == nil {
		return BaseGuide[M, E]{}
	}
	return g.Guide
}

// IsLocked reports whether the guide locks the cards.
func (g *GuideState[M, E]) IsLocked() bool { return g.guide().IsLocked() }

// OfferAttempt offers the guide an attempt of the player, and reports whether the guide has handled it.
func (g *GuideState[M, E]) OfferAttempt(a Attempt[M]) (handled bool) {
	handled = g.guide().HandleAttempt(a) == Handled
	if handled {
		g.Redraw()
	}
	return handled
}

// offerGesture offers the guide a gesture before the table interprets it.
func (g *GuideState[M, E]) offerGesture(of input.Gesture) (handled bool) {
	kind := TryGesture
	if of.Kind == input.CommandGiven {
		kind = TryCommand
	}
	return g.OfferAttempt(Attempt[M]{Kind: kind, Gesture: of})
}
