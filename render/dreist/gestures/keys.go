package gestures

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/session/request"
	"dreist/render/tabletop"
)

// plays reports whether a command plays, so that the table shows what the keys do.
func plays(i input.Command) bool {
	switch i {
	case input.CommandEndTurn, input.CommandDraw, input.CommandDecline, input.CommandUndo,
		input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown, input.CommandBack, input.CommandForth:
		return true
	}
	return i >= input.CommandCard1 && i <= input.CommandCard5
}

// command handles a command of a key or a controller button.
func (c *Controls) command(g input.Gesture) {
	i := tabletop.CommandOf(g, c.OthersShow())
	if c.Line.Busy() && c.duringMotion(i) {
		return
	}
	switch i {
	case input.CommandEndTurn:
		c.confirm()
	case input.CommandDraw:
		c.yes()
	case input.CommandDecline:
		c.Decline()
	case input.CommandUndo:
		c.Undo()
	case input.CommandRedo:
		c.Redo()
	case input.CommandCancel:
		c.cancel()
	case input.CommandAgain:
		c.StartReplay()
	case input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown, input.CommandBack, input.CommandForth:
		if !g.Repeat || c.Hand.Holds() || c.Question() != situation.NoQuestion { // one that is held since a replay chooses no card
			c.steer(i)
		}
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn:
		if c.Status.Help == table.Hints && c.Mine() && c.Mode == tabletop.Playing {
			c.Requests = append(c.Requests, helps[i])
		}
	default:
		if i >= input.CommandCard1 && i <= input.CommandCard5 {
			c.choose(int(i - input.CommandCard1))
		}
	}
}

// duringMotion handles a command while cards move, and reports whether it is done. Commands of play end the player's own motion first,
// and are ignored during Egon's.
func (c *Controls) duringMotion(i input.Command) bool {
	others := c.OthersShow()
	switch {
	case c.Ending():
		c.Skip()
		return true
	case i == input.CommandPause && others:
		c.Line.SetPaused(!c.Line.Paused())
		c.Stale = true
		return true
	case i == input.CommandEndTurn && others:
		c.Skip()
		return true
	case c.StepReplay(c, i):
		return true
	case i == input.CommandCancel:
		return false
	case others:
		return true
	}
	c.Skip()
	return c.Line.Busy()
}

// confirm does what the table offers first: it lays the aimed card, makes the move that a guide asks for, answers yes, or ends the turn.
func (c *Controls) confirm() {
	switch h := &c.Hand; {
	case h.Confirm(c.cards()): // a selected card must not end the turn
	case c.Question() == situation.DiscardQuestion:
		c.Decline() // to decline goes on with the turn
	case len(c.Overlay().Meant) > 0:
		c.doMeant(c.Overlay().Meant[0])
	case c.Question() != situation.NoQuestion:
		c.yes()
	default:
		c.EndTurn()
	}
}

// yes answers the open question with yes. The receiver of a gift must be chosen first, as the place of a card.
func (c *Controls) yes() {
	if c.Question() == situation.GiftQuestion && c.Gift.Receiver(c.Line) == dreist.NoSeat {
		c.steer(input.CommandRight)
		return
	}
	c.Accept()
}

// doMeant does the next step of a move that a guide asks for: a card is only selected, so that the player sees where it would go.
func (c *Controls) doMeant(m dreist.Move) {
	switch {
	case c.Question() == situation.DrawQuestion && m.Action != dreist.DrawCard:
		c.Decline()
	case m.Action == dreist.LayCard || m.Action == dreist.DiscardCard:
		c.steer(input.CommandRight)
	case m.Action == dreist.EndTurn:
		c.EndTurn()
	default:
		c.yes()
	}
}

// cancel puts back what is held, or asks to get away. It takes no laid card back.
func (c *Controls) cancel() {
	switch {
	case c.Hand.Holds():
		c.PutBack()
	case c.Gift.TakeBack(&c.Situation):
		c.Stale = true
	case c.Question() == situation.DiscardQuestion:
		c.Decline()
	default:
		c.Request(request.Escape)
	}
}

// helps maps the commands for help to requests.
var helps = map[input.Command]request.Request{
	input.CommandHint: {Kind: request.Hint}, input.CommandHintMove: {Kind: request.Hint, Number: request.Move},
	input.CommandHintTurn: {Kind: request.Hint, Number: request.Turn},
}

// choose handles a number key: the hand card at that place or, for a gift, the receiver of the next card, clockwise.
func (c *Controls) choose(i int) {
	if c.Question() != situation.GiftQuestion || c.EgonPlays() {
		c.selectSlot(i)
		return
	}
	if i < c.Line.Seating().CountOthers() {
		c.Give(c.Gift.Next(), c.Line.Seating().After(i+1))
	}
}

// selectSlot selects the hand card at a place, or unselects it.
func (c *Controls) selectSlot(i int) {
	if p := c.Position(); c.Mine() && i < len(p.Hand(p.Turn())) {
		c.Hand.Choose(c.cards(), p.Hand(p.Turn())[i])
	}
}

// steer moves the aim of the selected card with the arrows, or the selection along the hand; for a gift with several receivers, the
// receiver.
func (c *Controls) steer(i input.Command) {
	if c.Question() == situation.GiftQuestion {
		c.Gift.Steer(c.Line, i == input.CommandRight || i == input.CommandDown || i == input.CommandForth)
		c.Stale = true
	}
	switch i {
	case input.CommandUp:
		c.Hand.Turn(c.cards(), -1)
	case input.CommandDown:
		c.Hand.Turn(c.cards(), 1)
	case input.CommandLeft, input.CommandBack:
		c.Hand.Walk(c.cards(), -1)
	default:
		c.Hand.Walk(c.cards(), 1)
	}
	c.Stale = true
}

// walk moves the ring along the buttons or presses the ringed one, and reports whether it handled the gesture. A command of play removes
// the ring.
func (c *Controls) walk(g input.Gesture) bool {
	switch {
	case g.Kind == input.Press:
		c.leaveButtons()
	case g.Kind != input.Trigger:
	case g.Command == input.CommandNext || g.Command == input.CommandPrevious:
		c.MoveRing(c.Buttons(nil), g.Command == input.CommandNext, c.Overlay().First)
		c.Stale = true
		return true
	case g.Command == input.CommandEndTurn && c.Ring != tabletop.NoButton:
		return c.pushRinged()
	case plays(g.Command):
		c.leaveButtons()
	}
	return false
}

// pushRinged presses the button with the ring, as a click does, and reports whether it handled the key. While cards move the key does
// nothing else, as a double press must not do what the key does without a ring.
func (c *Controls) pushRinged() bool {
	moves, own := c.Line.Busy(), c.Ring < tabletop.GuideButton
	if moves && own && !overlay.WorksInMotion(c.Ring) {
		watched := c.OthersShow() || c.Ending()
		if c.Skip(); watched || c.Line.Busy() {
			return true
		}
	}
	for _, b := range c.Buttons(nil) {
		if b.Id == c.Ring {
			if b.Enabled {
				c.Press(b.Id)
			}
			return b.Enabled || moves || !own
		}
	}
	return moves
}

// leaveButtons removes the ring.
func (c *Controls) leaveButtons() {
	if c.Ring != tabletop.NoButton {
		c.Ring, c.Stale = tabletop.NoButton, true
	}
}
