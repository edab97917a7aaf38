package store

// MaxName is the length in runes beyond which the name of a player is not kept. Line breaks and other control
// characters are no part of a name.
const MaxName = 24

// What may sit on a seat of a table. The keys of the computer players are those of game/coach.
const (
	SeatPerson = "person" // somebody in front of the screen
	SeatEasy   = "easy"   // a computer player
	SeatFair   = "fair"   // a better one
	SeatFree   = "free"   // nobody
)

// TableSetup is what was chosen last where a game of two to four is set up. Each value is in its range, but that
// enough seats are taken, and the one that starts among them, is for the screen to see to.
type TableSetup struct {
	Seats  [4]SeatSetup // clockwise
	Starts int          // the seat that begins, 0 to 3
	Length int          // games in a row, 1 to MaxSeries; 0 for one per player
}

// SeatSetup is who sits on one seat.
type SeatSetup struct {
	Kind string // SeatPerson, SeatEasy, SeatFair or SeatFree
	Name string // at most MaxName runes, empty where none was chosen; it stays while the seat is free
}
