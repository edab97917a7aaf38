package panel

import (
	"dreist/input"
	"dreist/render/panel/widget"
)

// write puts a letter into the field at work. A field that catches letters takes the focus for that; a space presses what has it instead.
func (p *Panel) write(letter rune) {
	if letter != ' ' {
		p.wakeCatch()
	}
	if t := p.written(); t != nil {
		t.Write(letter)
	}
}

// wakeCatch gives the focus to the field that catches letters, unless another is at work.
func (p *Panel) wakeCatch() {
	if p.catch >= 0 && p.written() == nil {
		p.focus.awake = true
		p.focus.move(p.catch)
	}
}

// writer is a control that letters go into.
type writer interface {
	widget.Keyed
	Write(letter rune)
}

// written returns the field at work, or nil.
func (p *Panel) written() writer {
	if t, ok := p.focus.current().(writer); ok && t.Roused() {
		return t
	}
	return nil
}

// Typing reports whether letters go into a field, so that the program must not take them, Backspace or Ctrl with a letter as commands.
func (p *Panel) Typing() bool { return p.catch >= 0 || p.written() != nil }

// strike lets a key edit, move the focus and press. The first key that would move it only shows where it is. What has keys of its own and is roused comes
// before all that; what scrolls follows the keys for it even from afar. A key that is held since before the panel appeared means nothing to it.
func (p *Panel) strike(g input.Gesture) {
	if g.Repeat && g.Key != p.struck {
		return
	}
	p.struck = g.Key
	if g.Key == input.KeyBackspace {
		p.wakeCatch()
	}
	current := p.focus.current()
	own, _ := current.(widget.Keyed)
	roused := own != nil && own.Roused()
	if roused && own.Strike(g) {
		return
	}
	// Enter with Alt or Ctrl is a key of the program.
	if current != nil && g.Modifiers&^input.Shift == 0 && p.press(current, g, roused) {
		p.reveal()
		return
	}
	if all := only[scroller](p.focus.controls); len(all) > 0 {
		all[0].TurnPage(g.Key) // what keys for paging move is the first list or page
	}
}

// press works on the keys that every panel has and reports whether it was one.
func (p *Panel) press(current widget.Control, g input.Gesture, roused bool) bool {
	switch g.Key {
	case input.KeyEnter, input.KeySpace:
		// What has the focus unseen is pressed only where it looks as if it led on.
		if b, ok := current.(keycap); p.focus.shown || roused || ok && b.Primary() {
			current.Press()
		} else {
			p.focus.show(true)
		}
	case input.KeyTab, input.KeyUp, input.KeyDown, input.KeyLeft, input.KeyRight:
		_, choosing := current.(chooser)
		show := p.focus.shown || roused || choosing && p.focus.awake
		p.focus.show(true)
		if show {
			p.move(current, g)
		}
	default:
		return false
	}
	return true
}

// move does what a key does to the focus or to what has it.
func (p *Panel) move(current widget.Control, g input.Gesture) {
	turn := func(step int) {
		if !current.Turn(step) {
			p.focus.beside(step)
		}
	}
	climb := func(step int) {
		if c, ok := current.(interface{ Climb(step int) bool }); !ok || !c.Climb(step) {
			p.focus.above(step)
		}
	}
	switch g.Key {
	case input.KeyTab:
		if g.Modifiers&input.Shift != 0 {
			p.focus.step(-1)
		} else {
			p.focus.step(1)
		}
	case input.KeyUp:
		climb(-1)
	case input.KeyDown:
		climb(1)
	case input.KeyLeft:
		turn(-1)
	case input.KeyRight:
		turn(1)
	}
}

// reveal scrolls until what has the ring of the focus is seen.
func (p *Panel) reveal() {
	if at := p.focus.at; p.columns != nil && p.focus.shown && at >= p.inside.From && at < p.inside.To {
		p.columns.show(p.focus.controls[at])
	}
}

// scroller is a control that is higher than what is seen of it.
type scroller interface {
	// TurnPage scrolls by the keys for it and reports whether one was struck.
	TurnPage(key input.Key) bool
	// Free lets go of the picture of what is seen.
	Free()
}
