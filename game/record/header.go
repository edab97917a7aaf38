package record

import (
	"slices"
	"strconv"
	"strings"
)

// Header reads and holds the tags of a record, checked by the fields of its format.
type Header struct {
	DefinedTags []Field
	Once        bool                   // whether tags that are not in DefinedTags may occur only once, too
	WholeUTF8   bool                   // whether a text that is not UTF-8 has that fault before any other, at its top
	Head        func(s *Source) *Error // reads the tags; nil for strict tags
	Tags        []Tag                  // all tags, in the order of the text
	of          map[string]Tag
}

// Field is a tag that the format of a game defines.
type Field struct {
	Name      string // without a seat's number
	SeatCount int    // number of seats with such a tag, as in Hand3; 0 if the name has no number
	// Check returns the first fault of a value. A tag without a Check may have any value.
	Check func(v Value) *Error
	// WrongSeat is the fault of a tag for a seat beyond SeatCount. If it is empty, such a tag is an extra one.
	WrongSeat Fault
}

// CheckOneOf returns a check that allows only some values. Its fault is WrongValue.
func CheckOneOf(allowed ...string) func(Value) *Error {
	return func(v Value) *Error {
		if slices.Contains(allowed, v.Text) {
			return nil
		}
		return v.ErrorAtWhole(Reason{Fault: WrongValue, Text: strings.Join(allowed, `" or "`)})
	}
}

// Require returns a check with a fault for values on which holds is false.
func Require(holds func(v Value) bool, fault Fault) func(Value) *Error {
	return func(v Value) *Error {
		if holds(v) {
			return nil
		}
		return v.ErrorAtWhole(Reason{Fault: fault})
	}
}

// CheckEach returns a check that calls check with each word of a value and its index from 0. A Reason without a Fault accepts the
// word.
func CheckEach(check func(i int, word string) Reason) func(Value) *Error {
	return func(v Value) *Error {
		i := 0
		for word := range v.words() {
			if reason := check(i, word.Text); reason.Fault != "" {
				return v.ErrorAt(word.start, word.Text, reason)
			}
			i++
		}
		return nil
	}
}

// ParseWords returns the parsed words of a value. Words that parse rejects are skipped.
func ParseWords[C any](v Value, parse func(word string) (C, bool)) (list []C) {
	for _, word := range v.WordTexts() {
		if c, ok := parse(word); ok {
			list = append(list, c)
		}
	}
	return list
}

// SeatTag returns the name of a seat's tag, such as Hand3 for Hand and 3.
func SeatTag(base string, number int) string { return base + strconv.Itoa(number) }

// FieldOf returns the field of a tag, and the number of its seat: 0 for a tag of no seat, or of a WrongSeat. ok is false for an extra tag.
func (h *Header) FieldOf(name string) (f Field, seat int, ok bool) {
	base := strings.TrimRight(name, "0123456789")
	for _, f := range h.DefinedTags {
		switch {
		case f.SeatCount == 0 && f.Name == name:
			return f, 0, true
		case f.SeatCount > 0 && f.Name == base && base != name:
			if seat = ParseSeat(name[len(base):], f.SeatCount); seat > 0 || f.WrongSeat != "" {
				return f, seat, true
			}
		}
	}
	return Field{}, 0, false
}

// Fault returns why a tag must not come next, apart from its value: GameTagNotFirst, its WrongSeat, TagTwice, or "".
func (h *Header) Fault(t Tag) Fault {
	f, seat, defined := h.FieldOf(t.Name)
	switch {
	case len(h.Tags) == 0 && t.Name != gameTag:
		return GameTagNotFirst
	case defined && f.SeatCount > 0 && seat == 0:
		return f.WrongSeat
	case (defined || h.Once) && h.Has(t.Name):
		return TagTwice
	}
	return ""
}

// Add adds the next tag. It returns an error if the value has a fault.
func (h *Header) Add(t Tag) *Error {
	if f, _, _ := h.FieldOf(t.Name); f.Check != nil {
		if err := f.Check(t.Value); err != nil {
			return err
		}
	}
	if h.of == nil {
		h.of = map[string]Tag{}
	}
	h.of[t.Name] = t
	h.Tags = append(h.Tags, t)
	return nil
}

// MalformedTag is the fault of a tag that is not strict.
const MalformedTag Fault = `not a tag: want [Name "value"], a name of letters and digits, and nothing but a comment behind it`

// addStrict adds a line that must be a strict tag. Faults of the tag itself are reported at its bracket.
func (h *Header) addStrict(l Line) *Error {
	t, err := l.ParseTag()
	if err != nil || !t.IsStrict() {
		return l.ErrorAtStart(Reason{Fault: MalformedTag})
	}
	if fault := h.Fault(t); fault != "" {
		return l.ErrorAtStart(Reason{Fault: fault})
	}
	return h.Add(t)
}

// Has reports whether there is a tag with a name.
func (h *Header) Has(name string) bool {
	_, ok := h.of[name]
	return ok
}

// Value returns the value of a tag, the zero Value if it is missing.
func (h *Header) Value(name string) Value { return h.of[name].Value }

// SeatCount returns the number of tags Seat1, Seat2 and so on without a gap, at most most.
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

// ErrorAtTag returns an error at the bracket of a tag.
func (h *Header) ErrorAtTag(name string, reason Reason) *Error {
	return h.Value(name).line.ErrorAtStart(reason)
}

// WholeValue is the item of an error that is about a whole value, not one of its words.
const WholeValue = -1

// ErrorAt returns an error at a word of a tag's value, from 0, or at the WholeValue. If the tag is missing, the error is at the top.
func (h *Header) ErrorAt(name string, item int, reason Reason) *Error {
	v := h.Value(name)
	switch {
	case !h.Has(name):
		return ErrorAtTop(name, reason)
	case item == WholeValue:
		return v.ErrorAtWhole(reason)
	}
	word := slices.Collect(v.words())[item]
	return v.ErrorAt(word.start, word.Text, reason)
}

// ExtraTags returns the tags that the format does not define.
func (h *Header) ExtraTags() (all ExtraTags) {
	for _, t := range h.Tags {
		if _, _, defined := h.FieldOf(t.Name); !defined {
			all = append(all, ExtraTag{Name: t.Name, Value: t.Value.Text})
		}
	}
	return all
}
