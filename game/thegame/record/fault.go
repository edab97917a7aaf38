package record

import (
	"dreist/game/record"
	"dreist/game/thegame"
)

// The faults that only records of THE GAME have, by where they occur.
const (
	// Tags.
	MalformedTag     record.Fault = `not a tag: want [Name "value"], a name of letters and digits, and nothing but a comment behind it`
	NoSuchSeatTag    record.Fault = "there are seats 1 to 5"
	WrongStartsValue record.Fault = "want the number of a seat, 1 to 5"
	SeatAfterGap     record.Fault = "seat %s is free: seats follow each other from 1"             // Reason.Text: its number
	HandsMissing     record.Fault = "hands are given for all seats or for none: seat %s has none" // Reason.Text: its number
	TooFewCards      record.Fault = "the hands need %d cards"                                     // Reason.Number: how many
	HandTooLong      record.Fault = "a hand holds %d cards at most"                               // Reason.Number: the size of a hand
	HandTooShort     record.Fault = "a hand holds %d cards while there is a draw pile"            // Reason.Number: the size of a hand
	NobodyHoldsCards record.Fault = "there is no card to play with"

	// Cards.
	NotACard  record.Fault = "not a card: want a number from 2 to 99"
	CardTwice record.Fault = "this card occurs above already"
	DoesntFit record.Fault = "it does not fit the card before it, %d" // Reason.Number: what the pile shows

	// Turns.
	NotAMove   record.Fault = "not a move: want a card and a pile, a seat with ! ~ + or - and a pile, or ."
	BrokenRule record.Fault = "against the rules" // Reason.Err: a *thegame.Refusal of the move
)

// brokenRule returns why the rules refuse a move.
func brokenRule(r *thegame.Refusal) record.Reason {
	return record.Reason{Fault: BrokenRule, Text: r.Text(), Err: r}
}
