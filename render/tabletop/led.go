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
// only some of its methods. M is a move of the game, C a card, A where one can be aimed, P a place for a mark and E an event.
type Guide[M any, C, A, P comparable, E any] interface {
	// Show fills in what is shown and what can be used.
	Show(o *Overlay[C, P])
	// Draw draws what an overlay cannot contain, below the buttons.
	Draw(e *kit.Canvas)
	// Try handles an attempt or leaves it to the table. A move that is tried may be against the rules.
	Try(a Attempt[M, C, A]) Answer
	// Hear tells of an event of the match as it begins to be seen.
	Hear(e E)
	// Locks reports whether whoever is to move may do nothing now.
	Locks() bool
	// ReadAloud returns further lines for the description of the table that is read aloud, beside the prompt and the box.
	ReadAloud() []string
	// Tick advances by a tick and reports whether the picture changed. Next returns the number of ticks until it changes again: 1
	// while something moves, 0 for never.
	Tick() bool
	Next() int
}

// Bystander is a guide that neither shows nor does anything.
type Bystander[M any, C, A, P comparable, E any] struct{}

func (Bystander[M, C, A, P, E]) Show(*Overlay[C, P])         {}
func (Bystander[M, C, A, P, E]) Draw(*kit.Canvas)            {}
func (Bystander[M, C, A, P, E]) Try(Attempt[M, C, A]) Answer { return NotHandled }
func (Bystander[M, C, A, P, E]) Hear(E)                      {}
func (Bystander[M, C, A, P, E]) Locks() bool                 { return false }
func (Bystander[M, C, A, P, E]) ReadAloud() []string         { return nil }
func (Bystander[M, C, A, P, E]) Tick() bool                  { return false }
func (Bystander[M, C, A, P, E]) Next() int                   { return 0 }

// Led is a table as far as a guide leads there.
type Led[M any, C, A, P comparable, E any] struct {
	Guide   Guide[M, C, A, P, E] // leads here, nil where nobody does
	Teacher Guide[M, C, A, P, E] // leads where no other guide does, nil for nobody

	none  C
	edges func() *Edges
	Laid  Overlay[C, P] // as the guide filled it last
	box   fadingBox
}

// fadingBox is the box of a guide, which comes and goes within some ticks.
type fadingBox struct {
	Fade
	Box   // as it goes
	frame geom.Rect
}

// Begin begins to ask guides at a table; none is the card that is none, and edges are those of the table.
func (l *Led[M, C, A, P, E]) Begin(none C, edges func() *Edges) { l.none, l.edges = none, edges }

// Edges returns what is around the cards of the table.
func (l *Led[M, C, A, P, E]) Edges() *Edges { return l.edges() }

// Follow lets a guide lead; without one the teacher does again.
func (l *Led[M, C, A, P, E]) Follow(g Guide[M, C, A, P, E]) {
	if g == nil {
		g = l.Teacher
	}
	l.Guide = g
}

// Overlay returns what the guide wants to be seen.
func (l *Led[M, C, A, P, E]) Overlay() *Overlay[C, P] {
	g := l.edges()
	l.Laid.Clear(l.none, g.Log, g.BoxUnit())
	if l.Guide != nil {
		l.Guide.Show(&l.Laid)
		l.Laid.Arrange()
	}
	return &l.Laid
}

// Tries reports whether the guide takes what a person is about to do; TriesGesture asks that of a gesture that is not interpreted.
func (l *Led[M, C, A, P, E]) Tries(a Attempt[M, C, A]) bool {
	return l.Guide != nil && l.Guide.Try(a) == Handled
}

func (l *Led[M, C, A, P, E]) TriesGesture(g input.Gesture) bool {
	kind := TryGesture
	if g.Kind == input.Trigger {
		kind = TryCommand
	}
	return l.Tries(Attempt[M, C, A]{Kind: kind, Gesture: g})
}

// Locked reports whether the guide locks the cards.
func (l *Led[M, C, A, P, E]) Locked() bool { return l.Guide != nil && l.Guide.Locks() }

// Hears tells the guide of an event as it begins to be seen.
func (l *Led[M, C, A, P, E]) Hears(e E) {
	if l.Guide != nil {
		l.Guide.Hear(e)
	}
}

// ByKey returns the button of the guide that a command presses and that works, or NoButton. The key that confirms presses the button
// that has the ring, if there is one.
func (l *Led[M, C, A, P, E]) ByKey(key input.Command, ring ButtonID) ButtonID {
	if l.Guide == nil || key == input.CommandEndTurn && ring != NoButton {
		return NoButton
	}
	for _, b := range l.Overlay().Buttons {
		if b.Enabled && slices.Contains(b.Keys[:], key) {
			return b.Id
		}
	}
	return NoButton
}

// First is the button that keys choose first.
func (l *Led[M, C, A, P, E]) First() ButtonID {
	if l.Guide != nil {
		if first := l.Overlay().First; first != NoButton {
			return first
		}
	}
	return EndTurnButton
}

// WithGuide returns the buttons of a table as the guide leaves them, and then its own.
func (l *Led[M, C, A, P, E]) WithGuide(own []Button) []Button {
	if l.Guide == nil {
		return own
	}
	o := l.Overlay()
	return append(o.TableButtons.Apply(own), o.Buttons...)
}

// Told returns all that the guide tells, as it is read aloud.
func (l *Led[M, C, A, P, E]) Told() (lines []string) {
	for o, part := l.Overlay(), 0; part < len(o.Parts); part++ {
		for _, said := range o.Words(part) {
			lines = append(lines, said.Text)
		}
	}
	if l.Guide != nil {
		lines = append(lines, l.Guide.ReadAloud()...)
	}
	return lines
}

// Moving is the guide as something that moves.
func (l *Led[M, C, A, P, E]) Moving() Moving {
	next := func() int {
		if l.Guide == nil {
			return 0
		}
		return l.Guide.Next()
	}
	return Moving{Tick: func() bool { return l.Guide != nil && l.Guide.Tick() }, Busy: func() bool { return next() == 1 }, Wake: next}
}

// How many ticks the box of a guide takes to come, and how far it slides in from the right, in logical pixels.
const (
	boxTicks  = 9
	boxSlides = 36
)

// Boxing is its box as something that moves. One that goes as the window changes would be seen where it was; at once says whether
// nothing takes time.
func (l *Led[M, C, A, P, E]) Boxing(atOnce func() bool) Moving {
	return Moving{Busy: func() bool { return l.box.Moving() }, Tick: func() bool {
		b, part, o, in := &l.box, 1.0/boxTicks, l.Overlay(), l.edges().Log
		there := len(o.Parts) > 0
		if there {
			b.CopyFrom(&o.Box)
		}
		if b.Set(there); b.frame != in || atOnce() {
			part = 1
		}
		b.frame = in
		return b.Step(part)
	}}
}

// BoxShown is how much of the box of the guide is seen, from 0 to 1.
func (l *Led[M, C, A, P, E]) BoxShown() float64 { return l.box.Now }

// DrawBox draws the box of the guide. Its buttons come and go with it.
func (l *Led[M, C, A, P, E]) DrawBox(e *kit.Canvas, look ButtonLook, hover, down ButtonID, reduced bool) {
	b, g := &l.box, l.edges()
	if b.Gone() {
		return
	}
	rest := e.Shift
	if !reduced {
		e.Shift.X += math.Round(boxSlides * g.Unit * (1 - stage.EaseOut(b.Now)))
	}
	e.Together(g.Log.Inset(-2*g.Gap), b.Now, func() {
		b.Box.Draw(e)
		if b.Now < 1 {
			look.Draw(e, b.Buttons, hover, down)
		}
	})
	e.Shift = rest
}

// Stands returns the buttons that are drawn where they stand: while the box comes its buttons come with it.
func (l *Led[M, C, A, P, E]) Stands(all []Button) []Button {
	return slices.DeleteFunc(all, func(b Button) bool {
		return l.box.Now < 1 && slices.ContainsFunc(l.box.Buttons, func(o Button) bool { return o.Id == b.Id && o.Rect == b.Rect })
	})
}
