package table

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
)

// Guide stands between the people at a table and its match: a lesson, a puzzle, the first game or a review. It may answer what they do
// before the table does, and draws what it has to say beside the table, in the place of the log.
type Guide interface {
	// Weigh reports whether a move may be played. A guide that refuses one says why itself.
	Weigh(t *Table, m dreist.Move) bool
	// Gesture reports whether it has done what a person wants, so that the table need not.
	Gesture(t *Table, g input.Gesture) bool
	// Buttons appends the buttons of the moment to dst; t.OwnButtons are those of a table without a guide.
	Buttons(t *Table, dst []Button) []Button
	// Push reports whether it has done what a button is for.
	Push(t *Table, b ButtonID) bool
	// Prompt returns the line between layout and hand, false where the table's own fits.
	Prompt(t *Table) (string, bool)
	// Update takes a tick and reports whether the picture changed; busy whether it needs the next one.
	Update(t *Table) bool
	Busy(t *Table) bool
	// Draw draws over the table, below a card that is held.
	Draw(t *Table, e *Canvas)
}

// takesBack is a guide with a way of its own to take the last move back; it reports whether it has done so.
type takesBack interface{ TakeBack(t *Table) bool }

// ventures is a guide under which the keys also aim a card where it must not lie; it appends those places.
type ventures interface {
	Venture(t *Table, c dreist.Card, places []Aim) []Aim
}

// letsDiscard is a guide under which the table asks before a card is discarded while another fits, unless the guide itself
// holds the discard back.
type letsDiscard interface {
	AsksBefore(t *Table, c dreist.Card) bool
}

// drawsOver is a guide that also draws over the buttons.
type drawsOver interface{ DrawOver(t *Table, e *Canvas) }

// mentor is a guide that also watches over what the rules refuse, and that decides itself what follows the end of a turn
// or of the match.
type mentor interface {
	Guide
	// HandsOff reports whether nobody at the screen may move now, as something is being shown or asked.
	HandsOff() bool
	// Correct reports whether it has said why a card cannot go where it was meant to.
	Correct(t *Table, c dreist.Card, to Aim) bool
	// View returns what lies where in the middle of Egon's turn, which no position tells; false elsewhere.
	View() (scene.View, bool)
	// Carries returns the card that it draws itself, or NoCard.
	Carries() dreist.Card
}

// GuideButton is the first number that a guide may give to a button of its own; the names after it are the guide's.
const GuideButton ButtonID = 100

// LeaveButton leaves what a guide leads through. It is the one button that several guides have.
const LeaveButton = GuideButton

// mentor returns the guide as a mentor, nil where it is none.
func (s *Situation) mentor() mentor {
	u, _ := s.Guide.(mentor)
	return u
}

// handsOff reports whether a mentor keeps the hands of the people off the cards.
func (s *Situation) handsOff() bool {
	u := s.mentor()
	return u != nil && u.HandsOff()
}

// Home returns what lies where when nothing is held.
func (s *Situation) Home() scene.View {
	if u := s.mentor(); u != nil {
		if v, ok := u.View(); ok {
			return v
		}
	}
	return scene.ViewOf(s.Position())
}

// Carried returns the card that a mentor draws itself, or NoCard.
func (s *Situation) Carried() dreist.Card {
	if u := s.mentor(); u != nil {
		return u.Carries()
	}
	return dreist.NoCard
}
