package scene

import (
	"iter"
	"slices"

	"dreist/game/dreist"
	"dreist/game/dreist/match"
)

// Seating is who sits where around the table, whose cards may be seen and whose moves have to be followed by eye.
type Seating struct {
	Seats   int                   // how many play, Egon counted
	Egon    bool                  // the only other player is Egon, who has a place and a way to play of his own
	Front   dreist.Seat           // who sits in front of the screen
	Open    [dreist.MaxSeats]bool // whose hand lies face up
	Veiled  bool                  // an open hand shows only in its own seat's turn, as several persons share the screen
	Watched [dreist.MaxSeats]bool // whose moves are shown at a pace that eyes can follow
	Turned  bool                  // the pile of the player in front lies face up, as in puzzles
}

// AgainstEgon returns the seating of a game against Egon: his moves are watched, the player's hand is open.
func AgainstEgon() Seating {
	s := Seating{Seats: 2, Egon: true}
	s.Open[0], s.Watched[dreist.EgonSeat] = true, true
	return s
}

// Others yields the players besides the one in front, clockwise, each with the number of the place; Egon is none of
// them.
func (s *Seating) Others() iter.Seq2[int, dreist.Seat] {
	return func(yield func(int, dreist.Seat) bool) {
		if s.Egon {
			return
		}
		for place := range s.Seats - 1 {
			if !yield(place, s.After(place+1)) {
				return
			}
		}
	}
}

// After returns the seat that is so many places clockwise from the front.
func (s *Seating) After(places int) dreist.Seat {
	return (s.Front + dreist.Seat(places)) % dreist.Seat(s.Seats)
}

// PlaceOf returns the number of the place of a seat among the others, false for the one in front and for Egon.
func (s *Seating) PlaceOf(of dreist.Seat) (int, bool) {
	for place, seat := range s.Others() {
		if seat == of {
			return place, true
		}
	}
	return 0, false
}

// CountOthers returns how many others a frame has to make room for.
func (s *Seating) CountOthers() int {
	if s.Egon {
		return 0
	}
	return s.Seats - 1
}

// Shows reports whether a hand lies face up.
func (s *Seating) Shows(seat dreist.Seat, v *View) bool {
	return s.Open[seat] && (!s.Veiled || v.Turn == seat)
}

// watches reports whether what happens in a seat's turn is shown at a pace to follow.
func (s *Seating) watches(seat dreist.Seat) bool { return seat != dreist.NoSeat && s.Watched[seat] }

// Around returns the seating of a table of several seats, seen from one of them. Whoever is not a person is watched.
// Where only one person plays, the own hand is open; where several share the screen, the one in front shows theirs in
// the own turn, if the curtain is up, and nobody else.
func Around(seats int, persons [dreist.MaxSeats]bool, front dreist.Seat, curtainUp bool) Seating {
	s := Seating{Seats: seats, Front: front}
	count := 0
	for seat := range seats {
		s.Watched[seat] = !persons[seat]
		if persons[seat] {
			count++
		}
	}
	s.Veiled = count > 1
	s.Open[front] = !s.Veiled || curtainUp
	return s
}

// SeatingOf returns who sits where at a match that is taken up: a single person in front with an open hand; several
// behind the curtain.
func SeatingOf(m *match.Match) Seating {
	if m.Deal().Mode == dreist.Solo {
		return AgainstEgon()
	}
	return SeatingFrom(m, frontOf(m), m.Over())
}

// SeatingFrom returns who sits where at a match between people as seen from a seat, with the curtain up or down.
func SeatingFrom(m *match.Match, front dreist.Seat, curtainUp bool) Seating {
	var persons [dreist.MaxSeats]bool
	for s := range persons {
		persons[s] = m.Person(dreist.Seat(s))
	}
	start := m.Start()
	return Around(start.Seats(), persons, front, curtainUp)
}

// frontOf returns the person who sits in front: whoever is to move, else who moved last, else the first.
func frontOf(m *match.Match) dreist.Seat {
	if turn := m.Position().Turn(); m.Person(turn) {
		return turn
	}
	for _, step := range slices.Backward(m.History()) {
		if s := dreist.Seat(step.Seat); m.Person(s) {
			return s
		}
	}
	for s := range dreist.Seat(dreist.MaxSeats) {
		if m.Person(s) {
			return s
		}
	}
	return 0
}
