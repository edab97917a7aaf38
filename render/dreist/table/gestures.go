package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Handle handles a gesture of mouse, finger, keys or controller, unless the guide does.
func (t *Table) Handle(g input.Gesture) {
	at := geom.Point(g.At)
	t.Opponents.Egon.NoteGesture(g.Kind)
	if g.Kind == input.Hover {
		t.Pointed = t.Pointed && t.Device == input.Mouse || at != t.Cursor
		t.Cursor = at
	} else {
		t.EndArrival()
	}
	switch {
	case g.Kind == input.Press:
		t.Device, t.Cursor = input.Mouse, at
	case g.Kind == input.Trigger && plays(g.Command):
		t.Pointed = false
		t.Device = g.Source()
	}
	tried := Attempt{Kind: tabletop.TryGesture, Gesture: g}
	if g.Kind == input.Trigger {
		tried.Kind = tabletop.TryCommand
	}
	if t.handleRing(g) || t.Try(tried) {
		return
	}
	if t.dragRows(g) {
		return
	}
	switch g.Kind {
	case input.Hover:
		if t.Point(at, t.ButtonAt(at)); t.Hand.Grip == tabletop.Selected {
			t.aimSelected(at)
		}
	case input.PutBack:
		t.PutBack()
	case input.Press:
		t.pressAt(at)
	case input.DragStart, input.Drag:
		if g.Kind == input.DragStart && t.Question() == situation.DrawQuestion && t.Line.Geometry().Pile.Contains(geom.Point(g.From)) {
			t.yes() // dragging from the pile draws a card
			return
		}
		t.dragTo(at)
	case input.Drop:
		t.releaseButton()
		t.dropAt(at)
	case input.Tap:
		t.releaseButton()
		t.tapAt(at, g.Double)
	case input.Cancel:
		t.releaseButton()
		if !g.Asks || t.Hand.Grip != tabletop.Selected {
			t.PutBack()
		}
	case input.Ask:
		t.askAt(at)
	case input.Scroll:
		t.Scroll(-g.Wheel.Y)
	case input.Strike, input.Text:
		if t.Ending() {
			t.Skip()
		}
	case input.Trigger:
		t.doCommand(g)
	}
}

// askAt explains why the selected card cannot go where a finger is held.
func (t *Table) askAt(at geom.Point) {
	to := t.AimOf(t.HeldCard(), at)
	if t.Hand.Grip == tabletop.Selected && !t.Line.Busy() && t.ButtonAt(at) == tabletop.NoButton && !t.Accepts(t.HeldCard(), to) {
		t.Refuse(t.Why(t.HeldCard(), to)) // also under a guide, which would count an attempt
	}
}

// releaseButton releases a pressed button.
func (t *Table) releaseButton() {
	if t.Down != tabletop.NoButton {
		t.Hold(tabletop.NoButton)
		t.Stale = true
	}
}

// Pointer returns the mouse pointer for what is under it.
func (t *Table) Pointer() ebiten.CursorShapeType {
	if t.Hand.Grip == tabletop.Dragged || t.Gift.Grip == tabletop.Dragged {
		return ebiten.CursorShapePointer // it does not cover the face of the card
	}
	_, card := t.HandCardAt(t.Cursor)
	_, n := t.GiftCards()
	_, gift := t.Gift.cardAt(t.Line, n, t.Cursor)
	_, taken := t.Line.CardAt(t.Overlay().Takeable, t.Cursor)
	if card || gift || taken || t.Hover != tabletop.NoButton {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

// aimSelected aims the selected card at what a click would choose.
func (t *Table) aimSelected(at geom.Point) {
	next := t.AimOf(t.HeldCard(), at)
	if next.Kind == situation.AimNowhere || next.Kind == situation.AimCell && int(next.Column) != t.HeldCard().Number() {
		return // keep the aim of the keys
	}
	if next != t.Hand.Aim {
		t.Hand.Aim = next
		t.Stale = true
	}
}

// pressAt picks a card up. In the player's own turn it first ends the motion; during others' motion it does nothing, and the tap that
// follows skips it.
func (t *Table) pressAt(at geom.Point) {
	if card, ok := t.Line.CardAt(t.Overlay().Takeable, at); ok {
		t.Try(Attempt{Kind: tabletop.TryPickUp, Card: number(card)})
		t.lift(card, at)
		return
	}
	if t.Line.Busy() {
		if t.OthersShow() && !t.Ending() {
			return
		}
		t.Skip()
		if t.Line.Busy() {
			return
		}
	}
	if t.Hold(t.ButtonAt(at)); t.Down != tabletop.NoButton {
		t.Stale = true
		return
	}
	if card, ok := t.HandCardAt(at); ok {
		t.lift(card, at)
		return
	}
	_, n := t.GiftCards()
	t.Gift.press(t.Line, n, at)
}

// lift picks up a card at a point.
func (t *Table) lift(card dreist.Card, at geom.Point) {
	t.Hand.PickUp(t.Line, number(card), at)
	cards{t}.TakenUp(number(card))
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// dragTo moves the dragged card.
func (t *Table) dragTo(at geom.Point) {
	t.Cursor = at
	if t.Gift.drag(at) {
		t.Stale = true
		return
	}
	if t.Hand.Grip == tabletop.Pressed {
		t.Pointed = false // until the mouse moves by itself again
	}
	if t.Hand.Drag(cards{t}, at) {
		t.Stale = true
	}
}

// dropAt gives the dragged gift, or drops the card of the hand.
func (t *Table) dropAt(at geom.Point) {
	if t.Gift.drag(at) {
		if seat := t.Gift.Meant(t.Line); seat != dreist.NoSeat {
			t.Give(t.Gift.held, seat)
		} else {
			t.releaseGift()
			t.Stale = true
		}
		return
	}
	t.Cursor, t.Stale = at, true
	t.Hand.Drop(cards{t}, at)
}

// endsTooEarly reports whether a point is on a disabled button to end the turn. The rules then explain why.
func (t *Table) endsTooEarly(at geom.Point) bool {
	var buffer [tabletop.MostButtons]tabletop.Button
	return t.Mine() && slices.ContainsFunc(t.Buttons(buffer[:0]), func(b tabletop.Button) bool {
		return b.Id == tabletop.EndTurnButton && !b.Enabled && b.Rect.Contains(at)
	})
}

// tapAt selects and lays cards by clicks and presses buttons. A double tap on a card lays it if there is one place for it.
func (t *Table) tapAt(at geom.Point, double bool) {
	if t.Line.Busy() {
		if b := t.ButtonAt(at); worksInMotion(b) {
			t.Press(b)
		} else {
			t.Skip()
		}
		t.Stale = true
		return
	}
	if b := t.ButtonAt(at); b != tabletop.NoButton {
		if double && b == KeepButton {
			return // the first tap declined the draw, and here now is the question about the gift, which ends the turn
		}
		t.Press(b)
		return
	}
	h := &t.Hand
	if h.Grip == tabletop.Free && t.endsTooEarly(at) {
		t.EndTurn()
		return
	}
	t.Stale = true
	if h.Grip == tabletop.Pressed {
		h.Tap(cards{t}, at, double)
		return
	}
	t.Gift.Grip = tabletop.Free
	if seat, ok := t.Line.ReceiverAt(at); ok && t.Question() == situation.GiftQuestion {
		t.Give(t.Gift.next(), seat)
		return
	}
	p := t.Position()
	if p.Pending() == dreist.PartnerPending && t.Line.Geometry().Cell(p.Opening().Cell(1)).Contains(at) {
		t.Undo()
		return
	}
	if h.Tap(cards{t}, at, double) {
		return
	}
	if t.Line.Geometry().Egon.Face.Contains(at) {
		t.Opponents.Egon.React(&t.Situation, egon.Poke)
	}
	t.Refused.Line = ""
	t.Stale = true
}

// dragRows scrolls a layout deeper than the table shows by dragging it, and reports whether it handled the gesture.
func (t *Table) dragRows(g input.Gesture) bool {
	geo := t.Line.Geometry()
	switch g.Kind {
	case input.DragStart:
		t.scrolledAt = g.From.Y
		t.scrolls = geo.MaxShift() > 0 && geo.Rows.Contains(geom.Point(g.From)) && t.Hand.Grip < tabletop.Pressed &&
			t.Gift.Grip == tabletop.Free && t.Down == tabletop.NoButton
	case input.Drag, input.Drop:
	default:
		t.scrolls = t.scrolls && g.Kind == input.Hover
		return false
	}
	if !t.scrolls {
		return false
	}
	t.Scroll((t.scrolledAt - g.At.Y) / geo.Pitch)
	t.scrolledAt, t.scrolls = g.At.Y, g.Kind != input.Drop
	return true
}
