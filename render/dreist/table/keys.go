package table

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/situation"
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

// doCommand handles a command of a key or a controller button.
func (t *Table) doCommand(g input.Gesture) {
	i := tabletop.CommandOf(g, t.OthersShow())
	if t.Line.Busy() && t.duringMotion(i) {
		return
	}
	switch i {
	case input.CommandEndTurn:
		t.confirm()
	case input.CommandDraw:
		t.yes()
	case input.CommandDecline:
		t.Decline()
	case input.CommandUndo:
		t.Undo()
	case input.CommandRedo:
		t.Redo()
	case input.CommandCancel:
		t.cancel()
	case input.CommandAgain:
		t.StartReplay()
	case input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown, input.CommandBack, input.CommandForth:
		if !g.Repeat || t.Hand.Holds() || t.Question() != situation.NoQuestion { // one that is held since a replay chooses no card
			t.steer(i)
		}
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn:
		if t.Status.Help == Hints && t.Mine() && t.Mode == tabletop.Playing {
			t.Requests = append(t.Requests, helps[i])
		}
	default:
		if i >= input.CommandCard1 && i <= input.CommandCard5 {
			t.chooseNumber(int(i - input.CommandCard1))
		}
	}
}

// duringMotion handles a command while cards move, and reports whether it is done. Commands of play end the player's own motion first,
// and are ignored during Egon's.
func (t *Table) duringMotion(i input.Command) bool {
	others := t.OthersShow()
	switch {
	case t.Ending():
		t.Skip()
		return true
	case i == input.CommandPause && others:
		t.Line.SetPaused(!t.Line.Paused())
		t.Stale = true
		return true
	case i == input.CommandEndTurn && others:
		t.Skip()
		return true
	case t.StepReplay(t, i):
		return true
	case i == input.CommandCancel:
		return false
	case others:
		return true
	}
	t.Skip()
	return t.Line.Busy()
}

// confirm does what the table offers first: it lays the aimed card, makes the move that a guide asks for, answers yes, or ends the turn.
func (t *Table) confirm() {
	switch h := &t.Hand; {
	case h.Confirm(cards{t}): // a selected card must not end the turn
	case t.Question() == situation.DiscardQuestion:
		t.Decline() // to decline goes on with the turn
	case len(t.Overlay().Meant) > 0:
		t.doMeant(t.Overlay().Meant[0])
	case t.Question() != situation.NoQuestion:
		t.yes()
	default:
		t.EndTurn()
	}
}

// yes answers the open question with yes. The receiver of a gift must be chosen first, as the place of a card.
func (t *Table) yes() {
	if t.Question() == situation.GiftQuestion && t.Gift.Receiver(t.Line) == dreist.NoSeat {
		t.steer(input.CommandRight)
		return
	}
	t.Accept()
}

// doMeant does the next step of a move that a guide asks for: a card is only selected, so that the player sees where it would go.
func (t *Table) doMeant(m dreist.Move) {
	switch {
	case t.Question() == situation.DrawQuestion && m.Action != dreist.DrawCard:
		t.Decline()
	case m.Action == dreist.LayCard || m.Action == dreist.DiscardCard:
		t.steer(input.CommandRight)
	case m.Action == dreist.EndTurn:
		t.EndTurn()
	default:
		t.yes()
	}
}

// cancel puts back what is held, or asks to get away. It takes no laid card back.
func (t *Table) cancel() {
	switch {
	case t.Hand.Holds():
		t.PutBack()
	case t.takeGiftBack():
	case t.Question() == situation.DiscardQuestion:
		t.Decline()
	default:
		t.Request(request.Escape)
	}
}

// helps maps the commands for help to requests.
var helps = map[input.Command]request.Request{
	input.CommandHint: {Kind: request.Hint}, input.CommandHintMove: {Kind: request.Hint, Number: request.Move},
	input.CommandHintTurn: {Kind: request.Hint, Number: request.Turn},
}

// chooseNumber handles a number key: the hand card at that place or, for a gift, the receiver of the next card, clockwise.
func (t *Table) chooseNumber(i int) {
	if t.Question() != situation.GiftQuestion || t.EgonPlays() {
		t.selectSlot(i)
		return
	}
	if i < t.Line.Seating().CountOthers() {
		t.Give(t.Gift.next(), t.Line.Seating().After(i+1))
	}
}

// selectSlot selects the hand card at a place, or unselects it.
func (t *Table) selectSlot(i int) {
	if p := t.Position(); t.Mine() && i < len(p.Hand(p.Turn())) {
		t.Hand.Choose(cards{t}, number(p.Hand(p.Turn())[i]))
	}
}

// steer moves the aim of the selected card with the arrows, or the selection along the hand; for a gift with several receivers, the
// receiver.
func (t *Table) steer(i input.Command) {
	if t.Question() == situation.GiftQuestion {
		t.Gift.Steer(t.Line, i == input.CommandRight || i == input.CommandDown || i == input.CommandForth)
		t.Stale = true
	}
	switch i {
	case input.CommandUp:
		t.Hand.Turn(cards{t}, -1)
	case input.CommandDown:
		t.Hand.Turn(cards{t}, 1)
	case input.CommandLeft, input.CommandBack:
		t.Hand.Walk(cards{t}, -1)
	default:
		t.Hand.Walk(cards{t}, 1)
	}
	t.Stale = true
}

// handleRing moves the ring along the buttons or presses the ringed one, and reports whether it handled the gesture. A command of play removes
// the ring.
func (t *Table) handleRing(g input.Gesture) bool {
	switch {
	case g.Kind == input.Press:
		t.leaveButtons()
	case g.Kind != input.Trigger:
	case g.Command == input.CommandNext || g.Command == input.CommandPrevious:
		t.MoveRing(t.Buttons(nil), g.Command == input.CommandNext, t.Overlay().First)
		t.Stale = true
		return true
	case g.Command == input.CommandEndTurn && t.Ring != tabletop.NoButton:
		return t.pushRinged()
	case plays(g.Command):
		t.leaveButtons()
	}
	return false
}

// pushRinged presses the button with the ring, as a click does, and reports whether it handled the key. While cards move the key does
// nothing else, as a double press must not do what the key does without a ring.
func (t *Table) pushRinged() bool {
	moves, own := t.Line.Busy(), t.Ring < tabletop.GuideButton
	if moves && own && !worksInMotion(t.Ring) {
		watched := t.OthersShow() || t.Ending()
		if t.Skip(); watched || t.Line.Busy() {
			return true
		}
	}
	for _, b := range t.Buttons(nil) {
		if b.Id == t.Ring {
			if b.Enabled {
				t.Press(b.Id)
			}
			return b.Enabled || moves || !own
		}
	}
	return moves
}

// leaveButtons removes the ring.
func (t *Table) leaveButtons() {
	if t.Ring != tabletop.NoButton {
		t.Ring, t.Stale = tabletop.NoButton, true
	}
}
