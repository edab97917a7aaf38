package record

import (
	"fmt"

	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// Code names a deal. The same code gives the same cards on every machine and in every later version.
type Code struct {
	setup
	seed uint64
}

// setup is the part of a code besides the seed.
type setup struct {
	seats, sets int
	starts      dreixdrei.Seat
}

// The order of the setups is part of the codes.
var codes = record.Codes[setup]{Version: 'D', Setups: setups()}

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
	s := setup{seats, sets, starts}
	if !codes.Has(s) {
		return Code{}, fmt.Errorf("dreixdrei: name a deal for %d players with %d sets, begun by seat %d: there is none", seats, sets, starts+1)
	}
	return Code{s, seed % record.Seeds}, nil
}

// Deal returns the deal that the code names.
func (c Code) Deal() dreixdrei.Deal { return dreixdrei.NewDeal(c.seats, c.sets, c.starts, c.seed) }

// String returns the code for people, in groups of four characters.
func (c Code) String() string { return codes.Format(c.setup, c.seed) }

// ParseCode reads a code as record.Codes.Read does.
func ParseCode(text string) (Code, error) {
	s, seed, err := codes.Read(text)
	return Code{s, seed}, err
}
