package toy

import (
	"errors"
	"slices"
	"strings"

	"dreist/game/play"
)

// MaxSeats is the largest number of seats.
const MaxSeats = 7

// Position is the complete state of a game. It is comparable.
type Position struct {
	Piles  [MaxSeats]string // cards from the top one, each a capital letter of its own; Z is the highest
	up     [MaxSeats]byte   // card that each seat turned up in this round, 0 for none
	Points [MaxSeats]int
	Turn   play.Seat
	Tucked bool // whether the seat to move has tucked its card
}

// Move is one of the two moves. Its value is its character in the text of a match.
type Move byte

// The moves.
const (
	Tuck   Move = '_'
	TurnUp Move = '^'
)

// Event is an effect of a move on a seat: its card was tucked, turned up, or took the point.
type Event struct {
	What Happening
	Seat play.Seat
	card byte // 0 if it stays hidden
}

// Happening is a kind of event.
type Happening uint8

// The kinds of events.
const (
	Tucked Happening = iota
	TurnedUp
	PointTaken
)

// The reasons why a move is not allowed.
var (
	errOver   = errors.New("toy: the match is over")
	errTucked = errors.New("toy: only one card can be tucked in a turn")
	ErrMove   = errors.New("toy: no such move")
)

// apply returns the position after a move in a match with a number of seats, and the events.
func apply(now Position, move Move, seats int) (Position, []Event, error) {
	s := now.Turn
	switch {
	case s == play.NoSeat:
		return now, nil, errOver
	case move == Tuck && now.Tucked:
		return now, nil, errTucked
	case move == Tuck:
		now.Piles[s], now.Tucked = now.Piles[s][1:]+now.Piles[s][:1], true
		return now, []Event{{What: Tucked, Seat: s}}, nil
	case move != TurnUp:
		return now, nil, ErrMove
	}
	now.up[s], now.Piles[s], now.Tucked = now.Piles[s][0], now.Piles[s][1:], false
	events := []Event{{TurnedUp, s, now.up[s]}}
	if now.Turn = s + 1; int(now.Turn) < seats {
		return now, events, nil
	}
	best := play.Seat(slices.Index(now.up[:], slices.Max(now.up[:])))
	events = append(events, Event{PointTaken, best, now.up[best]})
	now.Points[best]++
	now.Turn, now.up = 0, [MaxSeats]byte{}
	if now.Piles[0] == "" {
		now.Turn = play.NoSeat
	}
	return now, events, nil
}

// Deal returns a pile for each seat with a number of cards. All come from one deck of 26 in an order that follows from the seed.
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
