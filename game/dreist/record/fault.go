package record

import (
	"fmt"
	"strings"

	"dreist/game/dreist"
)

// Fault is a way in which a text breaks the record format or the rules of the game, in plain English: a sentence, or the
// form of one where String fills in what the Reason holds.
type Fault string

// The faults, by where they occur.
const (
	NotUTF8           Fault = "not UTF-8"
	ControlCharacter  Fault = "control character"
	NeitherTagNorTurn Fault = "neither a tag nor a turn"
	TooLarge          Fault = "larger than %d bytes" // Reason.Number: of how many bytes a text may be

	// Tags.
	NameMissing      Fault = "a tag begins with its name"
	QuotesMissing    Fault = "the value of a tag stands in quotes"
	QuoteNotClosed   Fault = "the value has no closing quote"
	UnknownEscape    Fault = `only \" and \\ are escapes`
	BracketMissing   Fault = "want the closing bracket of the tag"
	AfterTag         Fault = "only a comment may follow a tag"
	GameNotFirst     Fault = "the first tag must be Game"
	TagTwice         Fault = "this tag stands above already"
	TagBelowTurns    Fault = "tags stand above the turns"
	TagMissing       Fault = "this tag is missing"
	SeatsMissing     Fault = "this tag is missing: a table has two to four seats"
	StartsMissing    Fault = "this tag is missing, and there is no seat 1 to begin"
	WrongValue       Fault = `want "%s"` // Reason.Want: what the value may be
	WrongSeatValue   Fault = "want the number of a seat"
	WrongResultValue Fault = "want the number of a seat, or *"
	NoSuchSeat       Fault = "there is no seat %s" // Reason.Seat: its number
	EgonHasNoHand    Fault = "Egon has no hand"
	SeatWithoutCards Fault = "seat %s has no card to play with" // Reason.Seat: its number
	FalseResult      Fault = "the moves lead to %s"             // Reason.Want: what the moves lead to
	UnplayableDeal   Fault = "%v"                               // Reason.Err: why the rules refuse the deal

	// Cards and layouts.
	NotACard         Fault = "not a card: want a number 1–8 and a colour letter r, y, t or v"
	FourthCopy       Fault = "there are only three cards of this kind"
	TooManyCards     Fault = "at most %d cards can be here" // Reason.Number: how many there can be
	EmptyLayoutValue Fault = `the empty layout is written "-"`
	WrongRowLetter   Fault = "want a colour letter r, y, t or v, or a run of 1–8 empty cells"
	TooManyRows      Fault = "a layout has at most %d rows"        // Reason.Number: how many there can be
	WrongRowLength   Fault = "the row has %d columns instead of 8" // Reason.Number: how many columns the row has
	BrokenLayout     Fault = "%v: %s"                              // Reason.Rule: why Reason.Card cannot lie on Reason.Number

	// Turns.
	NotAMove        Fault = "not a move: want a card and a row, +, x and a card, . or > and seats"
	NotARow         Fault = "not a row: want a number from 1 after the card"
	ReceiverMissing Fault = "want one or two seat numbers after >"
	BrokenRule      Fault = "against the rules" // Reason.Rule: why the move is not allowed
	TurnEnded       Fault = "the turn has ended"
	TurnUnfinished  Fault = "the turn stops here, but only the last line may stop in the middle of a turn"
	NotTheirTurn    Fault = "it is the turn of seat %s" // Reason.Seat: the number of the seat to move
	EgonWritten     Fault = "Egon's turns are never written"
)

// Reason says what is wrong with a text. What the fields beside Fault hold stands at the faults that use them.
type Reason struct {
	Fault  Fault
	Rule   dreist.Reason
	Card   dreist.Card
	Number int
	Seat   string
	Want   []string
	Err    error
}

// String returns the reason in plain English.
func (r Reason) String() string {
	switch r.Fault {
	case TooLarge, TooManyCards, TooManyRows, WrongRowLength:
		return fmt.Sprintf(string(r.Fault), r.Number)
	case NoSuchSeat, SeatWithoutCards, NotTheirTurn:
		return fmt.Sprintf(string(r.Fault), r.Seat)
	case UnplayableDeal:
		return fmt.Sprintf(string(r.Fault), r.Err)
	case WrongValue, FalseResult:
		return fmt.Sprintf(string(r.Fault), strings.Join(r.Want, `" or "`))
	case BrokenLayout:
		rule := r.Rule.String()
		if r.Rule == dreist.ThirdColour { // the rules word it for openings
			rule = "a third colour in its column"
		}
		return fmt.Sprintf(string(r.Fault), dreist.Lay(r.Card, r.Number), rule)
	case BrokenRule:
		return r.Rule.String()
	}
	return string(r.Fault)
}
