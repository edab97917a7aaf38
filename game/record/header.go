package record

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"
)

// Header reads and holds the tags of a record.
type Header struct {
	Fields []Field
	Tags   []Tag // all tags, in the order of the text
	of     map[string]Tag
	below  int // number of the first line below the tags

	// The games differ in which fault they tell first, and where.
	IsOnce      bool                    // tags that are not among the Fields may occur only once, too
	IsWholeUTF8 bool                    // a text that is not UTF-8 has that fault before any other, at its top
	FaultOfName func(name string) Fault // refuses the name of a tag that is not among the Fields; nil refuses none
	// IsLoose allows tags of any form, and forbids control characters. The faults of a tag are then told at its name instead of its line. A
	// fault of the first turn line is told before a fault of the tags as a whole.
	IsLoose bool
	// ErrorOfTags returns the first fault of the tags as a whole that stands above any other; nil finds none.
	ErrorOfTags func(h *Header) *Error
}

func (h *Header) indexOf(name string) int {
	return slices.IndexFunc(h.Fields, func(f Field) bool { return f.Name == name })
}

// IsDefined reports whether a tag is among the Fields.
func (h *Header) IsDefined(name string) bool { return h.indexOf(name) >= 0 }

// MalformedTag is the fault of a tag that is not strict.
const MalformedTag Fault = `not a tag: want [Name "value"], a name of letters and digits, and nothing but a comment behind it`

// add adds the tag of a line, or returns the first fault of the line.
func (h *Header) add(line Word) *Error {
	t, err := line.ParseTag()
	place := line.lineStart()
	if h.IsLoose {
		place = t.Name
		if tab := strings.IndexByte(t.Raw.Text, '\t'); tab >= 0 {
			err = line.foreign(t.Raw.start+tab, "U+0009", ControlCharacter)
		}
	} else if err != nil || !t.IsStrict() {
		err = place.ErrorFor(Reason{Fault: MalformedTag})
	}
	if err != nil {
		return err
	}
	name := t.Name.Text
	i := h.indexOf(name)
	fault := Fault("")
	switch {
	case len(h.Tags) == 0 && name != gameTag:
		fault = GameTagNotFirst
	case (i >= 0 || h.IsOnce) && h.Has(name):
		fault = TagTwice
	case i < 0 && h.FaultOfName != nil:
		fault = h.FaultOfName(name)
	}
	if fault != "" {
		return place.ErrorFor(Reason{Fault: fault})
	}
	if i >= 0 && h.Fields[i].Read != nil {
		if err := h.Fields[i].Read(t.Value); err != nil {
			return err
		}
	}
	if h.of == nil {
		h.of = map[string]Tag{}
	}
	h.of[name] = t
	h.Tags = append(h.Tags, t)
	return nil
}

// Read reads a record. It adds the tags, calls begin to check them as a whole, calls play with each turn, and compares the tag Result with
// result, that of the position reached. stop is the fault to report if another line follows a turn; nil if one may follow.
func (h *Header) Read(text string, begin func() *Error, play func(Turn) (stop, err *Error), result func() string) *Error {
	switch {
	case h.IsWholeUTF8 && !utf8.ValidString(text):
		return ErrorAtTop("", Reason{Fault: NotUTF8})
	case len(text) > MaxSize:
		return ErrorAtTop("", Reason{Fault: TooLarge, Number: MaxSize})
	}
	s := newSource(text)
	l, more, err := h.readTags(s)
	if err == nil {
		err = begin()
	}
	for more && err == nil {
		var stop *Error
		if stop, err = playLine(l, play); err != nil {
			return err
		}
		if l, more, err = s.next(); more && stop != nil {
			return stop
		}
	}
	if err != nil || !h.Has(resultTag) {
		return err
	}
	told, truth := h.Value(resultTag), result()
	if strings.Join(told.WordTexts(), " ") != truth {
		return told.WholeError(Reason{Fault: FalseResult, Text: truth})
	}
	return nil
}

func playLine(l Word, play func(Turn) (stop, err *Error)) (stop, err *Error) {
	if l.isTag() {
		return nil, l.lineStart().ErrorFor(Reason{Fault: TagBelowTurns})
	}
	t, err := l.ParseTurn()
	if err != nil {
		return nil, err
	}
	return play(t)
}

// readTags adds the tags of a text. It returns the first line below them; if there is none, more is false.
func (h *Header) readTags(s *source) (l Word, more bool, err *Error) {
	s.allowsControls = !h.IsLoose
	for l, more, err = s.next(); err == nil && more && l.isTag(); l, more, err = s.next() {
		if err = h.add(l); err != nil {
			break
		}
	}
	switch h.below = s.lineCount + 1; {
	case more:
		h.below = s.lineCount
	case len(h.Tags) == 0:
		h.below = 1 // an empty text could be of any game, so each reports it at line 1
	}
	if err == nil && more && h.IsLoose {
		_, err = l.ParseTurn()
	}
	switch {
	case err != nil && h.ErrorOfTags != nil:
		return l, more, cmp.Or(h.ErrorOfTags(h), err)
	case err != nil || len(h.Tags) > 0 || h.IsLoose:
		return l, more, err
	case more:
		return l, more, l.lineStart().ErrorFor(Reason{Fault: GameTagNotFirst})
	}
	return l, more, h.ErrorIfMissing(gameTag)
}

// Has reports whether there is a tag with a name.
func (h *Header) Has(name string) bool {
	_, ok := h.of[name]
	return ok
}

// Value returns the value of a tag, the zero Word if it is missing.
func (h *Header) Value(name string) Word { return h.of[name].Value }

// SeatCount returns the number of tags Seat1, Seat2 and so on without a gap; it does not count beyond most.
func (h *Header) SeatCount(most int) (n int) {
	for n < most && h.Has(SeatTag("Seat", n+1)) {
		n++
	}
	return n
}

// ErrorIfMissing returns an error for the first missing tag among the names, nil if all are there.
func (h *Header) ErrorIfMissing(names ...string) *Error {
	if i := slices.IndexFunc(names, func(name string) bool { return !h.Has(name) }); i >= 0 {
		return ErrorAtTop(names[i], Reason{Fault: TagMissing})
	}
	return nil
}

// ErrorBelow returns an error about a missing tag at the first line below the tags.
func (h *Header) ErrorBelow(name string, fault Fault) *Error {
	return &Error{Line: h.below, Column: 1, Token: name, Reason: Reason{Fault: fault}}
}

// ErrorAtTag returns an error at the bracket of a tag.
func (h *Header) ErrorAtTag(name string, reason Reason) *Error {
	return h.Value(name).lineStart().ErrorFor(reason)
}

// WholeValue is the item of an error that is about a whole value, not one of its words.
const WholeValue = -1

// ErrorAt returns an error at a word of a tag's value, from 0, or at the WholeValue. If the tag is missing, the error is at the top.
func (h *Header) ErrorAt(name string, item int, reason Reason) *Error {
	switch v := h.Value(name); {
	case !h.Has(name):
		return ErrorAtTop(name, reason)
	case item == WholeValue:
		return v.WholeError(reason)
	default:
		return v.Words()[item].ErrorFor(reason)
	}
}

// ExtraTags returns the tags that the format does not define.
func (h *Header) ExtraTags() (all ExtraTags) {
	for _, t := range h.Tags {
		if !h.IsDefined(t.Name.Text) {
			all = append(all, ExtraTag{Name: t.Name.Text, Value: t.Value.Text})
		}
	}
	return all
}
