package tabletop

import (
	"slices"

	"dreist/input"
	"dreist/render/geom"
	"dreist/render/kit"
)

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

// ButtonsInPlace returns the buttons without those that are drawn elsewhere: on the line above the hand, and in a box that is fading in. The
// caller may change the list, which is valid until the next call.
func (t *Table[T, P, M, E]) ButtonsInPlace() []Button {
	t.inPlace = slices.DeleteFunc(append(t.inPlace[:0], t.Buttons()...), func(b Button) bool {
		return b.ID == WhyButton || b.isAnswer || t.box.has(&b)
	})
	return t.inPlace
}

// BoxOpacity returns the opacity of the guide's box, from 0 to 1.
func (t *Table[T, P, M, E]) BoxOpacity() float64 { return t.box.Opacity }

// DrawGuide draws what a guide shows on a table: its marks with what they must not cover, its box, and its own drawing. The line above the
// hand and the buttons follow.
func (t *Table[T, P, M, E]) DrawGuide(e *kit.Canvas) {
	if t.Guide != nil {
		t.drawMarks(e, t.Overlay().Marks)
		t.Features.DrawOverMarks(e)
	}
	t.box.draw(e, t.Edges(), t.scene.HasReducedMotion(), func(buttons []Button) {
		t.ButtonLook().Draw(e, buttons, t.HoveredButton, t.PressedButton)
	})
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
