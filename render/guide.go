package render

import (
	"dreist/game/dreist"
	"dreist/input"
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

// takesBack is a guide with a way of its own to take the last move back; it reports whether it has done so.
type takesBack interface{ takeBack(t *table) bool }

// guideButton is the first number that a guide may give to a button of its own; the names after it are the guide's.
const guideButton buttonID = 100

// leaveButton leaves what a guide leads through. It is the one button that several guides have.
const leaveButton = guideButton
