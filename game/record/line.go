package record

import (
	"fmt"
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	byteOrderMark = "\ufeff"
	blanks        = " \t"
)

// Line is one line of a text, without its end.
type Line struct {
	Number int // from 1
	Text   string
}

// ErrorAt returns an error at a byte offset of the line.
func (l Line) ErrorAt(offset int, token string, reason Reason) *Error {
	column := utf8.RuneCountInString(l.Text[:offset]) + 1
	return &Error{Line: l.Number, Column: column, Token: clip(token), Reason: reason}
}

// ErrorAtTop returns an error at the beginning of a text: about a missing tag or, if name is empty, about the whole text.
func ErrorAtTop(name string, reason Reason) *Error {
	return &Error{Line: 1, Column: 1, Token: name, Reason: reason}
}

// longestToken is the largest number of characters of a token in an error, for a broken file of one long line.
const longestToken = 60

// clip returns a token for a message of one line.
func clip(token string) string {
	letters := []rune(token)
	for i, r := range letters {
		if !unicode.IsGraphic(r) && r != '\t' && r != '\ufeff' || r == '\u2028' || r == '\u2029' {
			letters[i] = unicode.ReplacementChar
		}
	}
	if len(letters) > longestToken {
		return string(letters[:longestToken]) + "…"
	}
	return string(letters)
}

// ErrorAtStart returns an error at the first word of the line.
func (l Line) ErrorAtStart(reason Reason) *Error {
	start := skipBlanks(l.Text, 0)
	return l.ErrorAt(start, field(l.Text, start), reason)
}

func (l Line) isTag() bool { return l.Text[skipBlanks(l.Text, 0)] == '[' }

// check rejects characters that only broken or foreign files have. Control characters are allowed if controls is true.
func (l Line) check(controls bool) *Error {
	for i, r := range l.Text {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(l.Text[i:], string(utf8.RuneError)):
			return l.ErrorAt(i, fmt.Sprintf("0x%02x", l.Text[i]), Reason{Fault: NotUTF8})
		case !controls && unicode.IsControl(r) && r != '\t':
			return l.ErrorAt(i, fmt.Sprintf("U+%04X", r), Reason{Fault: ControlCharacter})
		}
	}
	return nil
}

func skipBlanks(text string, offset int) int {
	return len(text) - len(strings.TrimLeft(text[offset:], blanks))
}

func field(text string, offset int) string {
	rest := text[offset:]
	if end := strings.IndexAny(rest, blanks); end >= 0 {
		return rest[:end]
	}
	return rest
}

// Token is one word of a turn line or of a value.
type Token struct {
	Text  string
	start int // byte offset in the line or the value
}

func words(text string, offset int) iter.Seq[Token] {
	return func(yield func(Token) bool) {
		for i := skipBlanks(text, offset); i < len(text); {
			k := Token{Text: field(text, i), start: i}
			if !yield(k) {
				return
			}
			i = skipBlanks(text, i+len(k.Text))
		}
	}
}
