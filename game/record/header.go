package record

import (
	"slices"
	"strconv"
	"strings"
)

// Header is the tags of a record, by the fields of its format.
type Header struct {
	Fields []Field
	Once   bool                   // tags that the format does not define must not stand twice either
	Head   func(s *Source) *Error // reads the tags; nil if they must be strict
	Tags   []Tag                  // in the order of the text
	of     map[string]Tag
}

// Field is a tag that the format of a game defines.
type Field struct {
	Name  string // without the number of a seat
	Seats int    // how many seats have such a tag, such as Hand3; 0 if its name has no number
	// Check returns the first fault of a value. A tag without a Check may have any value.
	Check func(v Value) *Error
	// WrongSeat is the fault of a tag of any other seat. The format does not define such tags if it is empty.
	WrongSeat Fault
}

// OneOf is a check that allows some values, with the fault WrongValue.
func OneOf(allowed ...string) func(Value) *Error {
	return func(v Value) *Error {
		if slices.Contains(allowed, v.Text) {
			return nil
		}
		return v.Whole(Reason{Fault: WrongValue, Text: strings.Join(allowed, `" or "`)})
	}
}

// Require is a check of a whole value: one for which holds is false has the fault.
func Require(holds func(v Value) bool, fault Fault) func(Value) *Error {
	return func(v Value) *Error {
		if holds(v) {
			return nil
		}
		return v.Whole(Reason{Fault: fault})
	}
}

// CheckEach is a check of the words of a value, which count from 0. A word without a fault has a Reason without one.
func CheckEach(check func(i int, word string) Reason) func(Value) *Error {
	return func(v Value) *Error {
		i := 0
		for word := range v.Words() {
			if reason := check(i, word.Text); reason.Fault != "" {
				return v.ErrorAt(word.Start, word.Text, reason)
			}
			i++
		}
		return nil
	}
}

// Items returns the words of a value that parse takes, nil if there are none.
func Items[C any](v Value, parse func(word string) (C, bool)) (list []C) {
	for _, word := range v.Pieces() {
		if c, ok := parse(word); ok {
			list = append(list, c)
		}
	}
	return list
}

// SeatTag returns the name of a seat's tag, such as Hand3 for Hand and 3.
func SeatTag(base string, number int) string { return base + strconv.Itoa(number) }

// FieldOf returns the field of a tag, and the number of its seat: 0 for a tag of no seat, or of a WrongSeat. Without a field it is not ok.
func (h *Header) FieldOf(name string) (f Field, seat int, ok bool) {
	base := strings.TrimRight(name, "0123456789")
	for _, f := range h.Fields {
		switch {
		case f.Seats == 0 && f.Name == name:
			return f, 0, true
		case f.Seats > 0 && f.Name == base && base != name:
			if seat = SeatNumber(name[len(base):], f.Seats); seat > 0 || f.WrongSeat != "" {
				return f, seat, true
			}
		}
	}
	return Field{}, 0, false
}

// Fault returns why a tag must not come next, whatever its value: GameNotFirst, its WrongSeat, TagTwice, or empty.
func (h *Header) Fault(t Tag) Fault {
	f, seat, defined := h.FieldOf(t.Name)
	switch {
	case len(h.Tags) == 0 && t.Name != gameTag:
		return GameNotFirst
	case defined && f.Seats > 0 && seat == 0:
		return f.WrongSeat
	case (defined || h.Once) && h.Has(t.Name):
		return TagTwice
	}
	return ""
}

// Add adds the next tag, unless its value has a fault.
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

// addStrict adds a line that must be a strict tag; the faults of the tag itself are at its bracket.
func (h *Header) addStrict(l Line) *Error {
	t, err := l.Tag()
	if err != nil || !t.IsStrict() {
		return l.AtStart(Reason{Fault: MalformedTag})
	}
	if fault := h.Fault(t); fault != "" {
		return l.AtStart(Reason{Fault: fault})
	}
	return h.Add(t)
}

// Has reports whether a tag with a name is there.
func (h *Header) Has(name string) bool {
	_, ok := h.of[name]
	return ok
}

// Value returns the value of a tag, the zero Value if it is missing.
func (h *Header) Value(name string) Value { return h.of[name].Value }

// Seats returns how many seats are given from 1 to most without a gap.
func (h *Header) Seats(most int) (n int) {
	for n < most && h.Has(SeatTag("Seat", n+1)) {
		n++
	}
	return n
}

// Missing returns an error for the first of the tags that is not there.
func (h *Header) Missing(names ...string) *Error {
	if i := slices.IndexFunc(names, func(name string) bool { return !h.Has(name) }); i >= 0 {
		return AtTop(names[i], Reason{Fault: TagMissing})
	}
	return nil
}

// AtTag returns an error at the bracket of a tag.
func (h *Header) AtTag(name string, reason Reason) *Error { return h.Value(name).Line.AtStart(reason) }

// WholeValue is the item of an error at a value, instead of one of its words.
const WholeValue = -1

// ErrorAt returns an error at a word of a tag's value, from 0, or at the WholeValue; at the top if the tag is missing.
func (h *Header) ErrorAt(name string, item int, reason Reason) *Error {
	v := h.Value(name)
	switch {
	case !h.Has(name):
		return AtTop(name, reason)
	case item == WholeValue:
		return v.Whole(reason)
	}
	word := slices.Collect(v.Words())[item]
	return v.ErrorAt(word.Start, word.Text, reason)
}

// Extras returns the tags that the format does not define.
func (h *Header) Extras() (all Extras) {
	for _, t := range h.Tags {
		if _, _, defined := h.FieldOf(t.Name); !defined {
			all = append(all, Extra{Name: t.Name, Value: t.Value.Text})
		}
	}
	return all
}
