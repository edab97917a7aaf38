package table

import (
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
		return t.pushRinged()
	case plays(g.Command):
		t.leaveButtons()
	}
	return false
}

// pushRinged presses the button that has the ring, as a click does, and reports whether that was meant. While cards move nothing else is: whoever presses
// twice does not mean what the key does without a ring.
func (t *Table) pushRinged() bool {
	moves, own := t.Line.Busy(), t.Ring < GuideButton
	if moves && own && !always(t.Ring) {
		watched := t.OthersShow() || t.Ending()
		if t.Skip(); watched || t.Line.Busy() {
			return true
		}
	}
	for _, b := range t.Buttons(nil) {
		if b.Id == t.Ring {
			if b.Works {
				t.Push(b.Id)
			}
			return b.Works || moves || !own
		}
	}
	return moves
}

// leaveButtons takes the ring away.
func (t *Table) leaveButtons() {
	if t.Ring != NoButton {
		t.Ring, t.Stale = NoButton, true
	}
}
