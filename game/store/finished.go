package store

import (
	"errors"
	"fmt"
	"time"
	"unicode/utf8"
)

// Kind is what a finished game was played as. There may be other kinds than those named here, of lower-case
// letters, digits and hyphens, at most 32.
type Kind string

// The kinds of games.
const (
	KindSolo     Kind = "solo"     // against Egon
	KindLadder   Kind = "ladder"   // a game of a climb, against Egon
	KindTable    Kind = "table"    // of two to four
	KindPractice Kind = "practice" // to practise, such as a lost climb again; counts in no statistics
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
	Seats     int      `json:"seats"`               // how many played, 2 to 4
	Seat      int      `json:"seat"`                // the player's own, 1 to Seats; 0 where several shared the screen and none is "the" player
	Winner    int      `json:"winner"`              // the seat that won, 1 to Seats
	Left      []int    `json:"left"`                // cards each seat had left in hand and pile, 0 to 999, one number per seat
	Turns     int      `json:"turns"`               // how many turns were played, those of all seats, 0 to 99,999
	DREIer    int      `json:"dreier,omitempty"`    // DREIer the player made, 0 to 99,999; of all seats where Seat is 0
	Gifts     int      `json:"gifts,omitempty"`     // gifts the player gave, counted likewise
	Opponents []string `json:"opponents,omitempty"` // who else played, as keys for statistics; at most 3, each 1 to 64 bytes
	Rung      int      `json:"rung,omitempty"`      // on the ladder the cards the player started with; 0 elsewhere
}

// Rounds returns how often everybody had a turn, the last round counted even where the game ended in the middle of it:
// how many turns the player had where the player began.
func (s Summary) Rounds() int { return (s.Turns + s.Seats - 1) / max(s.Seats, 1) }

// Counts reports whether games of a kind count in statistics.
func (k Kind) Counts() bool { return k != KindPractice && k != KindFirst }

// Won reports whether the player won. Where no seat is the player's, nobody did.
func (s Summary) Won() bool { return s.Seat != 0 && s.Seat == s.Winner }

// check returns what is out of range, or nil.
func (s Summary) check() error {
	count := within(0, 99_999)
	switch {
	case !within(2, 4)(s.Seats):
		return fmt.Errorf("%d seats: 2 to 4 can play", s.Seats)
	case !within(0, s.Seats)(s.Seat) || !within(1, s.Seats)(s.Winner):
		return fmt.Errorf("the player on seat %d, the winner on seat %d: there are %d", s.Seat, s.Winner, s.Seats)
	case len(s.Left) != s.Seats:
		return fmt.Errorf("the cards left of %d seats: give those of %d", len(s.Left), s.Seats)
	case !count(s.Turns) || !count(s.DREIer) || !count(s.Gifts):
		return fmt.Errorf("%d turns, %d DREIer, %d gifts: none can be below 0 or over 99,999", s.Turns, s.DREIer, s.Gifts)
	case len(s.Opponents) >= s.Seats:
		return fmt.Errorf("%d opponents at %d seats: one seat at least is somebody else's", len(s.Opponents), s.Seats)
	case s.Rung != 0 && !isRung(s.Rung):
		return fmt.Errorf("the rung %d: there is none with so many cards", s.Rung)
	}
	if err := checkLeft(s.Left); err != nil {
		return err
	}
	for _, name := range s.Opponents {
		if name == "" || len(name) > 64 || !utf8.ValidString(name) {
			return fmt.Errorf("the opponent %q: use 1 to 64 bytes of UTF-8", name)
		}
	}
	return nil
}

// checkLeft returns which cards left are out of range, or nil.
func checkLeft(all []int) error {
	for _, left := range all {
		if !within(0, 999)(left) {
			return fmt.Errorf("%d cards left: give 0 to 999", left)
		}
	}
	return nil
}

func (k Kind) check() error {
	if len(k) > 32 || !isPlainName(string(k)) {
		return fmt.Errorf("the kind %q: use at most 32 lower-case letters, digits and hyphens", string(k))
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
