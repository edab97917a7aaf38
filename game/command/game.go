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

// GameFeatures are the functions by which commands use a game. A feature that the game lacks is nil.
type GameFeatures struct {
	Format   record.Format // record format, with the name of the game
	Notation string        // paragraph of the help about writing cards and moves

	// Deal returns a deal as a record without moves: that of the code, or a new one from the seed without a code. A code may be split into
	// several arguments.
	Deal func(code []string, seed uint64) (record string, err error)
	// Hint judges the options of the player to move at the end of a record, by a number of simulated games. It returns ErrOver if the game
	// is over.
	Hint func(text string, games int, seed uint64) (Advice, error)
	// Analyse judges each decision of a seat, from 1, in a record by a number of simulated games. It returns ErrNoDecisions if the seat
	// makes no decisions.
	Analyse func(text string, seat, games int) (Analysis, error)

	Simulation *Simulation
}

// The reasons why a record has nothing to judge.
var (
	ErrOver        = errors.New("the game is over")
	ErrNoDecisions = errors.New("this seat makes no decisions")
)

// Replay is the course of a recorded game.
type Replay[P, M, E any] struct {
	StartPosition P
	FinalPosition P // position after the last step
	Steps         []play.Step[P, M, E]
	TurnNumber    int // number of the turn to be played in FinalPosition, from 1
}

// ReplayOf replays a game from its start. endsTurn reports whether a step ends a turn.
func ReplayOf[P, M, E any](start func() (P, error), steps iter.Seq2[play.Step[P, M, E], error],
	endsTurn func(*play.Step[P, M, E]) bool) (r Replay[P, M, E], err error) {
	if r.StartPosition, err = start(); err != nil {
		return r, err
	}
	r.FinalPosition, r.TurnNumber = r.StartPosition, 1
	for step, err := range steps {
		if err != nil {
			return r, err
		}
		r.Steps, r.FinalPosition, r.TurnNumber = append(r.Steps, step), step.Position, step.Turn
		if endsTurn(&step) {
			r.TurnNumber++
		}
	}
	return r, nil
}

// CodeTags returns the tag Code with the code of a deal, for a record.
func CodeTags(code fmt.Stringer) record.ExtraTags {
	return record.ExtraTags{{Name: "Code", Value: code.String()}}
}

// RecordText returns the text of a record, or the error of making it.
func RecordText(of fmt.Stringer, err error) (string, error) {
	if err != nil {
		return "", err
	}
	return of.String(), nil
}

// PersonNames returns placeholders for the players' names in the record of a deal: "Player 1" and so on.
func PersonNames(seats int) (names []string) {
	for i := range seats {
		names = append(names, fmt.Sprintf("Player %d", i+1))
	}
	return names
}

// ComputerNames returns the names of computer players in records: each kind with a capital letter.
func ComputerNames(kinds []string) (names []string) {
	for _, kind := range kinds {
		names = append(names, strings.ToUpper(kind[:1])+kind[1:])
	}
	return names
}

// Simulation describes how computer players play a game without a window.
type Simulation struct {
	Players      []string // kinds of the players, weakest first
	DefaultSeats []string // players on the seats if none are named
	Flags        []Flag   // help of the game's own flags
	// AddFlags adds the game's own flags to the set. The returned function is called after parsing, with the players on the seats and the names
	// of the given flags.
	AddFlags func(flags *flag.FlagSet, env Env) func(seats []string, given map[string]bool) (SimulationSetup, error)
}

// SimulationSetup is a simulation and the description of its results.
type SimulationSetup struct {
	simulate.Simulation

	Title       string       // heading of the printed table
	ModeName    string       // name of the mode for JSON, empty if the game has no modes
	ExtraValues []NamedValue // further values for JSON
	ScoreName   string       // name of the score, such as "cards left"
	// IsTogether is true if all seats win or lose together. Then one line is printed for all, with the interval of the mean score.
	IsTogether bool
	// ShowsLastPlaces is true if the shares of last places are printed, too.
	ShowsLastPlaces bool
	// ExtraCounts returns further values for JSON that are calculated from the results. It may be nil.
	ExtraCounts func(t simulate.Tally, gamesPerSecond float64) []NamedValue
}

// NamedValue is a named value in the JSON output.
type NamedValue struct {
	Name  string
	Value any
}

// CheckSeats returns an error if the number of players does not suit the game, or a name is not that of a computer player.
func CheckSeats(names []string, table play.SeatRules) error {
	if n := len(names); n < table.MinSeats || n > table.MaxSeats {
		return fmt.Errorf("-seats names %d players: want %d to %d", n, table.MinSeats, table.MaxSeats)
	}
	for _, name := range names {
		if !slices.Contains(table.ComputerKinds, name) {
			return fmt.Errorf("-seats: unknown player %q: want %s", name, strings.Join(table.ComputerKinds, ", "))
		}
	}
	return nil
}

// CheckGameCount returns an error if a number of games per decision is below 1, or is given although no player is the thinker, which simulates
// games.
func CheckGameCount(count int, given bool, names []string, thinker string) error {
	if given && !slices.Contains(names, thinker) {
		return fmt.Errorf("-count is for %s", thinker)
	}
	return atLeastOne("count", count)
}

// PlayFuncMaker returns a simulate.Simulation.NewPlayFunc: it makes the computer players on seats, by their kinds, and returns a function that
// plays one game between them by run.
func PlayFuncMaker[P any](seats []string, newPlayer func(kind string) (P, error),
	run func(players []P, number int, deal, chance uint64) (simulate.Result, error)) func() (simulate.PlayFunc, error) {
	return func() (simulate.PlayFunc, error) {
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
