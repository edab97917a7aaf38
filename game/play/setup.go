package play

import (
	"slices"

	"dreist/game/store"
)

// Player is the player on a seat. Its kind is Person, or the game's name of a computer player or opponent.
type Player = store.SeriesPlayer

// Person is the kind of a player at the screen.
const Person = store.SeatPerson

// SeatRules are the limits and choices for the seats of a match.
type SeatRules struct {
	MinSeats      int           // lowest number of seats
	MaxSeats      int           // highest number of seats
	ComputerKinds []string      // kinds of computer players to choose from, weakest first
	Options       []TableOption // further choices for the whole table
}

// TableOption is a choice for a whole table before the deal, such as the variant of the rules.
type TableOption struct {
	Name       string   // key in stored data, 1 to 32 lower-case letters
	LabelKey   string   // catalogue key of its name; that of each value is the label, a dot and the value
	Values     []string // the default first, each at most 32 runes
	MaxPlayers int      // highest number of players for which it is offered; 0 for no limit
}

// OptionsFor returns the options offered to a number of players.
func (t SeatRules) OptionsFor(players int) (all []TableOption) {
	for _, o := range t.Options {
		if o.MaxPlayers == 0 || players <= o.MaxPlayers {
			all = append(all, o)
		}
	}
	return all
}

// ChosenValue returns the chosen value of an option, or its default if that is missing or unknown.
func (o TableOption) ChosenValue(chosen store.OptionChoices) string {
	if v := chosen[o.Name]; slices.Contains(o.Values, v) {
		return v
	}
	return o.Values[0]
}

// SetupProblem is the reason why a game cannot start at a table yet.
type SetupProblem string

// The reasons.
const (
	NoProblem     SetupProblem = ""        // the game can start
	TooFewPlayers SetupProblem = "players" // too few seats are taken
	NoPersons     SetupProblem = "persons" // no person plays
)

// TakenSeats returns the seats of a set-up table that are taken, clockwise, from 0.
func TakenSeats(setup *store.TableSetup) []int {
	var taken []int
	for i, seat := range setup.Seats {
		if seat.Kind != store.SeatFree {
			taken = append(taken, i)
		}
	}
	return taken
}

// ProblemOf returns why a game cannot start at a table, or NoProblem.
func (t SeatRules) ProblemOf(setup *store.TableSetup) SetupProblem {
	persons := slices.ContainsFunc(setup.Seats, func(s store.SeatSetup) bool { return s.Kind == Person })
	switch {
	case len(TakenSeats(setup)) < t.MinSeats:
		return TooFewPlayers
	case !persons:
		return NoPersons
	}
	return NoProblem
}

// SeriesOf returns the series for a table, with a value for each option offered. If the starting seat is free, the next taken seat
// starts.
func (t SeatRules) SeriesOf(setup *store.TableSetup) Series {
	var players []Player
	first := 0
	for _, seat := range TakenSeats(setup) {
		if seat < setup.StartSeat {
			first++
		}
		players = append(players, Player{Name: setup.Seats[seat].Name, Kind: setup.Seats[seat].Kind})
	}
	if len(players) > 0 {
		first %= len(players)
	}
	s := NewSeries(players, first, setup.SeriesLength)
	for _, o := range t.OptionsFor(len(players)) {
		if s.Choices == nil {
			s.Choices = store.OptionChoices{}
		}
		s.Choices[o.Name] = o.ChosenValue(setup.Choices)
	}
	return s
}
