package dreist

import "fmt"

// Reason is the rule against a move. The zero Reason means that the move is allowed.
type Reason uint8

// The reasons, grouped by what was attempted.
const (
	Allowed Reason = iota

	// Laying.
	WrongColumn   // the cell is not in the column of the card's number
	OutsideLayout // there is no such row
	CellTaken     // a card lies there
	OtherColour   // beside a card of another colour (rules §3.1)
	NoContact     // nothing there connects it with the base (§3.2)
	AloneAtBase   // on row 1 with no neighbour and no partner in hand (§3.3, R 3)
	ThirdColour   // an opening that would bring the third colour into its column (R 4)
	NotThePartner // an opening waits, and this card cannot be its partner on that cell (R 3)
	NotInHand     // the seat to move does not hold the card

	// Everything else.
	PartnerMissing // an opening waits for its partner (R 3)
	NoTrioMade     // drawing without a DREIer just made (§5)
	AlreadyLaid    // discarding after laying (§4)
	NothingLaid    // ending a turn without laying or discarding (R 5)
	HandNotEmpty   // a gift with cards in hand (§6)
	NoSuchReceiver // a gift to oneself, to an empty seat or twice to one (§6)
	OneCardOnly    // a gift to two players with one card on the pile (R 9)
	NotEgonsTurn   // Egon is not to move
	EgonsTurn      // only Egon is to move
	GameOver       // the game has ended
	UnknownMove    // no such move
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

// Refusal is the error of a move that is not allowed. The position stays as it was.
type Refusal struct {
	Move   Move
	Reason Reason
	// Faults are the cells of the cards in the way, if any.
	Faults []Cell
	// Partner is the hand card that Move.Card would open with if the cards in Faults did not keep it away. It is set only for AloneAtBase
	// with Faults.
	Partner Card
}

// Error returns the refused move and the reason in plain English.
func (r *Refusal) Error() string { return fmt.Sprintf("dreist: %v: %v", r.Move, r.Reason) }

// Text returns the reason in plain English, without the move.
func (r *Refusal) Text() string { return r.Reason.String() }
