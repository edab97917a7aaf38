package dreist

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
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
	draw(t *table, e *canvas)
}

// takesBack is a guide with a way of its own to take the last move back; it reports whether it has done so.
type takesBack interface{ takeBack(t *table) bool }

// ventures is a guide under which the keys also aim a card where it must not lie; it appends those places.
type ventures interface {
	venture(t *table, c dreist.Card, places []aim) []aim
}

// letsDiscard is a guide under which the table asks before a card is discarded while another fits, unless the guide itself
// holds the discard back.
type letsDiscard interface {
	asksBefore(t *table, c dreist.Card) bool
}

// drawsOver is a guide that also draws over the buttons.
type drawsOver interface{ drawOver(t *table, e *canvas) }

// mentor is a guide that also watches over what the rules refuse, and that decides itself what follows the end of a turn
// or of the match.
type mentor interface {
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

// mentor returns the guide as a mentor, nil where it is none.
func (t *table) mentor() mentor {
	u, _ := t.guide.(mentor)
	return u
}

// handsOff reports whether a mentor keeps the hands of the people off the cards.
func (t *table) handsOff() bool {
	u := t.mentor()
	return u != nil && u.handsOff()
}

// home returns what lies where when nothing is held.
func (t *table) home() scene.View {
	if u := t.mentor(); u != nil {
		if v, ok := u.view(); ok {
			return v
		}
	}
	return scene.ViewOf(t.position())
}

// carried returns the card that a mentor draws itself, or NoCard.
func (t *table) carried() dreist.Card {
	if u := t.mentor(); u != nil {
		return u.carries()
	}
	return dreist.NoCard
}

// guideButton is the first number that a guide may give to a button of its own; the names after it are the guide's.
const guideButton buttonID = 100

// leaveButton leaves what a guide leads through. It is the one button that several guides have.
const leaveButton = guideButton
