package dreist

import (
	"dreist/game/dreist"
	"dreist/input"
)

// command does what a key asks for.
func (t *table) command(i input.Command) {
	if t.line.Busy() && t.duringMotion(i) {
		return
	}
	t.byKeys = t.byKeys || plays(i)
	switch i {
	case input.CommandEndTurn:
		t.confirm()
	case input.CommandDraw:
		t.yes()
	case input.CommandDecline:
		t.decline()
	case input.CommandUndo:
		t.undo()
	case input.CommandRedo:
		t.redo()
	case input.CommandCancel:
		t.cancel()
	case input.CommandAgain:
		t.startReplay()
	case input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown:
		t.steer(i)
	default:
		if i >= input.CommandCard1 && i <= input.CommandCard5 {
			t.choose(int(i - input.CommandCard1))
		}
	}
}

// duringMotion handles keys while cards move, and reports whether the key has done its work. Keys that play end
// the player's own motion first, and wait for Egon's.
func (t *table) duringMotion(i input.Command) bool {
	others := t.othersShow()
	switch {
	case i == input.CommandPause && others:
		t.line.SetPaused(!t.line.Paused())
		t.stale = true
		return true
	case i == input.CommandCancel && t.replay:
		t.endReplay()
		return true
	case i == input.CommandCancel && others:
		t.finishMotion()
		return true
	case others:
		return true
	}
	t.line.Skip()
	return t.line.Busy()
}

// finishMotion ends everything that moves and takes Egon's last word and face with it.
func (t *table) finishMotion() {
	t.line.Flush()
	t.line.TakeStarted()
	t.settleMood()
	t.stale = true
}

// confirm does what the table offers first: it lays the card that is aimed, says yes, or ends the turn.
func (t *table) confirm() {
	switch h := &t.hand; {
	case h.grip == selected && t.accepts(h.card, h.aim):
		t.carryOut(h.card, h.aim)
	case h.grip == selected:
		// Whoever chose a card does not want to end the turn.
	case t.question() == discardQuestion:
		t.decline() // which is what leads on there
	case t.question() != noQuestion:
		t.yes()
	default:
		t.endTurn()
	}
}

// endTurn ends the turn, or says why it cannot end yet.
func (t *table) endTurn() {
	if t.mine() {
		t.play(dreist.End())
	}
}

// cancel takes back what is only begun: a selection, an opening without its partner.
func (t *table) cancel() {
	switch {
	case t.hand.holds():
		t.putBack()
	case t.takeGiftBack():
	case t.question() == discardQuestion:
		t.decline()
	case t.position().Pending() == dreist.PartnerPending:
		t.undo()
	case t.prompt != "":
		t.prompt = ""
		t.stale = true
	default:
		t.request(requestLeave)
	}
}

// choose takes the key of a number: the hand card at that place or, for a gift, who gets the next card, clockwise.
func (t *table) choose(i int) {
	if t.question() != giftQuestion || t.egonPlays() {
		t.selectSlot(i)
		return
	}
	for place, seat := range t.line.Seating().Others() {
		if place == i {
			t.giveNext(seat)
			return
		}
	}
}

// selectSlot selects a hand card by its place and aims it at its first cell; again, it puts it back.
func (t *table) selectSlot(i int) {
	p := t.position()
	if !t.mine() || i >= len(p.Hand(p.Turn())) {
		return
	}
	c := p.Hand(p.Turn())[i]
	if t.hand.grip == selected && t.hand.card == c {
		t.letGo()
		return
	}
	t.hand.release()
	t.hand.card, t.hand.grip = c, selected
	t.prompt = ""
	t.stopDoubting(c)
	t.aimNext(0)
	t.stale = true
}

// steer moves the aim of the selected card with the arrows, or the selection along the hand.
func (t *table) steer(i input.Command) {
	if !t.mine() {
		return
	}
	p := t.position()
	n := len(p.Hand(p.Turn()))
	if n == 0 {
		return
	}
	switch i {
	case input.CommandUp:
		t.aimNext(-1)
	case input.CommandDown:
		t.aimNext(1)
	default:
		slot, step := -1, 1
		for s, c := range p.Hand(p.Turn()) {
			if c == t.hand.card {
				slot = s
			}
		}
		if i == input.CommandLeft {
			step = -1
			slot = max(slot, 0)
		}
		t.hand.release()
		t.selectSlot((slot + step + n) % n)
	}
}

// aimNext aims the selected card at the next place that accepts it: its rows from the top, then the discard pile.
func (t *table) aimNext(step int) {
	h := &t.hand
	if h.grip != selected {
		return
	}
	var places []aim
	for row := range t.position().Rows(h.card).All() {
		places = append(places, aim{kind: aimCell, cell: h.card.Cell(row)})
	}
	if t.mayDiscard() {
		places = append(places, aim{kind: aimDiscard})
	}
	if u, ok := t.guide.(ventures); ok {
		places = u.venture(t, h.card, places)
	}
	if len(places) == 0 {
		h.aim = aim{}
		return
	}
	at := 0
	for i, a := range places {
		if a == h.aim {
			at = (i + step + len(places)) % len(places)
		}
	}
	h.aim = places[at]
	t.stale = true
}
