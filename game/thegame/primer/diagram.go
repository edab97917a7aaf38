package primer

import (
	"dreist/game/rulebook"
	"dreist/game/thegame"
)

// Diagram is a small picture of the overview: a set-up of the real rules, and what is done in it. You sit on seat 1.
type Diagram struct {
	ID     string
	Deal   thegame.Deal
	Piles  thegame.PileSet // that are shown
	Script string          // moves in the record format, to be shown in a loop; after an x one that is refused
}

// only returns a set of piles.
func only(piles ...thegame.Pile) (set thegame.PileSet) {
	for _, p := range piles {
		set |= 1 << p
	}
	return set
}

// CaptionKey returns the key of the sentence below the diagram.
func (d Diagram) CaptionKey() string { return glance + d.ID + ".caption" }

// Board plays the diagram by the rules: see rulebook.PlayDiagram.
func (d Diagram) Board() (*Board, error) {
	return rulebook.PlayDiagram(d.ID, d.Script, d.Deal.Position, thegame.ParseMove, thegame.Apply)
}

// Board is a diagram played by the rules.
type Board = rulebook.Board[thegame.Position, thegame.Move, thegame.Event]
