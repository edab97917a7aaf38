package panel

import (
	"image"

	"dreist/input"
	"dreist/render/geom"
)

// handler handles gestures: a panel or a log.
type handler interface{ Handle(g input.Gesture) }

// hand simulates a mouse: its gestures come in the order that input.GestureReader promises.
type hand struct {
	At, From       input.Point
	Held, Dragging bool
	Modifiers      input.Modifiers
}

// newHand returns a hand whose mouse is outside of everything.
func newHand() *hand { return &hand{At: input.Point{X: -100, Y: -100}} }

// To moves the mouse.
func (m *hand) To(h handler, at image.Point) {
	m.At = input.Point{X: float64(at.X), Y: float64(at.Y)}
	kind := input.Hover
	switch {
	case m.Dragging:
		kind = input.Drag
	case m.Held:
		kind, m.Dragging = input.DragStart, true
	}
	h.Handle(input.Gesture{Kind: kind, From: m.From, At: m.At})
}

// By moves the mouse by a distance.
func (m *hand) By(h handler, x, y float64) {
	m.To(h, image.Pt(int(m.At.X+x), int(m.At.Y+y)))
}

// Over moves the mouse to the middle of a rectangle.
func (m *hand) Over(h handler, r geom.Rect) {
	c := r.Center()
	m.To(h, image.Pt(int(c.X), int(c.Y)))
}

// Press presses the button.
func (m *hand) Press(h handler) {
	m.Held, m.From = true, m.At
	h.Handle(input.Gesture{Kind: input.Press, From: m.At, At: m.At, Modifiers: m.Modifiers})
}

// Release releases the button.
func (m *hand) Release(h handler) {
	kind := input.Tap
	if m.Dragging {
		kind = input.Drop
	}
	m.Held, m.Dragging = false, false
	h.Handle(input.Gesture{Kind: kind, From: m.From, At: m.At})
}

// Click presses and releases the button.
func (m *hand) Click(h handler) {
	m.Press(h)
	m.Release(h)
}

// ClickOn clicks the middle of a rectangle.
func (m *hand) ClickOn(h handler, r geom.Rect) {
	m.Over(h, r)
	m.Click(h)
}

// Wheel turns the wheel.
func (m *hand) Wheel(h handler, notches float64) {
	h.Handle(input.Gesture{Kind: input.Scroll, At: m.At, Wheel: input.Point{Y: notches}})
}

// strike presses a key once.
func strike(h handler, key input.Key, held ...input.Modifiers) {
	g := input.Gesture{Kind: input.EditKey, Key: key}
	for _, m := range held {
		g.Modifiers |= m
	}
	h.Handle(g)
}

// write types letters.
func write(h handler, text string) {
	for _, r := range text {
		h.Handle(input.Gesture{Kind: input.Text, Rune: r})
	}
}
