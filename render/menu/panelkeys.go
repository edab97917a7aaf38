package menu

import (
	"image"
	"slices"

	"github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"
)

// work lets the keyboard move the focus and press. The first key that would move it only shows where it is.
func (p *Panel) work() {
	current := p.focus.current()
	// Enter with Alt or Ctrl is a key of the program, not of the panel.
	if current == nil || p.keys.held(ebiten.KeyAlt, ebiten.KeyControl, ebiten.KeyMeta) {
		return
	}
	if p.keys.pressedNow(ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace) {
		// What has the focus unseen is pressed only where it looks as if it led on.
		if b, ok := current.(*button); p.focus.shown || ok && b.item.Style == Primary {
			current.press()
		} else {
			p.focus.show(true)
		}
		return
	}
	for _, k := range p.moves(current) {
		if !p.keys.struck(k.key) {
			continue
		}
		if p.focus.shown {
			k.move()
		} else {
			p.focus.show(true)
		}
		return
	}
}

// move is what a key does to the focus or to what has it.
type move struct {
	key  ebiten.Key
	move func()
}

func (p *Panel) moves(current control) []move {
	turn := func(step int) func() {
		return func() {
			if !current.turn(step) {
				p.focus.beside(step)
			}
		}
	}
	tab := func() {
		if p.keys.held(ebiten.KeyShift) {
			p.focus.step(-1)
		} else {
			p.focus.step(1)
		}
	}
	return []move{
		{ebiten.KeyTab, tab},
		{ebiten.KeyArrowUp, func() { p.focus.above(-1) }},
		{ebiten.KeyArrowDown, func() { p.focus.above(1) }},
		{ebiten.KeyArrowLeft, turn(-1)},
		{ebiten.KeyArrowRight, turn(1)},
	}
}

// point gives the focus to what is pressed with the mouse, without showing it.
func (p *Panel) point() {
	was := p.down
	p.down = input.MouseButtonPressed(ebiten.MouseButtonLeft)
	if was || !p.down {
		return
	}
	p.focus.show(false)
	if i := p.under(); i >= 0 {
		p.focus.move(i)
	}
}

// under returns the index of the control under the pointer, or -1.
func (p *Panel) under() int {
	at := image.Pt(input.CursorPosition())
	return slices.IndexFunc(p.focus.controls, func(c control) bool { return c.able() && at.In(c.bounds()) })
}

// Cursor returns the shape of the pointer that fits where it is: a hand over what can be pressed. The program sets it.
func (p *Panel) Cursor() ebiten.CursorShapeType {
	if p.gate.open && p.under() >= 0 {
		return ebiten.CursorShapePointer
	}
	return ebiten.CursorShapeDefault
}

func (p *Panel) look() []look {
	looks := make([]look, len(p.focus.controls))
	for i, c := range p.focus.controls {
		looks[i] = c.look()
	}
	return looks
}
