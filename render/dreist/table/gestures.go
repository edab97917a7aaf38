package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/hand"
	"dreist/render/dreist/remarks"
	"dreist/render/dreist/situation"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/sounds"
)

// Do does what a gesture asks for, unless the guide has.
func (t *Table) Do(g input.Gesture) {
	at := geom.Point(g.At)
	t.Opponents.Egon.Notice(g.Kind)
	if g.Kind == input.Hover {
		t.pointed = t.pointed && t.Device == words.Mouse || at != t.Cursor
		t.Cursor = at
	} else {
		t.settle()
	}
	if t.walk(g) || t.Guide != nil && t.Guide.Gesture(t, g) {
		return
	}
	if t.pull(g) {
		return
	}
	switch g.Kind {
	case input.Hover:
		t.Point(at)
	case input.PutBack:
		t.PutBack()
	case input.Press:
		t.press(at)
	case input.DragStart, input.Drag:
		if g.Kind == input.DragStart && t.Question() == situation.DrawQuestion && t.Line.Geometry().Pile.Contains(geom.Point(g.From)) {
			t.yes() // the card is pulled off the pile
			return
		}
		t.drag(at)
	case input.Drop:
		t.comeUp()
		t.drop(at)
	case input.Tap:
		t.comeUp()
		t.tap(at, g.Double)
	case input.Cancel:
		t.comeUp()
		if !g.Asks || t.Hand.Grip != hand.Selected {
			t.PutBack()
		}
	case input.Ask:
		t.ask(at)
	case input.Scroll:
		t.Scroll(g.Wheel.Y)
	case input.Strike, input.Text:
		if t.Ending() {
			t.Skip()
		}
	case input.Trigger:
		t.command(g)
	}
}

// ask tells why the selected card cannot go where a finger asks.
func (t *Table) ask(at geom.Point) {
	to := t.AimOf(at)
	if t.Hand.Grip == hand.Selected && !t.Line.Busy() && t.ButtonAt(at) == NoButton && !t.Accepts(t.Hand.Card, to) {
		t.Refuse(t.Why(t.Hand.Card, to)) // also under a guide, which takes for a try what it corrects
	}
}

// comeUp lets go of a button.
func (t *Table) comeUp() {
	if t.down.id != NoButton {
		t.down, t.Stale = down{}, true
	}
}

// Point notices what the mouse is over.
func (t *Table) Point(at geom.Point) {
	t.Cursor = at
	over := t.ButtonAt(at)
	if over != t.Hover {
		t.Hover = over
		t.Stale = true
	}
	if t.Hand.Grip == hand.Selected {
		t.aimSelected(at)
	}
}

// underMouse returns the card under the mouse that could be taken. One that rose towards the mouse stays under it.
func (t *Table) underMouse() dreist.Card {
	if !t.pointed || t.Hand.Grip >= hand.Pressed || t.Gift.Grip != hand.Free || t.ButtonAt(t.Cursor) != NoButton {
		return dreist.NoCard
	}
	if t.Guide != nil {
		if c, ok := t.Line.CardAt(t.overlay().Takes, t.Cursor); ok {
			return c
		}
	}
	c, ok := t.HandCardAt(t.Cursor)
	if !ok && t.over != dreist.NoCard && t.Mine() && t.Line.Pose(t.over).Rect().Contains(t.Cursor) {
		return t.over
	}
	return c
}

// raise lets the cards rise that are selected, under the mouse or asked about.
func (t *Table) raise() bool {
	doubt := dreist.NoCard
	if t.Question() == situation.DiscardQuestion {
		doubt = t.Doubt
	}
	lifted, offered := t.Line.Raise(t.Hand.Card, t.over, doubt, t.uncovered()), t.offer()
	return lifted || offered
}

// offer lets the cards rise a little that can be laid. While others move those stay as they are.
func (t *Table) offer() bool {
	var buffer [2 * dreist.HandSize]dreist.Card
	fits := buffer[:0]
	if t.Status.Fitting != Unmarked && t.MarksFitting() {
		for _, c := range t.Line.View().Hands[t.Front()] {
			if t.Line.Busy() && t.Line.Offered(c) > 0 || !t.Line.Busy() && t.Fits(c) {
				fits = append(fits, c)
			}
		}
	}
	return t.Line.Offer(fits...)
}

// uncovered returns the card of the layout under the mouse that is to be seen whole, NoCard for none.
func (t *Table) uncovered() dreist.Card {
	if !t.pointed || t.covered || t.Hand.Grip >= hand.Pressed || t.Gift.Grip != hand.Free || t.Hover != NoButton || t.over != dreist.NoCard {
		return dreist.NoCard
	}
	return t.Uncovered(t.Cursor)
}

// Pointer returns the shape of the mouse that fits what is under it.
func (t *Table) Pointer() ebiten.CursorShapeType {
	if t.Hand.Grip == hand.Dragged || t.Gift.Grip == hand.Dragged {
		return ebiten.CursorShapePointer // nothing lies over the face of the card
	}
	_, card := t.HandCardAt(t.Cursor)
	_, n := t.GiftCards()
	_, gift := t.Gift.CardAt(t.Line, n, t.Cursor)
	if card || gift || t.Hover != NoButton {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

// aimSelected shows what a click would do with the selected card.
func (t *Table) aimSelected(at geom.Point) {
	next := t.AimOf(at)
	if next.Kind == situation.AimNowhere || next.Kind == situation.AimCell && next.Cell.Column != t.Hand.Card.Number() {
		return // there the aim of the keys stays
	}
	if next != t.Hand.Aim {
		t.Hand.Aim = next
		t.Stale = true
	}
}

// press picks a card up. In the player's own turn it first ends whatever still moves; in Egon's it waits for the
// tap that follows.
func (t *Table) press(at geom.Point) {
	t.Cursor = at
	t.Device = words.Mouse
	if c, ok := t.Line.CardAt(t.overlay().Takes, at); ok {
		t.Guide.PickUp(t, c)
		t.lift(c, at)
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
	if t.down = (down{id: t.ButtonAt(at)}); t.down.id != NoButton {
		t.Stale = true
		return
	}
	if c, ok := t.HandCardAt(at); ok {
		t.lift(c, at)
		return
	}
	_, n := t.GiftCards()
	t.Gift.Press(t.Line, n, at)
}

// lift takes hold of a card at a point.
func (t *Table) lift(c dreist.Card, at geom.Point) {
	t.Hand.PickUp(c, t.Line.Pose(c), at)
	t.turnTo(c)
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}

// drag moves what is held with the mouse.
func (t *Table) drag(at geom.Point) {
	t.Cursor = at
	if t.Gift.Drag(at) {
		t.Stale = true
		return
	}
	if t.Hand.Grip == hand.Pressed {
		t.Hand.Drag(t.Line)
		t.pointed = false // until the mouse moves by itself again
	}
	if t.Hand.Grip != hand.Dragged {
		return
	}
	t.Hand.At = at
	t.Hand.Aim = hand.AimAt(&t.Situation, t.overlay().Aside, t.Hand.Card, t.Hand.Level(t.Line).Rect())
	t.Stale = true
}

// drop lays, discards, answers a guide or gives the reason why not.
func (t *Table) drop(at geom.Point) {
	if t.Gift.Drag(at) {
		if seat := t.Gift.Meant(t.Line); seat != dreist.NoSeat {
			t.give(t.Gift.Held(), seat)
		} else {
			t.Gift.Release(&t.Situation)
			t.Stale = true
		}
		return
	}
	if t.Hand.Grip != hand.Dragged {
		return
	}
	t.drag(at)
	c, pose, level, to := t.Hand.Card, t.Hand.Pose(t.Line), t.Hand.Level(t.Line), t.Hand.Aim
	t.Line.Drop(c, pose)
	if slices.Contains(t.overlay().Takes, c) {
		t.Hand.Release()
		if !t.Guide.Answer(t, c, to) {
			t.Line.Return()
		}
		return
	}
	if t.Accepts(c, to) {
		t.carryOut(c, to)
		return
	}
	t.LetGo()
	t.Line.Return()
	if cell, near := t.Line.Geometry().Nearest(level.Rect()); to.Kind == situation.AimNowhere && near {
		to = situation.Aim{Kind: situation.AimCell, Cell: cell} // what the rules say of it tells why the card cannot stay
	}
	t.RefuseAim(c, to)
}

// carryOut makes the move that a card on an accepting place means.
func (t *Table) carryOut(c dreist.Card, to situation.Aim) {
	if to.Kind == situation.AimDiscard {
		t.discard(c)
		return
	}
	t.Play(dreist.Lay(c, to.Cell.Row))
}

// RefuseAim tells why a card cannot go where it was meant to.
func (t *Table) RefuseAim(c dreist.Card, to situation.Aim) {
	if t.Refused.Line = ""; t.Guide == nil || to.Kind == situation.AimNowhere || !t.Guide.Correct(t, c, to) {
		t.Refuse(t.Why(c, to))
	}
}

// tap selects and lays by clicks, and presses buttons. A double one on a card lays it where that is clear.
func (t *Table) tap(at geom.Point, double bool) {
	if t.Line.Busy() {
		if b := t.ButtonAt(at); always(b) {
			t.Push(b)
		} else {
			t.Skip()
		}
		t.Stale = true
		return
	}
	if b := t.ButtonAt(at); b != NoButton {
		t.Push(b)
		return
	}
	h := &t.Hand
	if h.Grip == hand.Pressed {
		if h.Again() && !double {
			t.LetGo()
			return
		}
		h.Grip = hand.Selected
		t.Stale = true
		if double {
			t.layOnly()
		}
		return
	}
	t.Gift.Grip = hand.Free
	if seat, ok := t.Line.ReceiverAt(at); ok && t.Question() == situation.GiftQuestion {
		t.give(t.Gift.Next(), seat)
		return
	}
	p := t.Position()
	if p.Pending() == dreist.PartnerPending && t.Line.Geometry().Cell(p.Opening().Cell(1)).Contains(at) {
		t.Undo()
		return
	}
	if h.Grip == hand.Selected {
		t.tapWith(h.Card, at)
		return
	}
	if t.Line.Geometry().Egon.Face.Contains(at) {
		t.Opponents.Egon.React(&t.Situation, remarks.Poke)
	}
	t.Refused.Line = ""
	t.Stale = true
}

// layOnly lays the selected card if there is only one cell for it. Else the places pulse where it may go.
func (t *Table) layOnly() {
	c, rows := t.Hand.Card, t.Position().Rows(t.Hand.Card)
	if rows != 0 && rows.First() == rows.Last() && slices.Contains(t.Position().Hand(t.Front()), c) {
		t.carryOut(c, situation.Aim{Kind: situation.AimCell, Cell: c.Cell(rows.First())})
		return
	}
	t.lights.Pulse()
}

// tapWith lays the selected card where the click says, or puts it back.
func (t *Table) tapWith(c dreist.Card, at geom.Point) {
	to := t.AimOf(at)
	switch {
	case to.Kind == situation.AimNowhere:
		t.LetGo()
	case t.Accepts(c, to):
		t.carryOut(c, to)
	default:
		t.Hand.Aim = situation.Aim{}
		t.RefuseAim(c, to)
	}
}

// PutBack lets go of what is held as if nothing had happened.
func (t *Table) PutBack() {
	t.Gift.Release(&t.Situation)
	if t.Hand.Grip == hand.Dragged {
		t.Line.Drop(t.Hand.Card, t.Hand.Pose(t.Line))
		t.Hand.Release()
		t.Line.Return()
	}
	t.layDown()
}

// Cover lets go of what is held as something comes over the table. What a refusal told is still there to be read when
// that goes again.
func (t *Table) Cover() {
	told := t.Refused.Line
	t.PutBack()
	t.Refused.Line = told
	t.covered = true
	t.over = dreist.NoCard
	t.Line.LowerAll()
	t.lights.Tick(&t.Situation, &t.Hand, t.over, 1)
}

// Uncover is told that nothing lies over the table any more.
func (t *Table) Uncover() { t.covered = false }

// Scroll moves a layout that is deeper than the table shows as the wheel says.
func (t *Table) Scroll(notches float64) { t.scroll(-notches) }

// scroll moves such a layout by rows.
func (t *Table) scroll(rows float64) {
	if t.Line.Scroll(rows) {
		t.Stale = true
	}
}
