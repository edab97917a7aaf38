package thegame

import "strings"

// Signal is a wish of a seat about a pile (G 15), the only way to speak while the game runs.
type Signal uint8

// The signals; NoSignal takes one back.
const (
	NoSignal  Signal = iota
	KeepOff          // please keep off
	SmallStep        // only a small step
	Gladly           // lay here gladly
)

const signalLetters = "-!~+"

// String returns the signal's letter in the record format.
func (s Signal) String() string {
	if int(s) >= len(signalLetters) {
		return "?"
	}
	return signalLetters[s : s+1]
}

// ParseSignal reads the letter of a signal, "-" being NoSignal.
func ParseSignal(letter byte) (Signal, bool) {
	i := strings.IndexByte(signalLetters, letter)
	return Signal(max(i, 0)), i >= 0
}
