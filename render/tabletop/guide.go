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

// guided is the guide of a table and its overlay.
type guided[M, E any] struct {
	Guide   Guide[M, E] // the active guide, or nil
	Teacher Guide[M, E] // active when no other guide is, or nil

	edges   func() *Edges
	overlay Overlay // as last filled by the guide
	box     fadingBox
}

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
	t.Guide, t.IsStale = g, true
}

// Edges returns the places around the cards.
func (l *guided[M, E]) Edges() *Edges { return l.edges() }

// Overlay returns the guide's overlay, filled and arranged.
func (l *guided[M, E]) Overlay() *Overlay {
	g := l.edges()
	l.overlay.Clear(g.Log, g.BoxUnit())
	if l.Guide != nil {
		l.Guide.FillOverlay(&l.overlay)
		l.overlay.Arrange()
	}
	return &l.overlay
}

// OfferAttempt offers the guide an attempt of the player, and reports whether the guide has handled it.
func (l *guided[M, E]) OfferAttempt(a Attempt[M]) (handled bool) {
	return l.Guide != nil && l.Guide.HandleAttempt(a) == Handled
}

// offerGesture offers the guide a gesture before the table interprets it, and reports whether it has handled it.
func (l *guided[M, E]) offerGesture(g input.Gesture) bool {
	kind := TryGesture
	if g.Kind == input.Trigger {
		kind = TryCommand
	}
	return l.OfferAttempt(Attempt[M]{Kind: kind, Gesture: g})
}

// IsLocked reports whether the guide locks the cards.
func (l *guided[M, E]) IsLocked() bool { return l.Guide != nil && l.Guide.IsLocked() }

// notifyGuide passes an event to the guide as its animation starts.
func (l *guided[M, E]) notifyGuide(e E) {
	if l.Guide != nil {
		l.Guide.HandleEvent(e)
	}
}

// buttonForCommand returns the guide's enabled button for a command, or NoButton. If a button has the focus, the confirm key is left to that.
func (l *guided[M, E]) buttonForCommand(key input.Command, ring ButtonID) ButtonID {
	if l.Guide == nil || key == input.CommandConfirm && ring != NoButton {
		return NoButton
	}
	for _, b := range l.Overlay().Buttons {
		if b.IsEnabled && slices.Contains(b.Keys[:], key) {
			return b.ID
		}
	}
	return NoButton
}

// firstFocus returns the button that gets the keyboard focus first.
func (l *guided[M, E]) firstFocus() ButtonID {
	if l.Guide != nil {
		if b := l.Overlay().FirstFocus; b != NoButton {
			return b
		}
	}
	return EndTurnButton
}

// applyGuide returns the table's buttons as changed by the guide, followed by the guide's.
func (l *guided[M, E]) applyGuide(own []Button) []Button {
	if l.Guide == nil {
		return own
	}
	o := l.Overlay()
	return append(o.TableButtons.Apply(own), o.Buttons...)
}

// GuideLines returns the texts of the guide for screen readers.
func (l *guided[M, E]) GuideLines() (lines []string) {
	for o, part := l.Overlay(), 0; part < len(o.Parts); part++ {
		for _, said := range o.Paragraphs(part) {
			lines = append(lines, said.Text)
		}
	}
	if l.Guide != nil {
		lines = append(lines, l.Guide.SpokenLines()...)
	}
	return lines
}

// guideAnimation returns the animation of the guide.
func (l *guided[M, E]) guideAnimation() Animation {
	next := func() int {
		if l.Guide == nil {
			return 0
		}
		return l.Guide.TicksUntilChange()
	}
	return Animation{Tick: func() bool { return l.Guide != nil && l.Guide.Tick() }, NeedsTick: func() bool { return next() == 1 }, TicksUntilChange: next}
}

// Ticks in which the box of a guide appears, and the distance it slides in from the right, in logical pixels.
const (
	boxTicks  = 9
	boxSlides = 36
)

// boxAnimation returns the animation of the box. It takes no time if atOnce, or if the window has changed: a box fading out would be
// seen at its old place.
func (l *guided[M, E]) boxAnimation(atOnce func() bool) Animation {
	return Animation{NeedsTick: func() bool { return l.box.IsMoving() }, Tick: func() bool {
		b, part, o, in := &l.box, 1.0/boxTicks, l.Overlay(), l.edges().Log
		there := len(o.Parts) > 0
		if there {
			b.CopyFrom(&o.Box)
		}
		if b.SetVisible(there); b.frame != in || atOnce() {
			part = 1
		}
		b.frame = in
		return b.Advance(part)
	}}
}

// BoxOpacity returns the opacity of the guide's box, from 0 to 1.
func (l *guided[M, E]) BoxOpacity() float64 { return l.box.Opacity }

// DrawBox draws the guide's box, and while it fades also its buttons.
func (t *Table[T, P, M, E]) DrawBox(e *kit.Canvas) {
	b, g := &t.box, t.edges()
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

// ButtonsInPlace returns the buttons without those that are drawn elsewhere: on the line above the hand, and in a box that is fading in.
func (t *Table[T, P, M, E]) ButtonsInPlace(all []Button) []Button {
	return slices.DeleteFunc(all, func(b Button) bool {
		return b.ID == WhyButton || b.IsAnswer || t.box.Opacity < 1 &&
			slices.ContainsFunc(t.box.Buttons, func(o Button) bool { return o.ID == b.ID && o.Rect == b.Rect })
	})
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

// DemoKeys returns the keys that start or pause a demonstration: the pause key, and a controller's yes button since it has no pause
// button.
func DemoKeys() ButtonKeys { return ButtonKeys{input.CommandPause, input.CommandYes} }

// DrawMarks draws the guide's marks that lie on the table.
func (t *Table[T, P, M, E]) DrawMarks(e *kit.Canvas) {
	if t.Guide != nil {
		t.drawMarks(e, t.Overlay().Marks)
	}
}

// DrawTopMarks draws the guide's marks that lie over the buttons.
func (t *Table[T, P, M, E]) DrawTopMarks(e *kit.Canvas) {
	if t.Guide != nil {
		t.drawMarks(e, t.Overlay().TopMarks)
	}
}

// drawMarks draws marks on visible places.
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
		m.drawBelow(e, t.edges().BoxUnit(), at)
		if m.LiftsCard {
			t.game.DrawCard(e, m.Spot, t.scene.PoseOf(m.Spot.Card))
		}
		m.drawOver(e, t.edges().BoxUnit(), at)
	}
}

// spotRect returns the bounds of a place, and whether it is visible.
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
func (l *guided[M, E]) IsFlying(c Card) bool {
	return slices.ContainsFunc(l.overlay.Marks, func(m Mark) bool { return m.Pose.IsVisible && m.Spot.Card == c })
}
