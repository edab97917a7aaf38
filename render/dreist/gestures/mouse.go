package gestures

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/table"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Do handles a gesture, unless the guide does.
func (c *Controls) Do(g input.Gesture) {
	at := geom.Point(g.At)
	c.Opponents.Egon.NoteGesture(g.Kind)
	if g.Kind == input.Hover {
		c.Pointed = c.Pointed && c.Device == input.Mouse || at != c.Cursor
		c.Cursor = at
	} else {
		c.EndArrival()
	}
	switch {
	case g.Kind == input.Press:
		c.Device, c.Cursor = input.Mouse, at
	case g.Kind == input.Trigger && plays(g.Command):
		c.Pointed = false
		c.Device = g.Source()
	}
	tried := table.Attempt{Kind: tabletop.TryGesture, Gesture: g}
	if g.Kind == input.Trigger {
		tried.Kind = tabletop.TryCommand
	}
	if c.walk(g) || c.Try(tried) {
		return
	}
	if c.dragRows(g) {
		return
	}
	switch g.Kind {
	case input.Hover:
		c.point(at)
	case input.PutBack:
		c.PutBack()
	case input.Press:
		c.press(at)
	case input.DragStart, input.Drag:
		if g.Kind == input.DragStart && c.Question() == situation.DrawQuestion && c.Line.Geometry().Pile.Contains(geom.Point(g.From)) {
			c.yes() // dragging from the pile draws a card
			return
		}
		c.drag(at)
	case input.Drop:
		c.releaseButton()
		c.drop(at)
	case input.Tap:
		c.releaseButton()
		c.tap(at, g.Double)
	case input.Cancel:
		c.releaseButton()
		if !g.Asks || c.Hand.Grip != tabletop.Selected {
			c.PutBack()
		}
	case input.Ask:
		c.ask(at)
	case input.Scroll:
		c.Scroll(-g.Wheel.Y)
	case input.Strike, input.Text:
		if c.Ending() {
			c.Skip()
		}
	case input.Trigger:
		c.command(g)
	}
}

// ask explains why the selected card cannot go where a finger is held.
func (c *Controls) ask(at geom.Point) {
	to := c.AimOf(at)
	if c.Hand.Grip == tabletop.Selected && !c.Line.Busy() && c.ButtonAt(at) == tabletop.NoButton && !c.Accepts(c.Hand.Card, to) {
		c.Refuse(c.Why(c.Hand.Card, to)) // also under a guide, which would count an attempt
	}
}

// releaseButton releases a pressed button.
func (c *Controls) releaseButton() {
	if c.Down != tabletop.NoButton {
		c.Hold(tabletop.NoButton)
		c.Stale = true
	}
}

// point handles the mouse over a point.
func (c *Controls) point(at geom.Point) {
	c.Cursor = at
	over := c.ButtonAt(at)
	if over != c.Hover {
		c.Hover = over
		c.Stale = true
	}
	if c.Hand.Grip == tabletop.Selected {
		c.aimSelected(at)
	}
}

// Pointer returns the mouse pointer for what is under it.
func (c *Controls) Pointer() ebiten.CursorShapeType {
	if c.Hand.Grip == tabletop.Dragged || c.Gift.Grip == tabletop.Dragged {
		return ebiten.CursorShapePointer // it does not cover the face of the card
	}
	_, card := c.HandCardAt(c.Cursor)
	_, n := c.GiftCards()
	_, gift := c.Gift.CardAt(c.Line, n, c.Cursor)
	_, taken := c.Line.CardAt(c.Overlay().Takeable, c.Cursor)
	if card || gift || taken || c.Hover != tabletop.NoButton {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

// aimSelected aims the selected card at what a click would choose.
func (c *Controls) aimSelected(at geom.Point) {
	next := c.AimOf(at)
	if next.Kind == situation.AimNowhere || next.Kind == situation.AimCell && next.Cell.Column != c.Hand.Card.Number() {
		return // keep the aim of the keys
	}
	if next != c.Hand.Aim {
		c.Hand.Aim = next
		c.Stale = true
	}
}

// press picks a card up. In the player's own turn it first ends the motion; during others' motion it does nothing, and the tap that
// follows skips it.
func (c *Controls) press(at geom.Point) {
	if card, ok := c.Line.CardAt(c.Overlay().Takeable, at); ok {
		c.Try(table.Attempt{Kind: tabletop.TryPickUp, Card: card})
		c.lift(card, at)
		return
	}
	if c.Line.Busy() {
		if c.OthersShow() && !c.Ending() {
			return
		}
		c.Skip()
		if c.Line.Busy() {
			return
		}
	}
	if c.Hold(c.ButtonAt(at)); c.Down != tabletop.NoButton {
		c.Stale = true
		return
	}
	if card, ok := c.HandCardAt(at); ok {
		c.lift(card, at)
		return
	}
	_, n := c.GiftCards()
	c.Gift.Press(c.Line, n, at)
}

// lift picks up a card at a point.
func (c *Controls) lift(card dreist.Card, at geom.Point) {
	c.Hand.PickUp(c.Line, card, at)
	c.cards().TakenUp(card)
	c.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// drag moves the dragged card.
func (c *Controls) drag(at geom.Point) {
	c.Cursor = at
	if c.Gift.Drag(at) {
		c.Stale = true
		return
	}
	if c.Hand.Grip == tabletop.Pressed {
		c.Pointed = false // until the mouse moves by itself again
	}
	if c.Hand.Drag(c.cards(), at) {
		c.Stale = true
	}
}

// drop gives the dragged gift, or drops the card of the hand.
func (c *Controls) drop(at geom.Point) {
	if c.Gift.Drag(at) {
		if seat := c.Gift.Meant(c.Line); seat != dreist.NoSeat {
			c.Give(c.Gift.Held(), seat)
		} else {
			c.Gift.Release(&c.Situation)
			c.Stale = true
		}
		return
	}
	c.Cursor, c.Stale = at, true
	c.Hand.Drop(c.cards(), at)
}

// endsTooEarly reports whether a point is on a disabled button to end the turn. The rules then explain why.
func (c *Controls) endsTooEarly(at geom.Point) bool {
	var buffer [tabletop.MostButtons]tabletop.Button
	return c.Mine() && slices.ContainsFunc(c.Buttons(buffer[:0]), func(b tabletop.Button) bool {
		return b.Id == tabletop.EndTurnButton && !b.Enabled && b.Rect.Contains(at)
	})
}

// tap selects and lays cards by clicks and presses buttons. A double tap on a card lays it if there is one place for it.
func (c *Controls) tap(at geom.Point, double bool) {
	if c.Line.Busy() {
		if b := c.ButtonAt(at); overlay.WorksInMotion(b) {
			c.Press(b)
		} else {
			c.Skip()
		}
		c.Stale = true
		return
	}
	if b := c.ButtonAt(at); b != tabletop.NoButton {
		if double && b == overlay.KeepButton {
			return // the first tap declined the draw, and here now is the question about the gift, which ends the turn
		}
		c.Press(b)
		return
	}
	h := &c.Hand
	if h.Grip == tabletop.Free && c.endsTooEarly(at) {
		c.EndTurn()
		return
	}
	c.Stale = true
	if h.Grip == tabletop.Pressed {
		h.Tap(c.cards(), at, double)
		return
	}
	c.Gift.Grip = tabletop.Free
	if seat, ok := c.Line.ReceiverAt(at); ok && c.Question() == situation.GiftQuestion {
		c.Give(c.Gift.Next(), seat)
		return
	}
	p := c.Position()
	if p.Pending() == dreist.PartnerPending && c.Line.Geometry().Cell(p.Opening().Cell(1)).Contains(at) {
		c.Undo()
		return
	}
	if h.Tap(c.cards(), at, double) {
		return
	}
	if c.Line.Geometry().Egon.Face.Contains(at) {
		c.Opponents.Egon.React(&c.Situation, egon.Poke)
	}
	c.Refused.Line = ""
	c.Stale = true
}

// dragRows scrolls a layout deeper than the table shows by dragging it, and reports whether it handled the gesture.
func (c *Controls) dragRows(g input.Gesture) bool {
	geo := c.Line.Geometry()
	switch g.Kind {
	case input.DragStart:
		c.draggedAt = g.From.Y
		c.draggingRows = geo.MaxShift() > 0 && geo.Rows.Contains(geom.Point(g.From)) && c.Hand.Grip < tabletop.Pressed &&
			c.Gift.Grip == tabletop.Free && c.Down == tabletop.NoButton
	case input.Drag, input.Drop:
	default:
		c.draggingRows = c.draggingRows && g.Kind == input.Hover
		return false
	}
	if !c.draggingRows {
		return false
	}
	c.Scroll((c.draggedAt - g.At.Y) / geo.Pitch)
	c.draggedAt, c.draggingRows = g.At.Y, g.Kind != input.Drop
	return true
}
