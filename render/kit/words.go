package kit

import (
	"strings"
	"unicode"
)

const separator = "·"

// splitWords returns the parts of a text between which a line may be broken: words. A number stays with the word before it ("row 2"), and
// so does a separator. A no-break space does not separate words.
func splitWords(sentence string) []string {
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
