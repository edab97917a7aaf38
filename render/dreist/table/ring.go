package table

import (
	"slices"

	"dreist/input"
	"dreist/render/dreist/overlay"
)

// walk moves the ring along the buttons, or presses the one that has it, and reports whether the gesture was meant for that. Whoever plays on means
// cards again.
func (t *Table) walk(g input.Gesture) bool {
	switch {
	case g.Kind == input.Press:
		t.leaveButtons()
	case g.Kind != input.Trigger:
	case g.Command == input.CommandNext || g.Command == input.CommandPrevious:
		t.Ring = overlay.Next(t.Buttons(nil), t.Ring, g.Command == input.CommandNext, t.laid.First)
		t.Stale = true
		return true
	case g.Command == input.CommandEndTurn && t.Ring != NoButton:
		ringed := slices.ContainsFunc(t.Buttons(nil), func(b overlay.Button) bool { return b.Id == t.Ring && b.Works && (!t.Line.Busy() || always(b.Id)) })
		if ringed {
			t.Push(t.Ring)
		}
		return ringed
	case plays(g.Command):
		t.leaveButtons()
	}
	return false
}

// leaveButtons takes the ring away.
func (t *Table) leaveButtons() {
	if t.Ring != NoButton {
		t.Ring, t.Stale = NoButton, true
	}
}
