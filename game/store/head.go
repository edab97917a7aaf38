package store

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// headVersion is the highest version of the first line of a finished game that this program knows. What the first
// versions of the program can read has version 1: a game without a name of two to four seats, one of which won.
// Anything else has version 2, and what each seat had left under another name, so that they pass it over.
const headVersion = 2

// headNames are the names of the facts in the first line. Every other whole number there is a count.
var headNames = [...]string{"version", "kind", "sum", "game", "seats", "seat", "winner", "left", "score", "turns", "opponents"}

// head is the facts of a finished game, as the index has them.
type head struct {
	Version   int            `json:"version"`
	Kind      Kind           `json:"kind"`
	Sum       string         `json:"sum"` // of the record, see digest
	Game      string         `json:"game,omitempty"`
	Seats     int            `json:"seats"`
	Seat      int            `json:"seat"`
	Winner    int            `json:"winner"`
	Left      []int          `json:"left,omitempty"`
	Score     []int          `json:"score,omitempty"` // what was left, in version 2
	Turns     int            `json:"turns"`
	Opponents []string       `json:"opponents,omitempty"`
	Counts    map[string]int `json:"counts,omitempty"` // in the index; in the first line each stands by itself
}

// newHead returns the facts of a finished game, which are in their ranges.
func newHead(f *Finished) head {
	s := &f.Summary
	h := head{
		Version: 1, Kind: f.Kind, Sum: digest(f.Record), Game: s.Game, Seats: s.Seats, Seat: s.Seat, Winner: s.Winner,
		Left: s.Left, Turns: s.Turns, Opponents: s.Opponents,
	}
	if s.Game != "" || s.Seats < 2 || s.Seats > 4 || s.Winner < 1 {
		h.Version, h.Left, h.Score = headVersion, nil, s.Left
	}
	for name, n := range s.Counts {
		h.count(name, n)
	}
	return h
}

// count notes a count, unless it is 0.
func (h *head) count(name string, n int) {
	if n == 0 {
		return
	}
	if h.Counts == nil {
		h.Counts = map[string]int{}
	}
	h.Counts[name] = n
}

// summary returns the facts as the caller knows them.
func (h *head) summary() Summary {
	s := Summary{Game: h.Game, Seats: h.Seats, Seat: h.Seat, Winner: h.Winner, Left: h.Left, Turns: h.Turns, Opponents: h.Opponents, Counts: h.Counts}
	if h.Left == nil {
		s.Left = h.Score
	}
	return s
}

// line returns the facts as the first line has them.
func (h *head) line() string {
	facts := *h
	facts.Counts = nil
	text := encode(facts)
	if len(h.Counts) > 0 {
		text = text[:len(text)-1] + "," + encode(h.Counts)[1:]
	}
	return text
}

// encode returns texts and numbers as JSON.
func encode(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // texts and numbers only
	}
	return string(text)
}

// parseHead returns the facts of a first line. An error comes with the version, as far as there is one.
func parseHead(line []byte) (head, error) {
	var h head
	if err := json.Unmarshal(line, &h); err != nil {
		return h, err
	}
	h.Counts = nil
	for name, text := range wholeNumbers(line) {
		// What is no count of ours says something to a newer version.
		if n, err := strconv.Atoi(string(text)); err == nil && n > 0 && n <= maxCount && len(h.Counts) < maxCounts {
			h.count(name, n)
		}
	}
	return h, h.check()
}

// wholeNumbers goes through the names of an object whose values begin as whole numbers do. The text is JSON.
func wholeNumbers(text []byte) func(yield func(string, []byte) bool) {
	return func(yield func(string, []byte) bool) {
		depth, name := 0, ""
		for i := 0; i < len(text); i++ {
			switch b := text[i]; {
			case b == '{' || b == '[':
				depth++
			case b == '}' || b == ']':
				depth--
			case b == '"':
				start := i + 1
				for i++; text[i] != '"'; i++ {
					if text[i] == '\\' {
						i++
					}
				}
				name = string(text[start:i])
			case depth == 1 && (b == '-' || b >= '0' && b <= '9'):
				start := i
				for i++; strings.IndexByte("+-.eE0123456789", text[i]) >= 0; i++ {
				}
				if isCount(name) && !yield(name, text[start:i]) {
					return
				}
				i--
			}
		}
	}
}

// check returns why a head cannot be used, or nil. That the sum is the record's is for others to check.
func (h *head) check() error {
	if h.Version < 1 {
		return fmt.Errorf("the version %d: the first is 1", h.Version)
	}
	if err := h.Kind.check(); err != nil {
		return err
	}
	s := h.summary()
	return s.check()
}
