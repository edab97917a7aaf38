package store

import (
	"encoding/json"
	"fmt"

	"dreist/game/store/document"
)

// MaxName is the largest length of a player's name in runes. Control characters are not allowed.
const MaxName = 24

// Who may sit on a seat, besides the computer players of a game by their keys of 1 to 32 lower-case letters.
const (
	SeatPerson   = "person"   // a person at this screen
	SeatComputer = "computer" // a computer player chosen by the game
	SeatFree     = "free"     // nobody
)

// TableSeats is the largest number of seats of a table that is set up; a game may use fewer.
const TableSeats = 10

// TableSetup is the last choice of seats and players for a game at a table. Each value is in its range; the game
// checks the computer players, the number of taken seats, and that the starting seat is taken.
type TableSetup struct {
	Seats  []SeatSetup // clockwise, at most TableSeats
	Starts int         // the seat that begins, from 0
	Length int         // games in a row, 1 to MaxSeries; 0 for one per player
	Chosen Chosen
}

// Chosen is what was chosen for a whole table beside its seats: values by the names of what a game lets be chosen.
// Names are 1 to 32 lower-case letters, values lines of at most 32 runes. nil is for nothing chosen.
type Chosen map[string]string

// maxChosen is the largest number of choices for a table.
const maxChosen = 16

// field is the value with what was chosen. It is not written where there is nothing.
func (c *Chosen) field() document.Field {
	valid := func(all Chosen) bool {
		for name, value := range all {
			if !isWord(name) || !document.IsLine(32)(value) {
				return false
			}
		}
		return len(all) > 0 && len(all) <= maxChosen
	}
	return document.Unless(document.Bind("chosen", c, nil, valid), func() bool { return !valid(*c) })
}

// SeatSetup is one seat.
type SeatSetup struct {
	Kind string // SeatPerson, SeatComputer, SeatFree or a computer player's key
	Name string // at most MaxName runes, empty if none was chosen; kept while the seat is free
}

// SetupOf decodes a table from notes. Missing and invalid values get the default: a person, one computer player, free
// seats.
func SetupOf(notes Notes) TableSetup { return decodeSetup(document.Object(notes)) }

// Notes encodes the table for SetupOf.
func (t TableSetup) Notes() Notes {
	doc := document.Object{}
	var seats [TableSeats]SeatSetup
	for i := copy(seats[:], t.Seats); i < len(seats); i++ {
		seats[i].Kind = SeatFree
	}
	doc.Encode(t.fields(&seats))
	if n := t.Chosen.field().Name; doc[n] == nil {
		doc[n] = nil // what was chosen before does not stay
	}
	return Notes(doc)
}

// LoadFirstSetup returns the table for UnnamedGame that older versions kept among the settings; ok is false if there is
// none.
func (s *Store) LoadFirstSetup() (setup TableSetup, ok bool) {
	doc, err := s.readDocument(s.dirs.Settings, settingsFile, anyObject)
	var table document.Object
	if err != nil || json.Unmarshal(doc["table"], &table) != nil {
		return TableSetup{}, false
	}
	return decodeSetup(table), true
}

func decodeSetup(doc document.Object) TableSetup {
	var t TableSetup
	var seats [TableSeats]SeatSetup
	doc.Decode(t.fields(&seats))
	t.Seats = seats[:]
	return t
}

// fields lists the values of a table: the one place with their names, defaults and ranges.
func (t *TableSetup) fields(seats *[TableSeats]SeatSetup) []document.Field {
	all := []document.Field{
		document.Bind("starts", &t.Starts, 0, document.Within(0, TableSeats-1)),
		document.Bind("length", &t.Length, 0, document.Within(0, MaxSeries)),
		t.Chosen.field(),
	}
	for i := range seats {
		seat, kind := &seats[i], SeatFree
		if i < 2 {
			kind = [...]string{SeatPerson, SeatComputer}[i]
		}
		all = append(all, document.Group(fmt.Sprintf("seat%d", i+1), []document.Field{
			document.Bind("kind", &seat.Kind, kind, isWord),
			document.Bind("name", &seat.Name, "", document.IsLine(MaxName)),
		}))
	}
	return all
}
