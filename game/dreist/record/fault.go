package record

import (
	"fmt"
	"strings"

	"dreist/game/dreist"
)

// Fault is a way in which a text breaks the record format or the rules of the game.
type Fault uint8

// The faults, by where they occur.
const (
	NotUTF8 Fault = iota + 1
	ControlCharacter
	NeitherTagNorTurn
	TooLarge   // Reason.Number: of how many bytes a text may be
	Unreadable // Reason.Err: why the file could not be read

	// Tags.
	NameMissing      // a tag without a name
	QuotesMissing    // a value outside quotes
	QuoteNotClosed   // a value without its closing quote
	UnknownEscape    // a backslash before anything but a quote or a backslash
	BracketMissing   // a tag without its closing bracket
	AfterTag         // more than a comment behind a tag
	GameNotFirst     // another tag than Game at the beginning
	TagTwice         // a tag that stands above already
	TagBelowTurns    // a tag that stands below a turn
	TagMissing       // a tag that is needed
	SeatsMissing     // a seat's tag, of which a table has two at least
	StartsMissing    // the tag Starts, which is needed where seat 1 does not play
	WrongValue       // Reason.Want: what the value may be
	WrongSeatValue   // a value that is not the number of a seat
	WrongResultValue // a value that is neither the number of a seat nor *
	NoSuchSeat       // Reason.Seat: its number
	EgonHasNoHand
	SeatWithoutCards // Reason.Seat: its number
	FalseResult      // Reason.Want: what the moves lead to
	UnplayableDeal   // Reason.Err: why the rules refuse the deal

	// Cards and layouts.
	NotACard
	FourthCopy       // a fourth card of one kind
	TooManyCards     // Reason.Number: how many there can be
	EmptyLayoutValue // the empty layout is written otherwise
	WrongRowLetter   // neither a colour nor a run of empty cells
	TooManyRows      // Reason.Number: how many there can be
	WrongRowLength   // Reason.Number: how many columns the row has
	BrokenLayout     // Reason.Rule: why Reason.Card cannot lie on Reason.Number

	// Turns.
	NotAMove
	NotARow
	ReceiverMissing // a gift without seat numbers
	BrokenRule      // Reason.Rule: why the move is not allowed
	TurnEnded       // a token behind the one that ended the turn
	TurnUnfinished  // a turn that stops in the middle, and is not the last
	NotTheirTurn    // Reason.Seat: the number of the seat to move
	EgonWritten     // a turn of Egon
	faults          = iota + 1
)

// Faults lists all faults.
func Faults() []Fault {
	all := make([]Fault, 0, faults)
	for f := NotUTF8; f <= EgonWritten; f++ {
		all = append(all, f)
	}
	return all
}

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
	case TooLarge:
		return fmt.Sprintf("larger than %d bytes", r.Number)
	case Unreadable:
		return fmt.Sprintf("cannot be read: %v", r.Err)
	case WrongValue:
		quoted := make([]string, len(r.Want))
		for i, w := range r.Want {
			quoted[i] = fmt.Sprintf("%q", w)
		}
		return "want " + strings.Join(quoted, " or ")
	case NoSuchSeat:
		return "there is no seat " + r.Seat
	case SeatWithoutCards:
		return fmt.Sprintf("seat %s has no card to play with", r.Seat)
	case FalseResult:
		return "the moves lead to " + strings.Join(r.Want, "")
	case UnplayableDeal:
		return r.Err.Error()
	case TooManyCards:
		return fmt.Sprintf("at most %d cards can be here", r.Number)
	case TooManyRows:
		return fmt.Sprintf("a layout has at most %d rows", r.Number)
	case WrongRowLength:
		return fmt.Sprintf("the row has %d columns instead of %d", r.Number, dreist.Numbers)
	case BrokenLayout:
		rule := r.Rule.String()
		if r.Rule == dreist.ThirdColour { // the rules word it for openings
			rule = "a third colour in its column"
		}
		return fmt.Sprintf("%v: %s", dreist.Lay(r.Card, r.Number), rule)
	case BrokenRule:
		return r.Rule.String()
	case NotTheirTurn:
		return "it is the turn of seat " + r.Seat
	}
	return plainReasons[r.Fault]
}

// plainReasons are the reasons of the faults that say all by themselves.
var plainReasons = [faults]string{
	NotUTF8:           "not UTF-8",
	ControlCharacter:  "control character",
	NeitherTagNorTurn: "neither a tag nor a turn",
	NameMissing:       "a tag begins with its name",
	QuotesMissing:     "the value of a tag stands in quotes",
	QuoteNotClosed:    "the value has no closing quote",
	UnknownEscape:     `only \" and \\ are escapes`,
	BracketMissing:    "want the closing bracket of the tag",
	AfterTag:          "only a comment may follow a tag",
	GameNotFirst:      "the first tag must be Game",
	TagTwice:          "this tag stands above already",
	TagBelowTurns:     "tags stand above the turns",
	TagMissing:        "this tag is missing",
	SeatsMissing:      "this tag is missing: a table has two to four seats",
	StartsMissing:     "this tag is missing, and there is no seat 1 to begin",
	WrongSeatValue:    "want the number of a seat",
	WrongResultValue:  "want the number of a seat, or *",
	EgonHasNoHand:     "Egon has no hand",
	NotACard:          "not a card: want a number 1–8 and a colour letter r, y, t or v",
	FourthCopy:        "there are only three cards of this kind",
	EmptyLayoutValue:  `the empty layout is written "-"`,
	WrongRowLetter:    "want a colour letter r, y, t or v, or a run of 1–8 empty cells",
	NotAMove:          "not a move: want a card and a row, +, x and a card, . or > and seats",
	NotARow:           "not a row: want a number from 1 after the card",
	ReceiverMissing:   "want one or two seat numbers after >",
	TurnEnded:         "the turn has ended",
	TurnUnfinished:    "the turn stops here, but only the last line may stop in the middle of a turn",
	EgonWritten:       "Egon's turns are never written",
}
