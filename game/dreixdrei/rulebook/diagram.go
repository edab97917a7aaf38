package rulebook

import (
	"errors"
	"fmt"
	"strings"

	"dreist/game/dreixdrei"
)

// Diagram is a small picture of the overview: a set-up of the real rules, and what is done in it. You sit on seat 1.
type Diagram struct {
	ID     string
	Deal   dreixdrei.Deal
	Script string // moves in the record format, to be shown in a loop; after an x one that is refused
}

// CaptionKey returns the key of the sentence below the diagram.
func (d Diagram) CaptionKey() string { return glance + d.ID + ".caption" }

// Board is a diagram played by the rules.
type Board struct {
	Before dreixdrei.Position
	Steps  []Step
	After  dreixdrei.Position
}

// Step is a move and what happened, or why it was refused.
type Step struct {
	Move    dreixdrei.Move
	Events  []dreixdrei.Event
	Refusal *dreixdrei.Refusal // nil where it was not
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
		move, ok := dreixdrei.ParseMove(token)
		if !ok {
			return nil, fmt.Errorf("rulebook: diagram %s: %q is no move", d.ID, token)
		}
		step := Step{Move: move}
		b.After, step.Events, err = dreixdrei.Apply(b.After, move)
		if errors.As(err, &step.Refusal) != refused {
			return nil, fmt.Errorf("rulebook: diagram %s: is %s refused? %v; want %v", d.ID, token, err, refused)
		}
		b.Steps = append(b.Steps, step)
	}
	return b, nil
}
