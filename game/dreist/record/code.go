package record

import (
	"errors"
	"fmt"

	"dreist/game/dreist"
	"dreist/game/record"
)

// Code is the name of a deal: its players, the handicap and the seed. The same code gives the same cards on every machine
// and in every later version. Make one with SoloCode, TableCode, DailyCode or ParseCode; the zero Code names no deal.
type Code struct {
	setup uint16 // the player's cards in a game against Egon, 1 to 95; from firstTable on a table's seats and who begins
	seed  uint64
}

// codes is the text form of the codes: version, setup and seed.
var codes = record.CodeForm{Version: '1', Setup: 2, Seed: 8}

// firstTable is the setup of a table of two at which seat 0 begins. Its other seat, then the seats of the tables of
// three and four follow. The setups below it, from 1, are numbers of cards against Egon.
const firstTable = dreist.DeckSize

// SoloCode returns the code of a game against Egon. The player starts, with 1 to 95 cards; any other number is an error. Only the lowest 40
// bits of the seed count.
func SoloCode(cards int, seed uint64) (Code, error) {
	if cards < 1 || cards >= dreist.DeckSize {
		return Code{}, fmt.Errorf("dreist: name a deal of %d cards against Egon: want 1 to %d", cards, dreist.DeckSize-1)
	}
	return Code{setup: uint16(cards), seed: seed % codes.Seeds()}, nil
}

// TableCode returns the code of a game of 2 to 4 players in which the seat starts begins; any other number or seat is an
// error. Only the lowest 40 bits of the seed count.
func TableCode(seats int, starts dreist.Seat, seed uint64) (Code, error) {
	if seats < 2 || seats > dreist.MaxSeats || starts < 0 || int(starts) >= seats {
		return Code{}, fmt.Errorf("dreist: name a deal of %d players begun by seat %d: want 2 to %d players and one of them",
			seats, starts+1, dreist.MaxSeats)
	}
	setup := firstTable + int(starts)
	for smaller := 2; smaller < seats; smaller++ {
		setup += smaller
	}
	return Code{setup: uint16(setup), seed: seed % codes.Seeds()}, nil
}

// DailyCode returns the code of the even deal against Egon for a date, YYYY-MM-DD. Any two valid dates have different codes.
func DailyCode(date string) Code {
	return Code{setup: dreist.EvenShare, seed: record.DaySeed(date) % codes.Seeds()}
}

// Deal returns the deal that the code names. The deal of the zero Code has no players.
func (c Code) Deal() dreist.Deal {
	if c.setup == 0 {
		return dreist.Deal{}
	}
	if c.setup < firstTable {
		return dreist.NewSoloDeal(int(c.setup), c.seed)
	}
	seats, starts := c.table()
	return dreist.NewTableDeal(seats, starts, c.seed)
}

// TableSeats returns the number of players of a table and the seat that begins; 0 players for a deal against Egon.
func (c Code) TableSeats() (seats int, starts dreist.Seat) {
	if c.setup < firstTable {
		return 0, 0
	}
	return c.table()
}

// table decodes the setup of a table: its players, more than MaxSeats for an unknown setup, and the seat that begins.
func (c Code) table() (seats int, starts dreist.Seat) {
	place := int(c.setup) - firstTable
	for seats = 2; seats <= dreist.MaxSeats && place >= seats; seats++ {
		place -= seats
	}
	return seats, dreist.Seat(place)
}

// String returns the code as people write it, in groups of four: 11G0-0123-4567.
func (c Code) String() string { return codes.Format(uint64(c.setup), c.seed) }

// ErrNoSuchDeal is wrapped by ParseCode's error for a well-formed code with an impossible number of players or cards.
var ErrNoSuchDeal = errors.New("the code is for an unknown number of players or cards (made by a newer version?)")

// ParseCode reads a code as forgivingly as record.CodeForm.Read. Its error wraps a *record.CodeError or ErrNoSuchDeal.
func ParseCode(text string) (Code, error) {
	setup, seed, err := codes.Read(text)
	c := Code{setup: uint16(setup), seed: seed}
	if seats, _ := c.table(); err == nil && (setup == 0 || setup >= firstTable && seats > dreist.MaxSeats) {
		err = ErrNoSuchDeal
	}
	if err != nil {
		return Code{}, fmt.Errorf("dreist: read a deal code: %w", err)
	}
	return c, nil
}
