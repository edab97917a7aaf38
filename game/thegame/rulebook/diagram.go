package rulebook

import (
	"errors"
	"fmt"
	"strings"

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
func (d Diagram) CaptionKey() string { return "glance." + d.ID + ".caption" }

// Board is a diagram played by the rules.
type Board struct {
	Before thegame.Position
	Steps  []Step
	After  thegame.Position
}

// Step is a move and what happened, or why it was refused.
type Step struct {
	Move    thegame.Move
	Events  []thegame.Event
	Refusal *thegame.Refusal // nil where it was not
}

// Board plays the diagram. Its error says which set-up or move the rules do not have as the diagram tells it.
func (d Diagram) Board() (*Board, error) {
	before, err := d.Deal.Position()
	if err != nil {
		return nil, fmt.Errorf("rulebook: diagram %s: %w", d.ID, err)
	}
	b := &Board{Before: before, After: before}
	for _, token := range strings.Fields(d.Script) {
		token, refused := strings.CutPrefix(token, "x")
		move, ok := thegame.ParseMove(token)
		if !ok {
			return nil, fmt.Errorf("rulebook: diagram %s: %q is no move", d.ID, token)
		}
		step := Step{Move: move}
		b.After, step.Events, err = thegame.Apply(b.After, move)
		if errors.As(err, &step.Refusal) != refused {
			return nil, fmt.Errorf("rulebook: diagram %s: is %s refused? %v; want %v", d.ID, token, err, refused)
		}
		b.Steps = append(b.Steps, step)
	}
	return b, nil
}
