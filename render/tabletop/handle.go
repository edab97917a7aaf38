package tabletop

import (
	"slices"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/sounds"
)

// Motion is a timeline as gestures meet it.
type Motion interface {
	Busy() bool
	Paused() bool
	SetPaused(paused bool)
	Speed() stage.Speed
}

// buttonAt returns the working button under a point, or NoButton.
func (t *Table[T, P, M, E]) buttonAt(at geom.Point) ButtonID {
	return ButtonAt(t.ButtonsNow(), at)
}

// HitsButton reports whether a working button is at a point.
func (t *Table[T, P, M, E]) HitsButton(at geom.Point) bool { return t.buttonAt(at) != NoButton }

// Handle does what a gesture asks for.
func (t *Table[T, P, M, E]) Handle(g input.Gesture) {
	if g.Kind.Acts() && t.Arrival.End() {
		t.Stale = true
	}
	if t.Mode == Reviewing && !t.LeafsItself && t.leaf(g) {
		return
	}
	at := geom.Point(g.At)
	switch g.Kind {
	case input.Press:
		t.Device, t.Cursor = input.Mouse, at
	case input.Trigger:
		t.noteKey(g)
	case input.Hover:
		t.Pointed = t.Pointed && t.Device == input.Mouse || at != t.Cursor
		t.Cursor = at
	}
	if t.handleRing(g) || t.triesGesture(g) || t.handleOwn(g) {
		t.Stale = true
		return
	}
	switch g.Kind {
	case input.Hover:
		t.hover(at)
	case input.Press:
		t.Modifiers = g.Modifiers
		t.press(at)
	case input.DragStart, input.Drag:
		if t.Cursor = at; t.Hand.Drag(t.cards(), at) {
			t.Pointed, t.Stale = false, true // until the mouse moves by itself again
		}
	case input.Drop:
		t.Cursor, t.Stale = at, true
		t.Hold(NoButton)
		t.Hand.Drop(t.cards(), at)
	case input.Tap:
		t.tap(at, g.Double)
	case input.PutBack:
		t.PutBack()
	case input.Cancel:
		t.Hold(NoButton)
		if !g.Asks || t.Hand.Grip != Selected {
			t.PutBack()
		}
	case input.Ask:
		t.ask(at)
	case input.Strike, input.Text:
		if t.Ends() {
			t.Skip()
		}
	case input.Trigger:
		t.command(g)
	}
}

func (t *Table[T, P, M, E]) handleOwn(g input.Gesture) bool {
	h, ok := t.game.(Handler)
	return ok && h.HandleOwn(g)
}

// handleRing moves the ring along the buttons, or presses the one that has it, and reports whether the gesture asks for that.
func (t *Table[T, P, M, E]) handleRing(g input.Gesture) bool {
	switch {
	case g.Kind != input.Trigger:
		return false
	case g.Command == input.CommandNext || g.Command == input.CommandPrevious:
		t.MoveRing(t.Buttons(nil), g.Command == input.CommandNext, t.first())
		return true
	case g.Command != input.CommandEndTurn || t.Ring == NoButton || t.PressRinged():
		return t.Ring != NoButton && g.Command == input.CommandEndTurn
	}
	moves, ofGuide := t.scene.Busy(), t.Ring >= GuideButton
	if moves && !ofGuide { // a button that works once nothing moves any more
		watched := t.OthersShow()
		if t.Skip(); !watched && !t.scene.Busy() {
			t.PressRinged()
		}
	}
	return moves || ofGuide // a second press does not do what the key does without a ring
}

// noteKey notes what the person plays with, if a key plays.
func (t *Table[T, P, M, E]) noteKey(g input.Gesture) {
	switch i := g.Command; i {
	case input.CommandEndTurn, input.CommandDraw, input.CommandDecline, input.CommandUndo,
		input.CommandLeft, input.CommandRight, input.CommandUp, input.CommandDown, input.CommandBack, input.CommandForth:
	default:
		if i < input.CommandCard1 || i > input.CommandCard5 && i < input.CommandOwn {
			return
		}
	}
	t.Device, t.Pointed = g.Source(), false
}

// hover follows the mouse: with a card chosen it aims at the place under it.
func (t *Table[T, P, M, E]) hover(at geom.Point) {
	if over := t.buttonAt(at); over != t.Hover {
		t.Hover, t.Stale = over, true
	}
	if t.Hand.Grip != Selected {
		return
	}
	if to := t.game.AimAt(t.Hand.Card, at); to != (Aim{}) && to != t.Hand.Aim && t.accepts(t.Hand.Card, to) {
		t.Hand.Aim, t.Stale = to, true
	}
}

func (t *Table[T, P, M, E]) press(at geom.Point) {
	t.Ring, t.Stale = NoButton, true
	if t.Hold(t.buttonAt(at)); t.Down != NoButton {
		return
	}
	if t.scene.Busy() { // what others do is seen before anything is laid on it
		if t.OthersShow() {
			return
		}
		if t.Skip(); t.scene.Busy() {
			return
		}
	}
	t.Hand.Press(t.cards(), at)
}

func (t *Table[T, P, M, E]) tap(at geom.Point, double bool) {
	t.Stale = true
	held := t.Down
	t.Hold(NoButton)
	switch b := t.buttonAt(at); {
	case b != NoButton && b == held:
		t.Press(b)
	case t.Moves():
		t.Skip()
	case t.Hand.Grip == Free && t.Mine() && t.endsTurn(at):
		t.game.EndTurn() // which says why it cannot end yet
	default:
		t.Hand.Tap(t.cards(), at, double)
	}
}

// endsTurn reports whether the button that ends the turn is at a point, though it does not work.
func (t *Table[T, P, M, E]) endsTurn(at geom.Point) bool {
	return slices.ContainsFunc(t.ButtonsNow(), func(b Button) bool { return b.Id == EndTurnButton && !b.Enabled && b.Rect.Contains(at) })
}

// ask says why the chosen card cannot go where a finger is held.
func (t *Table[T, P, M, E]) ask(at geom.Point) {
	if t.Hand.Grip != Selected || t.scene.Busy() || t.HitsButton(at) {
		return
	}
	t.Refuse(t.game.Why(t.Hand.Card, t.game.AimAt(t.Hand.Card, at)))
}

// command does what a key asks for.
func (t *Table[T, P, M, E]) command(g input.Gesture) {
	i, h := CommandOf(g, t.OthersShow()), &t.Hand
	t.Stale = true
	if b := t.byKey(i, t.Ring); b != NoButton {
		t.Press(b)
		return
	}
	if t.scene.Busy() && t.duringMotion(i) {
		return
	}
	switch {
	case t.game.HandleKey(i):
		return
	case i == input.CommandEndTurn && h.Confirm(t.cards()):
	case i == input.CommandEndTurn:
		t.game.EndTurn()
	case i == input.CommandUndo:
		t.Undo()
	case i == input.CommandRedo:
		t.Redo()
	case i == input.CommandAgain:
		t.StartReplay()
	case i == input.CommandHint || i == input.CommandHintMove || i == input.CommandHintTurn:
		if t.Advised() {
			t.Ask(request.Request{Kind: request.Hint, Number: strengths[i]})
		}
	case i == input.CommandCancel:
		t.cancel()
	case g.Repeat && !h.Holds(): // a key that is held since a replay chooses no card
	case i == input.CommandUp:
		h.Turn(t.cards(), -1)
	case i == input.CommandDown:
		h.Turn(t.cards(), 1)
	case i == input.CommandLeft || i == input.CommandBack:
		h.Walk(t.cards(), -1)
	case i == input.CommandRight || i == input.CommandForth:
		h.Walk(t.cards(), 1)
	}
	t.Ring = NoButton
}

// strengths are those of the hints that keys ask for by themselves.
var strengths = map[input.Command]request.Strength{input.CommandHintMove: request.Move, input.CommandHintTurn: request.Turn}

// PressRinged presses the button that has the ring, and reports whether there is one that works.
func (t *Table[T, P, M, E]) PressRinged() bool {
	for _, b := range t.Buttons(nil) {
		if t.Ring != NoButton && b.Id == t.Ring && b.Enabled {
			t.Press(b.Id)
			return true
		}
	}
	return false
}

// duringMotion handles keys while cards move, and reports whether the key has done its work.
func (t *Table[T, P, M, E]) duringMotion(i input.Command) bool {
	others := t.OthersShow()
	switch {
	case i == input.CommandPause && others:
		t.scene.SetPaused(!t.scene.Paused())
	case t.StepReplay(t, i):
	case i == input.CommandCancel:
		return false
	case others && t.game.HandleKey(i):
	case i == input.CommandEndTurn && others:
		t.Skip()
	case others:
	default:
		t.Skip()
		return t.scene.Busy()
	}
	return true
}

// cancel puts back what is held, or asks to get away. It takes no laid card back.
func (t *Table[T, P, M, E]) cancel() {
	if t.Begun() {
		t.PutBack()
		return
	}
	t.Request(request.Escape)
}

// leaf goes to another moment of the match that is looked back on, and reports whether the gesture is done with: what plays is taken
// without an effect, and the buttons are left to the table.
func (t *Table[T, P, M, E]) leaf(g input.Gesture) bool {
	if g.Kind != input.Trigger {
		return false
	}
	switch g.Command {
	case input.CommandLeft:
		t.LookBack(max(t.Seen.Moves-1, 0))
	case input.CommandRight:
		t.LookBack(min(t.Seen.Moves+1, t.Match.Length()))
	case input.CommandFirst:
		t.LookBack(0)
	case input.CommandLast:
		t.LookBack(t.Match.Length())
	case input.CommandCancel:
		t.Request(request.Back)
	case input.CommandNext, input.CommandPrevious:
		return false
	case input.CommandEndTurn:
		return t.Ring == NoButton // no end is told of a match that is looked back on
	}
	return true
}

// underMouse returns the card under the mouse that could be taken, or NoCard. One that rose towards the mouse stays under it.
func (t *Table[T, P, M, E]) underMouse() Card {
	if !t.Pointed || t.Hand.Grip >= Pressed || t.HitsButton(t.Cursor) {
		return NoCard
	}
	c := t.game.CardAt(t.Cursor)
	if c == NoCard && t.Over != NoCard && t.Mine() && t.scene.PoseOf(t.Over).Rect().Contains(t.Cursor) {
		return t.Over
	}
	return c
}

// cards is a table as the gestures of a hand see it: see Cards.
type cards[T Match[P, M, E], P, M, E any] struct{ *Table[T, P, M, E] }

func (t *Table[T, P, M, E]) cards() cards[T, P, M, E] { return cards[T, P, M, E]{t} }

func (t cards[T, P, M, E]) PoseOf(c Card) stage.Pose { return t.scene.PoseOf(c) }
func (t cards[T, P, M, E]) LiftOf(c Card) float64    { return t.scene.LiftOf(c) }
func (t cards[T, P, M, E]) Sizes(from float64) Sizes { return t.scene.Sizes(from) }
func (t cards[T, P, M, E]) Reduced() bool            { return t.scene.Reduced() }
func (t cards[T, P, M, E]) Return()                  { t.scene.Return() }
func (t cards[T, P, M, E]) ShowPlaces()              { t.Lights.Pulse() }
func (t cards[T, P, M, E]) Choices() []Card          { return t.game.Choices() }
func (t cards[T, P, M, E]) Places(c Card) []Aim      { return t.game.Aims(c) }

func (t cards[T, P, M, E]) CardAt(at geom.Point) (Card, bool) {
	c := t.game.CardAt(at)
	return c, c != NoCard
}

func (t cards[T, P, M, E]) Under(c Card, over geom.Rect) Aim { return t.game.AimOver(c, over) }
func (t cards[T, P, M, E]) At(c Card, at geom.Point) Aim     { return t.game.AimAt(c, at) }
func (t cards[T, P, M, E]) Accepts(c Card, to Aim) bool      { return t.accepts(c, to) }

// TakenUp lets a card be heard that is taken, and forgets a refusal.
func (t cards[T, P, M, E]) TakenUp(c Card) {
	if g, ok := t.game.(Taker); ok {
		g.TakeUp(c)
	}
	t.Typed.Close(nil)
	t.Lift()
}

// Drop lets the card that was held, and those with it, begin their next way where they were dropped.
func (t cards[T, P, M, E]) Drop(c Card, at stage.Pose) {
	for i, w := range t.Hand.With {
		t.scene.DropCard(w, t.Hand.Companion(at, i))
	}
	t.scene.DropCard(c, at)
}

// Only returns the place where a card may go, if that is just one. To discard it has to be meant.
func (t cards[T, P, M, E]) Only(c Card) (only Aim, ok bool) {
	for _, to := range t.game.Aims(c) {
		if to.Kind != DiscardAim && t.accepts(c, to) {
			if ok {
				return Aim{}, false
			}
			only, ok = to, true
		}
	}
	return only, ok
}

// Put makes the move of a card to a place that accepts it.
func (t cards[T, P, M, E]) Put(c Card, to Aim) {
	if g, ok := t.game.(Confirmer); ok && g.Confirm(c, to) {
		return
	}
	if m, ok := t.game.Move(c, to); ok {
		t.Play(m)
	}
}

// Refuse has the rules say why a card cannot go to a place, unless the guide does.
func (t cards[T, P, M, E]) Refuse(c Card, to Aim, _ geom.Rect) { t.RefuseAim(c, to) }

// RefuseAim says why a card cannot go to a place, unless the guide does.
func (t *Table[T, P, M, E]) RefuseAim(c Card, to Aim) {
	m, ok := t.game.Move(c, to)
	if t.Refusal = (Refusal{}); ok && !t.Tries(Attempt[M]{Kind: TryRefused, Move: m, Card: c, To: to}) {
		t.Refuse(t.game.Why(c, to))
	}
}

// accepts reports whether a card, with what goes along, may go to a place.
func (t *Table[T, P, M, E]) accepts(c Card, to Aim) bool {
	_, ok := t.game.Move(c, to)
	return ok && t.game.Why(c, to) == nil
}

// Accepts reports whether a card, with what goes along, may go to a place; Put puts it there, or says why it may not.
func (t *Table[T, P, M, E]) Accepts(c Card, to Aim) bool { return t.accepts(c, to) }

func (t *Table[T, P, M, E]) Put(c Card, to Aim) {
	if t.accepts(c, to) {
		t.cards().Put(c, to)
		return
	}
	t.LetGo()
	t.cards().Refuse(c, to, geom.Rect{})
}

// Walk chooses the card that is so many further among those that may be chosen, as a key does, and Choose a given one.
func (t *Table[T, P, M, E]) Walk(step int) { t.Hand.Walk(t.cards(), step) }

func (t *Table[T, P, M, E]) Choose(c Card) { t.Hand.Choose(t.cards(), c) }

// Take takes hold of a card at a point, as a button goes down there.
func (t *Table[T, P, M, E]) Take(c Card, at geom.Point) { t.Hand.PickUp(t.cards(), c, at) }

// HeldPose returns where the held card is seen.
func (t *Table[T, P, M, E]) HeldPose() stage.Pose { return t.Hand.Pose(t.cards()) }

// Lift lets a card be heard that is taken, and forgets a refusal.
func (t *Table[T, P, M, E]) Lift() {
	t.Refusal, t.Stale = Refusal{}, true
	t.Sound.Play(sounds.Cue{Clip: sounds.Lift})
}
