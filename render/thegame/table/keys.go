package table

import (
	"slices"

	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/session/request"
	"dreist/render/tabletop"
)

// CommandPile + n, n from 0 to 3, is what the key of a pile asks for, and CommandTen + n of a digit in the number of a card.
const (
	CommandPile = input.CommandOwn
	CommandTen  = CommandPile + thegame.Piles
)

// Actions returns the actions with keys of their own: the letters of the piles, and the digits that numbers are typed with.
func Actions() []input.Action {
	var all []input.Action
	for on := range thegame.Pile(thegame.Piles) {
		all = append(all, input.Action{Command: CommandPile + input.Command(on), Name: "pile." + on.String(), Group: input.Choosing, Keys: input.PrintedKeys(on.String())})
	}
	for n := range 10 {
		all = append(all, input.Action{Command: CommandTen + input.Command(n), Name: "digit." + string(rune('0'+n)), Group: input.Choosing, Keys: input.DigitKeys(n)})
	}
	return all
}

// command does what a key asks for.
func (t *Table) command(g input.Gesture) {
	i := tabletop.CommandOf(g, t.OthersShow())
	t.Device, t.Pointed, t.Stale = g.Source(), false, true
	if b := t.ByKey(i, t.Ring); b != tabletop.NoButton {
		t.Push(b)
		return
	}
	if t.Line.Busy() && t.duringMotion(i) {
		return
	}
	switch h := &t.Hand; {
	case i == input.CommandNext || i == input.CommandPrevious:
		t.MoveRing(t.Buttons(nil), i == input.CommandNext, t.First())
		return
	case t.asks() != "" && t.answerByKey(i), t.walkSignals(i):
		return
	case i == input.CommandEndTurn && t.Ring == tabletop.NoButton && t.looks:
		t.EndLook()
	case i == input.CommandCancel && t.ringsSignal(): // which lets go of the ring
	case t.looks && (i == input.CommandUndo || i == input.CommandRedo || i == input.CommandPlan || i == input.CommandAgain):
	case i >= CommandTen && i < CommandTen+10:
		t.typeDigit(int(i - CommandTen))
	case i >= CommandPile && i < CommandTen:
		t.toPile(thegame.Pile(i - CommandPile))
	case i == input.CommandEndTurn && t.pushRinged():
		return
	case i == input.CommandEndTurn && t.typed != 0:
		t.chooseTyped()
	case i == input.CommandEndTurn && h.Confirm(cards{t}):
	case i == input.CommandEndTurn && t.Match.Settled():
		t.Request(request.End)
	case i == input.CommandEndTurn:
		t.EndTurn()
	case i == input.CommandUndo:
		t.Undo()
	case i == input.CommandRedo:
		t.Redo()
	case i == input.CommandPlan:
		t.TryTurn()
	case i == input.CommandAgain:
		t.StartReplay()
	case i == input.CommandHint || i == input.CommandHintMove || i == input.CommandHintTurn:
		if t.Status.Hints && t.Mine() {
			t.Requests = append(t.Requests, request.Request{Kind: request.Hint, Number: strengths[i]})
		}
	case i == input.CommandCancel:
		t.cancel()
	case i == input.CommandUp || i == input.CommandDown:
		h.Turn(cards{t}, map[input.Command]int{input.CommandUp: -1, input.CommandDown: 1}[i])
	case i == input.CommandLeft || i == input.CommandBack:
		h.Walk(cards{t}, -1)
	case i == input.CommandRight || i == input.CommandForth:
		h.Walk(cards{t}, 1)
	}
	t.Ring = tabletop.NoButton
}

// pushRinged presses the button that has the ring, and reports whether there is one that works.
func (t *Table) pushRinged() bool {
	for _, b := range t.Buttons(nil) {
		if b.Id == t.Ring && b.Enabled {
			t.Push(b.Id)
			return true
		}
	}
	return false
}

// chooseTyped chooses the card of one digit that was typed, where the hand has others that begin with it.
func (t *Table) chooseTyped() {
	c := t.typed
	if t.typed = 0; slices.Contains(cards{t}.Choices(), c) {
		t.Hand.Choose(cards{t}, c)
	}
}

// strengths are those of the hints that keys ask for by themselves.
var strengths = map[input.Command]request.Strength{input.CommandHintMove: request.Move, input.CommandHintTurn: request.Turn}

// duringMotion handles keys while cards move, and reports whether the key has done its work.
func (t *Table) duringMotion(i input.Command) bool {
	others := t.OthersShow()
	switch {
	case i == input.CommandPause && others:
		t.Line.SetPaused(!t.Line.Paused())
	case i == input.CommandHurry && others:
		t.Hurry()
	case i == input.CommandCancel && t.Mode == tabletop.Replaying:
		t.EndReplay()
	case i == input.CommandCancel && others:
		t.FinishMotion()
	case others && (t.walkSignals(i) || i == input.CommandEndTurn && t.ringsSignal() && t.pushRinged()):
	case i == input.CommandEndTurn && others:
		t.Skip()
	case others:
	default:
		t.Skip()
		return t.Line.Busy()
	}
	return true
}

// cancel takes back what is only begun, or asks to get away.
func (t *Table) cancel() {
	switch {
	case t.Hand.Holds() || t.typed != 0:
		t.PutBack()
	case t.refused != "":
		t.refused = ""
	case t.looks:
		t.EndLook()
	case t.JustWatched():
	default:
		t.Request(request.Escape)
	}
}

// typeDigit chooses a hand card by its number, digit by digit. One digit chooses at once where the hand has just one such card.
func (t *Table) typeDigit(n int) {
	hand := cards{t}.Choices()
	if c := t.early; c != thegame.NoCard && t.Hand.Holds() && t.Hand.Card == c && c%10 == thegame.Card(n) {
		t.early = thegame.NoCard // its number was typed to the end
		return
	}
	whole := t.typed*10 + thegame.Card(n)
	if whole == 0 { // no number begins with it
		return
	}
	if t.typed != 0 && slices.Contains(hand, whole) {
		t.typed = 0
		t.Hand.Choose(cards{t}, whole)
		return
	}
	t.typed = thegame.Card(n)
	var meant []thegame.Card
	for _, c := range hand {
		if c == t.typed || c/10 == t.typed {
			meant = append(meant, c)
		}
	}
	t.early = thegame.NoCard
	if len(meant) == 1 {
		t.typed, t.early = 0, meant[0]
		t.Hand.Choose(cards{t}, meant[0])
	}
}

// toPile lays the chosen card on a pile, which a key does only where one is chosen.
func (t *Table) toPile(on thegame.Pile) {
	if t.typed != 0 {
		t.chooseTyped()
	}
	if !t.Hand.Holds() {
		return
	}
	t.Play(thegame.Lay(t.Hand.Card, on))
}

// answerByKey gives the answer of a digit, or moves the ring along the answers, and reports whether the command asks for that.
func (t *Table) answerByKey(i input.Command) bool {
	answers := t.answers(nil)
	forth, back := i == input.CommandRight || i == input.CommandDown || i == input.CommandForth, i == input.CommandLeft || i == input.CommandUp || i == input.CommandBack
	switch n := int(i) - int(CommandTen); {
	case n >= 1 && n <= len(answers):
		t.Push(answers[n-1].Id)
	case forth, back:
		t.MoveRing(answers, forth, answerButton)
	case i == input.CommandEndTurn && t.Ring == tabletop.NoButton:
		t.MoveRing(answers, true, answerButton)
	default:
		return false
	}
	return true
}

// ringsSignal reports whether the keys have chosen a signal, which Enter gives or takes back.
func (t *Table) ringsSignal() bool {
	_, _, ok := signalOf(t.Ring)
	return ok && t.Speaks()
}

// walkSignals moves the ring along the signals that can be given, and reports whether the command asks for that. While no card is chosen the
// letter of a pile, up and down lead there; left and right go on.
func (t *Table) walkSignals(i input.Command) bool {
	if !t.Speaks() || t.Hand.Holds() || t.typed != 0 {
		return false
	}
	s, on, ringed := signalOf(t.Ring)
	step := map[input.Command]int{input.CommandUp: -1, input.CommandLeft: -1, input.CommandDown: 1, input.CommandRight: 1}[i]
	switch upright := i == input.CommandUp || i == input.CommandDown; {
	case i >= CommandPile && i < CommandTen:
		if to := thegame.Pile(i - CommandPile); ringed && to == on {
			s = s%thegame.Gladly + 1
		} else {
			s, on = thegame.KeepOff, to
		}
	case step != 0 && upright && ringed:
		on = (on + thegame.Pile(step+thegame.Piles)) % thegame.Piles
	case step != 0 && upright:
		s, on = thegame.KeepOff, thegame.A
		if step < 0 {
			on = thegame.D
		}
	case step != 0 && ringed:
		s = thegame.Signal((int(s)-1+step+signals)%signals + 1)
	default:
		return false
	}
	if t.Ring = SignalButton(s, on); t.listens > 0 {
		t.listens = listenTicks // whoever is on the way to a signal is waited for
	}
	return true
}
