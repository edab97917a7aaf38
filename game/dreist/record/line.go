package record

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	byteOrderMark = "\ufeff"
	blanks        = " \t"
)

// line is one line of a text, without its end.
type line struct {
	number int
	text   string
}

// at returns an error that points at a byte offset of the line.
func (l line) at(offset int, token string, reason Reason) *Error {
	column := utf8.RuneCountInString(l.text[:offset]) + 1
	return &Error{Line: l.number, Column: column, Token: clip(token), Reason: reason}
}

// isTag reports whether the line is a tag rather than a turn.
func (l line) isTag() bool { return l.text[l.skipBlanks(0)] == '[' }

// check refuses characters that no text has: they come from broken or foreign files.
func (l line) check() *Error {
	for i, r := range l.text {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(l.text[i:], string(utf8.RuneError)):
			return l.at(i, fmt.Sprintf("0x%02x", l.text[i]), Reason{Fault: NotUTF8})
		case unicode.IsControl(r) && r != '\t':
			return l.at(i, fmt.Sprintf("U+%04X", r), Reason{Fault: ControlCharacter})
		}
	}
	return nil
}

// skipBlanks returns the offset of the first character from an offset on that is not blank.
func (l line) skipBlanks(offset int) int {
	rest := strings.TrimLeft(l.text[offset:], blanks)
	return len(l.text) - len(rest)
}

// field returns the characters from an offset up to the next blank.
func (l line) field(offset int) string {
	rest := l.text[offset:]
	if end := strings.IndexAny(rest, blanks); end >= 0 {
		return rest[:end]
	}
	return rest
}

// source hands out the lines of a text that say something: neither blank ones nor mere comments.
type source struct {
	rest   string
	number int // of the line handed out last
}

func newSource(text string) *source {
	return &source{rest: strings.TrimPrefix(text, byteOrderMark)}
}

// next returns the next line that says something; ok is false where there is none. Every line on the way is
// checked for foreign characters, and the first that has one is returned with the error.
func (s *source) next() (l line, ok bool, err *Error) {
	for s.rest != "" && !ok && err == nil {
		text, rest, ended := strings.Cut(s.rest, "\n")
		if ended {
			text = strings.TrimSuffix(text, "\r")
		}
		s.rest = rest
		s.number++
		l = line{number: s.number, text: text}
		start := l.skipBlanks(0)
		ok = start < len(text) && text[start] != ';'
		err = l.check()
	}
	return l, ok, err
}
