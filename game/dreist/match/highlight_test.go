package match_test

import (
	"testing"

	"dreist/game/dreist/match"
	"dreist/game/store"
)

func TestOnlyATrueRecordIsOne(t *testing.T) {
	const solo, climb, table, practice = store.KindSolo, match.LadderKind, store.KindTable, store.KindPractice
	won := func(kind store.Kind, turns int) store.HistoryEntry {
		return store.HistoryEntry{Kind: kind, Summary: played(true, turns, 9)}
	}
	lost := func(kind store.Kind, turns int) store.HistoryEntry {
		return store.HistoryEntry{Kind: kind, Summary: played(false, turns, 9)}
	}
	for name, c := range map[string]struct {
		entries []store.HistoryEntry // the newest first
		want    match.Highlight
	}{
		"nothing played":           {nil, match.Highlight{}},
		"the first win":            {[]store.HistoryEntry{won(solo, 20), lost(solo, 10)}, match.Highlight{WinStreak: 1}},
		"fewer turns than ever":    {[]store.HistoryEntry{won(solo, 18), won(solo, 20), won(solo, 30)}, match.Highlight{IsFastestWin: true, WinStreak: 3}},
		"as many turns as once":    {[]store.HistoryEntry{won(solo, 20), lost(solo, 8), won(solo, 20)}, match.Highlight{WinStreak: 1}},
		"more turns than the best": {[]store.HistoryEntry{won(solo, 22), won(solo, 30), won(solo, 20)}, match.Highlight{WinStreak: 3}},
		"a loss in fewer turns":    {[]store.HistoryEntry{lost(solo, 10), won(solo, 20)}, match.Highlight{}},
		"a shorter loss before":    {[]store.HistoryEntry{won(solo, 18), lost(solo, 4), won(solo, 20)}, match.Highlight{IsFastestWin: true, WinStreak: 1}},
		"shorter games of others": {[]store.HistoryEntry{won(solo, 18), won(table, 6), won(climb, 4), won(practice, 2), won(store.KindFirst, 2),
			won(solo, 20)}, match.Highlight{IsFastestWin: true, WinStreak: 4}},
		"practice":             {[]store.HistoryEntry{won(practice, 2), won(solo, 20)}, match.Highlight{}},
		"the first game":       {[]store.HistoryEntry{won(store.KindFirst, 2), won(solo, 20)}, match.Highlight{}},
		"a game of the ladder": {[]store.HistoryEntry{won(climb, 2), won(climb, 20), won(solo, 20)}, match.Highlight{WinStreak: 3}},
		"a table that all share": {[]store.HistoryEntry{{Kind: table, Summary: store.Summary{SeatCount: 2, Outcome: store.WonBy(0, 0, 4), TurnCount: 8}},
			won(solo, 20)}, match.Highlight{}},
		"half a round more is none": {[]store.HistoryEntry{won(solo, 19), won(solo, 20)}, match.Highlight{WinStreak: 2}},
	} {
		if got := match.HighlightOf(c.entries); got != c.want {
			t.Errorf("%s: got %+v, want %+v", name, got, c.want)
		}
	}
}

func TestWhereTheLastClimbEnded(t *testing.T) {
	game := func(kind store.Kind, won bool, rung int) store.HistoryEntry {
		s := played(won, 20, 9)
		s.Counts = map[string]int{match.RungCountKey: rung}
		return store.HistoryEntry{Kind: kind, Summary: s}
	}
	for name, c := range map[string]struct {
		entries []store.HistoryEntry // the newest first
		want    int
	}{
		"nothing played":  {nil, 0},
		"only won":        {[]store.HistoryEntry{game(match.LadderKind, true, 52), game(match.LadderKind, true, 50)}, 0},
		"the newest loss": {[]store.HistoryEntry{game(match.LadderKind, true, 50), game(match.LadderKind, false, 54), game(match.LadderKind, false, 58)}, 54},
		"not practice":    {[]store.HistoryEntry{game(store.KindPractice, false, 60), game(match.LadderKind, false, 52)}, 52},
		"nor other games": {[]store.HistoryEntry{game(store.KindSolo, false, 0)}, 0},
	} {
		if got := match.LastLostRung(c.entries); got != c.want {
			t.Errorf("%s: got %d, want %d", name, got, c.want)
		}
	}
}
