package record

import (
	"errors"
	"fmt"
	"slices"

	"dreist/game/peri"
	"dreist/game/record"
)

// codes is the text form of deal codes: version, patience and number.
var codes = record.CodeForm{Version: 'P', Setup: 2, Seed: 8}

// DealNumber returns the number of the deal that a seed chooses: its lowest 40 bits.
func DealNumber(seed uint64) uint64 { return seed % codes.Seeds() }

// CodeOf returns the code of a deal from its patience and its number.
func CodeOf(row *peri.Patience, number uint64) string {
	return codes.Format(uint64(slices.Index(peri.Patiences, row)), number)
}

// ErrNoSuchDeal is the error, wrapped by ParseCode, for a well-formed code with an unknown patience.
var ErrNoSuchDeal = errors.New("the code is for an unknown patience (made by a newer version?)")

// ParseCode reads a deal code as leniently as record.CodeForm.Read. The error wraps a *record.CodeError or ErrNoSuchDeal.
func ParseCode(text string) (row *peri.Patience, number uint64, err error) {
	i, number, err := codes.Read(text)
	if err == nil && i >= uint64(len(peri.Patiences)) {
		err = ErrNoSuchDeal
	}
	if err != nil {
		return nil, 0, fmt.Errorf("peri: read a deal code: %w", err)
	}
	return peri.Patiences[i], number, nil
}
