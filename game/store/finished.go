package store

import (
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode/utf8"
)

// Kind is the kind of a finished game: one of those below, or one that only a game has, of 1 to 32 lower-case letters, digits and hyphens.
type Kind string

// The kinds that any game may have.
const (
	KindSolo     Kind = "solo"     // a game of one person
	KindTable    Kind = "table"    // a game of several players at a table
	KindPractice Kind = "practice" // a game for practice, such as a lost game once more; not in the statistics
	KindFirst    Kind = "first"    // the guided first game; not in the statistics
)

// FinishedGame is a finished game to be stored.
type FinishedGame struct {
	Record  string // the game as UTF-8 text; at most 1 MiB together with the facts
	Date    string // day of the end in the player's calendar, YYYY-MM-DD; may lie before those of older games
	Kind    Kind
	Summary Summary
}

// Summary holds the facts about a finished game for statistics and lists. They follow from the record, which the store cannot read, so the
// caller provides them.
type Summary struct {
	// GameName is the game's name, at most 32 lower-case letters, digits and hyphens; empty means UnnamedGame.
	GameName  string `json:"game,omitempty"`
	SeatCount int    `json:"seats"` // number of players, 1 to MaxSeats
	Seat      int    `json:"seat"`  // the person's seat, 1 to SeatCount; 0 if several persons shared the screen
	Outcome
	TurnCount     int            `json:"turns"`               // number of turns of all seats, 0 to 99,999
	OpponentKinds []string       `json:"opponents,omitempty"` // kinds of the other players; at most SeatCount-1, each 1 to 64 bytes
	Counts        map[string]int `json:"counts,omitempty"`    // the game's own counts by name (lower-case letters), 0 to 99,999; zeros are not stored
}

// MaxSeats is the largest number of players of a game.
const MaxSeats = 16

// The limits of the counts of a game.
const (
	maxCount  = 99_999
	maxCounts = 32
)

// RoundCount returns the number of rounds, including an incomplete last one.
func (s Summary) RoundCount() int { return RoundOf(s.TurnCount, s.SeatCount) }

// RoundOf returns the round, from 1, of a turn, from 1, in a game with a number of seats. Players see rounds, never turns of all
// seats.
func RoundOf(turn, seats int) int { return (turn + seats - 1) / max(seats, 1) }

// IsCounted reports whether games of this kind count in the statistics.
func (k Kind) IsCounted() bool { return k != KindPractice && k != KindFirst }

// HasWon reports whether the person on Seat won. If Seat is 0, it is true only if all seats won together.
func (s Summary) HasWon() bool {
	return s.End == AllWon || s.Seat != 0 && s.Outcome.HasWon(s.Seat-1)
}

func (s Summary) check() error {
	for _, bound := range []struct {
		what         string
		n, low, high int
	}{
		{"seats", s.SeatCount, 1, MaxSeats},
		{"the seat of the player", s.Seat, 0, s.SeatCount},
		{"turns", s.TurnCount, 0, maxCount},
		{"opponents", len(s.OpponentKinds), 0, s.SeatCount - 1},
		{"counts", len(s.Counts), 0, maxCounts},
	} {
		if !within(bound.low, bound.high)(bound.n) {
			return fmt.Errorf("%s: %d: give %d to %d", bound.what, bound.n, bound.low, bound.high)
		}
	}
	if s.GameName != "" {
		if err := checkName(s.GameName); err != nil {
			return fmt.Errorf("the game %q: %w", s.GameName, err)
		}
	}
	for name, n := range s.Counts {
		if !isWord(name) || !within(0, maxCount)(n) {
			return fmt.Errorf("the count %q of %d: use a name of lower-case letters, and 0 to %d", name, n, maxCount)
		}
	}
	for _, name := range s.OpponentKinds {
		if name == "" || len(name) > 64 || !utf8.ValidString(name) {
			return fmt.Errorf("the opponent %q: use 1 to 64 bytes of UTF-8", name)
		}
	}
	return s.Outcome.check(s.SeatCount)
}

func isWord(text string) bool {
	return text != "" && len(text) <= 32 && strings.Trim(text, "abcdefghijklmnopqrstuvwxyz") == ""
}

func (k Kind) check() error {
	if err := checkName(string(k)); err != nil {
		return fmt.Errorf("the kind %q: %w", string(k), err)
	}
	return nil
}

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

func (f FinishedGame) check() error {
	return errors.Join(checkDate(f.Date), f.Kind.check(), f.Summary.check())
}
