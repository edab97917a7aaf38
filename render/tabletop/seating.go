package tabletop

import (
	"iter"

	"dreist/game/play"
)

// MaxSeats is the maximum number of seats in any game.
const MaxSeats = 10

// Seat is the number of a seat, from 0; negative for no seat. Each game has its own type.
type Seat interface{ ~int | ~int8 }

// Seating is the arrangement of players as seen by the one in front: their order, open hands, and turns that are slowed down.
type Seating[S Seat] struct {
	SeatCount           int
	Front               S              // the seat in front of the screen
	IsOtherApart        bool           // the only other player sits apart, not in the row of the others
	OpenHands           [MaxSeats]bool // whether the hand lies face up, by seat
	HidesHandsOutOfTurn bool           // an open hand shows only in its own turn, as several persons share the screen
	WatchedSeats        [MaxSeats]bool // whether the turns are slowed down so that players can follow them, by seat
}

// SeatingAround returns the seating with a seat in front. The turns of computer players are slowed down. The hand of the front
// seat is open if there is only one person, or if the curtain is up.
func SeatingAround[S Seat](seats int, person func(S) bool, front S, curtainUp bool) Seating[S] {
	s := Seating[S]{SeatCount: seats, Front: front}
	persons := 0
	for seat := range seats {
		s.WatchedSeats[seat] = !person(S(seat))
		if person(S(seat)) {
			persons++
		}
	}
	s.HidesHandsOutOfTurn = persons > 1
	s.OpenHands[front] = !s.HidesHandsOutOfTurn || curtainUp
	return s
}

// SetWatched slows down the turns of everybody, or only those of computer players.
func (s *Seating[S]) SetWatched(everybody bool, isPerson func(play.Seat) bool) {
	for seat := range s.WatchedSeats {
		s.WatchedSeats[seat] = everybody || seat < s.SeatCount && !isPerson(play.Seat(seat))
	}
}

// OtherSeats yields all players except the one in front, clockwise, each with their number from 0.
func (s *Seating[S]) OtherSeats() iter.Seq2[int, S] {
	return func(yield func(int, S) bool) {
		for number := range s.CountOthers() {
			if !yield(number, s.SeatAfter(number+1)) {
				return
			}
		}
	}
}

// CountOthers returns the number of other players in the row of a table.
func (s *Seating[S]) CountOthers() int {
	if s.IsOtherApart {
		return 0
	}
	return s.SeatCount - 1
}

// SeatAfter returns the seat a number of seats clockwise from the front.
func (s *Seating[S]) SeatAfter(count int) S { return (s.Front + S(count)) % S(s.SeatCount) }

// OtherNumber returns the number of a seat among the others, false for the front seat.
func (s *Seating[S]) OtherNumber(of S) (int, bool) {
	for number, seat := range s.OtherSeats() {
		if seat == of {
			return number, true
		}
	}
	return 0, false
}

// IsHandShown reports whether the hand of a seat lies face up in the turn of another or the same seat.
func (s *Seating[S]) IsHandShown(hand, turn S) bool {
	return s.OpenHands[hand] && (!s.HidesHandsOutOfTurn || turn == hand)
}

// IsWatched reports whether the turns of a seat are slowed down.
func (s *Seating[S]) IsWatched(seat S) bool { return seat >= 0 && s.WatchedSeats[seat] }
