package dreist

import (
	"dreist/game/dreist/puzzle"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
)

// Description returns the text of the table for screen readers. It ends all motion first, so that no reader waits for
// animations. It leaves out a hand that the person in front may not see now; of a puzzle about Egon’s turn it includes only
// the part shown.
func (s *sitting) Description() string {
	t, r := s.Table, s.riddle
	t.EndMotion()
	t.Device = input.KeyboardSource // the text names the keys
	what := table.DescribeOptions{HasAllTurns: s.screen.IsReplay, IsPuzzle: r != nil, Controls: s.Targets(nil)}
	switch {
	case r != nil && r.Attempt.Puzzle().Kind == puzzle.EgonTurnKind:
		p := r.Attempt.Position()
		what.MidTurnPosition = &p
	case t.Phase != tabletop.ReplayPhase:
		t.MarkAllShown()
	}
	return t.Describe(what)
}
