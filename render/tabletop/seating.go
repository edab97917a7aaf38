package tabletop

import (
	"iter"

	"dreist/game/play"
)

// MaxSeats is the largest table of any game.
const MaxSeats = 10

// Seat is the number of a seat, from 0; a game has a type of its own for it. Below 0 is none.
type Seat interface{ ~int | ~int8 }

// Seating is who sits where around the table as seen by the one in front, whose cards may be seen and whose moves have to be
// followed by eye.
type Seating[S Seat] struct {
	Seats   int
	Front   S              // who sits in front of the screen
	Apart   bool           // the only other player has a place of its own, which is none of the others'
	Open    [MaxSeats]bool // whose hand lies face up
	Veiled  bool           // an open hand shows only in its own seat's turn, as several persons share the screen
	Watched [MaxSeats]bool // whose moves are shown at a pace that eyes can follow
}

// SeatingAround returns the seating of a table, seen from one of its seats. Players who are no persons are watched. Where only one
// person plays, the player's own hand is open; where several share the screen, the one in front shows theirs in their own turn, if the
// curtain is up, and nobody else.
func SeatingAround[S Seat](seats int, person func(S) bool, front S, curtainUp bool) Seating[S] {
	s := Seating[S]{Seats: seats, Front: front}
	persons := 0
	for seat := range seats {
		s.Watched[seat] = !person(S(seat))
		if person(S(seat)) {
			persons++
		}
	}
	s.Veiled = persons > 1
	s.Open[front] = !s.Veiled || curtainUp
	return s
}

// Watch has everybody's moves shown at a pace to follow, or only those of players who are no persons.
func (s *Seating[S]) Watch(everybody bool, isPerson func(play.Seat) bool) {
	for seat := range s.Watched {
		s.Watched[seat] = everybody || seat < s.Seats && !isPerson(play.Seat(seat))
	}
}

// Others yields the players besides the one in front, clockwise, each with the number of the place.
func (s *Seating[S]) Others() iter.Seq2[int, S] {
	return func(yield func(int, S) bool) {
		for place := range s.CountOthers() {
			if !yield(place, s.SeatAfter(place+1)) {
				return
			}
		}
	}
}

// CountOthers returns for how many others a table has to make room.
func (s *Seating[S]) CountOthers() int {
	if s.Apart {
		return 0
	}
	return s.Seats - 1
}

// SeatAfter returns the seat that is so many places clockwise from the front.
func (s *Seating[S]) SeatAfter(places int) S { return (s.Front + S(places)) % S(s.Seats) }

// PlaceOf returns the number of the place of a seat among the others, false for the one in front.
func (s *Seating[S]) PlaceOf(of S) (int, bool) {
	for place, seat := range s.Others() {
		if seat == of {
			return place, true
		}
	}
	return 0, false
}

// IsHandShown reports whether a hand lies face up while a seat is to move.
func (s *Seating[S]) IsHandShown(hand, turn S) bool {
	return s.Open[hand] && (!s.Veiled || turn == hand)
}

// IsWatched reports whether what happens in a seat's turn is shown at a pace to follow.
func (s *Seating[S]) IsWatched(seat S) bool { return seat >= 0 && s.Watched[seat] }
