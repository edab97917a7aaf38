package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/egon"
	"dreist/render/dreist/scene"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// Handle does what a gesture asks for.
func (t *Table) Handle(g input.Gesture) {
	t.Opponents.Egon.NoteGesture(g.Kind)
	t.Base.Handle(g)
}

// HandleOwn does what a gesture asks of rows out of sight, of a gift, and of a card that a guide lends, and reports whether it did.
func (t *Table) HandleOwn(g input.Gesture) bool {
	at := geom.Point(g.At)
	if t.dragRows(g) {
		return true
	}
	switch g.Kind {
	case input.Press:
		return t.pressOwn(at)
	case input.DragStart:
		if t.Question() == scene.DrawQuestion && t.Line.Geometry().Pile.Contains(geom.Point(g.From)) {
			t.yes() // dragging from the pile draws a card
			return true
		}
		return t.Gift.drag(at)
	case input.Drag:
		return t.Gift.drag(at)
	case input.Drop:
		return t.dropOwn(at)
	case input.Tap:
		return t.tapOwn(at, g.Double)
	case input.Scroll:
		t.Scroll(-g.Wheel.Y)
		return true
	}
	return false
}

// pressOwn takes up a card that a guide lends, also while others show their turn, or one of a gift.
func (t *Table) pressOwn(at geom.Point) bool {
	if card, ok := t.Line.CardAt(t.Wants().Takeable, at); ok {
		t.Device, t.Cursor, t.Ring = input.Mouse, at, tabletop.NoButton
		t.Tries(Attempt{Kind: tabletop.TryPickUp, Card: number(card)})
		t.Take(number(card), at)
		t.TakeUp(number(card))
		t.Lift()
		return true
	}
	_, n := t.GiftCards()
	if n == 0 || t.HitsButton(at) || t.CardAt(at) != tabletop.NoCard {
		return false
	}
	t.Device, t.Cursor, t.Ring = input.Mouse, at, tabletop.NoButton
	t.Gift.press(t.Line, n, at)
	return t.Gift.Grip != tabletop.Free
}

// dropOwn gives the dragged gift. A card that is dropped between places is refused by the nearest cell.
func (t *Table) dropOwn(at geom.Point) bool {
	if t.Gift.drag(at) {
		t.Hold(tabletop.NoButton)
		if seat := t.Gift.Meant(t.Line); seat != dreist.NoSeat {
			t.Give(t.Gift.held, seat)
		} else {
			t.releaseGift()
		}
		return true
	}
	if t.Hand.Grip != tabletop.Dragged || t.taken(t.HeldCard()) {
		return false
	}
	over := t.Hand.Level(t.Line).Rect()
	cell, near := t.Line.Geometry().Nearest(over)
	if t.AimOver(t.Hand.Card, over) != (tabletop.Aim{}) || !near {
		return false
	}
	t.Hold(tabletop.NoButton)
	c := t.Hand.Card
	t.PutBack()
	t.RefuseAim(c, AimAtCell(cell))
	return true
}

// tapOwn gives a gift to a clicked player, takes an opening back, or pokes Egon.
func (t *Table) tapOwn(at geom.Point, double bool) bool {
	b, p := t.ButtonAt(at), t.Position()
	switch {
	case double && b == KeepButton: // the first tap declined the draw, and here now is the question about the gift, which ends the turn
		t.Hold(tabletop.NoButton)
		return true
	case b != tabletop.NoButton || t.Moves() || t.Hand.Grip == tabletop.Pressed:
		return false
	}
	t.Gift.Grip = tabletop.Free
	seat, receives := t.Line.ReceiverAt(at)
	switch {
	case receives && t.Question() == scene.GiftQuestion:
		t.Give(t.Gift.next(), seat)
	case p.Pending() == dreist.PartnerPending && t.Line.Geometry().Cell(p.Opening().Cell(1)).Contains(at):
		t.Undo()
	case t.Hand.Grip == tabletop.Free && t.Line.Geometry().Egon.Face.Contains(at):
		t.Opponents.Egon.React(&t.State, egon.Poke)
	default:
		if t.Hand.Grip == tabletop.Free {
			t.Refusal = tabletop.Refusal{}
		}
		return false
	}
	t.Hold(tabletop.NoButton)
	return true
}

// Pointer returns the shape of the mouse over what is under it, or while it carries a gift.
func (t *Table) Pointer() ebiten.CursorShapeType {
	_, n := t.GiftCards()
	if _, gift := t.Gift.cardAt(t.Line, n, t.Cursor); gift || t.Gift.Grip == tabletop.Dragged {
		return ebiten.CursorShapePointer
	}
	return t.Base.Pointer()
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
