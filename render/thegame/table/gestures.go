package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/game/thegame"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/session/request"
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
	t.refused = ""
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

// CommandPile + n, n from 0 to 3, is what the key of a pile asks for, and CommandTen + n of a digit in the number of a card.
const (
	CommandPile = input.CommandOwn
	CommandTen  = CommandPile + thegame.Piles
)

// Actions returns the actions with keys of their own: the letters of the piles, and the digits that numbers are typed with.
func Actions() []input.Action {
	var all []input.Action
	for on := range thegame.Pile(thegame.Piles) {
		all = append(all, input.Action{Command: CommandPile + input.Command(on), Name: "pile." + on.String(), Group: input.Choosing, Keys: input.PrintedKeys(on.String())})
	}
	for n := range 10 {
		all = append(all, input.Action{Command: CommandTen + input.Command(n), Name: "digit." + string(rune('0'+n)), Group: input.Choosing, Keys: input.DigitKeys(n)})
	}
	return all
}

// Handle does what a gesture asks for.
func (t *Table) Handle(g input.Gesture) {
	at := geom.Point(g.At)
	if g.Kind == input.Hover {
		t.Pointed = t.Pointed && t.Device == input.Mouse || at != t.Cursor
		t.Cursor = at
	}
	kind := tabletop.TryGesture
	if g.Kind == input.Trigger {
		kind = tabletop.TryCommand
	}
	if t.try(Attempt{Kind: kind, Gesture: g}) {
		t.Stale = true
		return
	}
	switch g.Kind {
	case input.Hover:
		if over := t.ButtonAt(at); over != t.Hover {
			t.Hover, t.Stale = over, true
		}
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

// command does what a key asks for.
func (t *Table) command(g input.Gesture) {
	i := g.Command
	t.Device, t.Pointed, t.Stale = g.Source(), false, true
	if t.pressByKey(i) {
		return
	}
	if t.Line.Busy() && t.duringMotion(i) {
		return
	}
	switch h := &t.Hand; {
	case i == input.CommandNext || i == input.CommandPrevious:
		t.MoveRing(t.Buttons(nil), i == input.CommandNext, t.firstButton())
		return
	case i == input.CommandEndTurn && t.Ring == tabletop.NoButton && t.asks() != "":
		t.MoveRing(t.Buttons(nil), true, answerButton)
		return
	case i == input.CommandEndTurn && t.Ring == tabletop.NoButton && t.looks:
		t.EndLook()
	case t.looks && (i == input.CommandUndo || i == input.CommandRedo || i == input.CommandAgain):
	case i >= CommandTen && i < CommandTen+10:
		t.typeDigit(int(i - CommandTen))
	case i >= CommandPile && i < CommandTen:
		t.toPile(thegame.Pile(i - CommandPile))
	case i == input.CommandEndTurn && t.pushRinged():
		return
	case i == input.CommandEndTurn && t.typed != 0:
		t.chooseTyped()
	case i == input.CommandEndTurn && h.Confirm(cards{t}):
	case i == input.CommandEndTurn && t.Match.Settled():
		t.Request(request.End)
	case i == input.CommandEndTurn:
		t.EndTurn()
	case i == input.CommandUndo:
		t.Undo()
	case i == input.CommandRedo:
		t.Redo()
	case i == input.CommandAgain:
		t.StartReplay()
	case i == input.CommandHint || i == input.CommandHintMove || i == input.CommandHintTurn:
		if t.Status.Hints && t.Mine() {
			t.Requests = append(t.Requests, request.Request{Kind: request.Hint, Number: strengths[i]})
		}
	case i == input.CommandCancel:
		t.cancel()
	case i == input.CommandUp || i == input.CommandDown:
		h.Turn(cards{t}, map[input.Command]int{input.CommandUp: -1, input.CommandDown: 1}[i])
	case i == input.CommandLeft || i == input.CommandBack:
		h.Walk(cards{t}, -1)
	case i == input.CommandRight || i == input.CommandForth:
		h.Walk(cards{t}, 1)
	}
	t.Ring = tabletop.NoButton
}

// pushRinged presses the button that has the ring, and reports whether there is one that works.
func (t *Table) pushRinged() bool {
	for _, b := range t.Buttons(nil) {
		if b.Id == t.Ring && b.Enabled {
			t.Push(b.Id)
			return true
		}
	}
	return false
}

// chooseTyped chooses the card of one digit that was typed, where the hand has others that begin with it.
func (t *Table) chooseTyped() {
	c := t.typed
	if t.typed = 0; slices.Contains(cards{t}.Choices(), c) {
		t.Hand.Choose(cards{t}, c)
	}
}

// strengths are those of the hints that keys ask for by themselves.
var strengths = map[input.Command]request.Strength{input.CommandHintMove: request.Move, input.CommandHintTurn: request.Turn}

// duringMotion handles keys while cards move, and reports whether the key has done its work.
func (t *Table) duringMotion(i input.Command) bool {
	others := t.OthersShow()
	switch {
	case i == input.CommandPause && others:
		t.Line.SetPaused(!t.Line.Paused())
	case i == input.CommandHurry && others:
		t.Hurry()
	case i == input.CommandCancel && t.Mode == tabletop.Replaying:
		t.EndReplay()
	case i == input.CommandCancel && others:
		t.FinishMotion()
	case i == input.CommandEndTurn && others:
		t.Skip()
	case others:
	default:
		t.Skip()
		return t.Line.Busy()
	}
	return true
}

// cancel takes back what is only begun, or asks to get away.
func (t *Table) cancel() {
	switch {
	case t.Hand.Holds() || t.typed != 0:
		t.PutBack()
	case t.refused != "":
		t.refused = ""
	case t.looks:
		t.EndLook()
	case t.JustWatched():
	default:
		t.Request(request.Escape)
	}
}

// typeDigit chooses a hand card by its number, digit by digit. One digit chooses at once where the hand has just one such card.
func (t *Table) typeDigit(n int) {
	hand := cards{t}.Choices()
	whole := t.typed*10 + thegame.Card(n)
	if whole == 0 { // no number begins with it
		return
	}
	if t.typed != 0 && slices.Contains(hand, whole) {
		t.typed = 0
		t.Hand.Choose(cards{t}, whole)
		return
	}
	t.typed = thegame.Card(n)
	var meant []thegame.Card
	for _, c := range hand {
		if c == t.typed || c/10 == t.typed {
			meant = append(meant, c)
		}
	}
	if len(meant) == 1 {
		t.typed = 0
		t.Hand.Choose(cards{t}, meant[0])
	}
}

// toPile lays the chosen card on a pile, or aims nothing where none is chosen.
func (t *Table) toPile(on thegame.Pile) {
	if !t.Hand.Holds() {
		return
	}
	t.Play(thegame.Lay(t.Hand.Card, on))
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
	if card && t.Hand.Grip != tabletop.Dragged || t.ButtonAt(t.Cursor) != tabletop.NoButton {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}
