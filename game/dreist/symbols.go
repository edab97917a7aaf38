package dreist

import (
	"strings"
	"unicode"
)

// Symbols write numbers so that people can type, paste and read them aloud, as the codes of deals do: digits and
// letters without I, L, O and U, which look like others, in groups of four. Who types an O all the same means 0, as no
// code has an O, and who types an I or L means 1.
const (
	codeSymbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	symbolBits  = 5
	codeGroup   = 4
)

// WriteSymbols returns numbers from 0 to 31, at most 30 of them, as symbols with one more at the end to check the rest.
func WriteSymbols(numbers []byte) string {
	var b strings.Builder
	for i, n := range append(numbers[:len(numbers):len(numbers)], timesTwo(remainder(numbers))) {
		if i > 0 && i%codeGroup == 0 {
			b.WriteByte('-')
		}
		b.WriteByte(codeSymbols[n])
	}
	return b.String()
}

// StraySymbol is a character that is no symbol.
type StraySymbol struct {
	At        int  // its place among the symbols, from 1
	Symbol    rune // what stands there
	LooksLike rune // the symbol that was probably meant, or 0
}

// ReadSymbols returns the numbers that symbols stand for, that of the check symbol included, or the first character
// that is none. Small and capital letters are the same, an O is a 0, an I or L is a 1; blanks and dashes may stand
// anywhere.
func ReadSymbols(text string) ([]byte, *StraySymbol) {
	var numbers []byte
	for _, r := range text {
		if unicode.IsSpace(r) || unicode.Is(unicode.Dash, r) {
			continue
		}
		n := strings.IndexRune(codeSymbols, meantBy(r))
		if n < 0 {
			return nil, &StraySymbol{At: len(numbers) + 1, Symbol: r, LooksLike: lookAlike(r)}
		}
		numbers = append(numbers, byte(n))
	}
	return numbers, nil
}

// CheckSymbols reports whether the last of numbers from ReadSymbols fits the others. One that is wrong, and two that
// are exchanged, are always found.
func CheckSymbols(numbers []byte) bool { return remainder(numbers) == 0 }

// SymbolOf returns the symbol that stands for a number from 0 to 31.
func SymbolOf(number byte) rune { return rune(codeSymbols[number]) }

// remainder reads symbols as the polynomial of a Reed-Solomon code over the field of 32 elements and returns its
// value at 2. Each of up to 31 places has another weight, which is why a code whose value is 0 keeps neither one
// wrong symbol nor two exchanged ones to itself.
func remainder(symbols []byte) byte {
	var sum byte
	for _, s := range symbols {
		sum = timesTwo(sum) ^ s
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
