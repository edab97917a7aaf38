// Package msg names the sentences of the catalogue: a constant for each of their keys, in the order of the topics and of
// the keys in them. The packages of a game, which know no catalogue, hold the keys of what they say themselves,
// so a constant that no code names need not be unused: the tests of assets know.
package msg

//go:generate go test -run TestKeysAreThoseOfTheCatalogue -update

import (
	"strings"
	"unicode"
)

// Constant returns the name of the constant of a key: menu.sound.on is MenuSoundOn.
func Constant(key string) string {
	var b strings.Builder
	for _, word := range strings.FieldsFunc(key, func(r rune) bool { return r == '.' || r == '-' || r == '_' || r == ' ' }) {
		runes := []rune(word)
		runes[0] = unicode.ToUpper(runes[0])
		b.WriteString(string(runes))
	}
	return b.String()
}
