package record

import (
	"errors"
	"fmt"

	"dreist/game/record"
	"dreist/game/thegame"
)

// Code names a deal: the variant, the number of seats, and the seed. The same code gives the same cards on every machine and
// in every later version. The seat that starts is not part of it; the players choose it when they have seen their hands (G 3).
type Code struct {
	variant thegame.Variant
	seats   int
	seed    uint64
}

// codes is the text form of deal codes: version, setup and seed.
var codes = record.CodeForm{Version: 'T', Setup: 2, Seed: 8}

// NewCode returns the code of a deal; only the lowest 40 bits of the seed count. The error is for values that the rules do not allow.
func NewCode(v thegame.Variant, seats int, seed uint64) (Code, error) {
	if v >= thegame.VariantCount || seats < 1 || seats > thegame.MaxSeats {
		return Code{}, fmt.Errorf("thegame: name a deal for %d players: want 1 to %d", seats, thegame.MaxSeats)
	}
	return Code{v, seats, seed % codes.Seeds()}, nil
}

// DailyCode returns the code of the daily deal of a date, YYYY-MM-DD, for one player in the base variant. Different dates have different codes.
func DailyCode(date string) Code {
	return Code{seats: 1, seed: record.DaySeed(date) % codes.Seeds()}
}

// Deal returns the deal that the code names. Seat 1 starts.
func (c Code) Deal() thegame.Deal { return thegame.NewDeal(c.variant, c.seats, 0, c.seed) }

// String returns the code for people, in groups of four characters.
func (c Code) String() string {
	return codes.Format(uint64(c.variant)*thegame.MaxSeats+uint64(c.seats-1), c.seed)
}

// ErrNoSuchDeal is the error, wrapped by ParseCode, for a well-formed code with an unknown variant.
var ErrNoSuchDeal = errors.New("the code is for an unknown variant (made by a newer version?)")

// ParseCode reads a deal code as leniently as record.CodeForm.Read. The error wraps a *record.CodeError or ErrNoSuchDeal.
func ParseCode(text string) (Code, error) {
	setup, seed, err := codes.Read(text)
	if err == nil && setup >= thegame.VariantCount*thegame.MaxSeats {
		err = ErrNoSuchDeal
	}
	if err != nil {
		return Code{}, fmt.Errorf("thegame: read a deal code: %w", err)
	}
	return Code{thegame.Variant(setup / thegame.MaxSeats), int(setup%thegame.MaxSeats) + 1, seed}, nil
}
