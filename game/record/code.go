package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
)

const (
	symbols    = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	symbolBits = 5
	codeGroup  = 4
)

// The parts of a code between the symbol for its version and the check symbol, in symbols.
const (
	setupLength = 2
	seedLength  = 8
	codeLength  = setupLength + seedLength + 2
)

// Seeds is the number of different seeds of a code.
const Seeds = 1 << (symbolBits * seedLength)

// Codes are the codes of a game's deals. A code names a setup, such as the number of players, and a seed. It means the same deal D for ever.
type Codes[S comparable, D any] struct {
	Version rune // a different symbol for each game
	Setups  []S  // at most 1024, in an order that is part of the codes; the zero S is none
	Deal    func(setup S, seed uint64) D
}

// Code names a deal. The same code gives the same cards on every machine and in every later version. The zero Code names none.
type Code[S comparable, D any] struct {
	Setup S
	Seed  uint64
	codes *Codes[S, D]
}

// Deal returns the deal that the code names, the zero D if it names none.
func (c Code[S, D]) Deal() (none D) {
	if c.codes == nil {
		return none
	}
	return c.codes.Deal(c.Setup, c.Seed)
}

// String returns the code for people, in groups of four characters, such as 11G0-0123-4567; empty if it names no deal.
func (c Code[S, D]) String() string {
	if c.codes == nil {
		return ""
	}
	text := []byte{byte(c.codes.Version)}
	number := uint64(slices.Index(c.codes.Setups, c.Setup))<<(symbolBits*seedLength) | c.Seed
	for left := setupLength + seedLength - 1; left >= 0; left-- {
		text = append(text, symbols[number>>(symbolBits*left)%(1<<symbolBits)])
	}
	text = append(text, symbols[timesTwo(remainder(text))])
	return string(text[:codeGroup]) + "-" + string(text[codeGroup:2*codeGroup]) + "-" + string(text[2*codeGroup:])
}

// New returns the code of a deal; only the lowest 40 bits of the seed count. The error is for a setup without codes.
func (c *Codes[S, D]) New(setup S, seed uint64) (Code[S, D], error) {
	var none S
	if setup == none || !slices.Contains(c.Setups, setup) {
		return Code[S, D]{}, fmt.Errorf("name a deal: there are none for the setup %+v", setup)
	}
	return Code[S, D]{setup, seed % Seeds, c}, nil
}

// ErrNoSuchDeal is the error, wrapped by Codes.Read, for a well-formed code with an unknown setup.
var ErrNoSuchDeal = errors.New("the code is for an unknown setup, such as a number of players (made by a newer version?)")

// Read parses a code. It ignores case, blanks and dashes, and reads O, I and L, which no code has, as 0 and 1. Its error wraps a *CodeError or
// ErrNoSuchDeal. A single wrong symbol, or two exchanged ones, are always found.
func (c *Codes[S, D]) Read(text string) (code Code[S, D], err error) {
	number, err := readCode(c.Version, text)
	if err == nil {
		var setup S
		if i := number / Seeds; i < uint64(len(c.Setups)) {
			setup = c.Setups[i]
		}
		if code, err = c.New(setup, number); err != nil {
			err = ErrNoSuchDeal
		}
	}
	if err != nil {
		return code, fmt.Errorf("read a deal code: %w", err)
	}
	return code, nil
}

func readCode(version rune, text string) (number uint64, err error) {
	var read []byte
	for _, r := range text {
		if unicode.IsSpace(r) || unicode.Is(unicode.Dash, r) {
			continue
		}
		meant := meantBy(r)
		if !strings.ContainsRune(symbols, meant) {
			return 0, &CodeError{Fault: WrongSymbol, SymbolNumber: len(read) + 1, Symbol: r, LooksLike: lookAlike(r)}
		}
		read = append(read, byte(meant))
	}
	switch {
	case len(read) != codeLength:
		return 0, &CodeError{Fault: WrongLength, Length: len(read), Want: codeLength}
	case remainder(read) != 0:
		return 0, &CodeError{Fault: WrongCheck}
	case rune(read[0]) != version:
		return 0, &CodeError{Fault: UnknownVersion, SymbolNumber: 1, Symbol: rune(read[0])}
	}
	for _, s := range read[1 : codeLength-1] {
		number = number<<symbolBits | uint64(strings.IndexByte(symbols, s))
	}
	return number, nil
}

// remainder reads symbols as a polynomial over the field of 32 elements, as Reed-Solomon codes do, and returns its value at 2, which is 0
// for a valid code. Each of up to 31 places has a different weight, so a wrong symbol or two exchanged ones change the value.
func remainder(text []byte) byte {
	var sum byte
	for _, s := range text {
		sum = timesTwo(sum) ^ byte(strings.IndexByte(symbols, s))
	}
	return sum
}

// timesTwo doubles an element of the field of 32 elements with the polynomial x⁵+x²+1.
func timesTwo(s byte) byte {
	s <<= 1
	if s >= 1<<symbolBits {
		s ^= 0b100101
	}
	return s
}

// meantBy returns the symbol for a letter or digit, or the character itself if it is none.
func meantBy(r rune) rune {
	switch r = unicode.ToUpper(r); r {
	case 'O':
		return '0'
	case 'I', 'L':
		return '1'
	}
	return r
}

// lookAlike returns the symbol that was probably meant by a character that is none, or 0.
func lookAlike(r rune) rune {
	switch unicode.ToUpper(r) {
	case '|', '!':
		return '1'
	case 'U':
		return 'V'
	}
	return 0
}

// DaySeed returns the seed for the deal of a date: its digits as a number, so that no two dates share one. It is 0 for an invalid date.
func DaySeed(date string) uint64 {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return 0
	}
	return uint64(t.Year()*10000 + int(t.Month())*100 + t.Day())
}

// CodeFault is a kind of error in a code.
type CodeFault string

// The faults, in the order of the checks.
const (
	WrongSymbol    CodeFault = "symbol"  // a character that codes do not use
	WrongLength    CodeFault = "length"  // too many or too few symbols
	WrongCheck     CodeFault = "check"   // the check symbol does not fit the others: something is mistyped
	UnknownVersion CodeFault = "version" // a version unknown to this program
)

// CodeError is the error of an invalid code.
type CodeError struct {
	Fault        CodeFault
	SymbolNumber int  // WrongSymbol, UnknownVersion: position among the symbols, from 1
	Symbol       rune // WrongSymbol, UnknownVersion: the symbol there
	LooksLike    rune // WrongSymbol: the symbol that was probably meant, or 0
	Length       int  // WrongLength: the number of symbols
	Want         int  // WrongLength: the required number
}

// Error returns the fault in plain words.
func (e *CodeError) Error() string {
	switch {
	case e.Fault == WrongSymbol && e.LooksLike != 0:
		return fmt.Sprintf("symbol %d, %q, is not used in codes; did you mean %c?", e.SymbolNumber, e.Symbol, e.LooksLike)
	case e.Fault == WrongSymbol:
		return fmt.Sprintf("symbol %d, %q, is not used in codes", e.SymbolNumber, e.Symbol)
	case e.Fault == WrongLength:
		return fmt.Sprintf("it has %d letters and digits instead of %d", e.Length, e.Want)
	case e.Fault == WrongCheck:
		return "a letter or digit is wrong, or two are exchanged: the check letter at the end does not fit"
	}
	return fmt.Sprintf("version %c is not known here: a newer program made it", e.Symbol)
}
