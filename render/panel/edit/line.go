// Package edit is a line of text being edited, and the clipboard. It knows no fonts and draws nothing.
package edit

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// TextLine is a line of text being edited: letters, caret and selection.
type TextLine struct {
	letters []rune
	caret   int // number of letters before it
	anchor  int // other end of the selection, the caret if nothing is selected
	limit   int // maximum number of letters, 0 for no limit
}

// NewTextLine returns a line of at most limit letters, 0 for no limit, with the caret at its end.
func NewTextLine(text string, limit int) TextLine {
	l := TextLine{limit: limit}
	l.Insert(text)
	return l
}

// Letters returns the letters of the line, read-only.
func (l *TextLine) Letters() []rune { return l.letters }

// Text returns the line as a string.
func (l *TextLine) Text() string { return string(l.letters) }

// Caret returns the number of letters before the caret.
func (l *TextLine) Caret() int { return l.caret }

// Equal reports whether another line has the same text, caret and selection.
func (l *TextLine) Equal(o *TextLine) bool {
	return l.caret == o.caret && l.anchor == o.anchor && slices.Equal(l.letters, o.letters)
}

// TakeCaretFrom takes over the caret and selection of another line. It returns false if the texts differ.
func (l *TextLine) TakeCaretFrom(from *TextLine) (resumed bool) {
	same := slices.Equal(l.letters, from.letters)
	if same {
		l.caret, l.anchor = from.caret, from.anchor
	}
	return same
}

// Selection returns the selected range [from, to); both are the caret if nothing is selected.
func (l *TextLine) Selection() (from, to int) { return min(l.anchor, l.caret), max(l.anchor, l.caret) }

// SelectedText returns the selected text.
func (l *TextLine) SelectedText() string {
	from, to := l.Selection()
	return string(l.letters[from:to])
}

// MoveCaret moves the caret, limited to the text. With extend the selection follows, otherwise it ends.
func (l *TextLine) MoveCaret(caret int, extend bool) {
	l.caret = min(max(caret, 0), len(l.letters))
	if !extend {
		l.anchor = l.caret
	}
}

// SelectAll selects all letters and moves the caret to the end.
func (l *TextLine) SelectAll() { l.anchor, l.caret = 0, len(l.letters) }

// SelectWord selects the word, or the run of punctuation, around a position.
func (l *TextLine) SelectWord(at int) {
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

// Insert replaces the selection by a text, as far as the limit allows, without unprintable characters. It reports whether the text changed.
func (l *TextLine) Insert(text string) (changed bool) {
	from, to := l.Selection()
	fresh := []rune(legible(text))
	if room := l.limit - len(l.letters) + to - from; l.limit > 0 && len(fresh) > room {
		fresh = fresh[:max(room, 0)]
	}
	if len(fresh) == 0 {
		return false
	}
	l.splice(from, to, fresh)
	// A combining mark unites with the letter before it, as ¨ after a.
	if joined := []rune(norm.NFC.String(string(l.letters[:l.caret]))); len(joined) < l.caret {
		l.splice(0, l.caret, joined)
	}
	return true
}

// Erase deletes the selection or, without one, the letters between the caret and a position. It reports whether the text changed.
func (l *TextLine) Erase(upTo int) (changed bool) {
	from, to := l.Selection()
	if from == to {
		upTo = min(max(upTo, 0), len(l.letters))
		from, to = min(upTo, l.caret), max(upTo, l.caret)
	}
	l.splice(from, to, nil)
	return from < to
}

// splice replaces a range of letters and moves the caret behind the new ones. It copies, as an earlier state may share the slice.
func (l *TextLine) splice(from, to int, fresh []rune) {
	all := make([]rune, 0, len(l.letters)+len(fresh))
	all = append(append(append(all, l.letters[:from]...), fresh...), l.letters[to:]...)
	l.letters = all
	l.MoveCaret(from+len(fresh), false)
}

// word returns the beginning of the word before the caret (-1) or the end of the one after it (1).
func (l *TextLine) word(direction int) int {
	at, passed := l.caret, between
	for {
		next := at + min(direction, 0)
		if next < 0 || next >= len(l.letters) {
			return at
		}
		kind := kindOf(l.letters[next])
		if passed != between && kind != passed {
			return at
		}
		at, passed = at+direction, kind
	}
}

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

// legible removes characters that a single line cannot show: control characters, line breaks and direction marks. Wide and thin
// spaces become plain ones.
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
