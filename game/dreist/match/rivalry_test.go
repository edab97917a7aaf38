package match_test

import (
	"testing"

	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/store"
)

// TestTheScoreWithEgonCountsSingleGames looks at a history with games of all kinds, the newest first.
func TestTheScoreWithEgonCountsSingleGames(t *testing.T) {
	game := func(date string, kind store.Kind, winner int, left []int, opponents ...string) store.HistoryEntry {
		return store.HistoryEntry{Date: date, Kind: kind, Summary: store.Summary{GameName: record.Name, SeatCount: 1 + len(opponents), Seat: 1,
			Outcome: store.WonBy(winner-1, left...), OpponentKinds: opponents}}
	}
	got := match.EgonScoreOf([]store.HistoryEntry{
		game("2026-11-23", store.KindPractice, 1, []int{0, 9}, match.EgonKind),
		game("2026-11-22", match.LadderKind, 1, []int{0, 9}, match.EgonKind),
		game("2026-11-21", store.KindSolo, 1, []int{0, 23}, match.EgonKind),
		game("2026-11-20", store.KindSolo, 2, []int{4, 0}, match.EgonKind),
		game("2026-11-19", store.KindTable, 1, []int{0, 9}, "easy"),
		game("2026-11-18", store.KindSolo, 1, []int{0, 1}, match.EgonKind),
	})
	if want := (match.EgonScore{PlayerWins: 2, EgonWins: 1, LastMatch: match.LastMatch{Date: "2026-11-21", WasWon: true, CardsLeft: 23}}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if got := match.EgonScoreOf(nil); got != (match.EgonScore{}) {
		t.Errorf("before the first game: %+v", got)
	}
}
