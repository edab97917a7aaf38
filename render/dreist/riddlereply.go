package dreist

import (
	"dreist/game/dreist"
	"dreist/game/dreist/puzzle"
	"dreist/input"
)

// reply is the way in which a kind of puzzle is answered.
type reply interface {
	// options appends what can be meant on the table, hidden buttons over cards and cells.
	options(t *table, dst []button) []button
	// controls puts the buttons of the kind on the shelf; shown above them is what every kind has.
	controls(t *table, s *shelf)
	// push reports whether it has done what one of its buttons is for.
	push(t *table, b buttonID) bool
	// gesture and key report whether they have done what a person wants; key gets what triggers an command.
	gesture(t *table, g input.Gesture) bool
	key(t *table, i input.Command) bool
	// putBack takes back what the keys point at, and reports whether they pointed at something.
	putBack() bool
	// weigh is asked before a move of the game.
	weigh(t *table, m dreist.Move) bool
	// why explains what is pointed at, with a number that tells one from the other; 0 and nothing where there is nothing
	// to explain.
	why(t *table) (number int, why puzzle.Reason)
	// because says why the answer is right, once it is; nothing where every step has said so.
	because() []puzzle.Reason
	// prove shows what is right, once all is solved and at rest, and reports whether there was something left to show.
	prove(t *table) bool
	// proves reports whether something is left to show.
	proves() bool
	// keys is the key of the sentence about the keys.
	keys(t *table) string
	draw(t *table, e *canvas)
}

// The buttons of a puzzle.
const (
	checkButton = leaveButton + 1 + iota
	hintButton
	anotherButton
	nextButton
	copyButton
	asideButton
	revealButton
	stopButton
	openButton   // and the next ones: the cards that Egon has turned up
	optionButton = openButton + 8
)
