package table

import (
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// Handle does what a gesture asks for, after Egon has noticed it.
func (t *Table) Handle(g input.Gesture) {
	t.Opponents.Egon.RecordGesture(g.Kind)
	t.SharedTable.Handle(g)
}

// handleGesture handles gestures on rows, piles, players and cards that a guide lends, and reports whether it did.
func (t *Table) handleGesture(g input.Gesture) (done bool) {
	at := geom.Point(g.At)
	if t.dragRows(g) {
		return true
	}
	switch g.Kind {
	case input.Press:
		return t.pressOwn(at)
	case input.DragStart:
		if t.Question() == scene.DrawQuestion && t.Timeline.Geometry().OwnPile.Contains(geom.Point(g.From)) {
			t.yes() // dragging from the pile draws a card
			return true
		}
	case input.Drop:
		return t.dropOwn(at)
	case input.Tap:
		return t.tapOwn(at, g.IsDouble)
	case input.Scroll:
		t.scrollRows(-g.Wheel.Y)
		return true
	}
	return false
}

// pressOwn takes up a card that a guide lends, also while the others' turn is shown.
func (t *Table) pressOwn(at geom.Point) bool {
	if card, ok := t.Timeline.CardAt(t.Wants().LentCards, at); ok {
		t.Device, t.Cursor, t.FocusedButton = input.MouseSource, at, tabletop.NoButton
		t.OfferAttempt(Attempt{Kind: tabletop.TryPickUp, Card: number(card)})
		t.PickUpCard(number(card), at)
		return true
	}
	return false
}

// dropOwn puts back a card that is dropped between spots. For a hand card it shows why the nearest cell refuses it.
func (t *Table) dropOwn(at geom.Point) bool {
	if !t.Held.CarryTo(t.Timeline, at) || t.taken(t.HeldCard()) {
		return false
	}
	c, over := t.Held.Card, t.Held.LevelPose(t.Timeline).Rect()
	cell, near := t.Timeline.Geometry().NearestCell(over)
	gift := t.isGift(t.HeldCard())
	if t.AimBelowCard(c, over) != (tabletop.Aim{}) || !near && !gift {
		return false
	}
	t.HoldButton(tabletop.NoButton)
	t.ReturnHeldCards()
	if !gift {
		t.RefuseAim(c, scene.AimOfCell(cell))
	}
	return true
}

// tapOwn gives a gift to the player who is clicked, takes an opening back, or pokes Egon.
func (t *Table) tapOwn(at geom.Point, double bool) bool {
	b, p := t.ButtonAt(at), t.ShownPosition()
	if t.isGift(t.HeldCard()) {
		t.Held.Release()
	}
	switch {
	case double && b == KeepGiftButton: // the first tap declined the draw, and here now is the question about the gift, which ends the turn
		t.HoldButton(tabletop.NoButton)
		return true
	case b != tabletop.NoButton || t.IsMoving() || t.Held.Grip == tabletop.PressedGrip:
		return false
	}
	seat, receives := t.Timeline.ReceiverAt(at)
	switch {
	case receives && t.Question() == scene.GiftQuestion:
		t.giveCard(t.nextGift(), seat)
	case p.Pending() == dreist.PartnerPending && t.Timeline.Geometry().CellRect(p.OpeningCard().Cell(1)).Contains(at):
		t.Undo()
	case t.Held.Grip == tabletop.NoGrip && t.Timeline.Geometry().Egon.Face.Contains(at):
		t.Opponents.Egon.ReactTo(t.Situation(), egon.EgonPoked)
	default:
		if t.Held.Grip == tabletop.NoGrip {
			t.Refusal = tabletop.Refusal{}
		}
		return false
	}
	t.HoldButton(tabletop.NoButton)
	return true
}

// dragRows scrolls a layout that is deeper than the table by dragging it, and reports whether it handled the gesture.
func (t *Table) dragRows(g input.Gesture) bool {
	geo := t.Timeline.Geometry()
	switch g.Kind {
	case input.DragStart:
		t.scrolledAt = g.From.Y
		t.scrolls = geo.MaxScrolledRows() > 0 && geo.RowsRect.Contains(geom.Point(g.From)) && t.Held.Grip < tabletop.PressedGrip && t.PressedButton == tabletop.NoButton
	case input.Drag, input.Drop:
	default:
		t.scrolls = t.scrolls && g.Kind == input.Hover
		return false
	}
	if !t.scrolls {
		return false
	}
	t.scrollRows((t.scrolledAt - g.At.Y) / geo.RowSpacing)
	t.scrolledAt, t.scrolls = g.At.Y, g.Kind != input.Drop
	return true
}
