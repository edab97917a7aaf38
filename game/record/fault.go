package record

import (
	"fmt"
	"strconv"
	"strings"
)

// Error is a violation of the record format or of the game's rules, with its place in the text.
type Error struct {
	Line   int    // from 1
	Column int    // from 1, in characters
	Token  string // text at this place; empty at the end of a line
	Reason Reason
}

// Error returns "line:column: token: reason", with "-" for an empty token.
func (e *Error) Error() string {
	token := e.Token
	if token == "" {
		token = "-"
	}
	return fmt.Sprintf("%d:%d: %s: %s", e.Line, e.Column, token, e.Reason)
}

// Fault is a kind of violation in plain English: a sentence, with %d or %s for a value of the Reason.
type Fault string

// The faults in records of any game.
const (
	NotUTF8           Fault = "not UTF-8"
	ControlCharacter  Fault = "control character"
	NeitherTagNorTurn Fault = "neither a tag nor a turn"
	TooLarge          Fault = "larger than %d bytes" // Reason.Number: the limit

	// Tags.
	NameMissing     Fault = "a tag begins with its name"
	QuotesMissing   Fault = "the value must be in quotes"
	QuoteNotClosed  Fault = "the value has no closing quote"
	UnknownEscape   Fault = `only \" and \\ are escapes`
	BracketMissing  Fault = "want the closing bracket of the tag"
	AfterTag        Fault = "only a comment may follow a tag"
	GameTagNotFirst Fault = "the first tag must be Game"
	TagTwice        Fault = "duplicate tag"
	TagBelowTurns   Fault = "tags must come before the turns"
	TagMissing      Fault = "this tag is missing"
	WrongValue      Fault = `want "%s"`            // Reason.Text: the allowed values
	NoSuchSeat      Fault = "there is no seat %s"  // Reason.Text: the number of the seat
	FalseResult     Fault = "the moves lead to %s" // Reason.Text: the result of the moves

	// Turns.
	TurnEnded      Fault = "the turn has ended"
	TurnUnfinished Fault = "the turn stops here, but only the last line may stop in the middle of a turn"
	NotTheirTurn   Fault = "it is the turn of seat %s" // Reason.Text: the number of the seat to move
	BrokenRule     Fault = "against the rules"         // Reason.Err: an error of the rules about a move or the deal
)

// Reason is a fault with its values. The comment of each fault says which fields it uses.
type Reason struct {
	Fault  Fault
	Number int
	Text   string
	Err    error // the rules' error, for BrokenRule; String then returns Text instead of the text of Fault
}

// Refusal is an error of the rules of a game.
type Refusal interface {
	error
	// Text returns the reason in plain English.
	Text() string
}

// RefusalReason returns a refusal of a move or a deal as a Reason.
func RefusalReason(r Refusal) Reason { return Reason{Fault: BrokenRule, Text: r.Text(), Err: r} }

// String returns the reason in plain English.
func (r Reason) String() string {
	if r.Err != nil {
		return r.Text
	}
	return strings.NewReplacer("%d", strconv.Itoa(r.Number), "%s", r.Text).Replace(string(r.Fault))
}
