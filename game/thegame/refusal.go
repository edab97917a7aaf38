package thegame

import "fmt"

// Reason is why a move is not allowed. The zero Reason allows it.
type Reason uint8

// The reasons why a move is not allowed.
const (
	Allowed            Reason = iota
	NotInHand                 // the seat to move does not have the card
	TooLow                    // the card is neither above the number that an ascending pile shows nor exactly ten below it
	TooHigh                   // the card is neither below the number that a descending pile shows nor exactly ten above it
	NoSuchPile                // there are only four piles
	MinimumOwed               // the turn cannot end before more cards are laid
	SameSignal                // the seat has given this signal already (G 16)
	NoSignalToTakeBack        // the seat has no signal about the pile to take back
	NoSuchSeat                // the game has fewer seats
	GameOver                  // the game has ended
	UnknownMove               // the rules have no such move
)

var reasonTexts = [...]string{
	Allowed:            "allowed",
	NotInHand:          "the seat to move does not hold this card",
	TooLow:             "too low for this pile",
	TooHigh:            "too high for this pile",
	NoSuchPile:         "there is no such pile",
	MinimumOwed:        "the turn owes more cards",
	SameSignal:         "this signal stands there already",
	NoSignalToTakeBack: "there is no signal to take back",
	NoSuchSeat:         "there is no such seat",
	GameOver:           "the game is over",
	UnknownMove:        "no such move",
}

// String returns the reason in plain English.
func (r Reason) String() string { return reasonTexts[r] }

// Refusal is the error for a move that is not allowed. The position stays as it was.
type Refusal struct {
	Move   Move
	Reason Reason
	// ShownNumber is the number that the pile shows (TooLow, TooHigh).
	ShownNumber Card
	// TenBackCard is the card that would go ten back on the pile, or NoCard (TooLow, TooHigh).
	TenBackCard Card
	// FittingPiles are the piles on which the card fits (TooLow, TooHigh).
	FittingPiles PileSet
	// LaidCount is the number of cards laid in the turn (MinimumOwed).
	LaidCount int
	// OwedCount is the number of cards that must be laid in the turn in all (MinimumOwed).
	OwedCount int
}

// Error returns the refused move and the reason.
func (r *Refusal) Error() string { return fmt.Sprintf("thegame: %v: %s", r.Move, r.Text()) }

// Text returns the reason in plain English, with the cards and numbers at fault.
func (r *Refusal) Text() string {
	than := "not below"
	switch r.Reason {
	case TooLow:
		than = "not above"
	case TooHigh:
	case MinimumOwed:
		return fmt.Sprintf("%d of %d cards laid: the turn owes more", r.LaidCount, r.OwedCount)
	case SameSignal:
		return fmt.Sprintf("seat %d has this signal on %v already", r.Move.Seat+1, r.Move.Pile)
	case NoSignalToTakeBack:
		return fmt.Sprintf("seat %d has no signal on %v", r.Move.Seat+1, r.Move.Pile)
	case NoSuchSeat:
		return fmt.Sprintf("there is no seat %d", r.Move.Seat+1)
	default:
		return r.Reason.String()
	}
	if r.TenBackCard == NoCard {
		return fmt.Sprintf("%v is %s %d", r.Move.Card, than, r.ShownNumber)
	}
	return fmt.Sprintf("%v is %s %d and not %d", r.Move.Card, than, r.ShownNumber, r.TenBackCard)
}
