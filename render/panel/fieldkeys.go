package panel

import (
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// strike writes what was typed and works on the keys of a line of text. Tab, Enter and the arrows up and down stay with the panel.
func (t *field) strike(k keyboard) bool {
	t.buffer = t.with.letters(t.buffer[:0])
	used := len(t.buffer) > 0 || k.held(ebiten.KeySpace)
	if used {
		t.change(func(e *edit) { e.insert(string(t.buffer)) })
	}
	if i, ok := t.with.shortcut(k); ok {
		switch i {
		case selectAll:
			t.change((*edit).selectAll)
		case copySelected:
			t.copy()
		case cutSelected:
			if t.copy() {
				t.change(func(e *edit) { e.erase(e.caret) })
			}
		case paste:
			t.paste()
		}
		return true
	}
	for _, key := range [...]ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyBackspace, ebiten.KeyDelete} {
		if k(key) == 0 {
			continue
		}
		if k.struck(key) {
			t.change(func(e *edit) { t.step(e, k, key) })
		}
		return true
	}
	return used
}

// step does what a key does to the text.
func (t *field) step(e *edit, k keyboard, key ebiten.Key) {
	extend := k.held(ebiten.KeyShift)
	switch key {
	case ebiten.KeyArrowLeft:
		t.arrow(e, k, -1)
	case ebiten.KeyArrowRight:
		t.arrow(e, k, 1)
	case ebiten.KeyHome:
		e.to(0, extend)
	case ebiten.KeyEnd:
		e.to(len(e.letters), extend)
	case ebiten.KeyBackspace:
		e.erase(e.beside(reachOf(k), -1))
	case ebiten.KeyDelete:
		e.erase(e.beside(reachOf(k), 1))
	}
}

// arrow moves the caret or, where something is selected, leaves the selection at its end.
func (t *field) arrow(e *edit, k keyboard, direction int) {
	extend, far := k.held(ebiten.KeyShift), reachOf(k)
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
func reachOf(k keyboard) reach {
	switch {
	case runtime.GOOS == "darwin" && k.commanding():
		return byLine
	case k.wording():
		return byWord
	}
	return byLetter
}

// copy puts what is selected on the clipboard and reports whether it is there.
func (t *field) copy() bool {
	selected := t.edit.selected()
	return selected != "" && t.with.clipboard.Write(selected) == nil
}

// paste puts the clipboard's text in place of what is selected. A clipboard that cannot be reached is as good as an empty one.
func (t *field) paste() {
	if pasted, err := t.with.clipboard.Read(); err == nil {
		t.change(func(e *edit) { e.insert(pasted) })
	}
}
