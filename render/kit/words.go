package kit

import "strings"

// Words returns what the lines of a text may be broken between: its words, a number together with the word before it,
// as "row 2" is read in one go.
func Words(sentence string) []string {
	words := strings.Fields(sentence)
	kept := words[:0]
	for _, w := range words {
		if n := len(kept); n > 0 && w[0] >= '0' && w[0] <= '9' {
			kept[n-1] += " " + w
		} else {
			kept = append(kept, w)
		}
	}
	return kept
}
