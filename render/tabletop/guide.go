package tabletop

import (
	"math"
	"slices"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Guide is a helper that takes over a table: a hint, an example, the first game. It fills an overlay and can intercept the
// player's attempts. Embed BaseGuide to implement only some methods. M is a move and E an event.
type Guide[M, E any] interface {
	// FillOverlay fills in the guide's marks, texts and buttons.
	FillOverlay(o *Overlay)
	// Draw draws what an overlay cannot contain, below the buttons.
	Draw(e *kit.Canvas)
	// HandleAttempt handles an attempt or leaves it to the table. The move of an attempt may be illegal.
	HandleAttempt(a Attempt[M]) Handling
	// HandleEvent is called for an event of the match when its animation begins.
	HandleEvent(e E)
	// IsLocked reports whether the player to move may do nothing at the moment.
	IsLocked() bool
	// SpokenLines returns more lines for screen readers, in addition to the prompt and the box.
	SpokenLines() []string
	// Tick advances by a tick and reports whether the picture changed.
	Tick() (changed bool)
	// TicksUntilChange returns the number of ticks until the picture changes: 1 during an animation, 0 for never.
	TicksUntilChange() int
}

// BaseGuide is a guide that does nothing.
type BaseGuide[M, E any] struct{}

func (BaseGuide[M, E]) FillOverlay(*Overlay)              {}
func (BaseGuide[M, E]) Draw(*kit.Canvas)                  {}
func (BaseGuide[M, E]) HandleAttempt(Attempt[M]) Handling { return NotHandled }
func (BaseGuide[M, E]) HandleEvent(E)                     {}
func (BaseGuide[M, E]) IsLocked() bool                    { return false }
func (BaseGuide[M, E]) SpokenLines() []string             { return nil }
func (BaseGuide[M, E]) Tick() (changed bool)              { return false }
func (BaseGuide[M, E]) TicksUntilChange() int             { return 0 }

// fadingBox is the box of a guide, which fades in and out.
type fadingBox struct {
	Fade
	Box   // the last one, while it fades out
	frame geom.Rect
}

// SetGuide sets the active guide; nil leaves the table to the teacher.
func (t *Table[T, P, M, E]) SetGuide(g Guide[M, E]) {
	if g == nil {
		g = t.Teacher
	}
	t.Guide = g
	t.Redraw()
}

// guide returns the active guide, one that does nothing if there is none.
func (t *Table[T, P, M, E]) guide() Guide[M, E] {
	if t.Guide == nil {
		return BaseGuide[M, E]{}
	}
	return t.Guide
}

// Edges returns the areas around the cards.
func (t *Table[T, P, M, E]) Edges() *Edges { return t.scene.Edges() }

// Overlay returns the guide's overlay, arranged. It is valid until the next change.
func (t *Table[T, P, M, E]) Overlay() *Overlay {
	t.fill()
	return &t.overlay
}

// Buttons returns all buttons, those of the guide last, read-only and until the next change. Drawing and hit testing use the same list.
func (t *Table[T, P, M, E]) Buttons() []Button {
	t.fill()
	return t.buttons
}

// fill lets the guide fill the overlay, and after it the game the list of buttons, unless nothing has changed since.
func (t *Table[T, P, M, E]) fill() {
	g, o := t.Edges(), &t.overlay
	if t.isFilled && t.filledIn == *g {
		return
	}
	t.isFilled, t.filledIn = true, *g // the game looks at the overlay
	o.Clear(g.Log, g.BoxUnit())
	t.guide().FillOverlay(o)
	o.arrange()
	t.buttons = append(o.TableButtons.apply(t.game.GameButtons(t.buttons[:0])), o.Buttons...)
}

// OfferAttempt offers the guide an attempt of the player, and reports whether the guide has handled it.
func (t *Table[T, P, M, E]) OfferAttempt(a Attempt[M]) (handled bool) {
	if handled = t.guide().HandleAttempt(a) == Handled; handled {
		t.Redraw()
	}
	return handled
}

// offerGesture offers the guide a gesture before the table interprets it.
func (t *Table[T, P, M, E]) offerGesture(g input.Gesture) (handled bool) {
	kind := TryGesture
	if g.Kind == input.CommandGiven {
		kind = TryCommand
	}
	return t.OfferAttempt(Attempt[M]{Kind: kind, Gesture: g})
}

// IsLocked reports whether the guide locks the cards.
func (t *Table[T, P, M, E]) IsLocked() bool { return t.guide().IsLocked() }

// buttonForCommand returns the guide's enabled button for a command, or NoButton. If a button has the focus, the confirm key is left to that.
func (t *Table[T, P, M, E]) buttonForCommand(key input.Command) ButtonID {
	if key == input.CommandConfirm && t.FocusedButton != NoButton {
		return NoButton
	}
	for _, b := range t.Overlay().Buttons {
		if b.IsEnabled && slices.Contains(b.Keys[:], key) {
			return b.ID
		}
	}
	return NoButton
}

// GuideLines returns the texts of the guide for screen readers.
func (t *Table[T, P, M, E]) GuideLines() (lines []string) {
	for o, part := t.Overlay(), 0; part < len(o.Parts); part++ {
		for _, said := range o.Paragraphs(part) {
			lines = append(lines, said.Text)
		}
	}
	return append(lines, t.guide().SpokenLines()...)
}

// Ticks in which the box of a guide appears, and the distance it slides in from the right, in logical pixels.
const (
	boxTicks  = 9
	boxSlides = 36
)

// fadeBox fades the box. That takes no time if the window has changed: a box fading out would be seen where it was.
func (t *Table[T, P, M, E]) fadeBox() (changed bool) {
	b, part, o, in := &t.box, 1.0/boxTicks, t.Overlay(), t.Edges().Log
	there := len(o.Parts) > 0
	if there {
		b.copyFrom(&o.Box)
	}
	if b.SetVisible(there); b.frame != in || t.scene.Speed() == stage.Instant {
		part = 1
	}
	b.frame = in
	return b.Advance(part)
}

// BoxOpacity returns the opacity of the guide's box, from 0 to 1.
func (t *Table[T, P, M, E]) BoxOpacity() float64 { return t.box.Opacity }

// drawBox draws the guide's box, and while it fades also its buttons.
func (t *Table[T, P, M, E]) drawBox(e *kit.Canvas) {
	b, g := &t.box, t.Edges()
	if b.IsGone() {
		return
	}
	rest := e.Offset
	if !t.scene.HasReducedMotion() {
		e.Offset.X += math.Round(boxSlides * g.Unit * (1 - stage.EaseOut(b.Opacity)))
	}
	e.DrawGroup(g.Log.Inset(-2*g.Gap), b.Opacity, func() {
		b.Box.Draw(e)
		if b.Opacity < 1 {
			t.ButtonLook().Draw(e, b.Buttons, t.HoveredButton, t.PressedButton)
		}
	})
	e.Offset = rest
}

// ButtonsInPlace returns the buttons without those that are drawn elsewhere: on the line above the hand, and in a box that is fading in. The
// caller may change the list, which is valid until the next call.
func (t *Table[T, P, M, E]) ButtonsInPlace() []Button {
	t.inPlace = slices.DeleteFunc(append(t.inPlace[:0], t.Buttons()...), func(b Button) bool {
		return b.ID == WhyButton || b.isAnswer || t.box.Opacity < 1 &&
			slices.ContainsFunc(t.box.Buttons, func(o Button) bool { return o.ID == b.ID && o.Rect == b.Rect })
	})
	return t.inPlace
}

// Attempt is an action of the player that a guide can intercept, see Handling. M is a move.
type Attempt[M any] struct {
	Kind    AttemptKind
	Gesture input.Gesture
	Button  ButtonID
	Move    M
	Card    Card
	Aim     Aim
}

// AttemptKind is the kind of an attempt.
type AttemptKind uint8

const (
	TryGesture  AttemptKind = iota // any gesture but a command, before it is interpreted
	TryCommand                     // the command of a Gesture
	TryPress                       // a press on a Button
	TryPlay                        // a Move
	TryPickUp                      // picking up a Card that the overlay offers
	TryDrop                        // dropping such a Card, which then returns home
	TryRefused                     // dropping a Card where it may not go; the table explains why
	TryDiscard                     // discarding a Card; the table may ask for confirmation
	TryTakeBack                    // undoing the last move
)

// Handling is the reaction of a guide to an attempt.
type Handling bool

const (
	NotHandled Handling = false // the table goes on as without a guide
	Handled    Handling = true  // the guide has handled or refused the attempt
)

// NextTickIf returns the ticks until the next change: 1 during an animation, else 0 for never.
func NextTickIf(moves bool) int {
	if moves {
		return 1
	}
	return 0
}

// DemoKeys returns the keys that start or pause a demonstration; a controller has no pause button, so its yes button does.
func DemoKeys() ButtonKeys { return ButtonKeys{input.CommandPause, input.CommandYes} }

// DrawGuide draws what a guide shows on a table: its marks with what they must not cover, its box, and its own drawing. The line above the
// hand and the buttons follow.
func (t *Table[T, P, M, E]) DrawGuide(e *kit.Canvas) {
	if t.Guide != nil {
		t.drawMarks(e, t.Overlay().Marks)
		t.Features.DrawOverMarks(e)
	}
	t.drawBox(e)
	t.guide().Draw(e)
}

// DrawTopMarks draws the guide's marks that lie over the buttons.
func (t *Table[T, P, M, E]) DrawTopMarks(e *kit.Canvas) { t.drawMarks(e, t.Overlay().TopMarks) }

func (t *Table[T, P, M, E]) drawMarks(e *kit.Canvas, marks []Mark) {
	for i := range marks {
		m := &marks[i]
		at, seen := t.spotRect(m.Spot)
		if !seen {
			continue
		}
		if m.Pose.IsVisible {
			t.game.DrawCard(e, m.Spot, m.Pose)
		}
		m.drawBelow(e, t.Edges().BoxUnit(), at)
		if m.LiftsCard {
			t.game.DrawCard(e, m.Spot, t.scene.PoseOf(m.Spot.Card))
		}
		m.drawOver(e, t.Edges().BoxUnit(), at)
	}
}

// spotRect returns the bounds of a spot, and whether it is visible.
func (t *Table[T, P, M, E]) spotRect(at Spot) (geom.Rect, bool) {
	switch at.Kind {
	case CardSpot:
		pose := t.scene.PoseOf(at.Card)
		return pose.Rect(), pose.IsVisible
	case AreaSpot:
		return at.Area, true
	}
	return t.game.SpotRect(at)
}

// IsFlying reports whether a mark of the guide draws the card instead of the table.
func (t *Table[T, P, M, E]) IsFlying(c Card) bool {
	return slices.ContainsFunc(t.overlay.Marks, func(m Mark) bool { return m.Pose.IsVisible && m.Spot.Card == c })
}
