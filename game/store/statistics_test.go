package store_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/store"
)

// TestAClockSetBackBreaksNoStreak plays the second half of a streak before the first one by the calendar.
func TestAClockSetBackBreaksNoStreak(t *testing.T) {
	s, _ := open(t)
	for n, date := range []string{"2026-11-20", "2026-11-21", "2020-01-01", "2020-01-02"} {
		g := game(n)
		g.Date, g.Summary.Outcome = date, store.WonBy(1, 3, 0)
		if n != 0 {
			g.Summary.Outcome = store.WonBy(0, 0, 3)
		}
		add(t, s, g)
	}
	entries := need.Value(s.History())(t)
	if got := store.Tally(entries).Total; got.Streak != 3 || got.BestStreak != 3 {
		t.Errorf("got the streaks %d and %d, want 3", got.Streak, got.BestStreak)
	}
}

func TestTallyOfNothing(t *testing.T) {
	got := store.Tally(nil)
	if got.Total != (store.Score{}) || got.Total.MeanRounds() != 0 || len(got.ByKind) != 0 || len(got.Counts) != 0 {
		t.Errorf("got %+v, want zeros", got)
	}
}

// TestGamesThatAllWinOrLoseTogether counts those of a game in which no seat wins alone.
func TestGamesThatAllWinOrLoseTogether(t *testing.T) {
	var entries []store.Entry
	for _, end := range []store.End{store.AllWon, store.AllWon, store.AllLost, store.AllWon} {
		entries = append(entries, store.Entry{Kind: store.KindTable, Summary: store.Summary{Seats: 5, Outcome: store.Outcome{End: end, Score: make([]int, 5)}, Turns: 20}})
	}
	want := store.Score{Played: 4, Won: 3, Streak: 2, BestStreak: 2, Rounds: 16, BestRounds: 4}
	if got := store.Tally(entries).Total; got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
