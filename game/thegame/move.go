package thegame

import "fmt"

// Action is the kind of a move.
type Action uint8

// The actions.
const (
	LayCard    Action = iota + 1 // the seat to move lays a card
	EndTurn                      // the seat to move ends its turn
	GiveSignal                   // any seat gives a signal, or takes it back
)

// Move is one decision of a seat. Lay, EndMove and SignalMove make moves.
type Move struct {
	Action Action
	Card   Card   // the card of LayCard
	Pile   Pile   // the pile of LayCard or GiveSignal
	Seat   Seat   // the seat that signals with GiveSignal; NoSeat, the seat to move, for other actions
	Signal Signal // the signal of GiveSignal; NoSignal takes it back
}

// Lay returns the move that lays a hand card on a pile.
func Lay(c Card, on Pile) Move { return Move{Action: LayCard, Card: c, Pile: on, Seat: NoSeat} }

// EndMove returns the move that ends the turn: the hand is filled up, and the next seat follows.
func EndMove() Move { return Move{Action: EndTurn, Seat: NoSeat} }

// SignalMove returns the move by which a seat gives a signal about a pile (G 15, G 16); NoSignal takes its signal back.
func SignalMove(seat Seat, s Signal, about Pile) Move {
	return Move{Action: GiveSignal, Seat: seat, Signal: s, Pile: about}
}

// String returns the move as records write it.
func (m Move) String() string {
	switch m.Action {
	case LayCard:
		return m.Card.String() + m.Pile.String()
	case EndTurn:
		return "."
	case GiveSignal:
		return fmt.Sprintf("%d%v%v", m.Seat+1, m.Signal, m.Pile)
	}
	return "?"
}

// ParseMove reads a move as records write it.
func ParseMove(text string) (Move, bool) {
	if text == "." {
		return EndMove(), true
	}
	last := len(text) - 1
	if last < 1 {
		return Move{}, false
	}
	pile, ok := parsePile(text[last])
	if !ok {
		return Move{}, false
	}
	if c, ok := ParseCard(text[:last]); ok {
		return Lay(c, pile), true
	}
	if len(text) != 3 || text[0] < '1' || text[0] > '0'+MaxSeats {
		return Move{}, false
	}
	s, ok := parseSignal(text[1])
	return SignalMove(Seat(text[0]-'1'), s, pile), ok
}
