package record

import (
	"dreist/game/dreixdrei"
	"dreist/game/record"
)

// Code names a deal.
type Code = record.Code[setup, dreixdrei.Deal]

// setup is the part of a code besides the seed.
type setup struct {
	seats, sets int
	starts      dreixdrei.Seat
}

// The order of the setups is part of the codes.
var codes = record.Codes[setup, dreixdrei.Deal]{
	Version: 'D', Setups: setups(),
	Deal: func(s setup, seed uint64) dreixdrei.Deal { return dreixdrei.NewDeal(s.seats, s.sets, s.starts, seed) },
}

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

// NewCode returns the code of a deal as record.Codes.New does.
func NewCode(seats, sets int, starts dreixdrei.Seat, seed uint64) (Code, error) {
	return codes.New(setup{seats, sets, starts}, seed)
}

// ParseCode reads a code as record.Codes.Read does.
func ParseCode(text string) (Code, error) { return codes.Read(text) }
