package store

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/build/need"
)

// freeSeats returns so many seats on which nobody sits.
func freeSeats(n int) (seats []SeatSetup) {
	for range n {
		seats = append(seats, SeatSetup{Kind: SeatFree})
	}
	return seats
}

// wantSetup fails unless notes tell of a table.
func wantSetup(t interface {
	Helper()
	Errorf(string, ...any)
}, n Notes, want TableSetup) {
	t.Helper()
	if diff := cmp.Diff(want, SetupOf(n)); diff != "" {
		t.Errorf("got the table marked +, want that marked -\n%s", diff)
	}
}

// drawChosen draws what is chosen for a table beside its seats.
func drawChosen(t *rapid.T) Chosen {
	return rapid.SampledFrom([]Chosen{nil, {"variant": "pro-small"}, {"sets": "2", "variant": ""}}).Draw(t, "chosen")
}

func TestATableComesBack(t *testing.T) {
	wantSetup(t, nil, TableSetup{Seats: append([]SeatSetup{{Kind: "person"}, {Kind: "computer"}}, freeSeats(8)...)})
	s, _ := open(t)
	rapid.Check(t, func(t *rapid.T) {
		want := TableSetup{Starts: rapid.IntRange(0, TableSeats-1).Draw(t, "starts"), Length: rapid.IntRange(0, 99).Draw(t, "length")}
		want.Chosen = drawChosen(t)
		for range TableSeats {
			kind := rapid.SampledFrom([]string{SeatPerson, "easy", "fair", SeatFree}).Draw(t, "kind")
			want.Seats = append(want.Seats, SeatSetup{Kind: kind, Name: names().Draw(t, "name")})
		}
		need.OK(t, s.SaveNotes("setup", want.Notes()))
		n := need.Value(s.LoadNotes("setup"))(t)
		wantSetup(t, n, want)
	})
	two := TableSetup{Seats: []SeatSetup{{Kind: "easy"}, {Kind: "person"}}}
	need.OK(t, s.SaveNotes("setup", two.Notes()))
	n := need.Value(s.LoadNotes("setup"))(t)
	two.Seats = append(two.Seats, freeSeats(8)...)
	wantSetup(t, n, two) // whoever sat on others does not come back
}

func TestATableAmongTheSettingsIsThatOfTheFirstGame(t *testing.T) {
	s, dir := open(t)
	if _, ok := s.LoadFirstSetup(); ok {
		t.Error("a new player has set up a table")
	}
	write(t, dir, "settings.json", `{"table": {"seat1": {"kind": "ghost 7", "name": "Ännchen"}, "seat2": {"kind": "fair", "name": 7}, "seat3": [],
		"seat4": {"kind": "easy", "name": "`+strings.Repeat("ä", 25)+`"}, "starts": 10, "length": 12, "chosen": {"Variant": "pro"}}}`)
	got, ok := s.LoadFirstSetup()
	want := TableSetup{Seats: append([]SeatSetup{{Kind: "person", Name: "Ännchen"}, {Kind: "fair"}, {Kind: "free"}, {Kind: "easy"}}, freeSeats(6)...), Length: 12}
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Errorf("got %v, and the table marked +, want that marked -\n%s", ok, diff)
	}
}
