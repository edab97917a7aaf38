package primer

import (
	"dreist/game/dreixdrei"
	"dreist/game/rulebook"
)

// Diagram is a small picture of the overview: a set-up of the real rules, and what is done in it. You sit on seat 1.
type Diagram struct {
	ID     string
	Deal   dreixdrei.Deal
	Script string // moves in the record format, to be shown in a loop; after an x one that is refused
}

// CaptionKey returns the key of the sentence below the diagram.
func (d Diagram) CaptionKey() string { return glance + d.ID + ".caption" }

// Board plays the diagram by the rules: see rulebook.PlayDiagram.
func (d Diagram) Board() (*Board, error) {
	return rulebook.PlayDiagram(d.ID, d.Script, d.Deal.Position, dreixdrei.ParseMove, dreixdrei.Apply)
}

// Board is a diagram played by the rules.
type Board = rulebook.Board[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]
