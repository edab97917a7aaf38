package thegame

import "strings"

// Signal is a wish of a seat about a pile (G 15). Players may say nothing else during a game.
type Signal uint8

// The signals. NoSignal takes a signal back.
const (
	NoSignal  Signal = iota
	KeepOff          // please keep off
	SmallStep        // only a small step
	LayHere          // lay here gladly
)

const signalLetters = "-!~+"

// String returns the signal's sign in records.
func (s Signal) String() string {
	if int(s) >= len(signalLetters) {
		return "?"
	}
	return signalLetters[s : s+1]
}

// parseSignal reads the sign of a signal; "-" is NoSignal.
func parseSignal(letter byte) (Signal, bool) {
	i := strings.IndexByte(signalLetters, letter)
	return Signal(max(i, 0)), i >= 0
}
