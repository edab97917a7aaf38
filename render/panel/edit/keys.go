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
		l.Erase(l.beside(held, -1))
	case input.KeyDelete:
		l.Erase(l.beside(held, 1))
	default:
		return false
	}
	return true
}

// sideways moves the caret or, if something is selected, ends the selection at that side.
func (l *TextLine) sideways(held input.Modifiers, direction int) {
	extend := held&input.Shift != 0
	word, line := farModifiers()
	from, to := l.Selection()
	switch {
	case extend || from == to || held&(word|line) != 0:
		l.MoveCaret(l.beside(held, direction), extend)
	case direction < 0:
		l.MoveCaret(from, false)
	default:
		l.MoveCaret(to, false)
	}
}

// beside returns the position one step before (-1) or after (1) the caret.
func (l *TextLine) beside(held input.Modifiers, direction int) int {
	word, line := farModifiers()
	switch {
	case held&line != 0 && direction < 0:
		return 0
	case held&line != 0:
		return len(l.letters)
	case held&word != 0:
		return l.word(direction)
	}
	return l.caret + direction
}

// farModifiers returns the modifiers with which a key reaches to the end of a word, and of the line. On a Mac, Cmd and an arrow go to the ends of
// the line.
func farModifiers() (word, line input.Modifiers) {
	if runtime.GOOS == "darwin" {
		return input.Alt, input.Ctrl
	}
	return input.Ctrl, 0
}
