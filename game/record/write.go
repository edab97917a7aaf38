package record

import (
	"fmt"
	"strconv"
	"strings"
)

// Tags is the text of tags being written.
type Tags []byte

// Add appends a tag line.
func (b *Tags) Add(name, value string) {
	*b = fmt.Appendf(*b, "[%s \"%s\"]\n", name, escapes.Replace(value))
}

// TagsOf returns the text of the tags that are written of a game, those that the format does not define last.
func TagsOf(fields []Field, extras ExtraTags) (b Tags) {
	for _, f := range fields {
		if f.IsWritten {
			b.Add(f.Name, f.Text)
		}
	}
	for _, t := range extras {
		b.Add(t.Name, t.Value)
	}
	return b
}

// The values of the tag Result for a running game, and for one that all win or lose together.
const (
	ResultRunning = "*"
	ResultWon     = "won"
	ResultLost    = "lost"
)

// ResultOf returns the value of the tag Result for a game that all win or lose together.
func ResultOf(isWon, isOver bool) string {
	switch {
	case isWon:
		return ResultWon
	case isOver:
		return ResultLost
	}
	return ResultRunning
}

// FinalResult returns a result, or "" for ResultRunning.
func FinalResult(result string) string { return strings.Trim(result, ResultRunning) }

// SeatText returns the number of a seat, given from 0 and written from 1; "-" for no seat, which is below 0.
func SeatText[S ~int | ~int8](seat S) string {
	if seat < 0 {
		return "-"
	}
	return strconv.Itoa(int(seat) + 1)
}

// JoinCards returns cards separated by blanks, as in a tag's value.
func JoinCards[C fmt.Stringer](cards []C) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

// AppendMove appends a move of a seat, from 1, to the turns of a record. Turns are one line each, below an empty line. endsTurn ends the
// line.
func AppendMove(turns []byte, seat int, token string, endsTurn bool) []byte {
	if len(turns) == 0 {
		turns = append(turns, '\n') // between the tags and the turns
	}
	if turns[len(turns)-1] == '\n' {
		turns = fmt.Appendf(turns, "%d:", seat)
	}
	turns = append(append(turns, ' '), token...)
	if endsTurn {
		turns = append(turns, '\n')
	}
	return turns
}
