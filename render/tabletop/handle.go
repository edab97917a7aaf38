package tabletop

import (
	"cmp"
	"slices"

	"dreist/input"
	"dreist/render/geom"
)

func (t *Table[T, P, M, E]) buttonAt(at geom.Point) ButtonID {
	return ButtonAt(t.Buttons(), at)
}

// HasButtonAt reports whether a working button is at a point.
func (t *Table[T, P, M, E]) HasButtonAt(at geom.Point) bool { return t.buttonAt(at) != NoButton }

// Handle executes a gesture.
func (t *Table[T, P, M, E]) Handle(g input.Gesture) {
	t.isFilled = false // a screen may have changed what a table shows
	if g.Kind.IsAction() {
		t.endArrival()
	}
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Press:
		t.Device, t.Cursor = input.MouseSource, at
	case input.CommandGiven:
		t.recordDevice(g)
	case input.Hover:
		t.IsPointing = t.IsPointing && t.Device == input.MouseSource || at != t.Cursor
		t.Cursor = at
	}
	if t.handleFocus(g) || t.offerGesture(g) || t.Features.HandleGesture(g) {
		t.Redraw()
		return
	}
	switch g.Kind {
	case input.Hover:
		t.hover(at)
	case input.Press:
		t.Modifiers = g.Modifiers
		t.press(at)
	case input.DragStart, input.Drag:
		t.Cursor = at
		if t.dragCard(at) {
			t.IsPointing = false // until the mouse moves by itself again
			t.Redraw()
		}
	case input.Drop:
		t.Cursor = at
		t.Redraw()
		t.HoldButton(NoButton)
		t.dropCard(at)
	case input.Tap:
		t.tap(at, g.IsDouble)
	case input.PutBack:
		t.ReturnHeldCards()
	case input.Cancel:
		t.HoldButton(NoButton)
		if !g.HasTipNext || t.Held.Grip != SelectedGrip {
			t.ReturnHeldCards()
		}
	case input.TipAsked:
		t.explainAim(at)
	case input.EditKey, input.TextTyped:
		if t.isShowingEnd() {
			t.SkipStep()
		}
	case input.CommandGiven:
		t.handleCommand(g)
	}
}

// handleFocus moves the keyboard focus or presses the button that has it, and reports whether the gesture was for that.
func (t *Table[T, P, M, E]) handleFocus(g input.Gesture) bool {
	switch {
	case g.Kind != input.CommandGiven:
		return false
	case g.Command == input.CommandNextFocus || g.Command == input.CommandPreviousFocus:
		t.MoveFocus(t.Buttons(), g.Command == input.CommandNextFocus, cmp.Or(t.Overlay().FirstFocus, EndTurnButton))
		return true
	case g.Command != input.CommandConfirm || t.FocusedButton == NoButton:
		return false
	}
	pressed := t.PressFocusedButton()
	if pressed {
		return true
	}
	moves, ofGuide := t.scene.IsMoving(), t.FocusedButton >= GuideButtonsFrom
	if moves && !ofGuide { // a button that works once nothing moves any more
		watched := t.IsWatching()
		t.SkipStep()
		if !watched && !t.scene.IsMoving() {
			t.PressFocusedButton()
		}
	}
	return moves || ofGuide // a second press does not do what the key does without a ring
}

// recordDevice records the input device if the command is part of play.
func (t *Table[T, P, M, E]) recordDevice(g input.Gesture) {
	switch i := g.Command; i {
	case input.CommandConfirm, input.CommandYes, input.CommandNo, input.CommandUndo,
		input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown, input.CommandJumpBack, input.CommandJumpForth:
	default:
		if i < input.CommandCard1 || i > input.CommandCard5 && i < input.FirstGameCommand {
			return
		}
	}
	t.Device, t.IsPointing = g.Source(), false
}

func (t *Table[T, P, M, E]) hover(at geom.Point) {
	if over := t.buttonAt(at); over != t.HoveredButton {
		t.HoveredButton = over
		t.Redraw()
	}
	if t.Held.Grip != SelectedGrip {
		return
	}
	if to := t.game.AimAt(t.Held.Card, at); to != (Aim{}) && to != t.Held.Aim && t.CanDrop(t.Held.Card, to) {
		t.Held.Aim = to
		t.Redraw()
	}
}

func (t *Table[T, P, M, E]) press(at geom.Point) {
	t.FocusedButton = NoButton
	t.Redraw()
	t.HoldButton(t.buttonAt(at))
	if t.PressedButton != NoButton {
		return
	}
	if t.scene.IsMoving() { // what others do is seen before anything is laid on it
		if t.IsWatching() {
			return
		}
		t.SkipStep()
		if t.scene.IsMoving() {
			return
		}
	}
	if c := t.game.CardAt(at); c != NoCard {
		t.PickUpCard(c, at)
	}
}

func (t *Table[T, P, M, E]) tap(at geom.Point, double bool) {
	t.Redraw()
	held := t.PressedButton
	t.HoldButton(NoButton)
	switch b := t.buttonAt(at); {
	case b != NoButton && b == held:
		t.Press(b)
	case t.IsMoving():
		t.SkipStep()
	case t.Held.Grip == NoGrip && t.CanMove() && t.endsTurn(at):
		t.game.EndTurn() // which says why it cannot end yet
	default:
		t.tapCard(at, double)
	}
}

// endsTurn reports whether the button that ends the turn is at a point, though disabled.
func (t *Table[T, P, M, E]) endsTurn(at geom.Point) bool {
	return slices.ContainsFunc(t.Buttons(), func(b Button) bool { return b.ID == EndTurnButton && !b.IsEnabled && b.Rect.Contains(at) })
}

// explainAim explains why the selected card may not go where a finger is held.
func (t *Table[T, P, M, E]) explainAim(at geom.Point) {
	if t.Held.Grip != SelectedGrip || t.scene.IsMoving() || t.HasButtonAt(at) {
		return
	}
	t.Refuse(t.game.CheckMove(t.Held.Card, t.game.AimAt(t.Held.Card, at)))
}

func (t *Table[T, P, M, E]) handleCommand(g input.Gesture) {
	i := g.Command
	if i == input.CommandYes && g.IsFromPad && t.IsWatching() { // a controller has no pause button
		i = input.CommandPause
	}
	t.Redraw()
	if b := t.buttonForCommand(i); b != NoButton {
		t.Press(b)
		return
	}
	if t.scene.IsMoving() && t.handleDuringMotion(i) {
		return
	}
	switch {
	case t.game.HandleKey(i):
		return
	case i == input.CommandConfirm:
		t.confirm()
	case i == input.CommandUndo:
		t.Undo()
	case i == input.CommandRedo:
		t.Redo()
	case i == input.CommandShowAgain:
		t.showLastTurns()
	case i == input.CommandHint || i == input.CommandHintMove || i == input.CommandHintTurn:
		if t.canAskHint() {
			t.SendRequest(Request{Kind: RequestHint, Number: strengths[i]})
		}
	case i == input.CommandCancel && t.HasPendingInput():
		t.ReturnHeldCards()
	case i == input.CommandCancel: // which undoes no move
		t.Request(RequestEscape)
	case g.IsRepeat && !t.Held.IsHolding(): // a key that is held since the last turns were shown chooses no card
	case i == input.CommandUp:
		t.aimNext(-1)
	case i == input.CommandDown:
		t.aimNext(1)
	case i == input.CommandLeft || i == input.CommandJumpBack:
		t.SelectNext(-1)
	case i == input.CommandRight || i == input.CommandJumpForth:
		t.SelectNext(1)
	}
	t.FocusedButton = NoButton
}

// strengths are the hint strengths of the keys that ask for a certain one.
var strengths = map[input.Command]HintStrength{input.CommandHintMove: HintMove, input.CommandHintTurn: HintTurn}

// PressFocusedButton presses the focused button if it is enabled, and reports whether it was.
func (t *Table[T, P, M, E]) PressFocusedButton() (done bool) {
	for _, b := range t.Buttons() {
		if t.FocusedButton != NoButton && b.ID == t.FocusedButton && b.IsEnabled {
			t.Press(b.ID)
			return true
		}
	}
	return false
}

// handleDuringMotion handles a command while cards move, and reports whether the command is done with that.
func (t *Table[T, P, M, E]) handleDuringMotion(i input.Command) bool {
	others := t.IsWatching()
	switch {
	case i == input.CommandPause && others:
		t.scene.SetPaused(!t.scene.IsPaused())
	case t.handleLastTurnsKey(i):
	case i == input.CommandCancel:
		return false
	case others && t.game.HandleKey(i):
	case i == input.CommandConfirm && others:
		t.SkipStep()
	case others:
	default:
		t.SkipStep()
		return t.scene.IsMoving()
	}
	return true
}

// cardUnderMouse returns the card under the mouse that can be picked up, even if it has risen towards the mouse, or NoCard.
func (t *Table[T, P, M, E]) cardUnderMouse() Card {
	if !t.IsPointing || t.Held.Grip >= PressedGrip || t.HasButtonAt(t.Cursor) {
		return NoCard
	}
	c := t.game.CardAt(t.Cursor)
	if c == NoCard && t.HoveredCard != NoCard && t.CanMove() && t.scene.PoseOf(t.HoveredCard).Rect().Contains(t.Cursor) {
		return t.HoveredCard
	}
	return c
}
