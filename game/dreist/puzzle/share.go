package puzzle

import (
	"fmt"

	"dreist/game/dreist"
)

// The text of a shared puzzle is ShareLength symbols in groups of four: one that begins the code of every puzzle and
// tells its version, one for kind and level, five for the seed and one to check the rest. It uses the symbols of the
// codes of deals, digits and letters without I, L, O and U, and is told from them by its length and its first symbol.
const (
	ShareLength   = 8
	shareVersion  = 'P' // another way to make puzzles out of seeds takes the next letter
	versionNumber = 22  // what the version's symbol stands for
	symbolBits    = 5
	seedSymbols   = 5
)

// Share returns the puzzle as a short text that people can type and read aloud: P712-3ABC. ParseShared reads it.
func (p *Puzzle) Share() string {
	symbols := [ShareLength - 1]byte{versionNumber, byte(int(p.Kind)*Levels + int(p.Level) - 1)}
	for i := range seedSymbols {
		symbols[2+i] = byte(p.Seed>>(symbolBits*(seedSymbols-1-i))) & (1<<symbolBits - 1)
	}
	return dreist.WriteSymbols(symbols[:])
}

// ParseShared reads the text of a shared puzzle and makes the puzzle. Small and capital letters are the same, an O is a 0,
// an I or L is a 1; blanks and dashes may stand anywhere. Its error is a *ShareError. One wrong symbol, or two exchanged, is always found.
func ParseShared(text string) (Puzzle, error) {
	symbols, stray := dreist.ReadSymbols(text)
	if stray != nil {
		return Puzzle{}, &ShareError{Fault: WrongSymbol, At: stray.At, Symbol: stray.Symbol, LooksLike: stray.LooksLike}
	}
	switch {
	case len(symbols) != ShareLength:
		if _, err := dreist.ParseCode(text); err == nil {
			return Puzzle{}, &ShareError{Fault: CodeOfDeal}
		}
		return Puzzle{}, &ShareError{Fault: WrongLength, Length: len(symbols)}
	case !dreist.CheckSymbols(symbols):
		return Puzzle{}, &ShareError{Fault: WrongCheckLetter}
	case symbols[0] != versionNumber:
		return Puzzle{}, &ShareError{Fault: UnknownVersion, At: 1, Symbol: dreist.SymbolOf(symbols[0])}
	}
	var seed uint64
	for _, s := range symbols[2 : ShareLength-1] {
		seed = seed<<symbolBits | uint64(s)
	}
	p, err := Generate(Kind(symbols[1]/Levels), Level(symbols[1]%Levels+1), seed)
	if err != nil {
		return Puzzle{}, &ShareError{Fault: NoSuchPuzzle}
	}
	return p, nil
}

// ShareFault says what is wrong with the text of a shared puzzle.
type ShareFault uint8

// The faults, in the order in which they are looked for.
const (
	WrongSymbol      ShareFault = iota + 1 // a character that no code uses
	CodeOfDeal                             // it is the code of a deal
	WrongLength                            // more or fewer symbols than ShareLength
	WrongCheckLetter                       // the last symbol does not fit the others: something is mistyped
	UnknownVersion                         // not the first symbol of a puzzle that this program knows
	NoSuchPuzzle                           // no such kind and level
)

// ShareError is the error of a text that names no puzzle.
type ShareError struct {
	Fault     ShareFault
	At        int  // of WrongSymbol and UnknownVersion: the place among the symbols, from 1
	Symbol    rune // of the same: what stands there
	LooksLike rune // of WrongSymbol: the symbol that was probably meant, or 0
	Length    int  // of WrongLength: how many symbols there are
}

// Error says in plain words what is wrong and what to do.
func (e *ShareError) Error() string {
	const prefix = "puzzle: read a shared puzzle: "
	switch e.Fault {
	case WrongSymbol:
		hint := ""
		if e.LooksLike != 0 {
			hint = fmt.Sprintf("; did you mean %c?", e.LooksLike)
		}
		return fmt.Sprintf(prefix+"symbol %d, %q, is not used in codes%s", e.At, e.Symbol, hint)
	case CodeOfDeal:
		return prefix + "this is the code of a deal; start a game with it"
	case WrongLength:
		return fmt.Sprintf(prefix+"it has %d letters and digits instead of %d", e.Length, ShareLength)
	case WrongCheckLetter:
		return prefix + "a letter or digit is wrong, or two are exchanged: the check letter at the end does not fit"
	case UnknownVersion:
		return fmt.Sprintf(prefix+"it begins with %c instead of %c: no puzzle, or one of a newer program", e.Symbol, shareVersion)
	}
	return prefix + "there is no such kind of puzzle: a newer program may have made it"
}

// Sentence says the same in the language of the catalogue.
func (e *ShareError) Sentence() Sentence {
	var s Sentence
	switch e.Fault {
	case WrongSymbol:
		s = say("puzzle.code.symbol")
		if e.LooksLike != 0 {
			s = say("puzzle.code.lookalike")
			s.Meant = string(e.LooksLike)
		}
		s.Symbol = string(e.Symbol)
	case CodeOfDeal:
		s = say("puzzle.code.deal")
	case WrongLength:
		s = say("puzzle.code.length").counting(e.Length)
	case WrongCheckLetter:
		s = say("puzzle.code.check")
	case UnknownVersion:
		s = say("puzzle.code.version")
	default:
		s = say("puzzle.code.unknown")
	}
	return s
}
