package progress_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"dreist/game/progress"
	"dreist/game/store"
)

func won(s *store.Summary) bool { return s.HasWon() }

// game returns a finished game on the deal of a day, 0 for another deal.
func game(day, winner int) store.HistoryEntry {
	return store.HistoryEntry{Kind: store.KindSolo, Summary: store.Summary{
		SeatCount: 2, Seat: 1, Outcome: store.WonBy(winner-1, 3, 3), TurnCount: 20, Counts: map[string]int{progress.DayCountKey: day},
	}}
}

func TestTheFirstResultOfADayCounts(t *testing.T) {
	again, table := game(20_779, 1), game(20_778, 1)
	again.Kind, table.Kind = store.KindPractice, store.KindTable
	entries := []store.HistoryEntry{again, table, game(20_780, 2), game(20_779, 1), game(0, 1), game(20_779, 2)}
	notes := store.Notes{"2026-11-22": store.EncodeJSON(true), "2026-11-20": store.EncodeJSON(true)}
	states := progress.DaysOf(notes, entries, "2026-11-24", won)
	want := progress.Days{"2026-11-20": progress.DayPlayed, "2026-11-22": progress.DayLost, "2026-11-23": progress.DayLost, "2026-11-24": progress.DayStarted}
	if diff := cmp.Diff(want, states); diff != "" {
		t.Errorf("got the days marked +, want those marked -\n%s", diff)
	}
	if now, best := states.Streak("2026-11-24"); now != 2 || best != 2 {
		t.Errorf("got a streak of %d and %d at best of %v", now, best, states)
	}
	if states := progress.DaysOf(notes, entries, "2026-11-22", won); states["2026-11-22"] != progress.DayLost {
		t.Error("a game begun again takes a result away")
	}
}

func TestADayThatNoStoreTakesHasNoCount(t *testing.T) {
	for day, want := range map[string]int{"1970-01-02": 1, "2026-11-22": 20_779, "": 0, "yesterday": 0, "9999-12-31": 0} {
		if got := progress.DayCountOf(day); got != want {
			t.Errorf("%q counts as %d, want %d", day, got, want)
		}
	}
}

// TestTwoMachinesKnowTheDaysOfBoth merges the histories and notes of two machines, as an export and an import do.
func TestTwoMachinesKnowTheDaysOfBoth(t *testing.T) {
	machine := rapid.Custom(func(r *rapid.T) []store.HistoryEntry {
		return rapid.SliceOf(rapid.Custom(func(r *rapid.T) store.HistoryEntry {
			return game(rapid.IntRange(20_770, 20_790).Draw(r, "day"), rapid.IntRange(1, 2).Draw(r, "winner"))
		})).Draw(r, "games")
	})
	rapid.Check(t, func(r *rapid.T) {
		here, there := machine.Draw(r, "here"), machine.Draw(r, "there")
		notes := store.Notes{}
		known := [][]store.HistoryEntry{here, there}[rapid.IntRange(0, 1).Draw(r, "whose notes")]
		for day := range progress.DaysOf(nil, known, "", won) {
			maps.Copy(notes, progress.FinishedDayNotes(day))
		}
		alone, other := progress.DaysOf(nil, here, "", won), progress.DaysOf(nil, there, "", won)
		both := progress.DaysOf(notes, slices.Concat(there, here), "", won) // imported games are added later
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
		if again := progress.DaysOf(notes, slices.Concat(there, there, here), "", won); !maps.Equal(again, both) {
			r.Fatal("the same import once more changes the days")
		}
	})
}
