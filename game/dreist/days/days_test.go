package days_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/game/calendar"
	"dreist/game/dreist/days"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/summary"
	"dreist/game/store"
	"dreist/game/store/document"
)

// game returns a finished game on the deal of a day, 0 for another deal.
func game(day, winner, left, turns int) store.Entry {
	s := store.Summary{
		Game: ladder.Game, Seats: 2, Seat: 1, Outcome: store.WonBy(winner-1, left, left), Turns: turns,
		Counts: map[string]int{summary.Day: day, ladder.Trios: turns % 4},
	}
	s.Score[winner-1] = 0
	return store.Entry{Kind: store.KindSolo, Summary: s}
}

func TestTheFirstResultOfADayCounts(t *testing.T) {
	again := game(20_779, 1, 9, 12)
	again.Kind = store.KindPractice
	entries := []store.Entry{again, game(20_780, 2, 5, 30), game(20_779, 1, 3, 20), game(0, 1, 1, 1), game(20_779, 2, 7, 23)}
	got := days.Results(store.Notes{"2026-11-22": document.JSON(true), "2026-11-20": document.JSON(true)}, entries)
	want := map[string]days.Result{
		"2026-11-20": {State: calendar.Played},
		"2026-11-22": {State: calendar.Lost, Rounds: 12, Trios: 3, Yours: 7},
		"2026-11-23": {State: calendar.Lost, Rounds: 15, Trios: 2, Yours: 5},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the results marked +, want those marked -\n%s", diff)
	}
	states := days.States(got, "2026-11-24")
	if now, best := states.Streak("2026-11-24"); now != 2 || best != 2 || states["2026-11-24"] != calendar.Begun {
		t.Errorf("got %d and %d of %v", now, best, states)
	}
	if states := days.States(got, "2026-11-22"); states["2026-11-22"] != calendar.Lost {
		t.Error("a game begun again takes a result away")
	}
}

// TestTwoMachinesKnowTheDaysOfBoth merges the histories and notes of two machines, as an export and an import do.
func TestTwoMachinesKnowTheDaysOfBoth(t *testing.T) {
	machine := rapid.Custom(func(r *rapid.T) []store.Entry {
		return rapid.SliceOf(rapid.Custom(func(r *rapid.T) store.Entry {
			return game(rapid.IntRange(20_770, 20_790).Draw(r, "day"), rapid.IntRange(1, 2).Draw(r, "winner"), 4, 20)
		})).Draw(r, "games")
	})
	rapid.Check(t, func(r *rapid.T) {
		here, there := machine.Draw(r, "here"), machine.Draw(r, "there")
		notes := store.Notes{}
		known := [][]store.Entry{here, there}[rapid.IntRange(0, 1).Draw(r, "whose notes")]
		for day := range days.Results(nil, known) {
			maps.Copy(notes, days.Note(day))
		}
		alone, other := days.Results(nil, here), days.Results(nil, there)
		both := days.Results(notes, slices.Concat(there, here)) // imported games are added later
		if len(both) < max(len(alone), len(other)) || len(both) > len(alone)+len(other) {
			r.Fatalf("%d days and %d make %d", len(alone), len(other), len(both))
		}
		for day, result := range other {
			if own, ok := alone[day]; ok {
				result = own
			}
			if both[day] != result {
				r.Fatalf("%s: got %+v, want %+v", day, both[day], result)
			}
		}
		if again := days.Results(notes, slices.Concat(there, there, here)); !maps.Equal(again, both) {
			r.Fatal("the same import once more changes the days")
		}
	})
}
