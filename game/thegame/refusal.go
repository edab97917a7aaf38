package thegame

import "fmt"

// Reason says why a move is not allowed. The zero Reason means that it is.
type Reason uint8

// The reasons.
const (
	Allowed      Reason = iota
	NotInHand           // the seat to move does not hold the card
	TooLow              // not above the card that an ascending pile shows, and not exactly ten below it
	TooHigh             // not below the card that a descending pile shows, and not exactly ten above it
	NoSuchPile          // there are four piles
	MinimumOwed         // ending a turn that owes more cards
	SameSignal          // the seat's signal stands there already (G 16)
	NoSignalThen        // the seat has no signal there to take back
	NoSuchSeat          // nobody sits there
	GameOver            // the game has ended
	UnknownMove         // no such move
)

var reasonTexts = [...]string{
	Allowed:      "allowed",
	NotInHand:    "the seat to move does not hold this card",
	TooLow:       "too low for this pile",
	TooHigh:      "too high for this pile",
	NoSuchPile:   "there is no such pile",
	MinimumOwed:  "the turn owes more cards",
	SameSignal:   "this signal stands there already",
	NoSignalThen: "there is no signal to take back",
	NoSuchSeat:   "there is no such seat",
	GameOver:     "the game is over",
	UnknownMove:  "no such move",
}

// String returns the reason in plain English.
func (r Reason) String() string { return reasonTexts[r] }

// Refusal is the error of a move that is not allowed. The position stays as it was.
type Refusal struct {
	Move   Move
	Reason Reason
	// Shown is what the pile of a card shows, and Trick the card that would go back there, NoCard where none would.
	Shown, Trick Card
	// Takes are the piles that take the card instead, none where it is not in the hand.
	Takes PileSet
	// Laid is how many cards the turn has laid, and Owed how many it owes in all (MinimumOwed).
	Laid, Owed int
}

// Error says which move was refused and why.
func (r *Refusal) Error() string { return fmt.Sprintf("thegame: %v: %s", r.Move, r.Text()) }

// Text says why the move was refused, with the cards and numbers at fault.
func (r *Refusal) Text() string {
	than := "not below"
	switch r.Reason {
	case TooLow:
		than = "not above"
	case TooHigh:
	case MinimumOwed:
		return fmt.Sprintf("%d of %d cards laid: the turn owes more", r.Laid, r.Owed)
	case SameSignal:
		return fmt.Sprintf("seat %d has this signal on %v already", r.Move.Seat+1, r.Move.Pile)
	case NoSignalThen:
		return fmt.Sprintf("seat %d has no signal on %v", r.Move.Seat+1, r.Move.Pile)
	case NoSuchSeat:
		return fmt.Sprintf("there is no seat %d", r.Move.Seat+1)
	default:
		return r.Reason.String()
	}
	if r.Trick == NoCard {
		return fmt.Sprintf("%v is %s %d", r.Move.Card, than, r.Shown)
	}
	return fmt.Sprintf("%v is %s %d and not %d", r.Move.Card, than, r.Shown, r.Trick)
}
