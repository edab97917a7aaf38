package paneltest

import (
	"image"

	"dreist/input"
	"dreist/render/geom"
)

// Handler handles gestures: a panel or a log.
type Handler interface{ Handle(g input.Gesture) }

// Hand simulates a mouse: its gestures come in the order that input.Reader promises.
type Hand struct {
	At, From       input.Point
	Held, Dragging bool
	Modifiers      input.Modifiers
}

// NewHand returns a hand whose mouse is outside of everything.
func NewHand() *Hand { return &Hand{At: input.Point{X: -100, Y: -100}} }

// To moves the mouse.
func (m *Hand) To(h Handler, at image.Point) {
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
func (m *Hand) By(h Handler, x, y float64) {
	m.To(h, image.Pt(int(m.At.X+x), int(m.At.Y+y)))
}

// Over moves the mouse to the middle of a rectangle.
func (m *Hand) Over(h Handler, r geom.Rect) {
	c := r.Center()
	m.To(h, image.Pt(int(c.X), int(c.Y)))
}

// Press presses the button.
func (m *Hand) Press(h Handler) {
	m.Held, m.From = true, m.At
	h.Handle(input.Gesture{Kind: input.Press, From: m.At, At: m.At, Modifiers: m.Modifiers})
}

// Release releases the button.
func (m *Hand) Release(h Handler) {
	kind := input.Tap
	if m.Dragging {
		kind = input.Drop
	}
	m.Held, m.Dragging = false, false
	h.Handle(input.Gesture{Kind: kind, From: m.From, At: m.At})
}

// Click presses and releases the button.
func (m *Hand) Click(h Handler) {
	m.Press(h)
	m.Release(h)
}

// ClickOn clicks the middle of a rectangle.
func (m *Hand) ClickOn(h Handler, r geom.Rect) {
	m.Over(h, r)
	m.Click(h)
}

// Wheel turns the wheel.
func (m *Hand) Wheel(h Handler, notches float64) {
	h.Handle(input.Gesture{Kind: input.Scroll, At: m.At, Wheel: input.Point{Y: notches}})
}

// Strike presses a key once.
func Strike(h Handler, key input.Key, held ...input.Modifiers) {
	g := input.Gesture{Kind: input.Strike, Key: key}
	for _, m := range held {
		g.Modifiers |= m
	}
	h.Handle(g)
}

// Write types letters.
func Write(h Handler, text string) {
	for _, r := range text {
		h.Handle(input.Gesture{Kind: input.Text, Rune: r})
	}
}
