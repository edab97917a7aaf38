package panel

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
)

// Handle handles a gesture and calls the resulting callback last, so that it may replace this panel.
func (p *Panel) Handle(g input.Gesture) {
	if g.Kind.HasPosition() {
		p.mouse = image.Pt(int(math.Floor(g.At.X)), int(math.Floor(g.At.Y))) // the pixel that contains the point
		p.aim()
	}
	switch g.Kind {
	case input.Press:
		p.grab(g.Modifiers)
	case input.DragStart, input.Drag:
		if p.held >= 0 {
			p.focus.controls[p.held].HandleDrag()
		}
	case input.Tap, input.Drop:
		p.letGo(true)
	case input.Cancel:
		p.letGo(false)
	case input.Scroll:
		p.scroll(g.Wheel.Y)
	case input.TextTyped:
		p.write(g.Rune)
	case input.EditKey:
		p.strike(g)
	}
	p.finish()
}

// Tick counts time, for double clicks and pending pastes.
func (p *Panel) Tick() {
	p.env.tick()
	p.finish()
}

// NeedsTicks reports whether the panel waits for something other than input, so that the program must not sleep.
func (p *Panel) NeedsTicks() bool { return p.env.pasting.to != nil }

func (p *Panel) finish() {
	p.aim() // scrolling may have moved another control under the pointer
	if now := p.look(); !slices.Equal(now, p.looks) {
		p.looks, p.spare, p.changed = now, p.looks, true
	}
	calls := p.env.calls
	p.env.calls = nil
	for _, call := range calls {
		call()
	}
}

// aim sets the part of each control under the mouse. While one is held, the others have none.
func (p *Panel) aim() {
	if p.columns != nil && p.columns.shown != p.columns.top {
		p.columns.follow()
	}
	control, part := p.hit()
	p.over = control
	for i, c := range p.focus.controls {
		t := c.Pointer()
		t.mouse, t.overPart = p.mouse, nowhere
		if i == control && (p.held < 0 || p.held == i) {
			t.overPart = part
		}
	}
}

// grab presses the control under the mouse and focuses it without a ring.
func (p *Panel) grab(held input.Modifiers) {
	p.letGo(false)
	i := p.under()
	if i < 0 && p.columns != nil && p.over == p.inside.to { // the scroll bar can be held, though it cannot be focused
		p.hold(p.over, held)
	}
	if i >= 0 {
		c := p.hold(i, held)
		if _, pressed := c.(*button); pressed && p.catch >= 0 {
			i = p.catch
		}
	}
	p.focus.awake = i >= 0
	p.focus.show(false)
	if i >= 0 {
		p.focus.move(i)
	}
}

func (p *Panel) hold(i int, held input.Modifiers) Control {
	c := p.focus.controls[i]
	p.held, c.Pointer().heldPart = i, c.Pointer().overPart
	c.HandleGrab(held)
	return c
}

// letGo ends the press, if any. pressed means that it takes effect if the pointer is still on the control.
func (p *Panel) letGo(pressed bool) {
	if p.held < 0 {
		return
	}
	c := p.focus.controls[p.held]
	if pressed && c.Pointer().overPart != nowhere {
		c.HandleRelease()
	}
	p.held, c.Pointer().heldPart = -1, nowhere
}

func (p *Panel) scroll(notches float64) {
	if p.columns != nil && p.columns.maxTop() > 0 && p.mouse.In(p.columns.Bounds()) {
		p.columns.HandleWheel(notches)
		return
	}
	for _, c := range p.focus.controls {
		if p.mouse.In(c.Bounds()) {
			c.HandleWheel(notches)
			return
		}
	}
}

// under returns the index of the focusable control under the mouse, or -1.
func (p *Panel) under() int {
	if p.over < 0 || !p.focus.controls[p.over].CanFocus() {
		return -1
	}
	return p.over
}

// CursorShape returns the mouse cursor for its position: a hand over targets, a bar over text fields.
func (p *Panel) CursorShape() ebiten.CursorShapeType {
	i := p.under()
	if i < 0 {
		return ebiten.CursorShapeDefault
	}
	if c, ok := p.focus.controls[i].(shaped); ok {
		return c.CursorShape()
	}
	return ebiten.CursorShapePointer
}

// look returns the looks of all controls, in a buffer that the next call may reuse.
func (p *Panel) look() []Appearance {
	looks := p.spare[:0]
	for _, c := range p.focus.controls {
		looks = append(looks, c.Appearance())
	}
	p.spare = looks
	return looks
}
