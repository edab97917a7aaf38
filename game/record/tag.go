package record

import (
	"iter"
	"regexp"
	"strings"
	"unicode/utf8"
)

// Tag is a parsed tag line.
type Tag struct {
	Name  string
	Value Value
	start int // byte offset of the name in its line
}

// ErrorAt returns an error at the tag's name.
func (t Tag) ErrorAt(reason Reason) *Error { return t.Value.line.ErrorAt(t.start, t.Name, reason) }

// Value is the quoted text of a tag and its place.
type Value struct {
	line  Line
	Text  string // without escapes
	Raw   string // with escapes, as written
	Start int    // byte offset of Raw in its line
}

// ErrorAt returns an error at a byte offset of the text. No escape may be before it, as the offset is used for the raw text. Values with a
// syntax have no escapes: one is itself the fault.
func (v Value) ErrorAt(offset int, token string, reason Reason) *Error {
	return v.line.ErrorAt(v.Start+offset, token, reason)
}

// ErrorAtWhole returns an error about the whole value. Its place is right after the opening quote, also if the value is empty.
func (v Value) ErrorAtWhole(reason Reason) *Error {
	token := v.Text
	if strings.Trim(token, blanks) == "" {
		token = `"` + token + `"` // blanks alone would not be visible
	}
	return v.ErrorAt(0, token, reason)
}

// words yields the words of the value with their offsets, for ErrorAt.
func (v Value) words() iter.Seq[Token] { return words(v.Text, 0) }

// WordTexts returns the texts of the words.
func (v Value) WordTexts() (all []string) {
	for word := range v.words() {
		all = append(all, word.Text)
	}
	return all
}

// nameEnds are the characters not allowed in a tag's name.
const nameEnds = blanks + `"\[];`

// ParseTag parses a tag line. With an error it returns the parts read so far. Names may have any character that does not end them; blanks are
// allowed between all parts, and tabs in a value.
func (l Line) ParseTag() (Tag, *Error) {
	start := skipBlanks(l.Text, skipBlanks(l.Text, 0)+1)
	t := Tag{Name: l.Text[start:], Value: Value{line: l}, start: start}
	if end := strings.IndexAny(t.Name, nameEnds); end >= 0 {
		t.Name = t.Name[:end]
	}
	at := func(offset int, fault Fault) *Error {
		return l.ErrorAt(offset, field(l.Text, offset), Reason{Fault: fault})
	}
	if t.Name == "" {
		return t, at(start, NameMissing)
	}
	quote := skipBlanks(l.Text, start+len(t.Name))
	if !strings.HasPrefix(l.Text[quote:], `"`) {
		return t, at(quote, QuotesMissing)
	}
	if err := t.Value.read(quote + 1); err != nil {
		return t, err
	}
	bracket := skipBlanks(l.Text, t.Value.Start+len(t.Value.Raw)+1)
	if !strings.HasPrefix(l.Text[bracket:], "]") {
		return t, at(bracket, BracketMissing)
	}
	if rest := skipBlanks(l.Text, bracket+1); rest < len(l.Text) && l.Text[rest] != ';' {
		return t, at(rest, AfterTag)
	}
	return t, nil
}

// read parses a value from an offset up to its closing quote, as far as possible.
func (v *Value) read(start int) (err *Error) {
	line, i := v.line.Text, start
	text := make([]byte, 0, len(line)-start)
	for ; err == nil && i < len(line) && line[i] != '"'; i++ {
		if next := i + 1; line[i] == '\\' {
			if next == len(line) || line[next] != '"' && line[next] != '\\' {
				_, size := utf8.DecodeRuneInString(line[next:])
				err = v.line.ErrorAt(i, line[i:next+size], Reason{Fault: UnknownEscape})
				break
			}
			i = next
		}
		text = append(text, line[i])
	}
	if err == nil && i == len(line) {
		err = v.line.ErrorAt(start-1, line[start-1:], Reason{Fault: QuoteNotClosed})
	}
	v.Start, v.Raw, v.Text = start, line[start:i], string(text)
	return err
}

var strict = regexp.MustCompile(`^[ \t]*\[[A-Za-z][A-Za-z0-9]*[ \t]+"(?:[^"\\]|\\["\\])*"\]`)

// IsStrict reports whether a tag is written in the strict form, which most games require: a name of ASCII letters and digits that begins
// with a letter, and blanks only after it.
func (t Tag) IsStrict() bool { return strict.MatchString(t.Value.line.Text) }
