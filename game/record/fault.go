package record

import (
	"fmt"
	"strconv"
	"strings"
)

// Error says where a text breaks the record format or the rules of the game, and why.
type Error struct {
	Line, Column int    // counted from 1, the column in characters
	Token        string // what stands there; empty where nothing does
	Reason       Reason
}

// Error returns "line:column: token: reason", with "-" for a token that is not there.
func (e *Error) Error() string {
	token := e.Token
	if token == "" {
		token = "-"
	}
	return fmt.Sprintf("%d:%d: %s: %s", e.Line, e.Column, token, e.Reason)
}

// Fault is a way in which a text breaks the record format or the rules of the game, in plain English: a sentence, with
// %d or %s where String fills in what the Reason holds.
type Fault string

// The faults of records of any game, by where they occur.
const (
	NotUTF8           Fault = "not UTF-8"
	ControlCharacter  Fault = "control character"
	NeitherTagNorTurn Fault = "neither a tag nor a turn"
	TooLarge          Fault = "larger than %d bytes" // Reason.Number: of how many bytes a text may be

	// Tags.
	NameMissing    Fault = "a tag begins with its name"
	QuotesMissing  Fault = "the value of a tag stands in quotes"
	QuoteNotClosed Fault = "the value has no closing quote"
	UnknownEscape  Fault = `only \" and \\ are escapes`
	BracketMissing Fault = "want the closing bracket of the tag"
	AfterTag       Fault = "only a comment may follow a tag"
	GameNotFirst   Fault = "the first tag must be Game"
	TagTwice       Fault = "this tag stands above already"
	TagBelowTurns  Fault = "tags stand above the turns"
	TagMissing     Fault = "this tag is missing"
	WrongValue     Fault = `want "%s"`            // Reason.Text: what the value may be
	NoSuchSeat     Fault = "there is no seat %s"  // Reason.Text: its number
	FalseResult    Fault = "the moves lead to %s" // Reason.Text: what they lead to

	// Turns.
	TurnEnded      Fault = "the turn has ended"
	TurnUnfinished Fault = "the turn stops here, but only the last line may stop in the middle of a turn"
	NotTheirTurn   Fault = "it is the turn of seat %s" // Reason.Text: the number of the seat to move
)

// Reason says what is wrong with a text. What the fields beside Fault hold stands at the faults that use them.
type Reason struct {
	Fault  Fault
	Number int
	Text   string
	Err    error // what the rules of the game say: Text then has the words for it, in place of the fault's
}

// String returns the reason in plain English.
func (r Reason) String() string {
	if r.Err != nil {
		return r.Text
	}
	return strings.NewReplacer("%d", strconv.Itoa(r.Number), "%s", r.Text).Replace(string(r.Fault))
}
