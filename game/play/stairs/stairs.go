package stairs

import (
	"errors"
	"strings"

	"dreist/game/play"
)

// MaxSeats is the largest number of seats.
const MaxSeats = 5

// Position is the complete state of a game. It is comparable.
type Position struct {
	Hands  [MaxSeats]string // each card a capital letter of its own; Z is the highest
	Top    byte             // the card that was laid last on this stair, 0 for none
	laid   int              // number of seats that have laid a card on this stair or were skipped
	Turn   play.Seat
	Waving [MaxSeats]bool // whether each seat waves; it stops when it lays a card
}

// Move is an action of a seat: it lays a card, or waves.
type Move struct {
	Seat play.Seat
	Card byte // the card laid, or Wave
}

// Wave replaces the card in a move that only waves.
const Wave byte = '!'

// Event is a card that was laid, or a wave.
type Event Move

// The reasons why a move is not allowed.
var (
	ErrOver   = errors.New("stairs: the match is over")
	ErrTurn   = errors.New("stairs: another seat is to move")
	errCard   = errors.New("stairs: the card is not in the hand")
	errLow    = errors.New("stairs: the card is lower than the one before")
	ErrWaving = errors.New("stairs: the seat waves already")
)

// Apply returns the position after a move in a match with a number of seats, and the events.
func Apply(now Position, move Move, seats int) (Position, []Event, error) {
	s := move.Seat
	switch {
	case now.Turn == play.NoSeat:
		return now, nil, ErrOver
	case move.Card == Wave && now.Waving[s]:
		return now, nil, ErrWaving
	case move.Card == Wave:
		now.Waving[s] = true
		return now, []Event{Event(move)}, nil
	case s != now.Turn:
		return now, nil, ErrTurn
	case strings.IndexByte(now.Hands[s], move.Card) < 0:
		return now, nil, errCard
	case move.Card < now.Top:
		return now, nil, errLow
	}
	now.Hands[s] = strings.Replace(now.Hands[s], string(move.Card), "", 1)
	now.Top, now.Waving[s] = move.Card, false
	for range seats {
		if now.laid++; now.laid == seats {
			now.Top, now.laid = 0, 0
		}
		if now.Turn = play.Seat((int(now.Turn) + 1) % seats); now.Hands[now.Turn] != "" {
			break
		}
	}
	if Lowest(&now) == 0 {
		now.Turn = play.NoSeat
	}
	return now, []Event{Event(move)}, nil
}

// Lowest returns the lowest card that the seat to move may lay, 0 if no card fits.
func Lowest(now *Position) byte {
	var lowest byte
	for _, card := range []byte(now.Hands[now.Turn]) {
		if card > now.Top && (lowest == 0 || card < lowest) {
			lowest = card
		}
	}
	return lowest
}

func (now *Position) rest() int { return len(strings.Join(now.Hands[:], "")) }
