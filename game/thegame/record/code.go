package record

import (
	"dreist/game/record"
	"dreist/game/thegame"
)

// Code names a deal. The seat that starts is not part of it; the players choose it when they have seen their hands (G 3).
type Code = record.Code[setup, thegame.Deal]

// setup is the part of a code besides the seed.
type setup struct {
	variant thegame.Variant
	seats   int
}

// The order of the setups is part of the codes.
var codes = record.Codes[setup, thegame.Deal]{
	Version: 'T', Setups: setups(),
	Deal: func(s setup, seed uint64) thegame.Deal { return thegame.NewDeal(s.variant, s.seats, 0, seed) },
}

func setups() (all []setup) {
	for v := range thegame.Variant(thegame.VariantCount) {
		for seats := range thegame.MaxSeats {
			all = append(all, setup{v, seats + 1})
		}
	}
	return all
}

// NewCode returns the code of a deal as record.Codes.New does.
func NewCode(v thegame.Variant, seats int, seed uint64) (Code, error) {
	return codes.New(setup{v, seats}, seed)
}

// DailyCode returns the code of the daily deal of a date, YYYY-MM-DD, for one player in the base variant. Different dates have different codes.
func DailyCode(date string) Code {
	c, _ := codes.New(setup{seats: 1}, record.DaySeed(date))
	return c
}

// ParseCode reads a code as record.Codes.Read does.
func ParseCode(text string) (Code, error) { return codes.Read(text) }
