package store

import "testing"

// TestGamesThatAllWinOrLoseTogether counts those of a game in which no seat wins alone.
func TestGamesThatAllWinOrLoseTogether(t *testing.T) {
	var entries []Entry
	for _, end := range []End{AllWon, AllWon, AllLost, AllWon} {
		entries = append(entries, Entry{Kind: KindTable, Summary: Summary{Seats: 5, Outcome: Outcome{End: end, Score: make([]int, 5)}, Turns: 20, Counts: map[string]int{"hints": 1}}})
	}
	want := Score{Played: 4, Won: 3, Streak: 2, BestStreak: 2, Rounds: 16, BestRounds: 4}
	if got := Tally(entries); got.Total != want || got.Counts["hints"] != 4 || got.Total.MeanRounds() != 4 {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := Tally(nil); got.Total != (Score{}) || got.Total.MeanRounds() != 0 {
		t.Errorf("got %+v of nothing", got)
	}
}
