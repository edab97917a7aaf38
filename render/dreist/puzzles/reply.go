package puzzles

import (
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
)

// reply is the way in which a kind of puzzle is answered.
type reply interface {
	// mark points at what is meant on the table, and options adds hidden buttons over the cards and cells that can be.
	mark(now *guide.Now, o *overlay.Overlay)
	options(now *guide.Now, o *overlay.Overlay)
	// controls puts the buttons of the kind into rows; below them is what every kind has.
	controls(g *scene.Geometry, o *overlay.Overlay)
	// Push reports whether it has done what one of its buttons is for.
	Push(now *guide.Now, b overlay.ButtonID) bool
	// key reports whether it has done what a person wants by a command.
	key(now *guide.Now, i input.Command) bool
	// putBack takes back what the keys point at, and reports whether they pointed at something.
	putBack() bool
	// Keys is the key of the sentence about the keys.
	Keys(now *guide.Now) string
}

// option adds a hidden button over a place of the table.
func option(o *overlay.Overlay, id overlay.ButtonID, at geom.Rect) {
	o.Buttons = append(o.Buttons, overlay.Button{Id: id, Rect: at, Works: true, Bare: true})
}

// The buttons of a puzzle.
const (
	CheckButton = overlay.LeaveButton + 1 + iota
	HintButton
	AnotherButton
	nextButton
	CopyButton
	AsideButton
	RevealButton
	StopButton
	openButton   // and the next ones: the cards that Egon has turned up
	OptionButton = openButton + 8
)
