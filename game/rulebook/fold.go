package rulebook

import (
	"unicode"
	"unicode/utf8"
)

// letter is a letter normalized for searching: lower case, without dots, with its bytes in the text.
type letter struct {
	base       rune
	umlaut     bool // ä, ö or ü, whose base is a, o or u
	start, end int
}

const diaeresis = '\u0308' // comes after its letter where a keyboard or a file takes the two apart

// fold normalizes a text. An ß becomes two letters with the same bytes.
func fold(text string) []letter {
	letters := make([]letter, 0, len(text))
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		l := letter{base: unicode.ToLower(r), start: i, end: i + size}
		i += size
		switch l.base {
		case 'ä':
			l.base, l.umlaut = 'a', true
		case 'ö':
			l.base, l.umlaut = 'o', true
		case 'ü':
			l.base, l.umlaut = 'u', true
		case 'ß':
			l.base = 's'
			letters = append(letters, l)
		case '’':
			l.base = '\''
		case diaeresis:
			if n := len(letters); n > 0 && letters[n-1].takesDots() {
				letters[n-1].umlaut, letters[n-1].end = true, l.end
				continue
			}
		}
		letters = append(letters, l)
	}
	return letters
}

func (l letter) takesDots() bool { return l.base == 'a' || l.base == 'o' || l.base == 'u' }

func (l letter) wordy() bool { return unicode.IsLetter(l.base) || unicode.IsDigit(l.base) }

// begins returns how many letters of text match word at its beginning, or -1. An umlaut matches with dots, without,
// or with an e, in both.
func begins(text, word []letter) int {
	if len(word) == 0 {
		return 0
	}
	if len(text) == 0 || text[0].base != word[0].base {
		return -1
	}
	if text[0].umlaut && !word[0].umlaut && startsWithE(word[1:]) {
		if n := begins(text[1:], word[2:]); n >= 0 {
			return 1 + n
		}
	}
	if word[0].umlaut && !text[0].umlaut && startsWithE(text[1:]) {
		if n := begins(text[2:], word[1:]); n >= 0 {
			return 2 + n
		}
	}
	if n := begins(text[1:], word[1:]); n >= 0 {
		return 1 + n
	}
	return -1
}

func startsWithE(letters []letter) bool { return len(letters) > 0 && letters[0].base == 'e' }
