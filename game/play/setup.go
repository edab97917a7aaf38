package play

import (
	"slices"

	"dreist/game/store"
)

// Player is who plays a seat. Its kind is Person or what the game calls who else plays there.
type Player = store.SeriesPlayer

// Person is the kind of a player in front of the screen.
const Person = store.SeatPerson

// SeatRules is who may sit at the matches of a game.
type SeatRules struct {
	Least, Most int      // seats
	Computers   []string // the kinds of computer players that can be chosen, weakest first
	Options     []Option // what else is chosen for the whole table
}

// Option is something to choose for a whole table before the deal, such as a variant of the rules.
type Option struct {
	Name   string   // in what is stored, 1 to 32 lower-case letters
	Label  string   // the key of what it is called; that of each value is the label, a dot and the value
	Values []string // the usual one first, each at most 32 runes
	Most   int      // the largest number of players that it is offered to; 0 for no limit
}

// OptionsFor returns the options for a number of players.
func (t SeatRules) OptionsFor(players int) (all []Option) {
	for _, o := range t.Options {
		if o.Most == 0 || players <= o.Most {
			all = append(all, o)
		}
	}
	return all
}

// ChosenValue returns what was chosen of an option, its usual value where nothing was that it knows.
func (o Option) ChosenValue(chosen store.Chosen) string {
	if v := chosen[o.Name]; slices.Contains(o.Values, v) {
		return v
	}
	return o.Values[0]
}

// Lack is what a table still needs before a game can begin.
type Lack string

// What a table can lack.
const (
	NoLack       Lack = ""
	LacksPlayers Lack = "players" // too few seats are taken
	LacksPersons Lack = "persons" // at least one person has to play
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

// LackOf returns what a set-up table still needs.
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

// SeriesOf returns the series that a table is set up for, with a value for each option that its players are offered.
// A seat that is free cannot begin; then the next one taken does.
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
