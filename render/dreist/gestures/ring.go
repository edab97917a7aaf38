package gestures

import (
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/table"
)

// walk moves the ring along the buttons, or presses the one that has it, and reports whether the gesture was meant for that. Whoever plays on means
// cards again.
func (c *Controls) walk(g input.Gesture) bool {
	switch {
	case g.Kind == input.Press:
		c.leaveButtons()
	case g.Kind != input.Trigger:
	case g.Command == input.CommandNext || g.Command == input.CommandPrevious:
		c.Ring = overlay.Next(c.Buttons(nil), c.Ring, g.Command == input.CommandNext, c.Overlay().First)
		c.Stale = true
		return true
	case g.Command == input.CommandEndTurn && c.Ring != table.NoButton:
		return c.pushRinged()
	case plays(g.Command):
		c.leaveButtons()
	}
	return false
}

// pushRinged presses the button that has the ring, as a click does, and reports whether that was meant. While cards move nothing else is: whoever presses
// twice does not mean what the key does without a ring.
func (c *Controls) pushRinged() bool {
	moves, own := c.Line.Busy(), c.Ring < table.GuideButton
	if moves && own && !table.WorksInMotion(c.Ring) {
		watched := c.OthersShow() || c.Ending()
		if c.Skip(); watched || c.Line.Busy() {
			return true
		}
	}
	for _, b := range c.Buttons(nil) {
		if b.Id == c.Ring {
			if b.Works {
				c.Push(b.Id)
			}
			return b.Works || moves || !own
		}
	}
	return moves
}

// leaveButtons takes the ring away.
func (c *Controls) leaveButtons() {
	if c.Ring != table.NoButton {
		c.Ring, c.Stale = table.NoButton, true
	}
}
