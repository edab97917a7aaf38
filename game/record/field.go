package record

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Field is a tag that the format of a game defines. It belongs to a game that is being read or written.
type Field struct {
	Name string
	// Read takes a value, or returns its first fault. If it is nil, any value is allowed.
	Read      func(v Word) *Error
	Text      string // the value to be written
	IsWritten bool   // false if the tag can be left out
}

// ValueField is a tag with a value that read takes or checks.
func ValueField(name string, read func(v Word) *Error, text string, isWritten bool) Field {
	return Field{name, read, text, isWritten}
}

// TextField is a tag with any text.
func TextField(name string, text *string, isNeeded bool) Field {
	read := func(v Word) *Error { *text = v.Text; return nil }
	return Field{name, read, *text, isNeeded || *text != ""}
}

// ListField is a tag with a list of cards. parse returns the card of a word, the index-th of the list, or why it must not be there: a Reason with a
// Fault.
func ListField[C fmt.Stringer](name string, list *[]C, isNeeded bool, parse func(index int, w Word) (C, Reason)) Field {
	read := func(v Word) *Error {
		*list = []C{} // not nil, whatever the tag lists
		for i, w := range v.Words() {
			c, reason := parse(i, w)
			if reason.Fault != "" {
				return w.ErrorFor(reason)
			}
			*list = append(*list, c)
		}
		return nil
	}
	return Field{name, read, JoinCards(*list), isNeeded || len(*list) > 0}
}

// RoomFor returns the lists of a game's seats with empty ones for further seats, whose tags may be read.
func RoomFor[C any](seats int, lists [][]C) [][]C {
	return append(slices.Clone(lists), make([][]C, seats-len(lists))...)
}

// CheckOneOf returns a check that allows only some values. Its fault is WrongValue.
func CheckOneOf(allowed ...string) func(Word) *Error {
	return func(v Word) *Error {
		if slices.Contains(allowed, v.Text) {
			return nil
		}
		return v.WholeError(Reason{Fault: WrongValue, Text: strings.Join(allowed, `" or "`)})
	}
}

// Require returns a check with a fault for values on which holds is false.
func Require(holds func(v Word) bool, fault Fault) func(Word) *Error {
	return func(v Word) *Error {
		if holds(v) {
			return nil
		}
		return v.WholeError(Reason{Fault: fault})
	}
}

// SeatTag returns the name of a seat's tag, such as Hand3 for Hand and 3.
func SeatTag(base string, number int) string { return base + strconv.Itoa(number) }

// SplitName returns the name of a tag without the number at its end, and the number, 0 if there is none.
func SplitName(name string) (base string, number int) {
	base = strings.TrimRight(name, "0123456789")
	number, _ = strconv.Atoi(name[len(base):])
	return base, number
}

// Seat is a player's seat in a record.
type Seat struct {
	Number int // from 1
	Name   string
}

// NumberedSeats returns seats numbered from 1 with these names.
func NumberedSeats(names ...string) []Seat {
	seats := make([]Seat, len(names))
	for i, name := range names {
		seats[i] = Seat{Number: i + 1, Name: name}
	}
	return seats
}

// SeatFields returns the tags Seat1, Seat2 and so on with the names of seats.
func SeatFields(seats []Seat) (all []Field) {
	for i, s := range seats {
		all = append(all, TextField(SeatTag("Seat", s.Number), &seats[i].Name, true))
	}
	return all
}
