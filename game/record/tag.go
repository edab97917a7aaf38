package record

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// Tag is a parsed tag line.
type Tag struct {
	Name  Word
	Raw   Word // the value as it is written, with escapes
	Value Word // the value without escapes; its place is right after the opening quote
}

// tagParts matches a tag as far as it is one. Each part is there only if those before it are: name, value, closing quote, bracket.
var tagParts = regexp.MustCompile(`^[ \t]*\[[ \t]*(?:([^ \t"\\\[\];]+)[ \t]*(?:"((?:[^"\\]|\\["\\])*)(?:(")[ \t]*(?:(\])[ \t]*(?:;.*)?)?)?)?)?`)

var escapes, unescapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`), strings.NewReplacer(`\\`, `\`, `\"`, `"`)

// tagFaults are the faults of tags whose first part is missing, whose second part is, and so on, and of what follows the last part.
var tagFaults = [...]Fault{NameMissing, QuotesMissing, QuoteNotClosed, BracketMissing, AfterTag}

// ParseTag parses a tag line. With an error it returns the parts read so far. Names may have any character that does not end them; blanks are
// allowed between all parts, and tabs in a value.
func (w Word) ParseTag() (t Tag, err *Error) {
	at := tagParts.FindStringSubmatchIndex(w.Text)
	end, parts := at[1], 0
	for parts < len(tagFaults)-1 && at[2*parts+2] >= 0 {
		parts++
	}
	if parts > 0 {
		t.Name = w.Part(at[2], at[3])
	}
	if parts > 1 {
		t.Raw, t.Value = w.Part(at[4], at[5]), w.Part(at[4], at[5])
		t.Value.Text = unescapes.Replace(t.Raw.Text)
	}
	switch fault := tagFaults[parts]; {
	case fault == AfterTag && end == len(w.Text):
		return t, nil
	case fault == QuoteNotClosed && end == len(w.Text):
		return t, w.Part(t.Raw.start-1, end).ErrorFor(Reason{Fault: fault})
	case fault == QuoteNotClosed:
		_, size := utf8.DecodeRuneInString(w.Text[end+1:])
		return t, w.Part(end, end+1+size).ErrorFor(Reason{Fault: UnknownEscape})
	default:
		return t, w.field(end).ErrorFor(Reason{Fault: fault})
	}
}

var strict = regexp.MustCompile(`^[ \t]*\[[A-Za-z][A-Za-z0-9]*[ \t]+"(?:[^"\\]|\\["\\])*"\]`)

// IsStrict reports whether a tag is written in the strict form, which most games require: a name of ASCII letters and digits that begins
// with a letter, and blanks only after it.
func (t Tag) IsStrict() bool { return strict.MatchString(t.Name.line) }
