package dreist

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/sounds"
)

// gesture does what a person wants.
func (t *table) gesture(g input.Gesture) {
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Hover:
		t.point(at)
	case input.Press:
		t.press(at)
	case input.DragStart, input.Drag:
		t.drag(at)
	case input.Drop:
		t.drop(at)
	case input.Tap:
		t.tap(at)
	case input.Cancel:
		t.putBack()
	case input.Scroll:
		t.scroll(g.Wheel.Y)
	case input.Trigger:
		t.command(g.Command)
	}
}

// point notices what the mouse is over.
func (t *table) point(at geom.Point) {
	t.cursor = at
	over := t.buttonAt(at)
	if over != t.hover {
		t.hover = over
		t.stale = true
	}
	if t.hand.grip == selected {
		t.aimSelected(at)
	}
}

// pointer returns the shape of the mouse that fits what is under it.
func (t *table) pointer() ebiten.CursorShapeType {
	if t.hand.grip == dragged || t.gift.grip == dragged {
		return ebiten.CursorShapeMove
	}
	_, card := t.handCardAt(t.cursor)
	_, gift := t.giftAt(t.cursor)
	if card && t.mine() || gift || t.hover != noButton {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

// aimSelected shows what a click would do with the selected card.
func (t *table) aimSelected(at geom.Point) {
	next := t.hand.aim // off every place the aim of the keys stays
	if cell, ok := t.cellAt(at); ok && cell.Column == t.hand.card.Number() {
		next = aim{kind: aimCell, cell: cell}
	} else if t.line.Geometry().Discard.Contains(at) {
		next = aim{kind: aimDiscard}
	}
	if next != t.hand.aim {
		t.hand.aim = next
		t.stale = true
	}
}

// press picks a card up. In the player's own turn it first ends whatever still moves; in Egon's it waits for the
// tap that follows.
func (t *table) press(at geom.Point) {
	t.cursor = at
	t.byKeys = false
	if t.line.Busy() {
		if t.othersShow() {
			return
		}
		t.line.Skip()
		if t.line.Busy() {
			return
		}
	}
	if t.buttonAt(at) != noButton {
		return
	}
	if c, ok := t.handCardAt(at); ok && t.mine() {
		t.pickUp(c, at)
		t.sound.Play(sounds.Cue{Clip: sounds.Lift})
		return
	}
	t.pressGift(at)
}

func (t *table) drag(at geom.Point) {
	t.cursor = at
	if t.dragGift(at) {
		return
	}
	if t.hand.grip == pressed {
		t.hand.grip = dragged
	}
	if t.hand.grip != dragged {
		return
	}
	t.hand.at = at
	t.hand.aim = t.aimAt(t.hand.card, t.heldPose().Rect())
	t.stale = true
}

// drop lays, discards or gives the reason why not.
func (t *table) drop(at geom.Point) {
	if t.dragGift(at) {
		t.dropGift()
		return
	}
	if t.hand.grip != dragged {
		return
	}
	t.drag(at)
	c, pose, to := t.hand.card, t.heldPose(), t.hand.aim
	pose.Z = stage.ZHeld
	t.line.Drop(c, pose)
	if t.accepts(c, to) {
		t.carryOut(c, to)
		return
	}
	t.letGo()
	t.line.Return()
	if to.kind == aimNowhere {
		to = t.nearest(pose.Rect())
	}
	t.refuseAim(c, to)
}

// carryOut makes the move that a card on an accepting place means.
func (t *table) carryOut(c dreist.Card, to aim) {
	if to.kind == aimDiscard {
		t.discard(c)
		return
	}
	t.play(dreist.Lay(c, to.cell.Row))
}

// refuseAim tells why a card cannot go where it was meant to.
func (t *table) refuseAim(c dreist.Card, to aim) {
	if u := t.mentor(); u != nil && to.kind != aimNowhere && u.correct(t, c, to) {
		return
	}
	switch to.kind {
	case aimCell:
		if why := t.position().Why(c, to.cell); why != nil {
			t.refuse(why)
		}
	case aimDiscard:
		if why := t.position().Refusal(dreist.Discard(c)); why != nil {
			t.refuse(why)
		}
	}
}

// refuse says why a move was refused and lets the cards at fault shake.
func (t *table) refuse(err error) {
	var refusal *dreist.Refusal
	if !errors.As(err, &refusal) {
		return
	}
	t.prompt = t.say.Refusal(refusal, t.position().Layout())
	t.refused.told = t.prompt
	t.refused.by, t.refused.explained = rulebook.Explain(refusal.Reason)
	t.shaking.begin(refusal.Faults)
	t.sound.Play(sounds.Cue{Clip: sounds.Refuse})
	t.stale = true
}

// tap selects and lays by clicks, and presses buttons.
func (t *table) tap(at geom.Point) {
	if t.line.Busy() {
		if b := t.buttonAt(at); b.always() {
			t.push(b)
		} else {
			t.line.Skip()
		}
		t.stale = true
		return
	}
	if b := t.buttonAt(at); b != noButton {
		t.push(b)
		return
	}
	h := &t.hand
	if h.grip == pressed {
		if h.was == selected {
			t.letGo()
			return
		}
		h.grip = selected
		t.stale = true
		return
	}
	t.gift.grip = free
	if seat, ok := t.receiverAt(at); ok && t.question() == giftQuestion {
		t.giveNext(seat)
		return
	}
	p := t.position()
	if p.Pending() == dreist.PartnerPending && t.line.Geometry().Cell(p.Opening().Cell(1)).Contains(at) {
		t.undo()
		return
	}
	if h.grip == selected {
		t.tapWith(h.card, at)
		return
	}
	t.prompt = ""
	t.stale = true
}

// tapWith lays the selected card where the click says, or puts it back.
func (t *table) tapWith(c dreist.Card, at geom.Point) {
	to := aim{}
	if t.line.Geometry().Discard.Contains(at) {
		to.kind = aimDiscard
	} else if cell, ok := t.cellAt(at); ok {
		to = aim{kind: aimCell, cell: cell}
	}
	switch {
	case to.kind == aimNowhere:
		t.letGo()
	case t.accepts(c, to):
		t.carryOut(c, to)
	default:
		t.hand.aim = aim{}
		t.refuseAim(c, to)
	}
}

// putBack lets go of what is held as if nothing had happened.
func (t *table) putBack() {
	t.letGoOfGift()
	if t.hand.grip == dragged {
		t.line.Drop(t.hand.card, t.heldPose())
		t.hand.release()
		t.line.Return()
	}
	t.layDown()
}

// scroll moves a layout that is deeper than the table shows.
func (t *table) scroll(notches float64) {
	if t.line.Scroll(-notches) {
		t.stale = true
	}
}
