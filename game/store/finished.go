package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"dreist/game/store/document"
)

// Kind is what a finished game was played as. There may be other kinds than those named here, of lower-case
// letters, digits and hyphens, at most 32.
type Kind string

// The kinds of games that any game may have.
const (
	KindSolo     Kind = "solo"     // of one person
	KindTable    Kind = "table"    // of several at a table
	KindPractice Kind = "practice" // to practise, such as a lost game again; counts in no statistics
	KindFirst    Kind = "first"    // the guided first game; counts in no statistics
)

// Finished is a finished game that is to be remembered.
type Finished struct {
	Record  string // the game as a text, UTF-8; with the facts at most 1 MiB
	Date    string // the day of its end by the player's calendar, YYYY-MM-DD; it may lie before those of older games
	Kind    Kind
	Summary Summary
}

// Summary is what statistics and lists need to know of a finished game. All of it follows from the record, but the
// store cannot read records: whoever hands a game over tells.
type Summary struct {
	// Game is which game it was, at most 32 lower-case letters, digits and hyphens; empty is that of Rules.Unnamed.
	Game      string         `json:"game,omitempty"`
	Seats     int            `json:"seats"` // how many played, 1 to MaxSeats
	Seat      int            `json:"seat"`  // the player's own, 1 to Seats; 0 where several shared the screen and none is "the" player
	Outcome   `json:"-"`     // how it ended, see head
	Turns     int            `json:"turns"`               // how many turns were played, those of all seats, 0 to 99,999
	Opponents []string       `json:"opponents,omitempty"` // who else played, as keys for statistics; at most one per other seat, each 1 to 64 bytes
	Counts    map[string]int `json:"counts,omitempty"`    // what else the game counts, by names of lower-case letters, 0 to 99,999; those of 0 are not kept
}

// MaxSeats is how many can play a game.
const MaxSeats = 16

// The bounds of what is counted in a game.
const (
	maxCount  = 99_999
	maxCounts = 32
)

// Rounds returns how often everybody had a turn, the last round counted even where the game ended in the middle of it:
// how many turns the player had where the player began.
func (s Summary) Rounds() int { return Round(s.Turns, s.Seats) }

// Round returns which of the turns of its own player a turn is, from 1, that is so many turns into a game of so many seats. It is the only count of turns
// that people are told.
func Round(turn, seats int) int { return (turn + seats - 1) / max(seats, 1) }

// Counts reports whether games of a kind count in statistics.
func (k Kind) Counts() bool { return k != KindPractice && k != KindFirst }

// Won reports whether the player won. Where no seat is the player's, nobody did, unless all won together.
func (s Summary) Won() bool {
	return s.End == AllWon || s.Seat != 0 && s.Outcome.Won(s.Seat-1)
}

// check returns what is out of range, or nil.
func (s Summary) check() error {
	for _, bound := range []struct {
		what         string
		n, low, high int
	}{
		{"seats", s.Seats, 1, MaxSeats},
		{"the seat of the player", s.Seat, 0, s.Seats},
		{"turns", s.Turns, 0, maxCount},
		{"opponents", len(s.Opponents), 0, s.Seats - 1},
		{"counts", len(s.Counts), 0, maxCounts},
	} {
		if !document.Within(bound.low, bound.high)(bound.n) {
			return fmt.Errorf("%s: %d: give %d to %d", bound.what, bound.n, bound.low, bound.high)
		}
	}
	if s.Game != "" {
		if err := checkName(s.Game); err != nil {
			return fmt.Errorf("the game %q: %w", s.Game, err)
		}
	}
	for name, n := range s.Counts {
		if !isCount(name) || !document.Within(0, maxCount)(n) {
			return fmt.Errorf("the count %q of %d: use a name of lower-case letters that no fact has, and 0 to %d", name, n, maxCount)
		}
	}
	for _, name := range s.Opponents {
		if name == "" || len(name) > 64 || !utf8.ValidString(name) {
			return fmt.Errorf("the opponent %q: use 1 to 64 bytes of UTF-8", name)
		}
	}
	return s.Outcome.check(s.Seats)
}

// isCount reports whether a count may have a name: one that stands for nothing else in the first line of a file.
func isCount(name string) bool { return isWord(name) && !slices.Contains(headNames[:], name) }

// isWord reports whether a text is 1 to 32 lower-case letters.
func isWord(text string) bool {
	return text != "" && len(text) <= 32 && strings.Trim(text, "abcdefghijklmnopqrstuvwxyz") == ""
}

func (k Kind) check() error {
	if err := checkName(string(k)); err != nil {
		return fmt.Errorf("the kind %q: %w", string(k), err)
	}
	return nil
}

// checkName returns why something cannot be called so, or nil.
func checkName(name string) error {
	if len(name) > 32 || !isPlainName(name) {
		return errors.New("use at most 32 lower-case letters, digits and hyphens")
	}
	return nil
}

func checkDate(date string) error {
	if _, err := time.Parse(time.DateOnly, date); err != nil {
		return fmt.Errorf("the date %q: give a day as YYYY-MM-DD", date)
	}
	return nil
}

func (f Finished) check() error {
	return errors.Join(checkDate(f.Date), f.Kind.check(), f.Summary.check())
}
