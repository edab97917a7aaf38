package record

import (
	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// The faults that only records of DREI x DR3I have, by where they occur.
const (
	// Tags.
	MalformedTag      record.Fault = `not a tag: want [Name "value"], a name of letters and digits, and nothing but a comment behind it`
	NotASeat          record.Fault = "want the number of a seat, 1 to 10"
	NotPlaces         record.Fault = "want numbers of seats, 1 to 10, none twice"
	NotAResult        record.Fault = "want * or numbers of seats, none twice, with = at the end of an undecided game"
	SeatNotThere      record.Fault = "there is no such seat"
	OneSetTooFew      record.Fault = "more than four seats play with two sets"
	NotThreeCards     record.Fault = "in the exchange three cards are open and three in the hand"
	NoPileInExchange  record.Fault = "in the exchange there is no pile"
	HandTooShort      record.Fault = "a hand holds three cards while there are cards to draw"
	FourEqual         record.Fault = "four equal cards would have left the game"
	WrongPlaces       record.Fault = "these are not the seats without cards"
	PlacesMissing     record.Fault = "a seat without cards is out and stands in Places"
	TooFewPlayers     record.Fault = "fewer than two seats hold cards"
	StartsWithoutCard record.Fault = "this seat is out and cannot start"
	WrongPhase        record.Fault = "the seat is in phase %d" // Reason.Number: the phase

	// Cards.
	NotACard     record.Fault = "not a card: want 3 to 12, D, I, R or J"
	NotAPileCard record.Fault = "not a card of the pile: want 3 to 12, I, R or a JOKER with such a name, as in J=8"
	FourthCard   record.Fault = "three cards at most lie there"
	TooManyCards record.Fault = "more cards of this kind than there are, %d" // Reason.Number: how many there are
	DoesntFit    record.Fault = "it does not fit those below it"

	// Turns.
	NotAMove   record.Fault = "not a move"
	BrokenRule record.Fault = "against the rules" // Reason.Err: a *dreixdrei.Refusal of the move
)

// brokenRule returns why the rules refuse a move.
func brokenRule(r *dreixdrei.Refusal) record.Reason {
	return record.Reason{Fault: BrokenRule, Text: r.Text(), Err: r}
}
