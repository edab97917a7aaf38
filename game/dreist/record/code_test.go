package record_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/game/dreist/record"
	"dreist/game/progress"
	form "dreist/game/record"
)

// The codes below have been given to people and must mean these cards for ever: never change a line here.
func TestCodesMeanTheSameCardsForever(t *testing.T) {
	solo := func(cards int, seed uint64) record.Code { return need.Value(record.SoloCode(cards, seed))(t) }
	table := func(seats int, starts dreist.Seat, seed uint64) record.Code {
		return need.Value(record.TableCode(seats, starts, seed))(t)
	}
	for _, tc := range []struct {
		code        record.Code
		text        string
		first, last string // cards of the first and of the last pile, from the top
	}{
		{solo(48, 1), "11G0-0000-0018", "8r 4v 5v 7t 5t", "7y 3y 8t 6r 1y"},
		{solo(50, 0x123456789a), "11J2-8T5C-Y4TA", "4y 8y 6t 2y 3v", "4v 6t 2t 5r 2v"},
		{solo(95, 1<<40-1), "12ZZ-ZZZZ-ZZZX", "5v 8r 2t 7v 8t", "6y"},
		{table(2, 1, 7), "1310-0000-0075", "6y 1r 3v 1y 2y", "8t 8y 7t 4t 6v"},
		{table(3, 2, 1<<39), "134G-0000-000R", "7r 7r 7t 7y 8y", "2y 1t 2y 1t 3v"},
		{table(4, 3, 99999), "1380-0003-1MZ3", "2r 7r 5v 4y 3r", "3t 6v 3v 2y 2t"},
		{record.DailyCode("2026-12-24"), "11G0-00KA-AB8D", "6t 3r 4t 5t 8v", "3r 3v 5t 4v 5r"},
	} {
		if got := tc.code.String(); got != tc.text {
			t.Errorf("got code %s, want %s", got, tc.text)
		}
		read, err := record.ParseCode(tc.text)
		if err != nil {
			t.Errorf("%s: %v", tc.text, err)
			continue
		}
		d := read.Deal()
		last := d.Piles[len(d.Piles)-1]
		if got := cards(d.Piles[0][:5]); got != tc.first {
			t.Errorf("%s: first pile begins with %q, want %q", tc.text, got, tc.first)
		}
		if got := cards(last[max(len(last)-5, 0):]); got != tc.last {
			t.Errorf("%s: last pile ends with %q, want %q", tc.text, got, tc.last)
		}
	}
}

// cards returns cards as text, separated by spaces.
func cards(of []dreist.Card) string {
	return strings.Trim(fmt.Sprint(of), "[]")
}

// Every valid setup has a code of its own, which gives back the same deal.
func TestEveryDealHasItsCode(t *testing.T) {
	seen := map[string]bool{}
	check := func(c record.Code, want dreist.Deal) {
		t.Helper()
		read, err := record.ParseCode(c.String())
		if err != nil || read != c {
			t.Fatalf("%v is read as %v (%v)", c, read, err)
		}
		if diff := cmp.Diff(want, read.Deal()); diff != "" {
			t.Errorf("%v: deal (-want +got):\n%s", c, diff)
		}
		if seen[c.String()] {
			t.Errorf("%v names two setups", c)
		}
		seen[c.String()] = true
	}
	const seed = 77_777_777_777
	for cards := 1; cards < dreist.CardCount; cards++ {
		check(need.Value(record.SoloCode(cards, seed))(t), dreist.NewSoloDeal(cards, seed))
	}
	for seats := 2; seats <= dreist.MaxSeats; seats++ {
		for starts := range dreist.Seat(seats) {
			check(need.Value(record.TableCode(seats, starts, seed))(t), dreist.NewTableDeal(seats, starts, seed))
		}
	}
}

// Errors of invalid codes say what is wrong with the text, or that there is no such deal.
func TestCodesOfNoDeal(t *testing.T) {
	const unknown = "the code is for an unknown setup, such as a number of players (made by a newer version?)"
	for text, want := range map[string]string{
		"11G0-0000-0X":   "it has 10 letters and digits instead of 12",
		"21G0-0000-0011": "version 2 is not known here: a newer program made it",
		"1000-0000-0015": unknown,
		"1ZZ0-0000-0012": unknown,
		"1390-0000-0017": unknown,
	} {
		c, err := record.ParseCode(text)
		if err == nil || err.Error() != "read a deal code: "+want || c != (record.Code{}) {
			t.Errorf("%q: got %v and %v, want %s", text, c, err, want)
		}
		if wrong := (*form.CodeError)(nil); errors.As(err, &wrong) == errors.Is(err, form.ErrNoSuchDeal) {
			t.Errorf("%q: %v does not tell its fault", text, err)
		}
	}
}

func TestDealsThatHaveNoCode(t *testing.T) {
	for _, cards := range []int{-1, 0, 96} {
		if c, err := record.SoloCode(cards, 1); err == nil {
			t.Errorf("%d cards against Egon: got code %v, want an error", cards, c)
		}
	}
	for _, table := range [][2]int{{1, 0}, {5, 0}, {2, 2}, {3, -1}} {
		if c, err := record.TableCode(table[0], dreist.Seat(table[1]), 1); err == nil {
			t.Errorf("%d players, seat %d begins: got code %v, want an error", table[0], table[1]+1, c)
		}
	}
	if _, err := (record.Code{}).Deal().Position(); err == nil {
		t.Error("the zero code deals a game")
	}
}

// Each day has a different even deal against Egon.
func TestDailyDeals(t *testing.T) {
	seen := map[record.Code]bool{}
	first, _ := progress.DayNumber("2024-01-01")
	for n := range 10 * 365 {
		date := progress.DateOfDay(first + n)
		c := record.DailyCode(date)
		if d := c.Deal(); d.Mode != dreist.SoloMode || len(d.Piles[0]) != dreist.EvenCardCount {
			t.Fatalf("%s: got %v", date, d)
		}
		if seen[c] {
			t.Fatalf("%s: its code %v is another day's", date, c)
		}
		seen[c] = true
	}
}
