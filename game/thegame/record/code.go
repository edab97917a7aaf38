package record

import (
	"errors"
	"fmt"

	"dreist/game/record"
	"dreist/game/thegame"
)

// Code names a deal: the variant, how many play, and the seed. Who begins is settled when the hands are seen (G 3), and
// not part of it. The same code gives the same cards on every machine and in every later version.
type Code struct {
	variant thegame.Variant
	seats   int
	seed    uint64
}

// codes is the text form of the codes: version, setup and seed.
var codes = record.CodeForm{Version: 'T', Setup: 2, Seed: 8}

// NewCode returns the code of a deal. Only the lowest 40 bits of the seed count.
func NewCode(v thegame.Variant, seats int, seed uint64) (Code, error) {
	if v >= thegame.Variants || seats < 1 || seats > thegame.MaxSeats {
		return Code{}, fmt.Errorf("thegame: name a deal for %d players: want 1 to %d", seats, thegame.MaxSeats)
	}
	return Code{v, seats, seed % codes.Seeds()}, nil
}

// DailyCode returns the code of the deal of a date, YYYY-MM-DD, for one player in base. Any two valid dates have different codes.
func DailyCode(date string) Code {
	return Code{seats: 1, seed: record.DaySeed(date) % codes.Seeds()}
}

// Deal returns the deal that the code names, begun by seat 1.
func (c Code) Deal() thegame.Deal { return thegame.NewDeal(c.variant, c.seats, 0, c.seed) }

// String returns the code as people write it, in groups of four.
func (c Code) String() string {
	return codes.Format(uint64(c.variant)*thegame.MaxSeats+uint64(c.seats-1), c.seed)
}

// ErrNoSuchDeal is wrapped by ParseCode's error for a well-formed code with a variant that there is not.
var ErrNoSuchDeal = errors.New("the code is for an unknown variant (made by a newer version?)")

// ParseCode reads a code as forgivingly as record.CodeForm.Read. Its error wraps a *record.CodeError or ErrNoSuchDeal.
func ParseCode(text string) (Code, error) {
	setup, seed, err := codes.Read(text)
	if err == nil && setup >= thegame.Variants*thegame.MaxSeats {
		err = ErrNoSuchDeal
	}
	if err != nil {
		return Code{}, fmt.Errorf("thegame: read a deal code: %w", err)
	}
	return Code{thegame.Variant(setup / thegame.MaxSeats), int(setup%thegame.MaxSeats) + 1, seed}, nil
}
