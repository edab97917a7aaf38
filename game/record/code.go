package record

import (
	"fmt"
	"strings"
	"time"
	"unicode"
)

const (
	symbols    = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	symbolBits = 5
	codeGroup  = 4
)

// CodeForm describes a kind of code: a symbol for the version, some for a setup, some for a seed, and a check symbol; 31 at most.
type CodeForm struct {
	Version rune // a different symbol for each kind and version
	Setup   int  // number of symbols for the setup
	Seed    int  // number of symbols for the seed
}

func (f CodeForm) length() int { return f.Setup + f.Seed + 2 }

// Seeds returns the number of different seeds of a code.
func (f CodeForm) Seeds() uint64 { return 1 << (symbolBits * f.Seed) }

// Format returns the code of a setup, which must fit its symbols, and of the lowest bits of a seed, such as 11G0-0123-4567.
func (f CodeForm) Format(setup, seed uint64) string {
	text := []byte{byte(f.Version)}
	for _, part := range [...]struct {
		number uint64
		width  int
	}{{setup, f.Setup}, {seed, f.Seed}} {
		for left := part.width - 1; left >= 0; left-- {
			text = append(text, symbols[part.number>>(symbolBits*left)%(1<<symbolBits)])
		}
	}
	text = append(text, symbols[timesTwo(remainder(text))])
	var b strings.Builder
	for i, s := range text {
		if i > 0 && i%codeGroup == 0 {
			b.WriteByte('-')
		}
		b.WriteByte(s)
	}
	return b.String()
}

// Read parses a code. It ignores case, blanks and dashes, and reads O, I and L, which no code has, as 0 and 1. Its error is a *CodeError. A
// single wrong symbol, or two exchanged ones, are always found.
func (f CodeForm) Read(text string) (setup, seed uint64, err error) {
	var read []byte
	for _, r := range text {
		if unicode.IsSpace(r) || unicode.Is(unicode.Dash, r) {
			continue
		}
		meant := meantBy(r)
		if !strings.ContainsRune(symbols, meant) {
			return 0, 0, &CodeError{Fault: WrongSymbol, At: len(read) + 1, Symbol: r, LooksLike: lookAlike(r)}
		}
		read = append(read, byte(meant))
	}
	switch {
	case len(read) != f.length():
		return 0, 0, &CodeError{Fault: WrongLength, Length: len(read), Want: f.length()}
	case remainder(read) != 0:
		return 0, 0, &CodeError{Fault: WrongCheck}
	case rune(read[0]) != f.Version:
		return 0, 0, &CodeError{Fault: UnknownVersion, At: 1, Symbol: rune(read[0])}
	}
	return numberOf(read[1 : 1+f.Setup]), numberOf(read[1+f.Setup : len(read)-1]), nil
}

func numberOf(text []byte) uint64 {
	var n uint64
	for _, s := range text {
		n = n<<symbolBits | uint64(strings.IndexByte(symbols, s))
	}
	return n
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
	Fault     CodeFault
	At        int  // WrongSymbol, UnknownVersion: position among the symbols, from 1
	Symbol    rune // WrongSymbol, UnknownVersion: the symbol there
	LooksLike rune // WrongSymbol: the symbol that was probably meant, or 0
	Length    int  // WrongLength: the number of symbols
	Want      int  // WrongLength: the required number
}

// Error returns the fault in plain words.
func (e *CodeError) Error() string {
	switch {
	case e.Fault == WrongSymbol && e.LooksLike != 0:
		return fmt.Sprintf("symbol %d, %q, is not used in codes; did you mean %c?", e.At, e.Symbol, e.LooksLike)
	case e.Fault == WrongSymbol:
		return fmt.Sprintf("symbol %d, %q, is not used in codes", e.At, e.Symbol)
	case e.Fault == WrongLength:
		return fmt.Sprintf("it has %d letters and digits instead of %d", e.Length, e.Want)
	case e.Fault == WrongCheck:
		return "a letter or digit is wrong, or two are exchanged: the check letter at the end does not fit"
	}
	return fmt.Sprintf("version %c is not known here: a newer program made it", e.Symbol)
}
