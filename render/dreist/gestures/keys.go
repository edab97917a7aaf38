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

// plays reports whether a key plays, so that whoever strikes it is told what the keys do.
func plays(i input.Command) bool {
	switch i {
	case input.CommandEndTurn, input.CommandDraw, input.CommandDecline, input.CommandUndo,
		input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown, input.CommandBack, input.CommandForth:
		return true
	}
	return i >= input.CommandCard1 && i <= input.CommandCard5
}

// command does what a key asks for, or a button of a pad.
func (c *Controls) command(g input.Gesture) {
	i := g.Command
	if other, ok := watching[i]; ok && g.Pad && c.OthersShow() {
		i = other
	}
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
		c.steer(i)
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn, input.CommandPlan:
		helped := c.Status.Help == table.Hints || c.Status.Help == table.Plans && i == input.CommandPlan
		if helped && c.Mine() && c.Mode == tabletop.Playing {
			c.Requests = append(c.Requests, helps[i])
		}
	default:
		if i >= input.CommandCard1 && i <= input.CommandCard5 {
			c.choose(int(i - input.CommandCard1))
		}
	}
}

// watching is what the buttons of a controller that answer mean while others move.
var watching = map[input.Command]input.Command{input.CommandDraw: input.CommandPause, input.CommandDecline: input.CommandHurry}

// duringMotion handles keys while cards move, and reports whether the key has done its work. Keys that play end
// the player's own motion first, and wait for Egon's.
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
	case i == input.CommandHurry && others:
		c.Hurry()
		return true
	case i == input.CommandCancel && c.Mode == tabletop.Replaying:
		c.EndReplay()
		return true
	case i == input.CommandCancel && others:
		c.FinishMotion()
		return true
	case others:
		return true
	}
	c.Skip()
	return c.Line.Busy()
}

// confirm does what the table offers first: it lays the card that is aimed, does what a guide means, says yes, or ends the turn.
func (c *Controls) confirm() {
	switch h := &c.Hand; {
	case h.Confirm(c.cards()): // whoever chose a card does not want to end the turn
	case c.Question() == situation.DiscardQuestion:
		c.Decline() // which is what leads on there
	case len(c.Overlay().Meant) > 0:
		c.doMeant(c.Overlay().Meant[0])
	case c.Question() != situation.NoQuestion:
		c.yes()
	default:
		c.EndTurn()
	}
}

// yes answers the open question with yes. Who gets a gift has to be chosen first, as where a card is laid.
func (c *Controls) yes() {
	if c.Question() == situation.GiftQuestion && c.Gift.Receiver(c.Line) == dreist.NoSeat {
		c.steer(input.CommandRight)
		return
	}
	c.Accept()
}

// doMeant goes a step towards a move that a guide means: a card is only taken, so that it is seen where it would go.
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

// cancel takes back what is only begun: a selection, an opening without its partner.
func (c *Controls) cancel() {
	switch {
	case c.Hand.Holds():
		c.PutBack()
	case c.Gift.TakeBack(&c.Situation):
		c.Stale = true
	case c.Question() == situation.DiscardQuestion:
		c.Decline()
	case c.Position().Pending() == dreist.PartnerPending:
		c.Undo()
	case c.Refused.Line != "":
		c.Refused.Line = ""
		c.Stale = true
	case c.JustWatched():
	default:
		c.Request(request.Escape)
	}
}

// helps are the keys that ask for help.
var helps = map[input.Command]request.Request{
	input.CommandHint: {Kind: request.Hint}, input.CommandHintMove: {Kind: request.Hint, Number: request.Move},
	input.CommandHintTurn: {Kind: request.Hint, Number: request.Turn}, input.CommandPlan: {Kind: request.Plan},
}

// choose takes the key of a number: the hand card at that place or, for a gift, who gets the next card, clockwise.
func (c *Controls) choose(i int) {
	if c.Question() != situation.GiftQuestion || c.EgonPlays() {
		c.selectSlot(i)
		return
	}
	if i < c.Line.Seating().CountOthers() {
		c.Give(c.Gift.Next(), c.Line.Seating().After(i+1))
	}
}

// selectSlot selects a hand card by its place; again, it puts it back.
func (c *Controls) selectSlot(i int) {
	if p := c.Position(); c.Mine() && i < len(p.Hand(p.Turn())) {
		c.Hand.Choose(c.cards(), p.Hand(p.Turn())[i])
	}
}

// steer moves the aim of the selected card with the arrows, or the selection along the hand; for a gift among several, who gets the next card.
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

// walk moves the ring along the buttons, or presses the one that has it, and reports whether the gesture was meant for that. Whoever plays on means
// cards again.
func (c *Controls) walk(g input.Gesture) bool {
	switch {
	case g.Kind == input.Press:
		c.leaveButtons()
	case g.Kind != input.Trigger:
	case g.Command == input.CommandNext || g.Command == input.CommandPrevious:
		c.Walk(c.Buttons(nil), g.Command == input.CommandNext, c.Overlay().First)
		c.Stale = true
		return true
	case g.Command == input.CommandEndTurn && c.Ring != tabletop.NoButton:
		return c.pushRinged()
	case plays(g.Command):
		c.leaveButtons()
	}
	return false
}

// pushRinged presses the button that has the ring, as a click does, and reports whether that was meant. While cards move nothing else is: whoever presses
// twice does not mean what the key does without a ring.
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
	if c.Ring != tabletop.NoButton {
		c.Ring, c.Stale = tabletop.NoButton, true
	}
}
