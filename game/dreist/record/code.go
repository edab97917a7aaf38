package record

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/record"
)

// Code names a deal. Make one with SoloCode, TableCode, DailyCode or ParseCode.
type Code = record.Code[Setup, dreist.Deal]

// Setup is the part of a code besides the seed.
type Setup struct {
	cards  int         // the player's cards in a game against Egon, 1 to 95; 0 at a table
	Seats  int         // number of players at a table, 2 to 4; 0 against Egon
	Starts dreist.Seat // the seat that begins at a table
}

// The order of the setups is part of the codes.
var codes = record.Codes[Setup, dreist.Deal]{Version: '1', Setups: setups(), Deal: func(s Setup, seed uint64) dreist.Deal {
	if s.Seats > 0 {
		return dreist.NewTableDeal(s.Seats, s.Starts, seed)
	}
	return dreist.NewSoloDeal(s.cards, seed)
}}

func setups() (all []Setup) {
	for cards := range dreist.CardCount {
		all = append(all, Setup{cards: cards})
	}
	for seats := 2; seats <= dreist.MaxSeats; seats++ {
		for starts := range dreist.Seat(seats) {
			all = append(all, Setup{Seats: seats, Starts: starts})
		}
	}
	return all
}

// SoloCode returns the code of a game against Egon, as record.Codes.New does. The player starts, with 1 to 95 cards.
func SoloCode(cards int, seed uint64) (Code, error) {
	c, err := codes.New(Setup{cards: cards}, seed)
	if err != nil {
		return c, fmt.Errorf("name a deal of %d cards against Egon: want 1 to %d", cards, dreist.CardCount-1)
	}
	return c, nil
}

// TableCode returns the code of a game of 2 to 4 players that the seat starts begins. Its error is that of record.Codes.New.
func TableCode(seats int, starts dreist.Seat, seed uint64) (Code, error) {
	return codes.New(Setup{Seats: seats, Starts: starts}, seed)
}

// DailyCode returns the code of the even deal against Egon for a date, YYYY-MM-DD. Any two valid dates have different codes.
func DailyCode(date string) Code {
	c, _ := SoloCode(dreist.EvenCardCount, record.DaySeed(date))
	return c
}

// ParseCode reads a code as record.Codes.Read does.
func ParseCode(text string) (Code, error) { return codes.Read(text) }
