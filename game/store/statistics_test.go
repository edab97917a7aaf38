package store

import "testing"

// TestGamesThatAllWinOrLoseTogether counts those of a game in which no seat wins alone.
func TestGamesThatAllWinOrLoseTogether(t *testing.T) {
	var entries []HistoryEntry
	for _, end := range []End{AllWon, AllWon, AllLost, AllWon} {
		entries = append(entries, HistoryEntry{Kind: KindTable, Summary: Summary{SeatCount: 5, Outcome: Outcome{End: end, Scores: make([]int, 5)}, TurnCount: 20, Counts: map[string]int{"hints": 1}}})
	}
	want := GameTotals{GameCount: 4, WinCount: 3, Streak: 2, BestStreak: 2, RoundCount: 16, FewestWinRounds: 4}
	if got := StatisticsOf(entries); got.Total != want || got.Counts["hints"] != 4 || got.Total.MeanRounds() != 4 {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := StatisticsOf(nil); got.Total != (GameTotals{}) || got.Total.MeanRounds() != 0 {
		t.Errorf("got %+v of nothing", got)
	}
}
