package edit

import (
	"runtime"

	"dreist/input"
)

// HandleKey handles a key that moves the caret, selects or deletes. It returns false for other keys.
func (l *TextLine) HandleKey(key input.Key, held input.Modifiers) (handled bool) {
	extend := held&input.Shift != 0
	switch key {
	case input.KeySelectAll:
		l.SelectAll()
	case input.KeyLeft:
		l.sideways(held, -1)
	case input.KeyRight:
		l.sideways(held, 1)
	case input.KeyHome:
		l.MoveCaret(0, extend)
	case input.KeyEnd:
		l.MoveCaret(len(l.letters), extend)
	case input.KeyBackspace:
		l.Erase(l.beside(reachOf(held), -1))
	case input.KeyDelete:
		l.Erase(l.beside(reachOf(held), 1))
	default:
		return false
	}
	return true
}

// sideways moves the caret or, if something is selected, ends the selection at that side.
func (l *TextLine) sideways(held input.Modifiers, direction int) {
	extend, far := held&input.Shift != 0, reachOf(held)
	from, to := l.Selection()
	switch {
	case extend || from == to || far != byLetter:
		l.MoveCaret(l.beside(far, direction), extend)
	case direction < 0:
		l.MoveCaret(from, false)
	default:
		l.MoveCaret(to, false)
	}
}

// reach is how far a key moves the caret or deletes: by a letter, by a word, or to the end of the line.
type reach uint8

const (
	byLetter reach = iota
	byWord
	byLine
)

// beside returns the position one step before (-1) or after (1) the caret.
func (l *TextLine) beside(far reach, direction int) int {
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

// reachOf returns the distance for the held modifiers. On a Mac, Cmd and an arrow go to the ends of the line.
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
