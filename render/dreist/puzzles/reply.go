package puzzles

import (
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// reply is the way in which a kind of puzzle is answered. One that embeds quiet has only what is its own.
type reply interface {
	// begin lets the table show the puzzle, coming from what it showed before.
	begin(now *guide.Now, from scene.View)
	// mark points at what is meant on the table, and options adds hidden buttons over the cards and cells that can be.
	mark(now *guide.Now, o *overlay.Overlay)
	options(now *guide.Now, o *overlay.Overlay)
	// controls puts the buttons of the kind into rows; below them is what every kind has.
	controls(o *overlay.Overlay)
	// try answers what is not about the puzzle's buttons and keys.
	try(now *guide.Now, a guide.Attempt) guide.Answer
	// Push answers a press on one of its buttons, and key a command.
	Push(now *guide.Now, b tabletop.ButtonID) guide.Answer
	key(now *guide.Now, i input.Command) guide.Answer
	// putBack takes back what the keys point at, and reports whether they pointed at something.
	putBack() bool
	// Keys is the key of the sentence about the keys.
	Keys(now *guide.Now) string
	// readAloud returns what can be answered.
	readAloud(now *guide.Now) []string
	// why explains the option that is pointed at, with a number that tells one from the other, 0 for nothing; and because says
	// why the answer is right.
	why(now *guide.Now) (number int, why puzzle.Reason)
	because() []puzzle.Reason
	// prove shows the next step of the proof of an answer, and proves reports whether there is one.
	prove(now *guide.Now) bool
	proves() bool
}

// quiet is what a reply is that neither moves cards nor explains itself.
type quiet struct{}

func (quiet) try(_ *guide.Now, a guide.Attempt) guide.Answer {
	return a.Kind == guide.Play || a.Kind == guide.TakeBack
}

func (quiet) readAloud(*guide.Now) []string           { return nil }
func (quiet) why(*guide.Now) (n int, w puzzle.Reason) { return n, w }
func (quiet) because() []puzzle.Reason                { return nil }
func (quiet) prove(*guide.Now) bool                   { return false }
func (quiet) proves() bool                            { return false }

// pointer is what the keys point at.
type pointer struct{ At int } // -1 for nothing

func (p *pointer) putBack() bool {
	pointed := p.At >= 0
	p.At = -1
	return pointed
}

// option adds a hidden button over a place of the table.
func option(o *overlay.Overlay, id tabletop.ButtonID, at geom.Rect) {
	o.Buttons = append(o.Buttons, tabletop.Button{Id: id, Rect: at, Works: true, Bare: true})
}

// The buttons of a puzzle.
const (
	CheckButton = tabletop.LeaveButton + 1 + iota
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
