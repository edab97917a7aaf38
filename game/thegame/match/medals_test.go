package match_test

import (
	"maps"
	"slices"
	"testing"

	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame/match"
)

// game returns a finished game of seats that left so many cards.
func game(kind store.Kind, seat, rest int, counts map[string]int, others ...string) store.HistoryEntry {
	o := store.Outcome{End: store.AllLost, Scores: slices.Repeat([]int{rest}, 1+len(others))}
	if rest == 0 {
		o.End = store.AllWon
	}
	return store.HistoryEntry{Kind: kind, Date: "2026-11-20", Summary: store.Summary{
		GameName: "thegame", SeatCount: 1 + len(others), Seat: seat, Outcome: o, OpponentKinds: others, Counts: maps.Clone(counts),
	}}
}

// TestEachMedalIsEarnedByWhatItIsFor does what each medal is for, and nearly.
func TestEachMedalIsEarnedByWhatItIsFor(t *testing.T) {
	count := func(name string, n int) store.HistoryEntry {
		return game(store.KindSolo, 1, 33, map[string]int{name: n})
	}
	few := func(n int) (all []store.HistoryEntry) {
		return slices.Repeat([]store.HistoryEntry{game(store.KindSolo, 1, 9, nil)}, n)
	}
	days := func(n int) progress.Days {
		all := progress.Days{}
		for i := range n {
			all[progress.DateOfDay(20_770+i)] = progress.DayLost
		}
		return all
	}
	pro := map[string]int{match.VariantCountKey: 1}
	for what, c := range map[string]struct {
		games []store.HistoryEntry
		days  progress.Days
		want  []string
	}{
		"nothing":                   {nil, nil, nil},
		"two left":                  {[]store.HistoryEntry{game(store.KindSolo, 1, 2, nil)}, nil, nil},
		"one left":                  {[]store.HistoryEntry{game(store.KindSolo, 1, 1, nil)}, nil, []string{"oneleft"}},
		"won":                       {[]store.HistoryEntry{game(store.KindSolo, 1, 0, nil)}, nil, []string{"beaten"}},
		"won as practice":           {[]store.HistoryEntry{game(store.KindPractice, 1, 0, pro)}, nil, nil},
		"won as a pro":              {[]store.HistoryEntry{game(store.KindTable, 2, 0, pro, "fair", "easy")}, nil, []string{"beaten", "pro"}},
		"won by several persons":    {[]store.HistoryEntry{game(store.KindTable, 0, 0, nil, play.Person)}, nil, []string{"beaten"}},
		"won by computer players":   {[]store.HistoryEntry{game(store.KindTable, 0, 0, pro, "strong")}, nil, nil},
		"nine tricks":               {[]store.HistoryEntry{count(match.TenBacksCountKey, 9)}, nil, nil},
		"ten tricks":                {[]store.HistoryEntry{count(match.TenBacksCountKey, 10)}, nil, []string{"reverse"}},
		"excellent four times":      {few(4), nil, nil},
		"excellent five times":      {few(5), nil, []string{"few"}},
		"six days":                  {nil, days(6), nil},
		"seven days":                {nil, days(7), []string{"everyday"}},
		"ten tricks in two games":   {[]store.HistoryEntry{count(match.TenBacksCountKey, 5), count(match.TenBacksCountKey, 5)}, nil, nil},
		"a biggest step is no feat": {[]store.HistoryEntry{count(match.BiggestStepCountKey, 97)}, nil, nil},
	} {
		var got []string
		p := match.TallyMedals(c.games, c.days)
		for _, m := range match.Medals() {
			if p.HasReached(m) {
				got = append(got, m.Name)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s earns %v, want %v", what, got, c.want)
		}
	}
	if since := match.MedalDays([]store.HistoryEntry{game(store.KindSolo, 1, 0, nil)}); since[match.WonGameMedal] != "2026-11-20" || len(since) != 1 {
		t.Errorf("medals are earned since %v", since)
	}
}
