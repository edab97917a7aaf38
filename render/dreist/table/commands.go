package table

import (
	"slices"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/situation"
)

// command does what a key asks for, or a button of a pad.
func (t *Table) command(g input.Gesture) {
	i := g.Command
	if plays(i) {
		t.pointed = false
		t.Device = DeviceOf(g)
	}
	if other, ok := watching[i]; ok && g.Pad && t.OthersShow() {
		i = other
	}
	if t.Line.Busy() && t.duringMotion(i) {
		return
	}
	switch i {
	case input.CommandEndTurn:
		t.Confirm()
	case input.CommandDraw:
		t.yes()
	case input.CommandDecline:
		t.decline()
	case input.CommandUndo:
		t.Undo()
	case input.CommandRedo:
		t.Redo()
	case input.CommandCancel:
		t.cancel()
	case input.CommandAgain:
		t.StartReplay()
	case input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown, input.CommandBack, input.CommandForth:
		t.steer(i)
	case input.CommandHint, input.CommandHintMove, input.CommandHintTurn, input.CommandPlan:
		helped := t.Status.Help == Hints || t.Status.Help == Plans && i == input.CommandPlan
		if helped && t.Mine() && t.Mode == situation.Playing {
			t.Request(helps[i])
		}
	default:
		if i >= input.CommandCard1 && i <= input.CommandCard5 {
			t.choose(int(i - input.CommandCard1))
		}
	}
}

// watching is what the buttons of a controller that answer mean while others move.
var watching = map[input.Command]input.Command{input.CommandDraw: input.CommandPause, input.CommandDecline: input.CommandHurry}

// duringMotion handles keys while cards move, and reports whether the key has done its work. Keys that play end
// the player's own motion first, and wait for Egon's.
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
	case i == input.CommandHurry && others:
		t.hurry()
		return true
	case i == input.CommandCancel && t.Mode == situation.Replaying:
		t.endReplay()
		return true
	case i == input.CommandCancel && others:
		t.FinishMotion()
		return true
	case others:
		return true
	}
	t.Skip()
	return t.Line.Busy()
}

// hurry shows what the others do faster until their turns have ended, or no longer.
func (t *Table) hurry() {
	t.Line.SetHurried(!t.Line.Hurried())
	t.Stale = true
}

// Skip ends the step that runs and everything seen beside it.
func (t *Table) Skip() {
	t.settle()
	t.Line.Skip()
	t.Effects.End()
	t.Stale = true
}

// FinishMotion ends everything that moves and takes Egon's last word and face with it.
func (t *Table) FinishMotion() {
	t.settle()
	t.Line.Flush()
	t.Line.EndWay()
	t.Line.TakeStarted()
	t.Effects.End()
	t.race.Follow(t.Line.Left())
	t.race.Settle()
	t.Opponents.Settle(&t.Situation)
	t.Stale = true
}

// Confirm does what the table offers first: it lays the card that is aimed, does what a guide means, says yes, or ends the turn.
func (t *Table) Confirm() {
	switch h := &t.Hand; {
	case h.Grip == hand.Selected && t.Accepts(h.Card, h.Aim):
		t.carryOut(h.Card, h.Aim)
	case h.Grip == hand.Selected:
		t.layOnly() // whoever chose a card does not want to end the turn
	case t.Question() == situation.DiscardQuestion:
		t.decline() // which is what leads on there
	case len(t.overlay().Meant) > 0:
		t.doMeant(t.laid.Meant[0])
	case t.Question() != situation.NoQuestion:
		t.yes()
	default:
		t.endTurn()
	}
}

// doMeant goes a step towards a move that a guide means: a card is only taken, so that it is seen where it would go.
func (t *Table) doMeant(m dreist.Move) {
	switch {
	case t.Question() == situation.DrawQuestion && m.Action != dreist.DrawCard:
		t.decline()
	case m.Action == dreist.LayCard || m.Action == dreist.DiscardCard:
		t.steer(input.CommandRight)
	case m.Action == dreist.EndTurn:
		t.endTurn()
	default:
		t.yes()
	}
}

// endTurn ends the turn, or says why it cannot end yet.
func (t *Table) endTurn() {
	if t.Mine() {
		t.Play(dreist.End())
	}
}

// cancel takes back what is only begun: a selection, an opening without its partner.
func (t *Table) cancel() {
	switch {
	case t.Hand.Holds():
		t.PutBack()
	case t.Gift.TakeBack(&t.Situation):
		t.Stale = true
	case t.Question() == situation.DiscardQuestion:
		t.decline()
	case t.Position().Pending() == dreist.PartnerPending:
		t.Undo()
	case t.Refused.Line != "":
		t.Refused.Line = ""
		t.Stale = true
	default:
		t.Request(RequestEscape)
	}
}

// helps are the keys that ask the program for help.
var helps = map[input.Command]requestKind{
	input.CommandHint: RequestHint, input.CommandHintMove: RequestHintMove, input.CommandHintTurn: RequestHintTurn, input.CommandPlan: RequestPlan,
}

// choose takes the key of a number: the hand card at that place or, for a gift, who gets the next card, clockwise.
func (t *Table) choose(i int) {
	if t.Question() != situation.GiftQuestion || t.EgonPlays() {
		t.selectSlot(i)
		return
	}
	if i < t.Line.Seating().CountOthers() {
		t.give(t.Gift.Next(), t.Line.Seating().After(i+1))
	}
}

// selectSlot selects a hand card by its place; again, it puts it back.
func (t *Table) selectSlot(i int) {
	p, h := t.Position(), &t.Hand
	if !t.Mine() || i >= len(p.Hand(p.Turn())) {
		return
	}
	c := p.Hand(p.Turn())[i]
	if h.Grip == hand.Selected && h.Card == c {
		t.LetGo()
		return
	}
	t.selectCard(c)
}

// selectCard selects a hand card and aims it at its first cell.
func (t *Table) selectCard(c dreist.Card) {
	t.Hand.Select(c)
	t.turnTo(c)
	t.aimNext(0)
}

// turnTo forgets what was told and asked about other cards than the one that is taken up.
func (t *Table) turnTo(c dreist.Card) {
	t.Refused.Line = ""
	if t.Doubt != c {
		t.Doubt = dreist.NoCard
	}
	t.Stale = true
}

// steer moves the aim of the selected card with the arrows, or the selection along the hand; for a gift among several, who gets the next card.
func (t *Table) steer(i input.Command) {
	if t.Question() == situation.GiftQuestion {
		t.Gift.Steer(t.Line, i == input.CommandRight || i == input.CommandDown || i == input.CommandForth)
		t.Stale = true
	}
	cards := t.choices()
	n, slot := len(cards), slices.Index(cards, t.Hand.Card)
	if n == 0 {
		return
	}
	switch i {
	case input.CommandUp:
		t.aimNext(-1)
		return
	case input.CommandDown:
		t.aimNext(1)
		return
	case input.CommandLeft, input.CommandBack:
		slot = max(slot, 0) + n - 1
	default:
		slot++
	}
	t.Hand.Release()
	t.selectCard(cards[slot%n])
}

// choices returns the hand cards that the arrows walk along: those that a guide means, else all.
func (t *Table) choices() []dreist.Card {
	if !t.Mine() {
		return nil
	}
	return hand.Meant(t.overlay().Meant).Cards(t.Position().Hand(t.Position().Turn()))
}

// aimNext aims the selected card at the next place that accepts it, or where a guide lets it be dared.
func (t *Table) aimNext(step int) {
	if t.Hand.Grip == hand.Selected {
		o := t.overlay()
		places := hand.Meant(o.Meant).Places(t.Hand.Card)
		if len(places) == 0 {
			places = t.Aims(t.Hand.Card, o.Dares)
		}
		t.Hand.AimNext(places, step)
		t.Stale = true
	}
}
