package store

import "fmt"

// MaxNameLength is the largest length of a player's name in runes. Control characters are not allowed.
const MaxNameLength = 24

// The kinds of players on a seat, in addition to the computer players of a game, which are keys of 1 to 32 lower-case letters.
const (
	SeatPerson   = "person"   // a person at the screen
	SeatComputer = "computer" // a computer player that the game chooses
	SeatFree     = "free"     // nobody sits there
)

// SetupNotesName returns the name of the notes with the table that was set up last for a game, "" being UnnamedGame.
func SetupNotesName(game string) string { return NotesName(game, "setup") }

// TableSeats is the largest number of seats of a table that is set up; a game may use fewer.
const TableSeats = 10

// TableSetup is the last choice of seats and players for a game at a table. Each value is in its range; the game checks the computer
// players, the number of taken seats, and that the starting seat is taken.
type TableSetup struct {
	Seats        []SeatSetup // seats clockwise, at most TableSeats
	StartSeat    int         // seat that starts, from 0
	SeriesLength int         // number of games in a series, 1 to MaxSeries; 0 for one per player
	Choices      OptionChoices
}

// SeatSetup is the player chosen for a seat.
type SeatSetup struct {
	Kind string `json:"kind"` // SeatPerson, SeatComputer, SeatFree or a computer player's key
	Name string `json:"name"` // name of the player, at most MaxNameLength runes, empty if none was chosen; kept while the seat is free
}

// OptionChoices are the choices for a whole table, such as a variant: values by the names of a game's options. Names are 1 to 32 lower-case
// letters, values lines of at most 32 runes. nil is no choice.
type OptionChoices map[string]string

const maxChosen = 16

func (c OptionChoices) isValid() bool {
	for name, value := range c {
		if !isWord(name) || !isLine[string](32)(value) {
			return false
		}
	}
	return len(c) <= maxChosen
}

// chosenIn returns the choices in notes, nil if there are none or they are invalid.
func chosenIn(notes Notes) OptionChoices {
	if c := NoteValue(notes, "chosen", nil, OptionChoices.isValid); len(c) > 0 {
		return c
	}
	return nil
}

// SetupOf decodes the set-up of a table. Missing and invalid values get the default: a person, one computer player, free seats.
func SetupOf(notes Notes) TableSetup {
	t := TableSetup{
		StartSeat: NoteValue(notes, "starts", 0, within(0, TableSeats-1)), SeriesLength: NoteValue(notes, "length", 0, within(0, MaxSeries)), Choices: chosenIn(notes),
	}
	for i := range TableSeats {
		usual := SeatSetup{Kind: SeatFree}
		if i < 2 {
			usual.Kind = [...]string{SeatPerson, SeatComputer}[i]
		}
		seat := usual
		inner := NoteValue(notes, seatName(i), Notes{}, isAny)
		inner.fill(&seat)
		mend(&seat.Kind, usual.Kind, isWord)
		mend(&seat.Name, "", isLine[string](MaxNameLength))
		t.Seats = append(t.Seats, seat)
	}
	return t
}

// Notes encodes the set-up for SetupOf.
func (t TableSetup) Notes() Notes {
	notes := Notes{"starts": EncodeJSON(t.StartSeat), "length": EncodeJSON(t.SeriesLength), "chosen": nil}
	if len(t.Choices) > 0 {
		notes["chosen"] = EncodeJSON(t.Choices)
	}
	for i := range TableSeats {
		seat := SeatSetup{Kind: SeatFree}
		if i < len(t.Seats) {
			seat = t.Seats[i]
		}
		notes[seatName(i)] = EncodeJSON(seat)
	}
	return notes
}

func seatName(i int) string { return fmt.Sprintf("seat%d", i+1) }
