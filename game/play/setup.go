package play

import (
	"slices"

	"dreist/game/dreist/coach"
	"dreist/game/store"
)

// Lack is what a table still needs before a game can begin.
type Lack string

// What a table can lack.
const (
	NoLack       Lack = ""
	LacksPlayers Lack = "players" // at least two seats have to be taken
	LacksPersons Lack = "persons" // at least one person has to play
)

// Taken returns the seats of a set-up table that are taken, clockwise, from 0.
func Taken(t *store.TableSetup) []int {
	var taken []int
	for i, seat := range t.Seats {
		if seat.Kind != store.SeatFree {
			taken = append(taken, i)
		}
	}
	return taken
}

// LackOf returns what a set-up table still needs.
func LackOf(t *store.TableSetup) Lack {
	persons := slices.ContainsFunc(t.Seats[:], func(s store.SeatSetup) bool { return s.Kind == store.SeatPerson })
	switch {
	case len(Taken(t)) < 2:
		return LacksPlayers
	case !persons:
		return LacksPersons
	}
	return NoLack
}

// SeriesOf returns the series that a table is set up for. A seat that is free cannot begin; then the next one taken
// does.
func SeriesOf(t *store.TableSetup) Series {
	var players []store.SeriesPlayer
	first := 0
	for _, seat := range Taken(t) {
		if seat < t.Starts {
			first++
		}
		players = append(players, store.SeriesPlayer{Name: t.Seats[seat].Name, Kind: t.Seats[seat].Kind})
	}
	if len(players) > 0 {
		first %= len(players)
	}
	return NewSeries(players, first, t.Length)
}

// Fit takes or frees seats of a set-up table until as many are taken as a deal is for. Computer players come, on the first
// seats that are free, and leave, from the last; a person leaves where no computer player is left.
func Fit(t *store.TableSetup, seats int) {
	for i := range t.Seats {
		if len(Taken(t)) < seats && t.Seats[i].Kind == store.SeatFree {
			t.Seats[i].Kind = coach.Easy
		}
	}
	for _, persons := range []bool{false, true} {
		for i := range slices.Backward(t.Seats[:]) {
			kind := t.Seats[i].Kind
			if len(Taken(t)) > seats && kind != store.SeatFree && (kind == store.SeatPerson) == persons {
				t.Seats[i].Kind = store.SeatFree
			}
		}
	}
	if LackOf(t) == LacksPersons {
		t.Seats[Taken(t)[0]].Kind = store.SeatPerson
	}
}
