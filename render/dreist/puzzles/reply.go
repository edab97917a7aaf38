package puzzles

import (
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// reply handles the answers to one kind of puzzle.
type reply interface {
	mark(o *tabletop.Overlay)
	// controls adds the buttons of this kind of puzzle, above the buttons of all puzzles.
	controls(o *tabletop.Overlay)
	// try handles attempts other than buttons and commands.
	try(a table.Attempt) tabletop.Handling
	handleButton(b tabletop.ButtonID) tabletop.Handling
	key(i input.Command) tabletop.Handling
	// ControlsTextKey returns the key of the sentence about the keys.
	ControlsTextKey() string
	readAloud() []string
}

// quiet is the part of a reply to a puzzle in which no cards are moved.
type quiet struct{}

func (quiet) try(a table.Attempt) tabletop.Handling {
	return a.Kind == tabletop.TryPlay || a.Kind == tabletop.TryTakeBack
}

func (quiet) handleButton(tabletop.ButtonID) tabletop.Handling { return tabletop.NotHandled }
func (quiet) key(input.Command) tabletop.Handling              { return tabletop.NotHandled }
func (quiet) readAloud() []string                              { return nil }

func option(o *tabletop.Overlay, id tabletop.ButtonID, at geom.Rect) {
	o.Buttons = append(o.Buttons, tabletop.Button{ID: id, Rect: at, IsEnabled: true, IsInvisible: true})
}

const (
	CheckButton = tabletop.LeaveButton + 1 + iota
	HintButton
	anotherButton
	nextButton
	SetAsideButton
	TurnOverButton
	EgonStopsButton
	openButton                         // the button of the first of Egon's open cards; those of seven more follow
	firstOptionButton = openButton + 8 // the button of the first option; the IDs after it belong to the further options
)
