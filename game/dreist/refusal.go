package dreist

import "fmt"

// Reason is why the rules do not allow a move. The zero Reason means that the move is allowed.
type Reason uint8

// The reasons.
const (
	Allowed        Reason = iota
	WrongColumn           // the cell is not in the column of the card's number
	OutsideLayout         // there is no such row
	CellTaken             // a card lies there
	OtherColour           // a card of another colour lies beside the cell (rules §3.1)
	NoContact             // no card connects the cell with the base (§3.2)
	AloneAtBase           // the card would lie on row 1 with no neighbour, and no partner is in hand (§3.3, R 3)
	ThirdColour           // the opening would bring the third colour into its column (R 4)
	NotThePartner         // an opening waits, and this card cannot be its partner on that cell (R 3)
	NotInHand             // the seat to move does not hold the card
	PartnerMissing        // an opening waits for its partner (R 3)
	NoTrioMade            // no DREIer was just made that allows to draw (§5)
	AlreadyLaid           // no card may be discarded after one was laid (§4)
	NothingLaid           // the turn cannot end without a card laid or discarded (R 5)
	HandNotEmpty          // no cards are given with cards in hand (§6)
	NoSuchReceiver        // the gift goes to its giver, to an empty seat or twice to one (§6)
	OneCardOnly           // the only card of the pile cannot go to two players (R 9)
	NotEgonsTurn          // Egon is not to move
	EgonsTurn             // only Egon is to move
	GameOver              // the game has ended
	UnknownMove           // no such move
)

// String returns the reason in plain English.
func (r Reason) String() string { return reasonTexts[r] }

var reasonTexts = [...]string{
	Allowed:        "allowed",
	WrongColumn:    "not in the column of its number",
	OutsideLayout:  "no such row",
	CellTaken:      "a card lies there already",
	OtherColour:    "beside a card of another colour",
	NoContact:      "no contact with the base",
	AloneAtBase:    "alone at the base: it needs a partner",
	ThirdColour:    "an opening may not bring the third colour into its column",
	NotThePartner:  "not a partner for the opening",
	NotInHand:      "not in the hand",
	PartnerMissing: "the opening waits for its partner",
	NoTrioMade:     "no DREIer to draw for",
	AlreadyLaid:    "no discarding after laying",
	NothingLaid:    "nothing laid: discard a card instead",
	HandNotEmpty:   "no gift with cards in hand",
	NoSuchReceiver: "no such player to give to",
	OneCardOnly:    "one card cannot go to two players",
	NotEgonsTurn:   "not Egon's turn",
	EgonsTurn:      "Egon's turn",
	GameOver:       "the game is over",
	UnknownMove:    "no such move",
}

// Refusal is the error for a move that is not allowed. The position stays as it was.
type Refusal struct {
	Move   Move
	Reason Reason
	// Faults are the cells of the cards in the way, if any.
	Faults []Cell
	// Partner is the hand card that could open with Move.Card, were the cards in Faults not in its way. It is set only for AloneAtBase
	// with Faults.
	Partner Card
}

// Error returns the refused move and the reason in plain English.
func (r *Refusal) Error() string { return fmt.Sprintf("dreist: %v: %v", r.Move, r.Reason) }

// Text returns the reason in plain English, without the move.
func (r *Refusal) Text() string { return r.Reason.String() }
