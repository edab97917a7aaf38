package toy

import (
	"errors"
	"strings"

	"dreist/game/play"
)

// MaxSeats is the largest table.
const MaxSeats = 7

// Position is everything the rules know at one moment. Two positions can be compared.
type Position struct {
	Piles  [MaxSeats]string // cards from the top one, each a capital letter of its own; Z is the highest
	Up     [MaxSeats]byte   // the card turned up in this round, 0 for none
	Points [MaxSeats]int
	Turn   play.Seat
	Tucked bool // the seat to move has tucked its card
}

// Move is one of the two moves, as the text writes it.
type Move byte

// The moves.
const (
	Tuck   Move = '_'
	TurnUp Move = '^'
)

// Event is what happened to a seat: its card was tucked, turned up, or took the point.
type Event struct {
	What Happening
	Seat play.Seat
	Card byte // 0 where nobody sees it
}

// Happening is a kind of event.
type Happening uint8

// What can happen.
const (
	Tucked Happening = iota
	TurnedUp
	PointTaken
)

// The reasons why a move is not allowed.
var (
	ErrOver   = errors.New("toy: the match is over")
	ErrTucked = errors.New("toy: only one card can be tucked in a turn")
	ErrMove   = errors.New("toy: no such move")
)

// Apply makes a move of a match of that many seats.
func Apply(now Position, move Move, seats int) (Position, []Event, error) {
	s := now.Turn
	switch {
	case s == play.NoSeat:
		return now, nil, ErrOver
	case move == Tuck && now.Tucked:
		return now, nil, ErrTucked
	case move == Tuck:
		now.Piles[s], now.Tucked = now.Piles[s][1:]+now.Piles[s][:1], true
		return now, []Event{{What: Tucked, Seat: s}}, nil
	case move != TurnUp:
		return now, nil, ErrMove
	}
	now.Up[s], now.Piles[s], now.Tucked = now.Piles[s][0], now.Piles[s][1:], false
	events := []Event{{TurnedUp, s, now.Up[s]}}
	if now.Turn = s + 1; int(now.Turn) < seats {
		return now, events, nil
	}
	best := highest(now.Up[:])
	events = append(events, Event{PointTaken, best, now.Up[best]})
	now.Points[best]++
	now.Turn, now.Up = 0, [MaxSeats]byte{}
	if now.Piles[0] == "" {
		now.Turn = play.NoSeat
	}
	return now, events, nil
}

// highest returns the first seat with the highest value.
func highest[V byte | int](values []V) play.Seat {
	best := 0
	for i, v := range values {
		if v > values[best] {
			best = i
		}
	}
	return play.Seat(best)
}

// Deal deals each seat a pile of that many cards, of 26 in all, in an order that follows from the seed.
func Deal(seats, cards int, seed uint64) []string {
	var deck strings.Builder
	for _, i := range chance(seed, 0).Perm(26) {
		deck.WriteByte('A' + byte(i))
	}
	piles := make([]string, seats)
	for s := range piles {
		piles[s] = deck.String()[s*cards : (s+1)*cards]
	}
	return piles
}
