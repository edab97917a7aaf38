package record

import (
	"strings"
	"unicode/utf8"
)

// MaxSize is the largest size of a text in bytes. A whole game takes about 2,000.
const MaxSize = 1 << 20

// Source reads a text line by line.
type Source struct {
	rest   string
	number int  // number of the last line returned
	below  Line // the first line after the tags
	more   bool

	// AllowsControls allows control characters. Otherwise they are faults.
	AllowsControls bool
}

// NewSource returns the source of a text, which may begin with a byte order mark. It fails if the text is too large.
func NewSource(text string) (*Source, *Error) {
	if len(text) > MaxSize {
		return nil, &Error{Line: 1, Column: 1, Reason: Reason{Fault: TooLarge, Number: MaxSize}}
	}
	return begin(text), nil
}

func begin(text string) *Source { return &Source{rest: strings.TrimPrefix(text, byteOrderMark)} }

// next returns the next line that is neither blank nor only a comment. If there is none, ok is false and l is the last line. Skipped lines
// are checked for foreign characters, too; the first line with one is returned with the error.
func (s *Source) next() (l Line, ok bool, err *Error) {
	for s.rest != "" && !ok && err == nil {
		text, rest, ended := strings.Cut(s.rest, "\n")
		if ended {
			text = strings.TrimSuffix(text, "\r")
		}
		s.rest = rest
		s.number++
		l = Line{Number: s.number, Text: text}
		start := skipBlanks(text, 0)
		ok = start < len(text) && text[start] != ';'
		err = l.check(s.AllowsControls)
	}
	return l, ok, err
}

// ReadTags calls add with each tag line at the head of the text, up to the first fault. It returns the first line below them. If there is
// none, more is false and the line has only a number.
func (s *Source) ReadTags(add func(Line) *Error) (below Line, more bool, err *Error) {
	for err == nil {
		if below, more, err = s.next(); err != nil || !more || !below.isTag() {
			break
		}
		err = add(below)
	}
	if !more {
		below = Line{Number: s.number + 1}
	}
	s.below, s.more = below, more
	return below, more, err
}

// strict adds the tags of a text, at least one. They must be strict, and may have control characters.
func (h *Header) strict(s *Source) *Error {
	s.AllowsControls = true
	below, more, err := s.ReadTags(h.addStrict)
	switch {
	case err != nil || len(h.Tags) > 0:
		return err
	case more:
		return below.ErrorAtStart(Reason{Fault: GameTagNotFirst})
	}
	return h.ErrorIfMissing(gameTag)
}

// GameOrError returns the game of a record, or its fault as an error. It takes the results of a game's own reader.
func GameOrError[G, P any](g *G, _ P, fault *Error) (*G, error) {
	if fault != nil {
		return nil, fault
	}
	return g, nil
}

// Read reads a record. It adds the tags, calls begin to check them as a whole, calls play with each turn, and compares the tag Result with
// result, that of the position reached.
func (h *Header) Read(text string, begin func() *Error, play func(Turn) (stop, err *Error), result func() string) *Error {
	if h.WholeUTF8 && !utf8.ValidString(text) {
		return ErrorAtTop("", Reason{Fault: NotUTF8})
	}
	s, err := NewSource(text)
	if err != nil {
		return err
	}
	head := h.Head
	if head == nil {
		head = h.strict
	}
	if err := head(s); err != nil {
		return err
	}
	if err := begin(); err != nil {
		return err
	}
	if err := s.readTurns(play); err != nil {
		return err
	}
	told := h.Value(resultTag)
	if truth := result(); h.Has(resultTag) && strings.Join(told.WordTexts(), " ") != truth {
		return told.ErrorAtWhole(Reason{Fault: FalseResult, Text: truth})
	}
	return nil
}

// readTurns calls play with each turn below the tags, up to the first fault. stop is the fault to report if another line follows; nil if one
// may follow. Call it after ReadTags.
func (s *Source) readTurns(play func(Turn) (stop, err *Error)) *Error {
	for l, ok := s.below, s.more; ok; {
		if l.isTag() {
			return l.ErrorAtStart(Reason{Fault: TagBelowTurns})
		}
		t, err := l.ParseTurn()
		if err != nil {
			return err
		}
		stop, err := play(t)
		if err != nil {
			return err
		}
		if l, ok, err = s.next(); ok && stop != nil {
			return stop
		}
		if err != nil {
			return err
		}
	}
	return nil
}
