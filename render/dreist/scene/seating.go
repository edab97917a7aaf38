package scene

import (
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/render/tabletop"
)

// Seating is the arrangement of players around the table. Egon sits apart from the others.
type Seating = tabletop.Seating[dreist.Seat]

// EgonSeating returns the seating of a game against Egon with an open hand in front.
func EgonSeating() Seating {
	s := tabletop.SeatingAround(2, func(s dreist.Seat) bool { return s == 0 }, 0, true)
	s.IsOtherApart = true
	return s
}

// SeatingOf returns the seating of a resumed match: one person in front with an open hand, or several behind the curtain.
func SeatingOf(m *match.Match) Seating {
	if m.Deal().Mode == dreist.SoloMode {
		return EgonSeating()
	}
	return tabletop.SeatingAround(len(m.Seats()), m.IsPerson, dreist.Seat(m.ResumeSeat()), m.IsOver())
}

// IsAgainstEgon reports whether the match is against Egon.
func (t *Timeline) IsAgainstEgon() bool { return t.Seating().IsOtherApart }

// CanGive reports whether the rules allow giving a gift in a position.
func (t *Timeline) CanGive(p *dreist.Position) bool {
	return p.CanMove(dreist.Give(t.Seating().SeatAfter(1)))
}

// Front returns the seat of the player at the screen.
func (t *Timeline) Front() dreist.Seat { return t.Seating().Front }
