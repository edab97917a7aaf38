package record

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"dreist/game/dreist"
)

// Tag is a named value of a record that the format does not know and keeps.
type Tag struct {
	Name, Value string
}

// tag is one tag line as it stands in a text, with the cards that its value lists.
type tag struct {
	name  string
	start int // byte offset of the name in its line
	value value

	cards  []dreist.Card
	placed []dreist.Placed
}

// atName returns an error that points at the tag's name.
func (t tag) atName(reason Reason) *Error { return t.value.line.at(t.start, t.name, reason) }

// value is the text between a tag's quotes and where it stands.
type value struct {
	line  line
	start int    // byte offset of raw in its line
	raw   string // as it stands there
	text  string // without the escapes
}

// at returns an error that points at a byte offset of the text. No escape may stand before it: lists of cards
// and layouts have none, so that the first one would be the fault itself.
func (v value) at(offset int, token string, reason Reason) *Error {
	return v.line.at(v.start+offset, token, reason)
}

// whole returns an error that points at the value as a whole, at its quotes when there is nothing to see in it.
func (v value) whole(reason Reason) *Error {
	if strings.Trim(v.text, " ") == "" {
		return v.line.at(max(v.start-1, 0), `"`+v.text+`"`, reason)
	}
	return v.at(0, v.text, reason)
}

// nameEnds are the characters that end a tag's name.
const nameEnds = blanks + `"\[];`

// parseTag reads a line that starts with a bracket.
func parseTag(l line) (tag, *Error) {
	start := l.skipBlanks(l.skipBlanks(0) + 1)
	name := l.text[start:]
	if end := strings.IndexAny(name, nameEnds); end >= 0 {
		name = name[:end]
	}
	if name == "" {
		return tag{}, l.at(start, l.field(start), Reason{Fault: NameMissing})
	}
	quote := l.skipBlanks(start + len(name))
	if quote == len(l.text) || l.text[quote] != '"' {
		return tag{}, l.at(quote, l.field(quote), Reason{Fault: QuotesMissing})
	}
	v, err := parseValue(l, quote+1)
	if err != nil {
		return tag{}, err
	}
	bracket := l.skipBlanks(v.start + len(v.raw) + 1)
	if bracket == len(l.text) || l.text[bracket] != ']' {
		return tag{}, l.at(bracket, l.field(bracket), Reason{Fault: BracketMissing})
	}
	if rest := l.skipBlanks(bracket + 1); rest < len(l.text) && l.text[rest] != ';' {
		return tag{}, l.at(rest, l.field(rest), Reason{Fault: AfterTag})
	}
	return tag{name: name, start: start, value: v}, nil
}

// parseValue reads a value up to its closing quote.
func parseValue(l line, start int) (value, *Error) {
	text := make([]byte, 0, len(l.text)-start)
	for i := start; i < len(l.text); i++ {
		switch c := l.text[i]; c {
		case '"':
			return value{line: l, start: start, raw: l.text[start:i], text: string(text)}, nil
		case '\t':
			return value{}, l.at(i, "U+0009", Reason{Fault: ControlCharacter})
		case '\\':
			if i++; i == len(l.text) || l.text[i] != '"' && l.text[i] != '\\' {
				_, size := utf8.DecodeRuneInString(l.text[i:])
				return value{}, l.at(i-1, l.text[i-1:i+size], Reason{Fault: UnknownEscape})
			}
			text = append(text, l.text[i])
		default:
			text = append(text, c)
		}
	}
	return value{}, l.at(start-1, l.text[start-1:], Reason{Fault: QuoteNotClosed})
}

// check returns why a tag cannot be written, or nil.
func (t Tag) check() error {
	if t.Name == "" || strings.ContainsAny(t.Name, nameEnds) {
		return fmt.Errorf("%q cannot name a tag", t.Name)
	}
	if err := checkText(t.Name); err != nil {
		return err
	}
	return checkText(t.Value)
}

// checkText returns why a text cannot stand in a record, or nil.
func checkText(text string) error {
	if !utf8.ValidString(text) {
		return fmt.Errorf("%q is not UTF-8", text)
	}
	if strings.ContainsFunc(text, unicode.IsControl) {
		return fmt.Errorf("%q has a control character", text)
	}
	return nil
}
