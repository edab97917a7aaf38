package panel

import (
	"runtime"

	"dreist/input"
)

// write puts a typed letter in place of what is selected.
func (t *field) write(letter rune) { t.change(func(e *edit) { e.insert(string(letter)) }) }

// strike works on the keys of a line of text. Tab, Enter and the arrows up and down stay with the panel, and Space has been written.
func (t *field) strike(g input.Gesture) bool {
	switch g.Key {
	case input.KeySpace:
	case input.KeySelectAll:
		t.change((*edit).selectAll)
	case input.KeyCopy:
		t.copy()
	case input.KeyCut:
		if t.copy() {
			t.change(func(e *edit) { e.erase(e.caret) })
		}
	case input.KeyPaste:
		t.paste()
	case input.KeyLeft, input.KeyRight, input.KeyHome, input.KeyEnd, input.KeyBackspace, input.KeyDelete:
		t.change(func(e *edit) { step(e, g.Key, g.Modifiers) })
	default:
		return false
	}
	return true
}

// step does what a key does to a text.
func step(e *edit, key input.Key, held input.Modifiers) {
	extend := held&input.Shift != 0
	switch key {
	case input.KeyLeft:
		sideways(e, held, -1)
	case input.KeyRight:
		sideways(e, held, 1)
	case input.KeyHome:
		e.to(0, extend)
	case input.KeyEnd:
		e.to(len(e.letters), extend)
	case input.KeyBackspace:
		e.erase(e.beside(reachOf(held), -1))
	case input.KeyDelete:
		e.erase(e.beside(reachOf(held), 1))
	}
}

// sideways moves the caret or, where something is selected, leaves the selection at its end.
func sideways(e *edit, held input.Modifiers, direction int) {
	extend, far := held&input.Shift != 0, reachOf(held)
	from, to := e.selection()
	switch {
	case extend || from == to || far != byLetter:
		e.to(e.beside(far, direction), extend)
	case direction < 0:
		e.to(from, false)
	default:
		e.to(to, false)
	}
}

// reachOf returns how far the keys go with what is held beside them. A Mac has no keys for the ends of a line: Cmd and an arrow go there.
func reachOf(held input.Modifiers) reach {
	word := input.Ctrl
	if runtime.GOOS == "darwin" {
		if held&input.Ctrl != 0 {
			return byLine
		}
		word = input.Alt
	}
	if held&word != 0 {
		return byWord
	}
	return byLetter
}

// copy puts what is selected on the clipboard and reports whether there is something.
func (t *field) copy() bool {
	selected := t.edit.selected()
	if selected == "" {
		return false
	}
	t.desk.pocket.Write(selected)
	return true
}
