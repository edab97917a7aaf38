// Package deals names deals of PERI by short codes that people type, paste and read aloud.
package deals

import (
	"errors"
	"fmt"
	"slices"

	"dreist/game/code"
	"dreist/game/peri"
)

// Code names a deal: the patience and its number. The same code gives the same cards on every machine and in every later version.
type Code struct {
	patience *peri.Patience
	number   uint64
}

// codes is the text form of the codes: version, patience and number.
var codes = code.Form{Version: 'P', Setup: 2, Seed: 8}

// New returns the code of a deal. Only the lowest 40 bits of the number count.
func New(row *peri.Patience, number uint64) Code { return Code{row, number % codes.Seeds()} }

// Deal returns the deal that the code names.
func (c Code) Deal() peri.Deal { return peri.NewDeal(c.patience, c.number) }

// String returns the code as people write it, in groups of four.
func (c Code) String() string {
	return codes.Write(uint64(slices.Index(peri.Patiences, c.patience)), c.number)
}

// ErrNoSuchDeal is wrapped by Parse's error for a well-formed code with a patience that there is not.
var ErrNoSuchDeal = errors.New("the code is for an unknown patience (made by a newer version?)")

// Parse reads a code as forgivingly as code.Form.Read. Its error wraps a *code.Error or ErrNoSuchDeal.
func Parse(text string) (Code, error) {
	row, number, err := codes.Read(text)
	if err == nil && row >= uint64(len(peri.Patiences)) {
		err = ErrNoSuchDeal
	}
	if err != nil {
		return Code{}, fmt.Errorf("peri: read a deal code: %w", err)
	}
	return Code{peri.Patiences[row], number}, nil
}
