package store_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/build/need"
	"dreist/game/store"
)

// freeSeats returns so many seats on which nobody sits.
func freeSeats(n int) (seats []store.SeatSetup) {
	for range n {
		seats = append(seats, store.SeatSetup{Kind: store.SeatFree})
	}
	return seats
}

// wantSetup fails unless notes tell of a table.
func wantSetup(t interface {
	Helper()
	Errorf(string, ...any)
}, n store.Notes, want store.TableSetup) {
	t.Helper()
	if diff := cmp.Diff(want, store.SetupOf(n)); diff != "" {
		t.Errorf("got the table marked +, want that marked -\n%s", diff)
	}
}

// drawChosen draws what is chosen for a table beside its seats.
func drawChosen(t *rapid.T) store.Chosen {
	return rapid.SampledFrom([]store.Chosen{nil, {"variant": "pro-small"}, {"sets": "2", "variant": ""}}).Draw(t, "chosen")
}

func TestATableComesBack(t *testing.T) {
	wantSetup(t, nil, store.TableSetup{Seats: append([]store.SeatSetup{{Kind: "person"}, {Kind: "computer"}}, freeSeats(8)...)})
	s, _ := open(t)
	rapid.Check(t, func(t *rapid.T) {
		want := store.TableSetup{Starts: rapid.IntRange(0, store.TableSeats-1).Draw(t, "starts"), Length: rapid.IntRange(0, 99).Draw(t, "length")}
		want.Chosen = drawChosen(t)
		for range store.TableSeats {
			kind := rapid.SampledFrom([]string{store.SeatPerson, "easy", "fair", store.SeatFree}).Draw(t, "kind")
			want.Seats = append(want.Seats, store.SeatSetup{Kind: kind, Name: names().Draw(t, "name")})
		}
		need.OK(t, s.SaveNotes("setup", want.Notes()))
		n := need.Value(s.LoadNotes("setup"))(t)
		wantSetup(t, n, want)
	})
	two := store.TableSetup{Seats: []store.SeatSetup{{Kind: "easy"}, {Kind: "person"}}}
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
	want := store.TableSetup{Seats: append([]store.SeatSetup{{Kind: "person", Name: "Ännchen"}, {Kind: "fair"}, {Kind: "free"}, {Kind: "easy"}}, freeSeats(6)...), Length: 12}
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Errorf("got %v, and the table marked +, want that marked -\n%s", ok, diff)
	}
}
