package edit

import (
	"runtime"

	"dreist/input"
)

// Strike works on a key that moves in a line, selects or deletes, and reports whether it is one.
func (l *Line) Strike(key input.Key, held input.Modifiers) bool {
	extend := held&input.Shift != 0
	switch key {
	case input.KeySelectAll:
		l.SelectAll()
	case input.KeyLeft:
		l.sideways(held, -1)
	case input.KeyRight:
		l.sideways(held, 1)
	case input.KeyHome:
		l.To(0, extend)
	case input.KeyEnd:
		l.To(len(l.letters), extend)
	case input.KeyBackspace:
		l.Erase(l.beside(reachOf(held), -1))
	case input.KeyDelete:
		l.Erase(l.beside(reachOf(held), 1))
	default:
		return false
	}
	return true
}

// sideways moves the caret or, where something is selected, leaves the selection at its end.
func (l *Line) sideways(held input.Modifiers, direction int) {
	extend, far := held&input.Shift != 0, reachOf(held)
	from, to := l.Selection()
	switch {
	case extend || from == to || far != byLetter:
		l.To(l.beside(far, direction), extend)
	case direction < 0:
		l.To(from, false)
	default:
		l.To(to, false)
	}
}

// reach is how far a step goes.
type reach uint8

const (
	byLetter reach = iota
	byWord
	byLine
)

// beside returns where a step from the caret leads, backwards (-1) or forwards (1).
func (l *Line) beside(far reach, direction int) int {
	switch {
	case far == byWord:
		return l.word(direction)
	case far == byLetter:
		return l.caret + direction
	case direction < 0:
		return 0
	}
	return len(l.letters)
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
