package record

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/record"
)

// Code is the name of a deal. The same code gives the same cards on every machine and in every later version. Make one with SoloCode,
// TableCode, DailyCode or ParseCode; the zero Code names no deal.
type Code struct {
	Setup
	seed uint64
}

// Setup is the part of a code besides the seed.
type Setup struct {
	cards  int         // the player's cards in a game against Egon, 1 to 95; 0 at a table
	Seats  int         // number of players at a table, 2 to 4; 0 against Egon
	Starts dreist.Seat // the seat that begins at a table
}

// The order of the setups is part of the codes.
var codes = record.Codes[Setup]{Version: '1', Setups: setups()}

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

// SoloCode returns the code of a game against Egon. The player starts, with 1 to 95 cards; any other number is an error. Only the lowest 40
// bits of the seed count.
func SoloCode(cards int, seed uint64) (Code, error) {
	setup := Setup{cards: cards}
	if !codes.Has(setup) {
		return Code{}, fmt.Errorf("dreist: name a deal of %d cards against Egon: want 1 to %d", cards, dreist.CardCount-1)
	}
	return Code{setup, seed % record.Seeds}, nil
}

// TableCode returns the code of a game of 2 to 4 players in which the seat starts begins; any other number or seat is an
// error. Only the lowest 40 bits of the seed count.
func TableCode(seats int, starts dreist.Seat, seed uint64) (Code, error) {
	setup := Setup{Seats: seats, Starts: starts}
	if !codes.Has(setup) {
		return Code{}, fmt.Errorf("dreist: name a deal of %d players begun by seat %d: want 2 to %d players and one of them",
			seats, starts+1, dreist.MaxSeats)
	}
	return Code{setup, seed % record.Seeds}, nil
}

// DailyCode returns the code of the even deal against Egon for a date, YYYY-MM-DD. Any two valid dates have different codes.
func DailyCode(date string) Code {
	return Code{Setup{cards: dreist.EvenCardCount}, record.DaySeed(date)}
}

// Deal returns the deal that the code names. The deal of the zero Code has no players.
func (c Code) Deal() dreist.Deal {
	switch {
	case c.Seats > 0:
		return dreist.NewTableDeal(c.Seats, c.Starts, c.seed)
	case c.cards > 0:
		return dreist.NewSoloDeal(c.cards, c.seed)
	}
	return dreist.Deal{}
}

// String returns the code as people write it, in groups of four: 11G0-0123-4567.
func (c Code) String() string { return codes.Format(c.Setup, c.seed) }

// ParseCode reads a code as record.Codes.Read does.
func ParseCode(text string) (Code, error) {
	setup, seed, err := codes.Read(text)
	return Code{setup, seed}, err
}
