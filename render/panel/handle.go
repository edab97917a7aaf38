package panel

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/input"
	"dreist/render/panel/widget"
)

// Handle works on a gesture and calls the action or change that follows from it, last of all, so that it may put another panel in place of this one.
func (p *Panel) Handle(g input.Gesture) {
	switch g.Kind {
	case input.Hover:
		p.point(g.At)
	case input.Press:
		p.point(g.At)
		p.grab(g.Modifiers)
	case input.DragStart, input.Drag:
		p.point(g.At)
		if p.held >= 0 {
			p.focus.controls[p.held].Drag()
		}
	case input.Tap, input.Drop:
		p.point(g.At)
		p.letGo(widget.Control.Drop)
	case input.Cancel:
		p.point(g.At)
		p.letGo(func(widget.Control) {})
	case input.Scroll:
		p.point(g.At)
		p.scroll(g.Wheel.Y)
	case input.Text:
		p.write(g.Rune)
	case input.Strike:
		p.strike(g)
	}
	p.settle()
}

// Tick lets time pass: double clicks are told from single ones by it, and a pasted text may arrive.
func (p *Panel) Tick() {
	p.desk.Tick()
	p.settle()
}

// NeedsTicks reports whether the panel waits for something that no input will tell of, so that the program must not sleep.
func (p *Panel) NeedsTicks() bool { return p.desk.Waiting() }

// settle notices what looks otherwise than before, and tells the program.
func (p *Panel) settle() {
	p.aim() // what lies under the pointer may have been scrolled
	if now := p.look(); !slices.Equal(now, p.looks) {
		p.looks, p.spare, p.changed = now, p.looks, true
	}
	p.desk.Tell()
}

// point takes note of where the mouse is.
func (p *Panel) point(at input.Point) {
	p.mouse = image.Pt(int(math.Floor(at.X)), int(math.Floor(at.Y))) // the pixel in which the point lies
	p.aim()
}

// aim tells each control what of it is under the mouse. While one is held, the others are not under it.
func (p *Panel) aim() {
	if p.columns != nil && p.columns.shown != p.columns.Top() {
		p.columns.follow()
	}
	control, part := p.hit()
	p.over = control
	for i, c := range p.focus.controls {
		t := c.Pointer()
		t.Mouse, t.Over = p.mouse, widget.Nowhere
		if i == control && (p.held < 0 || p.held == i) {
			t.Over = part
		}
	}
}

// grab takes hold of what is under the mouse and gives it the focus, without showing it.
func (p *Panel) grab(held input.Modifiers) {
	p.letGo(func(widget.Control) {})
	i := p.under()
	if i < 0 && p.columns != nil && p.over == p.inside.To { // its bar can be held, though no key leads there
		p.hold(p.over, held)
	}
	if i >= 0 {
		c := p.hold(i, held)
		if _, pressed := c.(keycap); pressed && p.catch >= 0 {
			i = p.catch
		}
	}
	p.focus.awake = i >= 0
	p.focus.show(false)
	if i >= 0 {
		p.focus.move(i)
	}
}

// hold takes hold of a control by its index.
func (p *Panel) hold(i int, held input.Modifiers) widget.Control {
	c := p.focus.controls[i]
	p.held, c.Pointer().Held = i, c.Pointer().Over
	c.Grab(held)
	return c
}

// letGo ends the hold, if there is one, and lets the control know in some way.
func (p *Panel) letGo(tell func(widget.Control)) {
	if p.held < 0 {
		return
	}
	c := p.focus.controls[p.held]
	tell(c)
	p.held, c.Pointer().Held = -1, widget.Nowhere
}

// scroll turns the wheel over the control that lies there.
func (p *Panel) scroll(notches float64) {
	if p.columns != nil && p.columns.Most() > 0 && p.mouse.In(p.columns.Bounds()) {
		p.columns.Wheel(notches)
		return
	}
	for _, c := range p.focus.controls {
		if p.mouse.In(c.Bounds()) {
			c.Wheel(notches)
			return
		}
	}
}

// under returns the index of the control under the mouse that takes the focus, or -1.
func (p *Panel) under() int {
	if p.over < 0 || !p.focus.controls[p.over].Able() {
		return -1
	}
	return p.over
}

// Cursor returns the shape of the pointer that fits where it is: a hand over what can be pressed, a bar over
// what can be written in. The program sets it.
func (p *Panel) Cursor() ebiten.CursorShapeType {
	i := p.under()
	if i < 0 {
		return ebiten.CursorShapeDefault
	}
	if c, ok := p.focus.controls[i].(widget.Shaped); ok {
		return c.Cursor()
	}
	return ebiten.CursorShapePointer
}

// look returns how all controls look now, in room that the next call may use again unless it is kept.
func (p *Panel) look() []widget.Look {
	looks := p.spare[:0]
	for _, c := range p.focus.controls {
		looks = append(looks, c.Look())
	}
	p.spare = looks
	return looks
}
