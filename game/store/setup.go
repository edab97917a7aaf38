package store

import (
	"encoding/json"
	"fmt"

	"dreist/game/store/document"
)

// MaxName is the length in runes beyond which the name of a player is not kept. Line breaks and other control
// characters are no part of a name.
const MaxName = 24

// What may sit on a seat of a table, besides the computer players of a game by their keys of 1 to 32 lower-case letters.
const (
	SeatPerson   = "person"   // somebody in front of the screen
	SeatComputer = "computer" // a computer player that the game chooses, for a seat where none was chosen
	SeatFree     = "free"     // nobody
)

// TableSeats is how many seats a table that is set up can have; a game may use fewer.
const TableSeats = 10

// TableSetup is what was chosen last where a game at a table is set up. Each value is in its range, but which
// computer players there are, that enough seats are taken, and the one that starts among them, is for the game to see to.
type TableSetup struct {
	Seats  []SeatSetup // clockwise, at most TableSeats; as many where it is stored
	Starts int         // the seat that begins, from 0
	Length int         // games in a row, 1 to MaxSeries; 0 for one per player
}

// SeatSetup is who sits on one seat.
type SeatSetup struct {
	Kind string // SeatPerson, SeatComputer, SeatFree or a computer player's key
	Name string // at most MaxName runes, empty where none was chosen; it stays while the seat is free
}

// SetupOf returns the table that notes tell of, that of a new player where there are none: a person, any computer player and free seats. A value that makes no
// sense is that of a new player, each for itself.
func SetupOf(notes Notes) TableSetup { return decodeSetup(document.Object(notes)) }

// Notes returns the table as notes, for SetupOf.
func (t TableSetup) Notes() Notes {
	doc := document.Object{}
	var seats [TableSeats]SeatSetup
	for i := copy(seats[:], t.Seats); i < len(seats); i++ {
		seats[i].Kind = SeatFree
	}
	doc.Encode(t.fields(&seats))
	return Notes(doc)
}

// LoadFirstSetup returns the table that was set up for FirstGame by a version that kept it among the settings, false where none was.
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

// fields lists the values of a table with its seats, the one place that knows their names, defaults and ranges.
func (t *TableSetup) fields(seats *[TableSeats]SeatSetup) []document.Field {
	all := []document.Field{
		document.Bind("starts", &t.Starts, 0, document.Within(0, TableSeats-1)),
		document.Bind("length", &t.Length, 0, document.Within(0, MaxSeries)),
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
