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
func (h *hand) To(to handler, at image.Point) {
	h.At = input.Point{X: float64(at.X), Y: float64(at.Y)}
	kind := input.Hover
	switch {
	case h.Dragging:
		kind = input.Drag
	case h.Held:
		kind, h.Dragging = input.DragStart, true
	}
	to.Handle(input.Gesture{Kind: kind, From: h.From, At: h.At})
}

// By moves the mouse by a distance.
func (h *hand) By(to handler, x, y float64) {
	h.To(to, image.Pt(int(h.At.X+x), int(h.At.Y+y)))
}

// Over moves the mouse to the middle of a rectangle.
func (h *hand) Over(to handler, r geom.Rect) {
	c := r.Center()
	h.To(to, image.Pt(int(c.X), int(c.Y)))
}

// Press presses the button.
func (h *hand) Press(to handler) {
	h.Held, h.From = true, h.At
	to.Handle(input.Gesture{Kind: input.Press, From: h.At, At: h.At, Modifiers: h.Modifiers})
}

// Release releases the button.
func (h *hand) Release(to handler) {
	kind := input.Tap
	if h.Dragging {
		kind = input.Drop
	}
	h.Held, h.Dragging = false, false
	to.Handle(input.Gesture{Kind: kind, From: h.From, At: h.At})
}

// Click presses and releases the button.
func (h *hand) Click(to handler) {
	h.Press(to)
	h.Release(to)
}

// ClickOn clicks the middle of a rectangle.
func (h *hand) ClickOn(to handler, r geom.Rect) {
	h.Over(to, r)
	h.Click(to)
}

// Wheel turns the wheel.
func (h *hand) Wheel(to handler, notches float64) {
	to.Handle(input.Gesture{Kind: input.Scroll, At: h.At, Wheel: input.Point{Y: notches}})
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
		h.Handle(input.Gesture{Kind: input.TextTyped, Rune: r})
	}
}
