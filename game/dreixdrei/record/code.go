package record

import (
	"errors"
	"fmt"
	"slices"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// Code names a deal: the numbers of seats and sets, the seat that starts, and the seed. The same code gives the same cards on
// every machine and in every later version.
type Code struct {
	setup int // the index in setups()
	seed  uint64
}

// codes is the text form of deal codes: version, setup and seed.
var codes = record.CodeForm{Version: 'D', Setup: 2, Seed: 8}

// setup is the part of a code besides the seed.
type setup struct {
	seats, sets int
	starts      dreixdrei.Seat
}

// setups returns all setups. Their order is part of the codes.
func setups() (all []setup) {
	for sets := 1; sets <= dreixdrei.MaxSets; sets++ {
		for seats := dreixdrei.MinSeats; seats <= dreixdrei.MaxSeats; seats++ {
			for starts := range dreixdrei.Seat(seats) {
				if sets >= dreixdrei.UsualSetCount(seats) {
					all = append(all, setup{seats, sets, starts})
				}
			}
		}
	}
	return all
}

// NewCode returns the code of a deal; only the lowest 40 bits of the seed count. The error is for values that the rules do not allow.
func NewCode(seats, sets int, starts dreixdrei.Seat, seed uint64) (Code, error) {
	i := slices.Index(setups(), setup{seats, sets, starts})
	if i < 0 {
		return Code{}, fmt.Errorf("dreixdrei: name a deal for %d players with %d sets, begun by seat %d: there is none", seats, sets, starts+1)
	}
	return Code{i, seed % codes.Seeds()}, nil
}

// Deal returns the deal that the code names.
func (c Code) Deal() dreixdrei.Deal {
	s := setups()[c.setup]
	return dreixdrei.NewDeal(s.seats, s.sets, s.starts, c.seed)
}

// String returns the code for people, in groups of four characters.
func (c Code) String() string { return codes.Format(uint64(c.setup), c.seed) }

// ErrNoSuchDeal is the error, wrapped by ParseCode, for a well-formed code with an unknown table.
var ErrNoSuchDeal = errors.New("it names a table that there is not")

// ParseCode reads a deal code as leniently as record.CodeForm.Read. The error wraps a *record.CodeError or ErrNoSuchDeal.
func ParseCode(text string) (Code, error) {
	setup, seed, err := codes.Read(text)
	if err == nil && setup >= uint64(len(setups())) {
		err = ErrNoSuchDeal
	}
	if err != nil {
		return Code{}, fmt.Errorf("dreixdrei: read a deal code: %w", err)
	}
	return Code{int(setup), seed}, nil
}
