package record

import (
	"fmt"

	"dreist/game/record"
	"dreist/game/thegame"
)

// Code names a deal. The same code gives the same cards on every machine and in every later version. The seat that starts is not part of it;
// the players choose it when they have seen their hands (G 3).
type Code struct {
	setup
	seed uint64
}

// setup is the part of a code besides the seed.
type setup struct {
	variant thegame.Variant
	seats   int
}

// The order of the setups is part of the codes.
var codes = record.Codes[setup]{Version: 'T', Setups: setups()}

func setups() (all []setup) {
	for v := range thegame.Variant(thegame.VariantCount) {
		for seats := range thegame.MaxSeats {
			all = append(all, setup{v, seats + 1})
		}
	}
	return all
}

// NewCode returns the code of a deal; only the lowest 40 bits of the seed count. The error is for values that the rules do not allow.
func NewCode(v thegame.Variant, seats int, seed uint64) (Code, error) {
	s := setup{v, seats}
	if !codes.Has(s) {
		return Code{}, fmt.Errorf("thegame: name a deal for %d players: want 1 to %d", seats, thegame.MaxSeats)
	}
	return Code{s, seed % record.Seeds}, nil
}

// DailyCode returns the code of the daily deal of a date, YYYY-MM-DD, for one player in the base variant. Different dates have different codes.
func DailyCode(date string) Code { return Code{setup{seats: 1}, record.DaySeed(date)} }

// Deal returns the deal that the code names. Seat 1 starts.
func (c Code) Deal() thegame.Deal { return thegame.NewDeal(c.variant, c.seats, 0, c.seed) }

// String returns the code for people, in groups of four characters.
func (c Code) String() string { return codes.Format(c.setup, c.seed) }

// ParseCode reads a code as record.Codes.Read does.
func ParseCode(text string) (Code, error) {
	s, seed, err := codes.Read(text)
	return Code{s, seed}, err
}
