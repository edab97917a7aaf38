package match_test

import (
	"testing"

	"dreist/game/dreist/match"
	"dreist/game/store"
)

func TestOnlyATrueRecordIsOne(t *testing.T) {
	const solo, climb, table, practice = store.KindSolo, match.LadderKind, store.KindTable, store.KindPractice
	won := func(kind store.Kind, turns int) store.Entry {
		return store.Entry{Kind: kind, Summary: played(true, turns, 9)}
	}
	lost := func(kind store.Kind, turns int) store.Entry {
		return store.Entry{Kind: kind, Summary: played(false, turns, 9)}
	}
	for name, c := range map[string]struct {
		entries []store.Entry // the newest first
		want    match.Highlight
	}{
		"nothing played":           {nil, match.Highlight{}},
		"the first win":            {[]store.Entry{won(solo, 20), lost(solo, 10)}, match.Highlight{Streak: 1}},
		"fewer turns than ever":    {[]store.Entry{won(solo, 18), won(solo, 20), won(solo, 30)}, match.Highlight{IsRecord: true, Streak: 3}},
		"as many turns as once":    {[]store.Entry{won(solo, 20), lost(solo, 8), won(solo, 20)}, match.Highlight{Streak: 1}},
		"more turns than the best": {[]store.Entry{won(solo, 22), won(solo, 30), won(solo, 20)}, match.Highlight{Streak: 3}},
		"a loss in fewer turns":    {[]store.Entry{lost(solo, 10), won(solo, 20)}, match.Highlight{}},
		"a shorter loss before":    {[]store.Entry{won(solo, 18), lost(solo, 4), won(solo, 20)}, match.Highlight{IsRecord: true, Streak: 1}},
		"shorter games of others": {[]store.Entry{won(solo, 18), won(table, 6), won(climb, 4), won(practice, 2), won(store.KindFirst, 2),
			won(solo, 20)}, match.Highlight{IsRecord: true, Streak: 4}},
		"practice":             {[]store.Entry{won(practice, 2), won(solo, 20)}, match.Highlight{}},
		"the first game":       {[]store.Entry{won(store.KindFirst, 2), won(solo, 20)}, match.Highlight{}},
		"a game of the ladder": {[]store.Entry{won(climb, 2), won(climb, 20), won(solo, 20)}, match.Highlight{Streak: 3}},
		"a table that all share": {[]store.Entry{{Kind: table, Summary: store.Summary{Seats: 2, Outcome: store.WonBy(0, 0, 4), Turns: 8}},
			won(solo, 20)}, match.Highlight{}},
		"half a round more is none": {[]store.Entry{won(solo, 19), won(solo, 20)}, match.Highlight{Streak: 2}},
	} {
		if got := match.HighlightOf(c.entries); got != c.want {
			t.Errorf("%s: got %+v, want %+v", name, got, c.want)
		}
	}
}

func TestWhereTheLastClimbEnded(t *testing.T) {
	game := func(kind store.Kind, won bool, rung int) store.Entry {
		s := played(won, 20, 9)
		s.Counts = map[string]int{match.RungCount: rung}
		return store.Entry{Kind: kind, Summary: s}
	}
	for name, c := range map[string]struct {
		entries []store.Entry // the newest first
		want    int
	}{
		"nothing played":  {nil, 0},
		"only won":        {[]store.Entry{game(match.LadderKind, true, 52), game(match.LadderKind, true, 50)}, 0},
		"the newest loss": {[]store.Entry{game(match.LadderKind, true, 50), game(match.LadderKind, false, 54), game(match.LadderKind, false, 58)}, 54},
		"not practice":    {[]store.Entry{game(store.KindPractice, false, 60), game(match.LadderKind, false, 52)}, 52},
		"nor other games": {[]store.Entry{game(store.KindSolo, false, 0)}, 0},
	} {
		if got := match.LastLostRung(c.entries); got != c.want {
			t.Errorf("%s: got %d, want %d", name, got, c.want)
		}
	}
}
