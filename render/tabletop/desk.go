package tabletop

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/assets"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/session/request"
	"dreist/render/stage"
	"dreist/render/target"
)

// Desk is what a table has besides its match and its cards: what goes on there, what a person points at and holds, and what it asks
// of its screen.
type Desk[C, P comparable] struct {
	Course
	Focus[C]
	Hand      Hand[C, P]
	Modifiers input.Modifiers // that the last press was made with
	Requests  request.Queue
	Stale     bool // the picture has to be drawn again
	Typed     Typed
	Arrival   Arrival // of the figures of the start screen
	Slept     int     // ticks that have passed without the table since the last one that it took

	line    Timing
	effects Effects
	moving  Movements
}

// NewDesk returns a desk at which nothing is held; none is the card that is none.
func NewDesk[C, P comparable](none C) Desk[C, P] {
	return Desk[C, P]{Hand: NewHand[C, P](none), Stale: true}
}

// Request asks the program around the table for something, Ask for something of which there is more to say.
func (d *Desk[C, P]) Request(kind request.Kind) { d.Ask(request.Request{Kind: kind}) }

func (d *Desk[C, P]) Ask(r request.Request) { d.Requests = append(d.Requests, r) }

// Redraw has the picture drawn again.
func (d *Desk[C, P]) Redraw() { d.Stale = true }

// Player is a table as gestures meet it.
type Player[C, P comparable] interface {
	// Cards are the gestures of the hand; Buttons are those of the moment, and Push does what one is for.
	Cards() Game[C, P]
	Buttons(dst []Button) []Button
	Push(b ButtonID)

	// Mine reports whether whoever sits in front may move, Advised whether they may ask for a hint, Begun whether something is begun
	// that Escape puts back, OthersShow whether a turn is shown that nobody at the screen plays, Moves whether anything moves that
	// changes the table, and Ends whether the end is being celebrated.
	Mine() bool
	Advised() bool
	Begun() bool
	OthersShow() bool
	Moves() bool
	Ends() bool
	// Motion is what moves.
	Motion() Motion

	// What keys and buttons of every table do. PutBack lets go of what is held as if nothing had happened.
	EndTurn()
	Undo()
	Redo()
	StartReplay()
	PutBack()
	Replays
	FinishMotion() // ends everything that moves

	// What the guide says of a gesture and a key, and which button keys choose first: see Led.
	TriesGesture(g input.Gesture) bool
	ByKey(key input.Command, ring ButtonID) ButtonID
	First() ButtonID

	// Tapped and Commanded do what only this game does with a click beside buttons and with a key, and report whether they did. Ringed
	// does with a key what leads to buttons of this game, also while others show their turn.
	Tapped(at geom.Point) bool
	Commanded(c input.Command) bool
	Ringed(c input.Command) bool
}

// Motion is a timeline as gestures meet it.
type Motion interface {
	Busy() bool
	Paused() bool
	SetPaused(paused bool)
	Speed() stage.Speed
}

// buttonAt returns the working button under a point, or NoButton.
func buttonAt[C, P comparable](t Player[C, P], at geom.Point) ButtonID {
	var buffer [MostButtons]Button
	return ButtonAt(t.Buttons(buffer[:0]), at)
}

// Handle does what a gesture asks for at a table.
func (d *Desk[C, P]) Handle(t Player[C, P], g input.Gesture) {
	at := geom.Point(g.At)
	if g.Kind == input.Hover {
		d.Pointed = d.Pointed && d.Device == input.Mouse || at != d.Cursor
		d.Cursor = at
	}
	if t.TriesGesture(g) {
		d.Stale = true
		return
	}
	switch g.Kind {
	case input.Hover:
		d.hover(t, at)
	case input.Press:
		d.Modifiers = g.Modifiers
		d.press(t, at)
	case input.DragStart, input.Drag:
		if d.Cursor = at; d.Hand.Drag(t.Cards(), at) {
			d.Pointed, d.Stale = false, true // until the mouse moves by itself again
		}
	case input.Drop:
		d.Cursor, d.Stale = at, true
		d.Hold(NoButton)
		d.Hand.Drop(t.Cards(), at)
	case input.Tap:
		d.tap(t, at, g.Double)
	case input.PutBack:
		t.PutBack()
	case input.Cancel:
		d.Hold(NoButton)
		if !g.Asks || d.Hand.Grip != Selected {
			t.PutBack()
		}
	case input.Ask:
		d.ask(t, at)
	case input.Strike, input.Text:
		if t.Ends() {
			t.Skip()
		}
	case input.Trigger:
		d.command(t, g)
	}
}

// hover follows the mouse: with a card chosen it aims at the place under it.
func (d *Desk[C, P]) hover(t Player[C, P], at geom.Point) {
	if over := buttonAt(t, at); over != d.Hover {
		d.Hover, d.Stale = over, true
	}
	if d.Hand.Grip != Selected {
		return
	}
	var nowhere P
	if to := t.Cards().At(d.Hand.Card, at); to != nowhere && to != d.Hand.Aim && t.Cards().Accepts(d.Hand.Card, to) {
		d.Hand.Aim, d.Stale = to, true
	}
}

func (d *Desk[C, P]) press(t Player[C, P], at geom.Point) {
	d.Device, d.Cursor, d.Ring, d.Stale = input.Mouse, at, NoButton, true
	if b := buttonAt(t, at); b != NoButton {
		d.Hold(b)
		return
	}
	if t.Motion().Busy() { // what others do is seen before anything is laid on it
		if t.OthersShow() {
			return
		}
		if t.Skip(); t.Motion().Busy() {
			return
		}
	}
	d.Hand.Press(t.Cards(), at)
}

func (d *Desk[C, P]) tap(t Player[C, P], at geom.Point, double bool) {
	d.Stale = true
	held := d.Down
	d.Hold(NoButton)
	switch b := buttonAt(t, at); {
	case b != NoButton && b == held:
		t.Push(b)
	case t.Moves():
		t.Skip()
	case t.Tapped(at):
	default:
		d.Hand.Tap(t.Cards(), at, double)
	}
}

// ask says why the chosen card cannot go where a finger is held.
func (d *Desk[C, P]) ask(t Player[C, P], at geom.Point) {
	if d.Hand.Grip != Selected || t.Motion().Busy() || buttonAt(t, at) != NoButton {
		return
	}
	if to := t.Cards().At(d.Hand.Card, at); !t.Cards().Accepts(d.Hand.Card, to) {
		t.Cards().Refuse(d.Hand.Card, to, geom.Rect{})
	}
}

// command does what a key asks for.
func (d *Desk[C, P]) command(t Player[C, P], g input.Gesture) {
	i, h := CommandOf(g, t.OthersShow()), &d.Hand
	d.Device, d.Pointed, d.Stale = g.Source(), false, true
	if b := t.ByKey(i, d.Ring); b != NoButton {
		t.Push(b)
		return
	}
	if t.Motion().Busy() && d.duringMotion(t, i) {
		return
	}
	switch {
	case i == input.CommandNext || i == input.CommandPrevious:
		d.MoveRing(t.Buttons(nil), i == input.CommandNext, t.First())
		return
	case t.Ringed(i) || i == input.CommandEndTurn && d.PushRinged(t):
		return
	case t.Commanded(i):
	case i == input.CommandEndTurn && h.Confirm(t.Cards()):
	case i == input.CommandEndTurn:
		t.EndTurn()
	case i == input.CommandUndo:
		t.Undo()
	case i == input.CommandRedo:
		t.Redo()
	case i == input.CommandAgain:
		t.StartReplay()
	case i == input.CommandHint || i == input.CommandHintMove || i == input.CommandHintTurn:
		if t.Advised() {
			d.Requests = append(d.Requests, request.Request{Kind: request.Hint, Number: strengths[i]})
		}
	case i == input.CommandCancel:
		d.cancel(t)
	case g.Repeat && !h.Holds(): // a key that is held since a replay chooses no card
	case i == input.CommandUp:
		h.Turn(t.Cards(), -1)
	case i == input.CommandDown:
		h.Turn(t.Cards(), 1)
	case i == input.CommandLeft || i == input.CommandBack:
		h.Walk(t.Cards(), -1)
	case i == input.CommandRight || i == input.CommandForth:
		h.Walk(t.Cards(), 1)
	}
	d.Ring = NoButton
}

// strengths are those of the hints that keys ask for by themselves.
var strengths = map[input.Command]request.Strength{input.CommandHintMove: request.Move, input.CommandHintTurn: request.Turn}

// PushRinged presses the button that has the ring, and reports whether there is one that works.
func (d *Desk[C, P]) PushRinged(t Player[C, P]) bool {
	for _, b := range t.Buttons(nil) {
		if d.Ring != NoButton && b.Id == d.Ring && b.Enabled {
			t.Push(b.Id)
			return true
		}
	}
	return false
}

// duringMotion handles keys while cards move, and reports whether the key has done its work.
func (d *Desk[C, P]) duringMotion(t Player[C, P], i input.Command) bool {
	others := t.OthersShow()
	switch {
	case i == input.CommandPause && others:
		t.Motion().SetPaused(!t.Motion().Paused())
	case d.StepReplay(t, i):
	case i == input.CommandCancel:
		return false
	case others && t.Ringed(i):
	case i == input.CommandEndTurn && others:
		t.Skip()
	case others:
	default:
		t.Skip()
		return t.Motion().Busy()
	}
	return true
}

// cancel puts back what is held, or asks to get away. It takes no laid card back.
func (d *Desk[C, P]) cancel(t Player[C, P]) {
	if t.Begun() {
		t.PutBack()
		return
	}
	d.Request(request.Escape)
}

// UnderMouse returns the card under the mouse that could be taken, or none. One that rose towards the mouse stays under it.
func (d *Desk[C, P]) UnderMouse(t Player[C, P]) C {
	if !d.Pointed || d.Hand.Grip >= Pressed || buttonAt(t, d.Cursor) != NoButton {
		return d.Hand.none
	}
	c, ok := t.Cards().CardAt(d.Cursor)
	if !ok && d.Over != d.Hand.none && t.Mine() && t.Cards().Pose(d.Over).Rect().Contains(d.Cursor) {
		return d.Over
	}
	return c
}

// Pointer returns the shape of the mouse over what is under it, or while it carries a card, whose face an arrow would cover.
func (d *Desk[C, P]) Pointer(t Player[C, P]) ebiten.CursorShapeType {
	cards, h := t.Cards(), &d.Hand
	_, card := cards.CardAt(d.Cursor)
	aimed := h.Grip == Selected && cards.Accepts(h.Card, cards.At(h.Card, d.Cursor))
	if card || aimed || h.Grip == Dragged || buttonAt(t, d.Cursor) != NoButton {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

// Hit reports whether a working button is at a point.
func Hit[C, P comparable](t Player[C, P], at geom.Point) bool { return buttonAt(t, at) != NoButton }

// Enter takes the table up, for the first time or again: who has not taken the screen yet is asked again.
func (d *Desk[C, P]) Enter() {
	if d.Mode == Curtained {
		d.Mode = Playing
	}
	d.Covered = false
}

// TakeStale reports once whether the picture has to be drawn again.
func (d *Desk[C, P]) TakeStale() bool {
	stale := d.Stale
	d.Stale = false
	return stale
}

// Leaf goes to another moment of a match of so many moves that is looked back on, and reports whether the gesture is done with: what
// plays is taken without an effect, and the buttons are left to the table.
func (d *Desk[C, P]) Leaf(g input.Gesture, last int, lookBack func(moves int)) bool {
	if g.Kind != input.Trigger {
		return false
	}
	switch g.Command {
	case input.CommandLeft:
		lookBack(max(d.Seen.Moves-1, 0))
	case input.CommandRight:
		lookBack(min(d.Seen.Moves+1, last))
	case input.CommandFirst:
		lookBack(0)
	case input.CommandLast:
		lookBack(last)
	case input.CommandCancel:
		d.Request(request.Back)
	case input.CommandNext, input.CommandPrevious:
		return false
	case input.CommandEndTurn:
		return d.Ring == NoButton // no end is told of a match that is looked back on
	}
	return true
}

// Targets appends the buttons of a table, one of which has the ring, with what is said of each.
func Targets(dst []target.Target, t interface{ Buttons([]Button) []Button }, ring ButtonID, say *assets.Texts, tip func(*Button) string) []target.Target {
	var buffer [MostButtons]Button
	for _, b := range t.Buttons(buffer[:0]) {
		label := b.Text
		if b.Label != "" {
			label = say.Say(b.Label)
		}
		dst = append(dst, target.Target{ID: b.Target(), Rect: b.Rect, Label: label, Tip: tip(&b), Enabled: b.Enabled, Primary: b.Primary, Focused: b.Id == ring})
	}
	return dst
}
