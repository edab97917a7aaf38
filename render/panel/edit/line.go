// Package edit is a line of text under work, and the clipboard that it is copied to and pasted from. It knows no fonts and draws nothing.
package edit

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Line is a line of text under work: its letters, the caret between two of them, and what is selected.
type Line struct {
	letters []rune
	caret   int // how many letters stand before it
	anchor  int // the other end of the selection; where nothing is selected, the caret
	limit   int // of letters, 0 for none
}

// New returns a line of at most so many letters, 0 for any number, with the caret at its end.
func New(text string, limit int) Line {
	l := Line{limit: limit}
	l.Insert(text)
	return l
}

// Letters returns the letters of the line, to be read only.
func (l *Line) Letters() []rune { return l.letters }

// Text returns the line as a string.
func (l *Line) Text() string { return string(l.letters) }

// Caret returns how many letters stand before the caret.
func (l *Line) Caret() int { return l.caret }

// Equal reports whether another line has the same text, caret and selection.
func (l *Line) Equal(o *Line) bool {
	return l.caret == o.caret && l.anchor == o.anchor && slices.Equal(l.letters, o.letters)
}

// Resume takes over caret and selection from another line and reports whether it could, as that has the same text.
func (l *Line) Resume(from *Line) bool {
	same := slices.Equal(l.letters, from.letters)
	if same {
		l.caret, l.anchor = from.caret, from.anchor
	}
	return same
}

// Selection returns the letters selected, from the first up to but not including the last; both are the caret where nothing is.
func (l *Line) Selection() (from, to int) { return min(l.anchor, l.caret), max(l.anchor, l.caret) }

// Selected returns the text that is selected.
func (l *Line) Selected() string {
	from, to := l.Selection()
	return string(l.letters[from:to])
}

// To moves the caret, as far as there are letters. With extend the selection grows or shrinks, otherwise it ends.
func (l *Line) To(caret int, extend bool) {
	l.caret = min(max(caret, 0), len(l.letters))
	if !extend {
		l.anchor = l.caret
	}
}

// SelectAll selects everything, the caret being at the end.
func (l *Line) SelectAll() { l.anchor, l.caret = 0, len(l.letters) }

// SelectWord selects the word, or the run of signs, around a place between letters.
func (l *Line) SelectWord(at int) {
	if len(l.letters) == 0 {
		return
	}
	kind := kindOf(l.letters[min(at, len(l.letters)-1)])
	from, to := at, at
	for from > 0 && kindOf(l.letters[from-1]) == kind {
		from--
	}
	for to < len(l.letters) && kindOf(l.letters[to]) == kind {
		to++
	}
	l.anchor, l.caret = from, to
}

// Insert puts a text in place of what is selected, as much of it as the limit allows and without what no line can show. It reports whether the text changed.
func (l *Line) Insert(text string) bool {
	from, to := l.Selection()
	fresh := []rune(legible(text))
	if room := l.limit - len(l.letters) + to - from; l.limit > 0 && len(fresh) > room {
		fresh = fresh[:max(room, 0)]
	}
	if len(fresh) == 0 {
		return false
	}
	l.splice(from, to, fresh)
	// A sign that comes after its letter unites with it, as ¨ after a does.
	if joined := []rune(norm.NFC.String(string(l.letters[:l.caret]))); len(joined) < l.caret {
		l.splice(0, l.caret, joined)
	}
	return true
}

// Erase removes what is selected or, where nothing is, the letters between the caret and the given place. It reports whether there were any.
func (l *Line) Erase(upTo int) bool {
	from, to := l.Selection()
	if from == to {
		upTo = min(max(upTo, 0), len(l.letters))
		from, to = min(upTo, l.caret), max(upTo, l.caret)
	}
	l.splice(from, to, nil)
	return from < to
}

// splice replaces letters and leaves the caret after what is new. What was there before is not written over: it may be shared with an earlier state.
func (l *Line) splice(from, to int, fresh []rune) {
	all := make([]rune, 0, len(l.letters)+len(fresh))
	all = append(append(append(all, l.letters[:from]...), fresh...), l.letters[to:]...)
	l.letters = all
	l.To(from+len(fresh), false)
}

// word returns the beginning of the word before the caret (-1) or the end of the one after it (1).
func (l *Line) word(direction int) int {
	at := l.caret
	next := func() (rune, bool) {
		i := at
		if direction < 0 {
			i--
		}
		if i < 0 || i >= len(l.letters) {
			return 0, false
		}
		return l.letters[i], true
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
