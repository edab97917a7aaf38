package dreist

import "fmt"

// DealFault says what is wrong with a deal.
type DealFault uint8

// The faults, in the order in which they are looked for.
const (
	WrongPlayers DealFault = iota + 1 // Count is how many there are
	WrongStart                        // Seat begins, of Count
	WrongHands                        // Hands hands for Count players
	WrongCard                         // Card does not exist or occurs twice
	WrongHand                         // Seat cannot hold Count cards in its hand
	NoCards                           // Seat has no card to play with
)

// DealError is the error of a deal from which nobody can play.
type DealError struct {
	Fault DealFault
	Seat  Seat
	Card  Card
	Count int
	Hands int
}

// Error says in plain words what is wrong.
func (e *DealError) Error() string {
	switch e.Fault {
	case WrongPlayers:
		return fmt.Sprintf("dreist: deal for %d players: want 2 to 4, and 2 with Egon", e.Count)
	case WrongStart:
		return fmt.Sprintf("dreist: seat %d of %d cannot begin", e.Seat+1, e.Count)
	case WrongHands:
		return fmt.Sprintf("dreist: %d hands for %d players", e.Hands, e.Count)
	case WrongCard:
		return fmt.Sprintf("dreist: card %v (%d) does not exist or occurs twice in the deal", e.Card, e.Card)
	case WrongHand:
		return fmt.Sprintf("dreist: seat %d cannot hold a hand of %d cards", e.Seat+1, e.Count)
	}
	return fmt.Sprintf("dreist: seat %d has no card to play with", e.Seat+1)
}
