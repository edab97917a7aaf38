package record

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

const blanks = " \t"

// Word is a piece of a line that knows its place in the text: a whole line, the name or the value of a tag, or a word between blanks.
type Word struct {
	Text   string
	line   string // without its end
	number int    // of the line, from 1
	start  int    // byte offset of the piece in the line
}

// Line returns a whole line, given without its end and numbered from 1.
func Line(number int, text string) Word { return Word{Text: text, line: text, number: number} }

// ErrorFor returns an error at the word.
func (w Word) ErrorFor(reason Reason) *Error {
	return &Error{Line: w.number, Column: utf8.RuneCountInString(w.line[:w.start]) + 1, Token: clip(w.Text), Reason: reason}
}

// Part returns a part of the word between byte offsets. No escape may be before it in a value, as offsets are those of the text as written.
// Values with a syntax have no escapes: one is itself the fault.
func (w Word) Part(from, to int) Word {
	w.Text, w.start = w.Text[from:to], w.start+from
	return w
}

// Words splits a piece at its blanks.
func (w Word) Words() (all []Word) {
	from := 0
	for text := range strings.FieldsFuncSeq(w.Text, isBlank) {
		from += strings.Index(w.Text[from:], text)
		all = append(all, w.Part(from, from+len(text)))
		from += len(text)
	}
	return all
}

// WholeError returns an error about a whole value, also if it is empty.
func (w Word) WholeError(reason Reason) *Error {
	if strings.Trim(w.Text, blanks) == "" {
		w.Text = `"` + w.Text + `"` // blanks alone would not be visible
	}
	return w.ErrorFor(reason)
}

// WordTexts returns the texts of the words.
func (w Word) WordTexts() []string {
	return strings.FieldsFunc(w.Text, isBlank)
}

func isBlank(r rune) bool { return strings.ContainsRune(blanks, r) }

// field returns what stands from an offset up to the next blank.
func (w Word) field(offset int) Word {
	text := w.Text[offset:]
	if end := strings.IndexAny(text, blanks); end >= 0 {
		text = text[:end]
	}
	return w.Part(offset, offset+len(text))
}

// lineStart returns the first word of the line.
func (w Word) lineStart() Word {
	w.Text, w.start = w.line, 0
	return w.field(len(w.line) - len(strings.TrimLeft(w.line, blanks)))
}

func (w Word) isTag() bool { return strings.HasPrefix(strings.TrimLeft(w.line, blanks), "[") }

// ErrorAtTop returns an error at the beginning of a text: about a missing tag or, if name is empty, about the whole text.
func ErrorAtTop(name string, reason Reason) *Error { return &Error{1, 1, name, reason} }

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

// check rejects characters that only broken or foreign files have. Control characters are allowed if controls is true.
func (w Word) check(controls bool) *Error {
	for i, r := range w.Text {
		switch {
		case r == utf8.RuneError && !strings.HasPrefix(w.Text[i:], string(utf8.RuneError)):
			return w.foreign(i, fmt.Sprintf("0x%02x", w.Text[i]), NotUTF8)
		case !controls && unicode.IsControl(r) && r != '\t':
			return w.foreign(i, fmt.Sprintf("U+%04X", r), ControlCharacter)
		}
	}
	return nil
}

// foreign returns an error about a character at an offset, which name describes.
func (w Word) foreign(offset int, name string, fault Fault) *Error {
	w = w.Part(offset, offset)
	w.Text = name
	return w.ErrorFor(Reason{Fault: fault})
}

// MaxSize is the largest size of a text in bytes. A whole game takes about 2,000.
const MaxSize = 1 << 20

// source reads a text line by line.
type source struct {
	rest           string
	lineCount      int // number of lines read
	allowsControls bool
}

// newSource returns the source of a text, which may begin with a byte order mark.
func newSource(text string) *source { return &source{rest: strings.TrimPrefix(text, "\ufeff")} }

// next returns the next line that is neither blank nor only a comment; ok is false if there is none. Skipped lines are checked for foreign
// characters, too; the first line with one is returned with the error.
func (s *source) next() (l Word, ok bool, err *Error) {
	for s.rest != "" && !ok && err == nil {
		text, rest, ended := strings.Cut(s.rest, "\n")
		if ended {
			text = strings.TrimSuffix(text, "\r")
		}
		s.rest = rest
		s.lineCount++
		l = Line(s.lineCount, text)
		code := strings.TrimLeft(text, blanks)
		ok = code != "" && code[0] != ';'
		err = l.check(s.allowsControls)
	}
	return l, ok, err
}
