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
	Least     int      // lowest number of seats
	Most      int      // highest number of seats
	Computers []string // kinds of computer players to choose from, weakest first
	Options   []Option // further choices for the whole table
}

// Option is a choice for a whole table before the deal, such as the variant of the rules.
type Option struct {
	Name   string   // key in stored data, 1 to 32 lower-case letters
	Label  string   // catalogue key of its name; that of each value is the label, a dot and the value
	Values []string // the default first, each at most 32 runes
	Most   int      // highest number of players for which it is offered; 0 for no limit
}

// OptionsFor returns the options offered to a number of players.
func (t SeatRules) OptionsFor(players int) (all []Option) {
	for _, o := range t.Options {
		if o.Most == 0 || players <= o.Most {
			all = append(all, o)
		}
	}
	return all
}

// ChosenValue returns the chosen value of an option, or its default if that is missing or unknown.
func (o Option) ChosenValue(chosen store.Chosen) string {
	if v := chosen[o.Name]; slices.Contains(o.Values, v) {
		return v
	}
	return o.Values[0]
}

// Lack is the reason why a game cannot start at a table yet.
type Lack string

// The reasons.
const (
	NoLack       Lack = ""        // the game can start
	LacksPlayers Lack = "players" // too few seats are taken
	LacksPersons Lack = "persons" // no person plays
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

// LackOf returns why a game cannot start at a table, or NoLack.
func (t SeatRules) LackOf(setup *store.TableSetup) Lack {
	persons := slices.ContainsFunc(setup.Seats, func(s store.SeatSetup) bool { return s.Kind == Person })
	switch {
	case len(TakenSeats(setup)) < t.Least:
		return LacksPlayers
	case !persons:
		return LacksPersons
	}
	return NoLack
}

// SeriesOf returns the series for a table, with a value for each option offered. If the starting seat is free, the next taken seat
// starts.
func (t SeatRules) SeriesOf(setup *store.TableSetup) Series {
	var players []Player
	first := 0
	for _, seat := range TakenSeats(setup) {
		if seat < setup.Starts {
			first++
		}
		players = append(players, Player{Name: setup.Seats[seat].Name, Kind: setup.Seats[seat].Kind})
	}
	if len(players) > 0 {
		first %= len(players)
	}
	s := NewSeries(players, first, setup.Length)
	for _, o := range t.OptionsFor(len(players)) {
		if s.Chosen == nil {
			s.Chosen = store.Chosen{}
		}
		s.Chosen[o.Name] = o.ChosenValue(setup.Chosen)
	}
	return s
}
