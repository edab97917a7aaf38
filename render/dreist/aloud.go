package dreist

import (
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
)

// Description returns the text of the table for screen readers. It ends all motion first, so that no reader waits for
// animations. It leaves out a hand that the person in front may not see now.
func (b *sitting) Description() string {
	t := b.Table
	t.EndMotion()
	t.Device = input.Keyboard // the text names the keys
	what := table.DescribeOptions{HasAllTurns: b.screen.IsReplay, IsPuzzle: b.riddle != nil, Controls: b.Targets(nil)}
	if t.Phase != tabletop.ReplayPhase {
		t.MarkAllShown()
	}
	return t.Describe(what)
}
