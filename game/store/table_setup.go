package store

// MaxName is the length in runes beyond which the name of a player is not kept. Line breaks and other control
// characters are no part of a name.
const MaxName = 24

// What may sit on a seat of a table, besides the computer players of a game by their keys of 1 to 32 lower-case letters.
const (
	SeatPerson   = "person"   // somebody in front of the screen
	SeatComputer = "computer" // a computer player that the game chooses, for a seat where none was chosen
	SeatFree     = "free"     // nobody
)

// TableSeats is how many seats a table has that is set up; a game may use fewer.
const TableSeats = 5

// TableSetup is what was chosen last where a game at a table is set up. Each value is in its range, but which
// computer players there are, that enough seats are taken, and the one that starts among them, is for the game to see to.
type TableSetup struct {
	Seats  [TableSeats]SeatSetup // clockwise
	Starts int                   // the seat that begins, from 0
	Length int                   // games in a row, 1 to MaxSeries; 0 for one per player
}

// SeatSetup is who sits on one seat.
type SeatSetup struct {
	Kind string // SeatPerson, SeatComputer, SeatFree or a computer player's key
	Name string // at most MaxName runes, empty where none was chosen; it stays while the seat is free
}
