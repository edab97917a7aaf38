package panel

import (
	"dreist/input"
)

// write sends a letter to the active field. The field that catches letters takes the focus for it; a space presses the focused control instead.
func (p *Panel) write(letter rune) {
	if letter != ' ' {
		p.wakeCatch()
	}
	if t := p.written(); t != nil {
		t.insert(string(letter))
	}
}

// wakeCatch gives the focus to the field that catches letters, unless another field is active.
func (p *Panel) wakeCatch() {
	if p.catch >= 0 && p.written() == nil {
		p.focus.awake = true
		p.focus.move(p.catch)
	}
}

func (p *Panel) written() *field {
	if t, ok := p.focus.current().(*field); ok && t.active {
		return t
	}
	return nil
}

// IsTyping reports whether letters go to a field, so that letters, Backspace and Ctrl with a letter are no commands.
func (p *Panel) IsTyping() bool { return p.catch >= 0 || p.written() != nil }

// strike handles a key: it edits, scrolls, presses or moves the focus. The first key that would move the focus only shows it. An active control with
// keys of its own comes first; paging keys work without the focus. A key held since before the panel appeared is ignored.
func (p *Panel) strike(g input.Gesture) {
	if g.IsRepeat && g.Key != p.struck {
		return
	}
	p.struck = g.Key
	if g.Key == input.KeyBackspace {
		p.wakeCatch()
	}
	current := p.focus.current()
	own, _ := current.(keyed)
	active := own != nil && own.IsActive()
	if active && own.HandleKey(g) {
		return
	}
	// Enter with Alt or Ctrl is a key of the program.
	if current != nil && g.Modifiers&^input.Shift == 0 && p.press(current, g, active) {
		p.reveal()
		return
	}
	if all := only[scroller](p.focus.controls); len(all) > 0 {
		all[0].TurnPage(g.Key) // the paging keys scroll the first list or page
	}
}

// press handles the keys common to all panels. It returns false for other keys.
func (p *Panel) press(current Control, g input.Gesture, active bool) bool {
	switch g.Key {
	case input.KeyEnter, input.KeySpace:
		// An invisible focus is pressed only on a primary button.
		if p.focus.shown || active || isPrimary(current) {
			current.Activate()
		} else {
			p.focus.show(true)
		}
	case input.KeyTab, input.KeyUp, input.KeyDown, input.KeyLeft, input.KeyRight:
		_, choosing := current.(*choice)
		show := p.focus.shown || active || choosing && p.focus.awake
		p.focus.show(true)
		if show {
			p.move(current, g)
		}
	default:
		return false
	}
	return true
}

func (p *Panel) move(current Control, g input.Gesture) {
	step := 1
	if g.Key == input.KeyUp || g.Key == input.KeyLeft || g.Key == input.KeyTab && g.Modifiers&input.Shift != 0 {
		step = -1
	}
	switch g.Key {
	case input.KeyTab:
		p.focus.step(step)
	case input.KeyUp, input.KeyDown:
		if c, ok := current.(*plot); !ok || !c.climb(step) {
			p.focus.above(step)
		}
	default:
		if !current.HandleArrow(step) {
			p.focus.beside(step)
		}
	}
}

func (p *Panel) reveal() {
	if at := p.focus.at; p.columns != nil && p.focus.shown && at >= p.inside.from && at < p.inside.to {
		p.columns.show(p.focus.controls[at])
	}
}

type scroller interface {
	// TurnPage handles a paging key. It returns false for other keys.
	TurnPage(key input.Key) (handled bool)
}
