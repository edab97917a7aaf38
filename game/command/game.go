package command

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"

	"dreist/game/play"
	"dreist/game/record"
	"dreist/game/simulate"
)

// Game is a game as the commands use it. A feature that it lacks is nil.
type Game struct {
	Format   record.Format // of its records, with the name of the game
	Notation string        // paragraph of the help on how cards and moves are written

	// Deal returns the deal of a code as a record without moves; without a code, a new deal from the seed. A code may be split into several
	// arguments.
	Deal func(code []string, seed uint64) (record string, err error)
	// Hint returns the best moves for the player to move at the end of a record, from a number of simulated games. It returns ErrOver if the
	// game is over.
	Hint func(text string, games int, seed uint64) (Advice, error)
	// Analyse judges the decisions of a seat, from 1, in a record, each from a number of simulated games. It returns ErrNoHand if the seat
	// makes no decisions.
	Analyse func(text string, seat, games int) (Analysis, error)

	Simulation *Simulation
}

// Errors of a record without advice.
var (
	ErrOver   = errors.New("the game is over")
	ErrNoHand = errors.New("this seat makes no decisions") // a seat has no decisions to analyse
)

// Simulation describes how computer players play a game without a window.
type Simulation struct {
	Players []string // their names, weakest first
	Flags   []Flag   // of this game alone
	// Read adds the game's own flags to the set. The returned function is called after parsing, with the names of the seats, nil if none
	// were given, and the names of the given flags.
	Read func(flags *flag.FlagSet, env Env) func(seats []string, given map[string]bool) (Setup, error)
}

// Setup is a simulation with its descriptions.
type Setup struct {
	simulate.Simulation // its seats and its table

	Title string // heading of the table
	Mode  string // for JSON, empty if the game has no modes
	Facts []Fact // further values for JSON
	Score string // what is scored, such as "cards left"
	// Together says that all seats win or lose together: one line is printed for all, with the interval of the mean score.
	Together bool
	// Last says that the last place is told, too.
	Last bool
	// Counts returns further values for JSON that follow from the results; nil if there are none.
	Counts func(t simulate.Tally, gamesPerSecond float64) []Fact
}

// Fact is a value in JSON.
type Fact struct {
	Name  string
	Value any
}

// Names returns the names of players in records: their kinds, with a capital letter.
func Names(kinds []string) []string {
	names := make([]string, len(kinds))
	for i, kind := range kinds {
		names[i] = strings.ToUpper(kind[:1]) + kind[1:]
	}
	return names
}

// CheckSeats returns what is wrong with the names of the players at a table, nil if there are as many computer players as the table
// allows.
func CheckSeats(names []string, table play.Table) error {
	if n := len(names); n < table.Least || n > table.Most {
		return fmt.Errorf("-seats names %d players: want %d to %d", n, table.Least, table.Most)
	}
	for _, name := range names {
		if !slices.Contains(table.Computers, name) {
			return fmt.Errorf("-seats: unknown player %q: want %s", name, strings.Join(table.Computers, ", "))
		}
	}
	return nil
}
