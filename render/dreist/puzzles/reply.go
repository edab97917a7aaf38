package puzzles

import (
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// reply handles the answers to a kind of puzzle. Types embed quiet for what they do not need.
type reply interface {
	// begin shows the puzzle, coming from another view.
	begin(from scene.View)
	// mark marks things on the table; options adds hidden buttons over the cards and cells that can be chosen.
	mark(o *tabletop.Overlay)
	options(o *tabletop.Overlay)
	// controls adds the buttons of the kind, above those of every kind.
	controls(o *tabletop.Overlay)
	// try handles attempts other than buttons and commands.
	try(a table.Attempt) tabletop.Answer
	// Push handles a button of the kind, and key a command.
	Push(b tabletop.ButtonID) tabletop.Answer
	key(i input.Command) tabletop.Answer
	// putBack removes the choice of the keys, and reports whether there was one.
	putBack() bool
	// Keys returns the key of the sentence about the keys.
	Keys() string
	// readAloud describes the possible answers.
	readAloud() []string
	// why explains the option pointed at, with its number, or 0 for none; because explains the right answer.
	why() (number int, why puzzle.Reason)
	because() []puzzle.Reason
	// prove shows the next step of the proof, and proves reports whether there is one.
	prove() bool
	proves() bool
}

// quiet is the default of a reply that neither moves cards nor explains.
type quiet struct{}

func (quiet) try(a table.Attempt) tabletop.Answer {
	return a.Kind == tabletop.TryPlay || a.Kind == tabletop.TryTakeBack
}

func (quiet) readAloud() []string           { return nil }
func (quiet) why() (n int, w puzzle.Reason) { return n, w }
func (quiet) because() []puzzle.Reason      { return nil }
func (quiet) prove() bool                   { return false }
func (quiet) proves() bool                  { return false }

// pointer is the choice of the keys.
type pointer struct{ At int } // index, or -1

func (p *pointer) putBack() bool {
	pointed := p.At >= 0
	p.At = -1
	return pointed
}

// option adds a hidden button over a place of the table.
func option(o *tabletop.Overlay, id tabletop.ButtonID, at geom.Rect) {
	o.Buttons = append(o.Buttons, tabletop.Button{Id: id, Rect: at, Enabled: true, HitOnly: true})
}

// The buttons of a puzzle.
const (
	CheckButton = tabletop.LeaveButton + 1 + iota
	HintButton
	AnotherButton
	nextButton
	AsideButton
	RevealButton
	StopButton
	openButton   // and the following ones: Egon's open cards
	OptionButton = openButton + 8
)
