package primer

import (
	"dreist/game/rulebook"
	"dreist/game/thegame"
)

// Diagram is a small animated picture of the overview: a set-up and moves in it, played by the rules. The reader sits on seat 1.
type Diagram struct {
	ID         string
	Deal       thegame.Deal
	Piles      thegame.PileSet // the piles to show
	MoveScript string          // the moves to show in a loop, as records write them; x marks a move that is refused
}

func only(piles ...thegame.Pile) (set thegame.PileSet) {
	for _, p := range piles {
		set |= 1 << p
	}
	return set
}

// CaptionKey returns the key of the sentence below the diagram.
func (d Diagram) CaptionKey() string { return glance + d.ID + ".caption" }

// Play plays the diagram by the rules. The errors are those of rulebook.PlayDiagram.
func (d Diagram) Play() (*PlayedDiagram, error) {
	return rulebook.PlayDiagram(d.ID, d.MoveScript, d.Deal.Position, thegame.ParseMove, thegame.Apply)
}

// PlayedDiagram is a diagram played by the rules.
type PlayedDiagram = rulebook.PlayedDiagram[thegame.Position, thegame.Move, thegame.Event]
