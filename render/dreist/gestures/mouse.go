package gestures

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/guide"
	"dreist/render/dreist/overlay"
	"dreist/render/dreist/remarks"
	"dreist/render/dreist/situation"
	"dreist/render/geom"
	"dreist/render/tabletop"
	"dreist/sounds"
)

// Do does what a gesture asks for, unless the guide has.
func (c *Controls) Do(g input.Gesture) {
	at := geom.Point(g.At)
	c.Opponents.Egon.Notice(g.Kind)
	if g.Kind == input.Hover {
		c.Pointed = c.Pointed && c.Device == input.Mouse || at != c.Cursor
		c.Cursor = at
	} else {
		c.Settle()
	}
	switch {
	case g.Kind == input.Press:
		c.Device, c.Cursor = input.Mouse, at
	case g.Kind == input.Trigger && plays(g.Command):
		c.Pointed = false
		c.Device = g.Source()
	}
	tried := guide.Attempt{Kind: guide.Gesture, Gesture: g}
	if g.Kind == input.Trigger {
		tried.Kind = guide.Command
	}
	if c.walk(g) || c.Try(tried) {
		return
	}
	if c.pull(g) {
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
			c.yes() // the card is pulled off the pile
			return
		}
		c.drag(at)
	case input.Drop:
		c.comeUp()
		c.drop(at)
	case input.Tap:
		c.comeUp()
		c.tap(at, g.Double)
	case input.Cancel:
		c.comeUp()
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

// ask tells why the selected card cannot go where a finger asks.
func (c *Controls) ask(at geom.Point) {
	to := c.AimOf(at)
	if c.Hand.Grip == tabletop.Selected && !c.Line.Busy() && c.ButtonAt(at) == tabletop.NoButton && !c.Accepts(c.Hand.Card, to) {
		c.Refuse(c.Why(c.Hand.Card, to)) // also under a guide, which takes for a try what it corrects
	}
}

// comeUp lets go of a button.
func (c *Controls) comeUp() {
	if c.Down != tabletop.NoButton {
		c.Hold(tabletop.NoButton)
		c.Stale = true
	}
}

// point notices what the mouse is over.
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

// Pointer returns the shape of the mouse that fits what is under it.
func (c *Controls) Pointer() ebiten.CursorShapeType {
	if c.Hand.Grip == tabletop.Dragged || c.Gift.Grip == tabletop.Dragged {
		return ebiten.CursorShapePointer // nothing lies over the face of the card
	}
	_, card := c.HandCardAt(c.Cursor)
	_, n := c.GiftCards()
	_, gift := c.Gift.CardAt(c.Line, n, c.Cursor)
	_, taken := c.Line.CardAt(c.Overlay().Takes, c.Cursor)
	if card || gift || taken || c.Hover != tabletop.NoButton {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

// aimSelected shows what a click would do with the selected card.
func (c *Controls) aimSelected(at geom.Point) {
	next := c.AimOf(at)
	if next.Kind == situation.AimNowhere || next.Kind == situation.AimCell && next.Cell.Column != c.Hand.Card.Number() {
		return // there the aim of the keys stays
	}
	if next != c.Hand.Aim {
		c.Hand.Aim = next
		c.Stale = true
	}
}

// press picks a card up. In the player's own turn it first ends whatever still moves; in Egon's it waits for the
// tap that follows.
func (c *Controls) press(at geom.Point) {
	if card, ok := c.Line.CardAt(c.Overlay().Takes, at); ok {
		c.Try(guide.Attempt{Kind: guide.PickUp, Card: card})
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

// lift takes hold of a card at a point.
func (c *Controls) lift(card dreist.Card, at geom.Point) {
	c.Hand.PickUp(c.Line, card, at)
	c.cards().TakenUp(card)
	c.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// drag moves what is held with the mouse.
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

// drop lays, discards, answers a guide or gives the reason why not.
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

// endsTooEarly reports whether a point lies on the button that ends the turn while the rules do not let it end yet: they say why.
func (c *Controls) endsTooEarly(at geom.Point) bool {
	var buffer [tabletop.MostButtons]tabletop.Button
	return c.Mine() && slices.ContainsFunc(c.Buttons(buffer[:0]), func(b tabletop.Button) bool {
		return b.Id == tabletop.EndTurnButton && !b.Works && b.Rect.Contains(at)
	})
}

// tap selects and lays by clicks, and presses buttons. A double one on a card lays it where that is clear.
func (c *Controls) tap(at geom.Point, double bool) {
	if c.Line.Busy() {
		if b := c.ButtonAt(at); overlay.WorksInMotion(b) {
			c.Push(b)
		} else {
			c.Skip()
		}
		c.Stale = true
		return
	}
	if b := c.ButtonAt(at); b != tabletop.NoButton {
		if double && b == overlay.KeepButton {
			return // the first of the two declined to draw, and the gift, which ends the turn, is asked about in its place
		}
		c.Push(b)
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
		c.Opponents.Egon.React(&c.Situation, remarks.Poke)
	}
	c.Refused.Line = ""
	c.Stale = true
}

// pull lets the mouse take hold of a layout that is deeper than the table shows, move it and let go, and reports whether it did.
func (c *Controls) pull(g input.Gesture) bool {
	geo := c.Line.Geometry()
	switch g.Kind {
	case input.DragStart:
		c.pulledAt = g.From.Y
		c.pulled = geo.MaxShift() > 0 && geo.Rows.Contains(geom.Point(g.From)) && c.Hand.Grip < tabletop.Pressed &&
			c.Gift.Grip == tabletop.Free && c.Down == tabletop.NoButton
	case input.Drag, input.Drop:
	default:
		c.pulled = c.pulled && g.Kind == input.Hover
		return false
	}
	if !c.pulled {
		return false
	}
	c.Scroll((c.pulledAt - g.At.Y) / geo.Pitch)
	c.pulledAt, c.pulled = g.At.Y, g.Kind != input.Drop
	return true
}
