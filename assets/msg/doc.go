// Package msg names the sentences of the catalogue: a constant for each of their keys, in the order of the topics and of
// the keys in them. The packages of a game, which know no catalogue, hold the keys of what they say themselves,
// so a constant that no code names need not be unused: the tests of assets know. A list in the catalogue is one name, of
// its Lines.
package msg

//go:generate go test -run TestKeysAreThoseOfTheCatalogue -update

import (
	"strconv"
	"strings"
	"unicode"
)

// Lines names the lines of a list, all of which may stand in the same place.
type Lines struct {
	Key   string // of the list
	Count int
}

// Line returns the key of a line, from 1 to the count.
func (l Lines) Line(number int) string { return l.Key + "." + strconv.Itoa(number) }

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
