package record

import (
	"fmt"
	"strconv"
	"strings"
)

// AppendTag appends a tag line.
func AppendTag(dst []byte, name, value string) []byte {
	return fmt.Appendf(dst, "[%s \"%s\"]\n", name, escapes.Replace(value))
}

// Tags is the text of tags being written.
type Tags []byte

// Add appends a tag.
func (b *Tags) Add(name, value string) { *b = AppendTag(*b, name, value) }

// AddSome appends a tag unless its value is empty.
func (b *Tags) AddSome(name, value string) {
	if value != "" {
		b.Add(name, value)
	}
}

// AddEnd appends the last tags: the result, unless it is empty, and the extra tags.
func (b *Tags) AddEnd(result string, extras ExtraTags) {
	b.AddSome(resultTag, result)
	for _, t := range extras {
		b.Add(t.Name, t.Value)
	}
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
