package render

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/scene"
)

// guide stands between the people at a table and its match: a lesson, a puzzle or a review. It may answer what they do
// before the table does, and draws what it has to say beside the table, in the place of the log.
type guide interface {
	// weigh reports whether a move may be played. A guide that refuses one says why itself.
	weigh(t *table, m dreist.Move) bool
	// gesture reports whether it has done what a person wants, so that the table need not.
	gesture(t *table, g input.Gesture) bool
	// buttons appends the buttons of the moment to dst; t.ownButtons are those of a table without a guide.
	buttons(t *table, dst []button) []button
	// push reports whether it has done what a button is for.
	push(t *table, b buttonID) bool
	// prompt returns the line between layout and hand, false where the table's own fits.
	prompt(t *table) (string, bool)
	// update takes a tick and reports whether the picture changed; busy whether it needs the next one.
	update(t *table) bool
	busy(t *table) bool
	// draw draws over the table, below a card that is held.
	draw(t *table, e *easel)
}

// tutor is a guide that also watches over what the rules refuse, and that decides itself what follows the end of a turn
// or of the match.
type tutor interface {
	guide
	// handsOff reports whether nobody at the screen may move now, as something is being shown or asked.
	handsOff() bool
	// correct reports whether it has said why a card cannot go where it was meant to.
	correct(t *table, c dreist.Card, to aim) bool
	// view returns what lies where in the middle of Egon's turn, which no position tells; false elsewhere.
	view() (scene.View, bool)
	// carries returns the card that it draws itself, or NoCard.
	carries() dreist.Card
}

// tutor returns the guide as a tutor, nil where it is none.
func (t *table) tutor() tutor {
	u, _ := t.guide.(tutor)
	return u
}

// handsOff reports whether a tutor keeps the hands of the people off the cards.
func (t *table) handsOff() bool {
	u := t.tutor()
	return u != nil && u.handsOff()
}

// home returns what lies where when nothing is held.
func (t *table) home() scene.View {
	if u := t.tutor(); u != nil {
		if v, ok := u.view(); ok {
			return v
		}
	}
	return scene.ViewOf(t.position())
}

// carried returns the card that a tutor draws itself, or NoCard.
func (t *table) carried() dreist.Card {
	if u := t.tutor(); u != nil {
		return u.carries()
	}
	return dreist.NoCard
}

// guideButton is the first number that a guide may give to a button of its own; the names after it are the guide's.
const guideButton buttonID = 100
