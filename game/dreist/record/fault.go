package record

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/record"
)

// The faults that only DREIst!'s records have, by where they occur.
const (
	// Tags.
	SeatsMissing     record.Fault = "this tag is missing: a table has two to four seats"
	StartsMissing    record.Fault = "this tag is missing, and there is no seat 1 to begin"
	WrongSeatValue   record.Fault = "want the number of a seat"
	WrongResultValue record.Fault = "want the number of a seat, or *"
	EgonHasNoHand    record.Fault = "Egon has no hand"
	SeatWithoutCards record.Fault = "seat %s has no card to play with" // the reason's text: the seat's number
	UnplayableDeal   record.Fault = "a deal against the rules"         // the reason's error: why the rules refuse it

	// Cards and layouts.
	NotACard         record.Fault = "not a card: want a number 1–8 and a colour letter r, y, t or v"
	FourthCopy       record.Fault = "there are only three cards of this kind"
	TooManyCards     record.Fault = "at most %d cards can be here" // the reason's number: the limit
	EmptyLayoutValue record.Fault = `the empty layout is written "-"`
	WrongRowLetter   record.Fault = "want a colour letter r, y, t or v, or a run of 1–8 empty cells"
	TooManyRows      record.Fault = "a layout has at most %d rows"        // the reason's number: the limit
	WrongRowLength   record.Fault = "the row has %d columns instead of 8" // the reason's number: the row's columns
	BrokenLayout     record.Fault = "a layout against the rules"          // the reason's error: a *dreist.Refusal of the card that cannot lie there

	// Turns.
	NotAMove        record.Fault = "not a move: want a card and a row, +, x and a card, . or > and seats"
	NotARow         record.Fault = "not a row: want a number from 1 after the card"
	ReceiverMissing record.Fault = "want one or two seat numbers after >"
	EgonWritten     record.Fault = "Egon's turns are never written"
)

func unplayable(err error) record.Reason {
	return record.Reason{Fault: UnplayableDeal, Text: err.Error(), Err: err}
}

func brokenLayout(r *dreist.Refusal) record.Reason {
	rule := r.Reason.String()
	if r.Reason == dreist.ThirdColour { // the refusal's own words speak of an opening
		rule = "a third colour in its column"
	}
	return record.Reason{Fault: BrokenLayout, Text: fmt.Sprintf("%v: %s", r.Move, rule), Err: r}
}
