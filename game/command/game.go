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

// Game is what the commands ask of a game. What a game does not have is nil.
type Game struct {
	Format   record.Format // of its records; it names the game
	Notation string        // how cards and moves are written, for the help, below a heading

	// Deal returns the deal of a code as a record without moves, or a new one that follows from the seed where there
	// is no code. The parts of a code may be several arguments.
	Deal func(code []string, seed uint64) (record string, err error)
	// Hint tells who is to move at the end of a record what is best, by that many games.
	Hint func(text string, games int, seed uint64) (Advice, error)
	// Analyse judges the decisions of a seat, from 1, in a record, each by that many games. Its error is ErrNoHand
	// where nobody decides there.
	Analyse func(text string, seat, games int) (Analysis, error)

	Simulation *Simulation
}

// Why a record has nothing to tell.
var (
	ErrOver   = errors.New("the game is over")
	ErrNoHand = errors.New("nobody plays from a hand there") // a seat has no decisions to analyse
)

// Simulation is how computer players of a game play without a window.
type Simulation struct {
	Players []string // their names, weakest first
	Flags   []Flag   // the game's own, beside those that every game has
	// Read adds the game's own flags, and returns what reads them once they are parsed, with the names of the seats,
	// which are nil where none are given, and the names of the flags that are.
	Read func(flags *flag.FlagSet, env Env) func(seats []string, given map[string]bool) (Setup, error)
}

// Setup is what is to be simulated.
type Setup struct {
	simulate.Simulation // its seats and its table

	Title string // what is played, above a table
	Mode  string // the same as JSON, empty where the game has no modes
	Facts []Fact // further, as JSON
	Score string // what outcomes score, such as "cards left"
}

// Fact is a value in JSON.
type Fact struct {
	Name  string
	Value any
}

// CheckSeats returns what is wrong with the names of the players at a table, nil where all are computer players that
// it has.
func CheckSeats(names []string, table play.Table) error {
	if n := len(names); n < table.Least || n > table.Most {
		return fmt.Errorf("-seats names %d players: want %d to %d", n, table.Least, table.Most)
	}
	for _, name := range names {
		if !slices.Contains(table.Computers, name) {
			return fmt.Errorf("-seats: there is no player %q: want %s", name, strings.Join(table.Computers, ", "))
		}
	}
	return nil
}
