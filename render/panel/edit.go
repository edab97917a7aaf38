package panel

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// edit is a line of text under work: its letters, the caret between two of them, and what is selected. It knows neither fonts nor keys.
type edit struct {
	letters []rune
	caret   int // how many letters stand before it
	anchor  int // the other end of the selection; where nothing is selected, the caret
	limit   int // of letters, 0 for none
}

// newEdit returns a line with the caret at its end.
func newEdit(text string, limit int) edit {
	e := edit{limit: limit}
	e.insert(text)
	return e
}

func (e *edit) text() string { return string(e.letters) }

// selection returns the letters selected, from the first up to but not including the last; both are the caret where nothing is.
func (e *edit) selection() (from, to int) { return min(e.anchor, e.caret), max(e.anchor, e.caret) }

func (e *edit) selected() string {
	from, to := e.selection()
	return string(e.letters[from:to])
}

// to moves the caret, as far as there are letters. With extend the selection grows or shrinks, otherwise it ends.
func (e *edit) to(caret int, extend bool) {
	e.caret = min(max(caret, 0), len(e.letters))
	if !extend {
		e.anchor = e.caret
	}
}

func (e *edit) selectAll() { e.anchor, e.caret = 0, len(e.letters) }

// selectWord selects the word, or the run of signs, around a place between letters.
func (e *edit) selectWord(at int) {
	if len(e.letters) == 0 {
		return
	}
	kind := kindOf(e.letters[min(at, len(e.letters)-1)])
	from, to := at, at
	for from > 0 && kindOf(e.letters[from-1]) == kind {
		from--
	}
	for to < len(e.letters) && kindOf(e.letters[to]) == kind {
		to++
	}
	e.anchor, e.caret = from, to
}

// insert puts a text in place of what is selected, as much of it as the limit allows and without what no line can show. It reports whether the text changed.
func (e *edit) insert(text string) bool {
	from, to := e.selection()
	fresh := []rune(legible(text))
	if room := e.limit - len(e.letters) + to - from; e.limit > 0 && len(fresh) > room {
		fresh = fresh[:max(room, 0)]
	}
	if len(fresh) == 0 {
		return false
	}
	e.splice(from, to, fresh)
	// A sign that comes after its letter unites with it, as ¨ after a does.
	if joined := []rune(norm.NFC.String(string(e.letters[:e.caret]))); len(joined) < e.caret {
		e.splice(0, e.caret, joined)
	}
	return true
}

// erase removes what is selected or, where nothing is, the letters between the caret and the given place. It reports whether there were any.
func (e *edit) erase(upTo int) bool {
	from, to := e.selection()
	if from == to {
		upTo = min(max(upTo, 0), len(e.letters))
		from, to = min(upTo, e.caret), max(upTo, e.caret)
	}
	e.splice(from, to, nil)
	return from < to
}

// splice replaces letters and leaves the caret after what is new. What was there before is not written over: it may be shared with an earlier state.
func (e *edit) splice(from, to int, fresh []rune) {
	all := make([]rune, 0, len(e.letters)+len(fresh))
	all = append(append(append(all, e.letters[:from]...), fresh...), e.letters[to:]...)
	e.letters = all
	e.to(from+len(fresh), false)
}

// word returns the beginning of the word before the caret (-1) or the end of the one after it (1).
func (e *edit) word(direction int) int {
	at := e.caret
	next := func() (rune, bool) {
		i := at
		if direction < 0 {
			i--
		}
		if i < 0 || i >= len(e.letters) {
			return 0, false
		}
		return e.letters[i], true
	}
	for r, ok := next(); ok && kindOf(r) == between; r, ok = next() {
		at += direction
	}
	r, _ := next()
	kind := kindOf(r)
	for r, ok := next(); ok && kindOf(r) == kind; r, ok = next() {
		at += direction
	}
	return at
}

// reach is how far a step goes.
type reach uint8

const (
	byLetter reach = iota
	byWord
	byLine
)

// beside returns where a step from the caret leads, backwards (-1) or forwards (1).
func (e *edit) beside(far reach, direction int) int {
	switch {
	case far == byWord:
		return e.word(direction)
	case far == byLetter:
		return e.caret + direction
	case direction < 0:
		return 0
	}
	return len(e.letters)
}

// kind tells what belongs together when a word is meant.
type kind uint8

const (
	between kind = iota
	lettering
	signs
)

func kindOf(r rune) kind {
	switch {
	case unicode.IsSpace(r):
		return between
	case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r), r == '_':
		return lettering
	}
	return signs
}

// legible drops what no single line can show: control signs, line breaks and marks of the writing direction. Spaces of any width become plain ones.
func legible(text string) string {
	return norm.NFC.String(strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Zs, r):
			return ' '
		case r == unicode.ReplacementChar, !unicode.IsPrint(r):
			return -1
		}
		return r
	}, text))
}
