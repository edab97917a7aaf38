package table

import (
	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/tabletop"
)

const (
	// FirstPileCommand is the command of the first pile; the commands of the other piles follow.
	FirstPileCommand = input.FirstGameCommand
	// FirstDigitCommand is the command of digit 0 in the number of a card; the commands of the other digits follow.
	FirstDigitCommand = FirstPileCommand + thegame.PileCount
)

// KeyActions returns the actions that only this game has, with their keys: the letters of the piles, and the digits of cards.
func KeyActions() []input.Action {
	var all []input.Action
	for on := range thegame.Pile(thegame.PileCount) {
		all = append(all, input.Action{Command: FirstPileCommand + input.Command(on), Name: "pile." + on.String(), Group: input.GroupChoice, Keys: input.PrintedKeys(on.String())})
	}
	return append(all, tabletop.DigitActions(FirstDigitCommand)...)
}

// HandleKey handles the keys that this game uses in its own way. The keys of answers and signals also work while the turns of others are shown.
func (t *Table) HandleKey(i input.Command) (done bool) {
	if t.questionText() != "" && t.answerByKey(i) || t.moveSignalFocus(i) || i == input.CommandConfirm && t.isSignalFocused() && t.PressFocusedButton() {
		return true
	}
	switch {
	case t.IsWatching():
		return false
	case i == input.CommandCancel && t.isSignalFocused(): // only moves the focus away
	case t.isLooking && i == input.CommandConfirm && t.FocusedButton == tabletop.NoButton:
		t.closeHands(t.ShownPosition().Turn())
	case t.isLooking && (i == input.CommandUndo || i == input.CommandRedo || i == input.CommandShowAgain):
	case i >= FirstDigitCommand && i < FirstDigitCommand+10:
		t.typeDigit(int(i - FirstDigitCommand))
	case i >= FirstPileCommand && i < FirstDigitCommand:
		t.layOnPile(thegame.Pile(i - FirstPileCommand))
	case i == input.CommandConfirm && t.TypedNumber.IsOpen():
		t.chooseTypedCard()
	default:
		return false
	}
	t.FocusedButton = tabletop.NoButton
	return true
}

func (t *Table) handNumbers() (all []int) {
	for _, c := range t.SelectableCards() {
		all = append(all, int(c))
	}
	return all
}

func (t *Table) typeDigit(n int) {
	if c, ok := t.TypedNumber.TypeDigit(n, t.handNumbers(), int(cardOf(t.Held.Card))); ok {
		t.SelectCard(tabletop.Card(c))
	}
}

// chooseTypedCard chooses the card with the typed digit alone, if the hand has others that begin with it.
func (t *Table) chooseTypedCard() {
	if c, ok := t.TypedNumber.Close(t.handNumbers()); ok {
		t.SelectCard(tabletop.Card(c))
	}
}

func (t *Table) layOnPile(on thegame.Pile) {
	t.chooseTypedCard()
	if !t.Held.IsHolding() {
		return
	}
	t.Play(thegame.Lay(cardOf(t.Held.Card), on))
}

func (t *Table) answerByKey(i input.Command) bool {
	answers := t.answers(nil)
	forth, back := i == input.CommandRight || i == input.CommandDown || i == input.CommandJumpForth, i == input.CommandLeft || i == input.CommandUp || i == input.CommandJumpBack
	switch n := int(i) - int(FirstDigitCommand); {
	case n >= 1 && n <= len(answers):
		t.Press(answers[n-1].ID)
	case forth, back:
		t.MoveFocus(answers, forth, answerButton)
	case i == input.CommandConfirm && t.FocusedButton == tabletop.NoButton:
		t.MoveFocus(answers, true, answerButton)
	default:
		return false
	}
	return true
}

func (t *Table) isSignalFocused() bool {
	_, _, ok := signalOf(t.FocusedButton)
	return ok && t.CanSignal()
}

// moveSignalFocus moves the focus: the letter of a pile, up and down go to a pile, left and right to its next signal.
func (t *Table) moveSignalFocus(i input.Command) bool {
	if !t.CanSignal() || t.HasPendingInput() {
		return false
	}
	s, on, ringed := signalOf(t.FocusedButton)
	step := map[input.Command]int{input.CommandUp: -1, input.CommandLeft: -1, input.CommandDown: 1, input.CommandRight: 1}[i]
	switch upright := i == input.CommandUp || i == input.CommandDown; {
	case i >= FirstPileCommand && i < FirstDigitCommand:
		if to := thegame.Pile(i - FirstPileCommand); ringed && to == on {
			s = s%thegame.LayHere + 1
		} else {
			s, on = thegame.KeepOff, to
		}
	case step != 0 && upright && ringed:
		on = (on + thegame.Pile(step+thegame.PileCount)) % thegame.PileCount
	case step != 0 && upright:
		s, on = thegame.KeepOff, thegame.PileA
		if step < 0 {
			on = thegame.PileD
		}
	case step != 0 && ringed:
		s = thegame.Signal((int(s)-1+step+signals)%signals + 1)
	default:
		return false
	}
	if t.FocusedButton = SignalButton(s, on); t.listenTicks > 0 {
		t.listenTicks = listenTicks // the computer waits for a player on the way to a signal
	}
	return true
}
