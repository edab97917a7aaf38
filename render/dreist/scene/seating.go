package scene

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/tabletop"
)

// Seating is the arrangement of players around the table.
type Seating struct {
	tabletop.Seating[dreist.Seat]
	Egon   bool // the only other player is Egon, who has a place of his own kind
	Turned bool // the pile of the player in front lies face up, as in puzzles
}

// AgainstEgon returns the seating of a game against Egon with an open hand in front.
func AgainstEgon() Seating {
	s := Seating{Seating: tabletop.Around(2, func(s dreist.Seat) bool { return s == 0 }, 0, true), Egon: true}
	s.Apart = true
	return s
}

// Around returns the seating of a table of several seats, see tabletop.Around.
func Around(seats int, persons [dreist.MaxSeats]bool, front dreist.Seat, curtainUp bool) Seating {
	return Seating{Seating: tabletop.Around(seats, func(s dreist.Seat) bool { return persons[s] }, front, curtainUp)}
}

// SeatingOf returns the seating of a resumed match: a single person in front with an open hand, or several behind the
// curtain.
func SeatingOf(m *match.Match) Seating {
	if m.Deal().Mode == dreist.Solo {
		return AgainstEgon()
	}
	return SeatingFrom(m, dreist.Seat(m.Front()), m.Over())
}

// SeatingFrom returns the seating of a match as seen from a seat, with the curtain up or down.
func SeatingFrom(m *match.Match, front dreist.Seat, curtainUp bool) Seating {
	start := m.Start()
	return Seating{Seating: tabletop.Around(start.Seats(), m.Person, front, curtainUp)}
}
