package puzzle

import (
	"errors"
	"fmt"

	"dreist/game/code"
	"dreist/game/dreist/deals"
)

// shared is the form of puzzle codes; their setup is kind and level. Another way to generate puzzles from seeds takes
// the next letter.
var shared = code.Form{Version: 'P', Setup: 1, Seed: 5}

// Share returns the code of the puzzle, such as P712-3ABC. ParseShared reads it.
func (p *Puzzle) Share() string {
	return shared.Write(uint64(int(p.Kind)*Levels+int(p.Level)-1), p.Seed)
}

// Errors of well-formed codes that are not those of a puzzle.
var (
	errCodeOfDeal   = errors.New("this is the code of a deal; start a game with it")
	errNoSuchPuzzle = errors.New("there is no such kind of puzzle: a newer program may have made it")
)

// ParseShared makes the puzzle of a code, read as leniently as by code.Form.Read. FaultOf explains its errors to the
// player.
func ParseShared(text string) (Puzzle, error) {
	setup, seed, err := shared.Read(text)
	var p Puzzle
	if _, deal := deals.Parse(text); deal == nil {
		err = errCodeOfDeal
	} else if err == nil {
		if p, err = Generate(Kind(setup/Levels), Level(setup%Levels+1), seed); err != nil {
			err = errNoSuchPuzzle
		}
	}
	if err != nil {
		return Puzzle{}, fmt.Errorf("puzzle: read a shared puzzle: %w", err)
	}
	return p, nil
}

// FaultOf returns a sentence for an error of ParseShared.
func FaultOf(err error) Sentence {
	wrong := &code.Error{}
	switch {
	case errors.Is(err, errCodeOfDeal):
		return say("puzzle.code.deal")
	case !errors.As(err, &wrong):
		return say("puzzle.code.unknown")
	}
	switch wrong.Fault {
	case code.WrongSymbol:
		s := say("puzzle.code.symbol")
		if wrong.LooksLike != 0 {
			s = say("puzzle.code.lookalike")
			s.Meant = string(wrong.LooksLike)
		}
		s.Symbol = string(wrong.Symbol)
		return s
	case code.WrongLength:
		return say("puzzle.code.length").counting(wrong.Length)
	case code.WrongCheck:
		return say("puzzle.code.check")
	}
	return say("puzzle.code.version")
}
