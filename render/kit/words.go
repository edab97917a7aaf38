package kit

import (
	"strings"
	"unicode"
)

// separator stands between the parts of an enumeration.
const separator = "·"

// Words returns what the lines of a text may be broken between: its words, a number together with the word before it,
// as "row 2" is read in one go, and a separator at the end of its line. A space that does not break is none.
func Words(sentence string) []string {
	words := strings.FieldsFunc(sentence, func(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' })
	kept := words[:0]
	for _, w := range words {
		n := len(kept)
		number := w[0] >= '0' && w[0] <= '9'
		if n > 0 && (w == separator || number && !strings.HasSuffix(kept[n-1], separator)) {
			kept[n-1] += " " + w
		} else {
			kept = append(kept, w)
		}
	}
	return kept
}
