package tabletop

import (
	"math"
	"slices"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Guide leads at a table: a hint, an example, the first game. It shows an overlay and answers attempts. Embed Bystander to implement
// only some of its methods. M is a move of the game and E an event.
type Guide[M, E any] interface {
	// FillOverlay fills in what is shown and what can be used.
	FillOverlay(o *Overlay)
	// Draw draws what an overlay cannot contain, below the buttons.
	Draw(e *kit.Canvas)
	// HandleAttempt handles an attempt or leaves it to the table. A move that is tried may be against the rules.
	HandleAttempt(a Attempt[M]) Answer
	// HandleEvent is called for an event of the match when its animation begins.
	HandleEvent(e E)
	// IsLocked reports whether the player to move may do nothing now.
	IsLocked() bool
	// SpokenLines returns further lines for screen readers, besides the prompt and the box.
	SpokenLines() []string
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// TicksUntilChange returns the number of ticks until the picture changes again: 1 while something moves, 0 for never.
	TicksUntilChange() int
}

// Bystander is a guide that neither shows nor does anything.
type Bystander[M, E any] struct{}

func (Bystander[M, E]) FillOverlay(*Overlay)            {}
func (Bystander[M, E]) Draw(*kit.Canvas)                {}
func (Bystander[M, E]) HandleAttempt(Attempt[M]) Answer { return NotHandled }
func (Bystander[M, E]) HandleEvent(E)                   {}
func (Bystander[M, E]) IsLocked() bool                  { return false }
func (Bystander[M, E]) SpokenLines() []string           { return nil }
func (Bystander[M, E]) Tick() (changed bool)            { return false }
func (Bystander[M, E]) TicksUntilChange() int           { return 0 }

// guided is what guides show and say at a table.
type guided[M, E any] struct {
	Guide   Guide[M, E] // leads here, nil where nobody does
	Teacher Guide[M, E] // leads where no other guide does, nil for nobody

	edges func() *Edges
	laid  Overlay // as the guide filled it last
	box   fadingBox
}

// fadingBox is the box of a guide, which comes and goes within some ticks.
type fadingBox struct {
	Fade
	Box   // as it goes
	frame geom.Rect
}

// SetGuide lets a guide lead, or nobody any longer but the teacher.
func (t *Table[T, P, M, E]) SetGuide(g Guide[M, E]) {
	if g == nil {
		g = t.Teacher
	}
	t.Guide, t.Stale = g, true
}

// Edges returns what is around the cards of the table.
func (l *guided[M, E]) Edges() *Edges { return l.edges() }

// Overlay returns what the guide wants to be seen.
func (l *guided[M, E]) Overlay() *Overlay {
	g := l.edges()
	l.laid.Clear(g.Log, g.BoxUnit())
	if l.Guide != nil {
		l.Guide.FillOverlay(&l.laid)
		l.laid.Arrange()
	}
	return &l.laid
}

// TryMove gives the guide what a person is about to do, and reports whether it has handled that.
func (l *guided[M, E]) TryMove(a Attempt[M]) (handled bool) {
	return l.Guide != nil && l.Guide.HandleAttempt(a) == Handled
}

// triesGesture gives the guide a gesture before the table interprets it, and reports whether it has handled that.
func (l *guided[M, E]) triesGesture(g input.Gesture) bool {
	kind := TryGesture
	if g.Kind == input.Trigger {
		kind = TryCommand
	}
	return l.TryMove(Attempt[M]{Kind: kind, Gesture: g})
}

// IsLocked reports whether the guide locks the cards.
func (l *guided[M, E]) IsLocked() bool { return l.Guide != nil && l.Guide.IsLocked() }

// hears tells the guide of an event as it begins to be seen.
func (l *guided[M, E]) hears(e E) {
	if l.Guide != nil {
		l.Guide.HandleEvent(e)
	}
}

// byKey returns the button of the guide that a command presses and that works, or NoButton. The key that confirms presses the button
// that has the ring, if there is one.
func (l *guided[M, E]) byKey(key input.Command, ring ButtonID) ButtonID {
	if l.Guide == nil || key == input.CommandConfirm && ring != NoButton {
		return NoButton
	}
	for _, b := range l.Overlay().Buttons {
		if b.Enabled && slices.Contains(b.Keys[:], key) {
			return b.Id
		}
	}
	return NoButton
}

// first is the button that keys choose first.
func (l *guided[M, E]) first() ButtonID {
	if l.Guide != nil {
		if b := l.Overlay().First; b != NoButton {
			return b
		}
	}
	return EndTurnButton
}

// withGuide returns the buttons of a table as the guide leaves them, and then its own.
func (l *guided[M, E]) withGuide(own []Button) []Button {
	if l.Guide == nil {
		return own
	}
	o := l.Overlay()
	return append(o.TableButtons.Apply(own), o.Buttons...)
}

// GuideLines returns all that the guide says, for screen readers.
func (l *guided[M, E]) GuideLines() (lines []string) {
	for o, part := l.Overlay(), 0; part < len(o.Parts); part++ {
		for _, said := range o.Words(part) {
			lines = append(lines, said.Text)
		}
	}
	if l.Guide != nil {
		lines = append(lines, l.Guide.SpokenLines()...)
	}
	return lines
}

// moving is the guide as something that moves.
func (l *guided[M, E]) moving() Moving {
	next := func() int {
		if l.Guide == nil {
			return 0
		}
		return l.Guide.TicksUntilChange()
	}
	return Moving{Tick: func() bool { return l.Guide != nil && l.Guide.Tick() }, Busy: func() bool { return next() == 1 }, Wake: next}
}

// How many ticks the box of a guide takes to come, and how far it slides in from the right, in logical pixels.
const (
	boxTicks  = 9
	boxSlides = 36
)

// boxing is its box as something that moves. One that goes as the window changes would be seen where it was; at once says whether
// nothing takes time.
func (l *guided[M, E]) boxing(atOnce func() bool) Moving {
	return Moving{Busy: func() bool { return l.box.IsMoving() }, Tick: func() bool {
		b, part, o, in := &l.box, 1.0/boxTicks, l.Overlay(), l.edges().Log
		there := len(o.Parts) > 0
		if there {
			b.CopyFrom(&o.Box)
		}
		if b.SetVisible(there); b.frame != in || atOnce() {
			part = 1
		}
		b.frame = in
		return b.Step(part)
	}}
}

// BoxShown is how much of the box of the guide is seen, from 0 to 1.
func (l *guided[M, E]) BoxShown() float64 { return l.box.Now }

// DrawBox draws the box of the guide. Its buttons come and go with it.
func (t *Table[T, P, M, E]) DrawBox(e *kit.Canvas) {
	b, g := &t.box, t.edges()
	if b.IsGone() {
		return
	}
	rest := e.Shift
	if !t.scene.HasReducedMotion() {
		e.Shift.X += math.Round(boxSlides * g.Unit * (1 - stage.EaseOut(b.Now)))
	}
	e.Together(g.Log.Inset(-2*g.Gap), b.Now, func() {
		b.Box.Draw(e)
		if b.Now < 1 {
			t.ButtonLook().Draw(e, b.Buttons, t.Hover, t.Down)
		}
	})
	e.Shift = rest
}

// Standing returns the buttons that are drawn where they stand: not those above the hand, and while the box comes not its own.
func (t *Table[T, P, M, E]) Standing(all []Button) []Button {
	return slices.DeleteFunc(all, func(b Button) bool {
		return b.Id == WhyButton || b.IsAnswer || t.box.Now < 1 &&
			slices.ContainsFunc(t.box.Buttons, func(o Button) bool { return o.Id == b.Id && o.Rect == b.Rect })
	})
}

// Attempt is what a person is about to do at a table with a guide, which may take it: see Answer. M is a move of the game.
type Attempt[M any] struct {
	Kind    AttemptKind
	Gesture input.Gesture
	Button  ButtonID
	Move    M
	Card    Card
	To      Aim
}

// AttemptKind is the kind of an attempt.
type AttemptKind uint8

const (
	TryGesture  AttemptKind = iota // any gesture but a command, before it is interpreted
	TryCommand                     // of a Gesture
	TryPress                       // of a Button
	TryPlay                        // of a Move
	TryPickUp                      // of a Card that the overlay offers
	TryDrop                        // of such a Card; it returns home
	TryRefused                     // of a Card that cannot go To its aim; the table says why
	TryDiscard                     // of a Card; the table may ask for confirmation
	TryTakeBack                    // of the last move
)

// Answer is a guide's answer to an attempt.
type Answer bool

const (
	NotHandled Answer = false // the table acts as without a guide
	Handled    Answer = true  // the guide has handled or refused it
)

// EveryTick returns after how many ticks something that moves changes the picture: 1, or 0 for something that rests for good.
func EveryTick(moves bool) int {
	if moves {
		return 1
	}
	return 0
}

// RunKeys returns the keys that run or pause a demonstration. A controller has no button for Pause, but one for Draw.
func RunKeys() Keys { return Keys{input.CommandPause, input.CommandYes} }

// DrawMarks draws the marks of the guide on the table, DrawAbove those over the buttons.
func (t *Table[T, P, M, E]) DrawMarks(e *kit.Canvas) {
	if t.Guide != nil {
		t.drawMarks(e, t.Overlay().Marks)
	}
}

func (t *Table[T, P, M, E]) DrawAbove(e *kit.Canvas) {
	if t.Guide != nil {
		t.drawMarks(e, t.Overlay().Above)
	}
}

// drawMarks draws marks on the places that are seen.
func (t *Table[T, P, M, E]) drawMarks(e *kit.Canvas, marks []Mark) {
	for i := range marks {
		m := &marks[i]
		at, seen := t.placeRect(m.At)
		if !seen {
			continue
		}
		if m.Pose.Shown {
			t.game.DrawCard(e, m.At, m.Pose)
		}
		m.drawBelow(e, t.edges().BoxUnit(), at)
		if m.Lift {
			t.game.DrawCard(e, m.At, t.scene.PoseOf(m.At.Card))
		}
		m.drawOver(e, t.edges().BoxUnit(), at)
	}
}

// placeRect returns where a place is, and whether it is seen.
func (t *Table[T, P, M, E]) placeRect(at Place) (geom.Rect, bool) {
	switch at.Kind {
	case CardPlace:
		pose := t.scene.PoseOf(at.Card)
		return pose.Rect(), pose.Shown
	case AreaPlace:
		return at.Area, true
	}
	return t.game.PlaceRect(at)
}

// IsFlying reports whether a mark shows a card in the place of the table.
func (l *guided[M, E]) IsFlying(c Card) bool {
	return slices.ContainsFunc(l.laid.Marks, func(m Mark) bool { return m.Pose.Shown && m.At.Card == c })
}
