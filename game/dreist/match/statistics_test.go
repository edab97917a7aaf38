package match_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"dreist/game/dreist/match"
	"dreist/game/play"
	"dreist/game/store"
)

// played returns the summary of a game of two that the player on seat 1 won or lost.
func played(won bool, turns, left int) store.Summary {
	s := store.Summary{SeatCount: 2, Seat: 1, Outcome: store.WonBy(1, left, 0), TurnCount: turns, OpponentKinds: []string{"egon"}}
	if won {
		s.Outcome = store.WonBy(0, 0, left)
	}
	return s
}

func rung(s store.Summary, cards int) store.Summary {
	s.Counts = map[string]int{match.RungCountKey: cards}
	return s
}

func TestTally(t *testing.T) {
	const (
		solo, climb, table, practice = store.KindSolo, match.LadderKind, store.KindTable, store.KindPractice
	)
	entry := func(kind store.Kind, s store.Summary) store.HistoryEntry {
		return store.HistoryEntry{Kind: kind, Summary: s}
	}
	four := store.Summary{
		SeatCount: 4, Seat: 2, Outcome: store.WonBy(1, 9, 0, 4, 6), TurnCount: 80, OpponentKinds: []string{"bold", "calm", "calm"},
		Counts: map[string]int{match.TriosCountKey: 6, match.GiftsGivenCountKey: 2, play.HintsCountKey: 4},
	}
	shared := store.Summary{SeatCount: 3, Outcome: store.WonBy(0, 0, 5, 5), TurnCount: 60, Counts: map[string]int{match.TriosCountKey: 9, match.GiftsGivenCountKey: 1}}
	entries := []store.HistoryEntry{ // the newest first
		entry(practice, rung(played(true, 1, 1), 70)),
		entry(store.KindFirst, played(true, 3, 3)),
		entry(solo, played(true, 30, 8)),
		entry(table, shared),
		entry(table, four),
		entry(climb, rung(played(false, 50, 3), 54)),
		entry(climb, rung(played(true, 44, 8), 52)),
		entry(climb, rung(played(true, 40, 1), 50)),
		entry(solo, played(true, 36, 2)),
		entry(solo, played(false, 20, 3)),
	}
	want := match.Statistics{
		Statistics: store.Statistics{
			Total: store.GameTotals{GameCount: 8, WinCount: 5, Streak: 2, BestStreak: 3, RoundCount: 150, FewestWinRounds: 15},
			ByKind: map[store.Kind]store.GameTotals{
				solo:  {GameCount: 3, WinCount: 2, Streak: 2, BestStreak: 2, RoundCount: 43, FewestWinRounds: 15},
				climb: {GameCount: 3, WinCount: 2, Streak: 0, BestStreak: 2, RoundCount: 67, FewestWinRounds: 20},
				table: {GameCount: 2, WinCount: 1, Streak: 1, BestStreak: 1, RoundCount: 40, FewestWinRounds: 20},
			},
			Counts: map[string]int{match.TriosCountKey: 15, match.GiftsGivenCountKey: 3, play.HintsCountKey: 4, match.RungCountKey: 156},
		},
		BestRung: 52,
	}
	got := match.StatisticsOf(entries)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("got the statistics marked +, want those marked -\n%s", diff)
	}
	if mean := got.Total.MeanRounds(); mean != 18.75 {
		t.Errorf("got %v rounds on average, want 18.75", mean)
	}
}
