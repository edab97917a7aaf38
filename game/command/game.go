package command

import (
	"errors"
	"flag"
	"fmt"
	"iter"
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

// Replay is a game that was replayed.
type Replay[P, M, E any] struct {
	Start, Now P
	Steps      []play.Step[P, M, E]
	Turn       int // of Now, from 1
}

// ReplayOf replays a game; endsTurn reports whether a step ends a turn.
func ReplayOf[P, M, E any](start func() (P, error), steps iter.Seq2[play.Step[P, M, E], error],
	endsTurn func(*play.Step[P, M, E]) bool) (r Replay[P, M, E], err error) {
	if r.Start, err = start(); err != nil {
		return r, err
	}
	r.Now, r.Turn = r.Start, 1
	for step, err := range steps {
		if err != nil {
			return r, err
		}
		r.Steps, r.Now, r.Turn = append(r.Steps, step), step.Position, step.Turn
		if endsTurn(&step) {
			r.Turn++
		}
	}
	return r, nil
}

// TagsOf returns the tag with the code of a record's deal.
func TagsOf(code fmt.Stringer) record.Extras {
	return record.Extras{{Name: "Code", Value: code.String()}}
}

// TextOf returns the text of a record, unless there was an error as it was made.
func TextOf(of fmt.Stringer, err error) (string, error) {
	if err != nil {
		return "", err
	}
	return of.String(), nil
}

// PersonNames returns the names of people in records of deals.
func PersonNames(seats int) (names []string) {
	for i := range seats {
		names = append(names, fmt.Sprintf("Player %d", i+1))
	}
	return names
}

// ComputerNames returns the names of computer players in records: their kinds, with a capital letter.
func ComputerNames(kinds []string) (names []string) {
	for _, kind := range kinds {
		names = append(names, strings.ToUpper(kind[:1])+kind[1:])
	}
	return names
}

// Simulation describes how computer players play a game without a window.
type Simulation struct {
	Players []string // their names, weakest first
	Usual   []string // who plays if no seats are named
	Flags   []Flag   // of this game alone
	// Read adds the game's own flags to the set. The returned function is called after parsing, with the names of the seats and those of the
	// given flags.
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

// CheckSeats returns what is wrong with the names of the players at a table, nil if there are as many computer players as the table
// allows.
func CheckSeats(names []string, table play.SeatRules) error {
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

// CheckCount returns an error if a number of games for each decision is below 1, or is given although none of the players is a thinker.
func CheckCount(count int, given bool, names []string, thinkers ...string) error {
	thinks := slices.ContainsFunc(names, func(name string) bool { return slices.Contains(thinkers, name) })
	if given && !thinks {
		return fmt.Errorf("-count is for %s", strings.Join(thinkers, " and "))
	}
	return atLeastOne("count", count)
}

// TableOf returns tables of computer players that are made for each seat; run plays the game with a number.
func TableOf[P any](seats []string, newPlayer func(kind string) (P, error),
	run func(players []P, number int, deal, chance uint64) (simulate.Result, error)) func() (simulate.Table, error) {
	return func() (simulate.Table, error) {
		players := make([]P, len(seats))
		for i, kind := range seats {
			var err error
			if players[i], err = newPlayer(kind); err != nil {
				return nil, err
			}
		}
		return func(number int, deal, chance uint64) (simulate.Result, error) {
			r, err := run(players, number, deal, chance)
			if err != nil {
				err = fmt.Errorf("game %d: %w", number+1, err)
			}
			return r, err
		}, nil
	}
}
