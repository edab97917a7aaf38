package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/thegame/scene"
	"dreist/sounds"
)

// cards is the table as the gestures of a hand see it: see tabletop.Game.
type cards struct{ *Table }

func (t cards) Pose(c thegame.Card) stage.Pose     { return t.Line.Pose(c) }
func (t cards) Lifted(c thegame.Card) float64      { return t.Line.Lifted(c) }
func (t cards) Sizes(from float64) tabletop.Sizes  { return t.Line.Sizes(from) }
func (t cards) Reduced() bool                      { return t.Line.Reduced() }
func (t cards) Drop(c thegame.Card, at stage.Pose) { t.Line.Drop(c, at) }
func (t cards) Return()                            { t.Line.Return() }
func (t cards) ShowPlaces()                        { t.lights.Pulse() }

// CardAt returns the card of the hand in front at a point, where whoever sits there may move.
func (t cards) CardAt(at geom.Point) (thegame.Card, bool) {
	c, ok := t.Line.CardAt(t.Line.View().Hands[t.Front()], at)
	return c, ok && t.Mine()
}

func (t cards) TakenUp(thegame.Card) {
	t.refused, t.typed = "", 0
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
	t.Stale = true
}

func (t cards) Choices() []thegame.Card {
	if !t.Mine() {
		return nil
	}
	return scene.Sorted(t.Position().Hand(t.Front()))
}

func (t cards) Places(c thegame.Card) (all []Aim) {
	for on := range t.Position().Takes(c).All() {
		all = append(all, On(on))
	}
	return all
}

// meantPart is the part of a card that must lie over a row to be meant for it.
const meantPart = 0.25

func (t cards) Under(_ thegame.Card, over geom.Rect) Aim {
	best := tabletop.Covers[Aim](over, meantPart)
	g := t.Line.Geometry()
	for on := range g.Rows {
		best.Offer(On(thegame.Pile(on)), g.Rows[on].Row, 1)
	}
	return best.At
}

func (t cards) At(_ thegame.Card, at geom.Point) Aim {
	if on, ok := t.Line.Geometry().PileAt(at); ok {
		return On(on)
	}
	return Nowhere
}

func (t cards) Accepts(c thegame.Card, to Aim) bool {
	on, ok := to.Pile()
	return ok && t.Position().Allows(thegame.Lay(c, on))
}

func (t cards) Only(c thegame.Card) (Aim, bool) {
	places := t.Places(c)
	if len(places) != 1 {
		return Nowhere, false
	}
	return places[0], true
}

func (t cards) Put(c thegame.Card, to Aim) {
	on, _ := to.Pile()
	t.Play(thegame.Lay(c, on))
}

func (t cards) Refuse(c thegame.Card, to Aim, _ geom.Rect) {
	if on, ok := to.Pile(); ok {
		t.Play(thegame.Lay(c, on))
	}
}

// Handle does what a gesture asks for.
func (t *Table) Handle(g input.Gesture) {
	at := geom.Point(g.At)
	if g.Kind == input.Hover {
		t.Pointed = t.Pointed && t.Device == input.Mouse || at != t.Cursor
		t.Cursor = at
	}
	if t.TriesGesture(g) {
		t.Stale = true
		return
	}
	switch g.Kind {
	case input.Hover:
		if over := t.ButtonAt(at); over != t.Hover {
			t.Hover, t.Stale = over, true
		}
		t.aimChosen(at)
	case input.Press:
		t.press(at)
	case input.DragStart, input.Drag:
		if t.Cursor = at; t.Hand.Drag(cards{t}, at) {
			t.Pointed, t.Stale = false, true // until the mouse moves by itself again
		}
	case input.Drop:
		t.Cursor = at
		t.Hold(tabletop.NoButton)
		t.Hand.Drop(cards{t}, at)
		t.Stale = true
	case input.Tap:
		t.tap(at, g.Double)
	case input.PutBack:
		t.PutBack()
	case input.Cancel:
		t.Hold(tabletop.NoButton)
		if !g.Asks || t.Hand.Grip != tabletop.Selected {
			t.PutBack()
		}
	case input.Ask:
		t.ask(at)
	case input.Strike, input.Text:
		if t.Match.Over() && t.Moves() {
			t.Skip()
		}
	case input.Trigger:
		t.command(g)
	}
}

func (t *Table) press(at geom.Point) {
	t.Device, t.Cursor, t.Ring = input.Mouse, at, tabletop.NoButton
	t.Stale = true
	if b := t.ButtonAt(at); b != tabletop.NoButton {
		t.Hold(b)
		return
	}
	if t.Line.Busy() { // what others do is seen before anything is laid on it
		if t.OthersShow() {
			return
		}
		if t.Skip(); t.Line.Busy() {
			return
		}
	}
	t.Hand.Press(cards{t}, at)
}

func (t *Table) tap(at geom.Point, double bool) {
	t.Stale = true
	held := t.Down
	t.Hold(tabletop.NoButton)
	if b := t.ButtonAt(at); b != tabletop.NoButton && b == held {
		t.Push(b)
		return
	}
	switch {
	case t.Moves():
		t.Skip()
	case t.Hand.Grip == tabletop.Free && t.Mine() && t.Line.Geometry().EndTurn.Contains(at):
		t.EndTurn() // which says why it cannot end yet
	default:
		t.Hand.Tap(cards{t}, at, double)
	}
}

// aimChosen aims the chosen card at the pile under the mouse that takes it; elsewhere the aim of the keys stays.
func (t *Table) aimChosen(at geom.Point) {
	to := cards{t}.At(t.Hand.Card, at)
	if t.Hand.Grip == tabletop.Selected && to != t.Hand.Aim && t.ButtonAt(at) == tabletop.NoButton && (cards{t}).Accepts(t.Hand.Card, to) {
		t.Hand.Aim, t.Stale = to, true
	}
}

// ask says why the chosen card may not lie where a finger is held.
func (t *Table) ask(at geom.Point) {
	to := cards{t}.At(t.Hand.Card, at)
	if t.Hand.Grip == tabletop.Selected && !t.Line.Busy() && t.ButtonAt(at) == tabletop.NoButton && to != Nowhere && !(cards{t}).Accepts(t.Hand.Card, to) {
		cards{t}.Refuse(t.Hand.Card, to, geom.Rect{})
	}
}

// underMouse returns the card under the mouse that could be taken. One that rose towards the mouse stays under it.
func (t *Table) underMouse() thegame.Card {
	if !t.Pointed || t.Hand.Grip >= tabletop.Pressed || t.ButtonAt(t.Cursor) != tabletop.NoButton {
		return thegame.NoCard
	}
	c, ok := cards{t}.CardAt(t.Cursor)
	if !ok && t.Over != thegame.NoCard && t.Mine() && t.Line.Pose(t.Over).Rect().Contains(t.Cursor) {
		return t.Over
	}
	return c
}

// Pointer returns the shape of the mouse over what is under it.
func (t *Table) Pointer() ebiten.CursorShapeType {
	_, card := cards{t}.CardAt(t.Cursor)
	aimed := t.Hand.Grip == tabletop.Selected && cards{t}.Accepts(t.Hand.Card, cards{t}.At(t.Hand.Card, t.Cursor))
	if card || aimed || t.Hand.Grip == tabletop.Dragged || t.ButtonAt(t.Cursor) != tabletop.NoButton {
		return ebiten.CursorShapePointer // which does not cover the face of a card that is carried
	}
	return ebiten.CursorShapeDefault
}
