package primer

import (
	"dreist/game/dreixdrei"
	"dreist/game/rulebook"
)

// Diagram is a small animated picture of the overview: a set-up and moves in it, played by the rules. The reader sits on seat 1.
type Diagram struct {
	ID     string
	deal   dreixdrei.Deal
	script string // the moves to show in a loop, as records write them; x marks a move that is refused
}

// CaptionKey returns the key of the sentence below the diagram.
func (d Diagram) CaptionKey() string { return glance + d.ID + ".caption" }

// Play plays the diagram by the rules. The errors are those of rulebook.PlayDiagram.
func (d Diagram) Play() (*PlayedDiagram, error) {
	return rulebook.PlayDiagram(d.ID, d.script, d.deal.Position, dreixdrei.ParseMove, dreixdrei.Apply)
}

// PlayedDiagram is a diagram played by the rules.
type PlayedDiagram = rulebook.PlayedDiagram[dreixdrei.Position, dreixdrei.Move, dreixdrei.Event]
