// Package code writes short codes that people can type, paste and read aloud: digits and letters without I, L, O and U,
// which look like others, in groups of four, the last of which checks the rest. It knows no game.
package code

import (
	"fmt"
	"strings"
	"unicode"
)

const (
	symbols    = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	symbolBits = 5
	group      = 4
)

// Form is what the codes of one sort look like: a symbol for the version, some for what is set up, some for a seed, and
// one to check the rest; 31 at most.
type Form struct {
	Version     rune // a symbol of its own for each sort and version
	Setup, Seed int  // how many symbols each of them takes
}

// length returns how many symbols a code has.
func (f Form) length() int { return f.Setup + f.Seed + 2 }

// Seeds returns how many different seeds a code can hold.
func (f Form) Seeds() uint64 { return 1 << (symbolBits * f.Seed) }

// Write returns the code of a setup, which must fit into its symbols, and the lowest bits of a seed: 11G0-0123-4567.
func (f Form) Write(setup, seed uint64) string {
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
		if i > 0 && i%group == 0 {
			b.WriteByte('-')
		}
		b.WriteByte(s)
	}
	return b.String()
}

// Read returns what a code says. Small and capital letters are the same; as no code has an O, an I or an L, these
// mean 0 and 1; blanks and dashes may stand anywhere. Its error is an *Error. One wrong symbol, or two exchanged, is
// always found.
func (f Form) Read(text string) (setup, seed uint64, err error) {
	var read []byte
	for _, r := range text {
		if unicode.IsSpace(r) || unicode.Is(unicode.Dash, r) {
			continue
		}
		meant := meantBy(r)
		if !strings.ContainsRune(symbols, meant) {
			return 0, 0, &Error{Fault: WrongSymbol, At: len(read) + 1, Symbol: r, LooksLike: lookAlike(r)}
		}
		read = append(read, byte(meant))
	}
	switch {
	case len(read) != f.length():
		return 0, 0, &Error{Fault: WrongLength, Length: len(read), Want: f.length()}
	case remainder(read) != 0:
		return 0, 0, &Error{Fault: WrongCheck}
	case rune(read[0]) != f.Version:
		return 0, 0, &Error{Fault: UnknownVersion, At: 1, Symbol: rune(read[0])}
	}
	return number(read[1 : 1+f.Setup]), number(read[1+f.Setup : len(read)-1]), nil
}

// number returns the number that symbols write.
func number(text []byte) uint64 {
	var n uint64
	for _, s := range text {
		n = n<<symbolBits | uint64(strings.IndexByte(symbols, s))
	}
	return n
}

// remainder reads symbols as the polynomial of a Reed-Solomon code over the field of 32 elements and returns its
// value at 2. Each of up to 31 places has another weight, which is why a code whose value is 0 keeps neither one
// wrong symbol nor two exchanged ones to itself.
func remainder(text []byte) byte {
	var sum byte
	for _, s := range text {
		sum = timesTwo(sum) ^ byte(strings.IndexByte(symbols, s))
	}
	return sum
}

// timesTwo doubles in the field of 32 elements whose polynomial is x⁵+x²+1.
func timesTwo(s byte) byte {
	s <<= 1
	if s >= 1<<symbolBits {
		s ^= 0b100101
	}
	return s
}

// meantBy returns the symbol that a letter or digit stands for beyond doubt, otherwise the character itself.
func meantBy(r rune) rune {
	switch r = unicode.ToUpper(r); r {
	case 'O':
		return '0'
	case 'I', 'L':
		return '1'
	}
	return r
}

// lookAlike returns the symbol that was probably meant by a character that is none, 0 if it looks like none.
func lookAlike(r rune) rune {
	switch unicode.ToUpper(r) {
	case '|', '!':
		return '1'
	case 'U':
		return 'V'
	}
	return 0
}

// Fault says what is wrong with the text of a code.
type Fault string

// The faults, in the order in which they are looked for.
const (
	WrongSymbol    Fault = "symbol"  // a character that codes do not use
	WrongLength    Fault = "length"  // more or fewer symbols than such a code has
	WrongCheck     Fault = "check"   // the last symbol does not fit the others: something is mistyped
	UnknownVersion Fault = "version" // none that this program knows
)

// Error is the error of a text that is no code.
type Error struct {
	Fault     Fault
	At        int  // of WrongSymbol and UnknownVersion: the place among the symbols, from 1
	Symbol    rune // of the same: what stands there
	LooksLike rune // of WrongSymbol: the symbol that was probably meant, or 0
	Length    int  // of WrongLength: how many symbols there are
	Want      int  // of the same: how many there should be
}

// Error says in plain words what is wrong.
func (e *Error) Error() string {
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
