package panel

import (
	"image"
	"slices"

	"github.com/ebitenui/ebitenui/input"
	"github.com/hajimehoshi/ebiten/v2"
)

// work lets the keyboard move the focus and press. The first key that would move it only shows where it is. What has keys of its own and is roused comes
// before all that; what scrolls follows the keys for it even from afar.
func (p *Panel) work() {
	p.catchLetters()
	current := p.focus.current()
	own, _ := current.(keyed)
	roused := own != nil && own.roused()
	if roused && own.strike(p.keys) {
		return
	}
	if current != nil && !p.keys.held(ebiten.KeyAlt, ebiten.KeyControl, ebiten.KeyMeta) && p.strike(current, roused) {
		return
	}
	if r := p.rolling(); r != nil {
		r.turnPage(p.keys)
	}
}

// catchLetters gives the focus to the field that catches letters as soon as there are some, or one is to be taken away. A space presses what has the focus.
func (p *Panel) catchLetters() {
	if p.catch < 0 {
		return
	}
	if t, ok := p.focus.current().(*field); ok && t.roused() {
		return
	}
	letters := p.letters(nil)
	if len(letters) > 0 && letters[0] != ' ' || p.keys.struck(ebiten.KeyBackspace) {
		p.focus.awake = true
		p.focus.move(p.catch)
	}
}

// strike works on the keys that every panel has and reports whether one was struck. Enter with Alt or Ctrl is a key of the program.
func (p *Panel) strike(current control, roused bool) bool {
	if p.keys.pressedNow(ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace) {
		// What has the focus unseen is pressed only where it looks as if it led on.
		if b, ok := current.(*button); p.focus.shown || roused || ok && b.item.Style == Primary {
			current.press()
		} else {
			p.focus.show(true)
		}
		return true
	}
	for _, key := range [...]ebiten.Key{ebiten.KeyTab, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight} {
		if !p.keys.struck(key) {
			continue
		}
		_, choosing := current.(*choice)
		show := p.focus.shown || roused || choosing && p.focus.awake
		p.focus.show(true)
		if show {
			p.move(current, key)
		}
		return true
	}
	return false
}

// NeedsTicks reports whether a key is held that counts again and again. The program must not sleep then: no input would wake it for the next time.
func (p *Panel) NeedsTicks() bool {
	return p.gate.open && p.keys.held(ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyTab, ebiten.KeyPageUp, ebiten.KeyPageDown,
		ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight)
}

// rolling returns what the keys for paging move: the first list or page, or nil.
func (p *Panel) rolling() *roll {
	for _, part := range p.column.parts {
		switch part := part.(type) {
		case *list:
			return part.roll
		case *reading:
			return part.roll
		}
	}
	return nil
}

// Typing reports whether letters go into a field, so that the program must not take them, Backspace or Ctrl with a letter as commands.
func (p *Panel) Typing() bool {
	if p.catch >= 0 {
		return true
	}
	t, ok := p.focus.current().(*field)
	return ok && t.roused()
}

// move does what a key does to the focus or to what has it.
func (p *Panel) move(current control, key ebiten.Key) {
	turn := func(step int) {
		if !current.turn(step) {
			p.focus.beside(step)
		}
	}
	switch key {
	case ebiten.KeyTab:
		if p.keys.held(ebiten.KeyShift) {
			p.focus.step(-1)
		} else {
			p.focus.step(1)
		}
	case ebiten.KeyArrowUp:
		p.focus.above(-1)
	case ebiten.KeyArrowDown:
		p.focus.above(1)
	case ebiten.KeyArrowLeft:
		turn(-1)
	case ebiten.KeyArrowRight:
		turn(1)
	}
}

// point gives the focus to what is pressed with the mouse, without showing it.
func (p *Panel) point() {
	was := p.down
	p.down = input.MouseButtonPressed(ebiten.MouseButtonLeft)
	if was || !p.down {
		return
	}
	i := p.under()
	if i >= 0 && p.catch >= 0 {
		if _, pressed := p.focus.controls[i].(*button); pressed {
			i = p.catch
		}
	}
	p.focus.awake = i >= 0
	p.focus.show(false)
	if i >= 0 {
		p.focus.move(i)
	}
}

// under returns the index of the control under the pointer, or -1.
func (p *Panel) under() int {
	at := image.Pt(input.CursorPosition())
	return slices.IndexFunc(p.focus.controls, func(c control) bool { return c.able() && at.In(c.bounds()) })
}

// Cursor returns the shape of the pointer that fits where it is: a hand over what can be pressed, a bar over
// what can be written in. The program sets it.
func (p *Panel) Cursor() ebiten.CursorShapeType {
	if !p.gate.open {
		return ebiten.CursorShapeDefault
	}
	i := p.under()
	if i < 0 {
		return ebiten.CursorShapeDefault
	}
	if c, ok := p.focus.controls[i].(shaped); ok {
		return c.cursor()
	}
	return ebiten.CursorShapePointer
}

// look returns how all controls look now, in room that the next call may use again unless it is kept.
func (p *Panel) look() []look {
	looks := p.spare[:0]
	for _, c := range p.focus.controls {
		looks = append(looks, c.look())
	}
	p.spare = looks
	return looks
}
