package thegame

import "fmt"

// Action is what a move does.
type Action uint8

// The actions.
const (
	LayCard Action = iota + 1 // the seat to move lays a card
	EndTurn                   // the seat to move ends its turn
	SayWish                   // any seat signals, or takes its signal back
)

// Move is one decision of a seat. Make it with Lay, End or Say.
type Move struct {
	Action Action
	Card   Card   // of LayCard
	Pile   Pile   // of LayCard and SayWish
	Seat   Seat   // of SayWish: who signals; NoSeat else: the seat to move
	Signal Signal // of SayWish; NoSignal takes the one that stands back
}

// Lay lays a hand card on a pile.
func Lay(c Card, on Pile) Move { return Move{Action: LayCard, Card: c, Pile: on, Seat: NoSeat} }

// End ends the turn: the hand is filled up, and the next seat follows.
func End() Move { return Move{Action: EndTurn, Seat: NoSeat} }

// Say has a seat signal about a pile (G 15, G 16); NoSignal takes the signal that stands back.
func Say(seat Seat, s Signal, about Pile) Move {
	return Move{Action: SayWish, Seat: seat, Signal: s, Pile: about}
}

// String returns the move as the record format writes it.
func (m Move) String() string {
	switch m.Action {
	case LayCard:
		return m.Card.String() + m.Pile.String()
	case EndTurn:
		return "."
	case SayWish:
		return fmt.Sprintf("%d%v%v", m.Seat+1, m.Signal, m.Pile)
	}
	return "?"
}

// ParseMove reads a move as the record format writes it.
func ParseMove(text string) (Move, bool) {
	if text == "." {
		return End(), true
	}
	last := len(text) - 1
	if last < 1 {
		return Move{}, false
	}
	pile, ok := ParsePile(text[last])
	if !ok {
		return Move{}, false
	}
	if c, ok := ParseCard(text[:last]); ok {
		return Lay(c, pile), true
	}
	if len(text) != 3 || text[0] < '1' || text[0] > '0'+MaxSeats {
		return Move{}, false
	}
	s, ok := ParseSignal(text[1])
	return Say(Seat(text[0]-'1'), s, pile), ok
}
