// Package deals names deals of PERI by short codes that people type, paste and read aloud. The same code gives the same cards on every machine
// and in every later version.
package deals

import (
	"errors"
	"fmt"
	"slices"

	"dreist/game/code"
	"dreist/game/peri"
)

// codes is the text form of the codes: version, patience and number.
var codes = code.Form{Version: 'P', Setup: 2, Seed: 8}

// Number returns the number of the deal that a seed chooses: 40 bits of it.
func Number(seed uint64) uint64 { return seed % codes.Seeds() }

// Code returns the code of the deal of a patience with a number.
func Code(row *peri.Patience, number uint64) string {
	return codes.Write(uint64(slices.Index(peri.Patiences, row)), number)
}

// ErrNoSuchDeal is wrapped by Parse's error for a well-formed code with a patience that there is not.
var ErrNoSuchDeal = errors.New("the code is for an unknown patience (made by a newer version?)")

// Parse reads a code as forgivingly as code.Form.Read. Its error wraps a *code.Error or ErrNoSuchDeal.
func Parse(text string) (row *peri.Patience, number uint64, err error) {
	i, number, err := codes.Read(text)
	if err == nil && i >= uint64(len(peri.Patiences)) {
		err = ErrNoSuchDeal
	}
	if err != nil {
		return nil, 0, fmt.Errorf("peri: read a deal code: %w", err)
	}
	return peri.Patiences[i], number, nil
}
