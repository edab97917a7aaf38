package match_test

import (
	"maps"
	"slices"
	"testing"

	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/record"
	"dreist/game/store"
)

// game returns a finished game of seats in which the player on seat 2 had a place, or several persons shared the screen.
func game(kind store.Kind, seats, place int, shared bool, counts map[string]int) store.HistoryEntry {
	places := make([]int, seats)
	for i := range places {
		places[i] = (place+i-2+seats)%seats + 1
	}
	s := store.Summary{
		GameName: record.Name, SeatCount: seats, Seat: 2, Counts: maps.Clone(counts), Outcome: store.Outcome{End: store.Ranked, Places: places, Scores: places},
	}
	if shared {
		s.Seat = 0
	}
	return store.HistoryEntry{Kind: kind, Date: "2026-11-20", Summary: s}
}

// TestEachMedalIsEarnedByWhatItIsFor does what each medal is for, and nearly.
func TestEachMedalIsEarnedByWhatItIsFor(t *testing.T) {
	taken := map[string]int{match.PickUpsCountKey: 2}
	with := func(name string, n int) map[string]int { return map[string]int{match.PickUpsCountKey: 2, name: n} }
	at := func(seats, place int, counts map[string]int) store.HistoryEntry {
		return game(store.KindTable, seats, place, false, counts)
	}
	undecided := at(4, 4, taken)
	undecided.Summary.End = store.Undecided
	practice := game(store.KindPractice, 4, 4, false, taken)
	shared := game(store.KindTable, 4, 4, true, taken)
	last := at(4, 4, taken)
	for what, c := range map[string]struct {
		games []store.HistoryEntry // the newest first
		want  []string
	}{
		"nothing":                       {nil, nil},
		"second":                        {[]store.HistoryEntry{at(4, 2, nil)}, nil},
		"won":                           {[]store.HistoryEntry{at(4, 1, taken)}, []string{"outfirst"}},
		"won for practice":              {[]store.HistoryEntry{game(store.KindPractice, 4, 1, false, with(match.LargestDeleteCountKey, 40))}, nil},
		"won at a shared screen":        {[]store.HistoryEntry{game(store.KindTable, 4, 1, true, nil)}, nil},
		"won without taking up":         {[]store.HistoryEntry{at(3, 1, nil)}, []string{"outfirst", "feather"}},
		"a pile of fourteen":            {[]store.HistoryEntry{at(4, 3, with(match.LargestDeleteCountKey, 14))}, nil},
		"a pile of fifteen":             {[]store.HistoryEntry{at(4, 3, with(match.LargestDeleteCountKey, 15))}, []string{"knockout"}},
		"three at once":                 {[]store.HistoryEntry{at(4, 3, with(match.MostLaidCountKey, 3))}, nil},
		"five at once at a screen":      {[]store.HistoryEntry{game(store.KindTable, 6, 3, true, with(match.MostLaidCountKey, 5))}, []string{"fourstack"}},
		"won at a table of nine":        {[]store.HistoryEntry{at(9, 1, taken)}, []string{"outfirst"}},
		"won at a table of ten":         {[]store.HistoryEntry{at(10, 1, taken)}, []string{"outfirst", "tableoften"}},
		"last twice":                    {[]store.HistoryEntry{last, last}, nil},
		"last three times":              {[]store.HistoryEntry{last, last, last}, []string{"lantern"}},
		"last three times, but for 3rd": {[]store.HistoryEntry{last, at(4, 3, taken), last, last}, nil},
		"last, practice between":        {[]store.HistoryEntry{last, practice, last, shared, last}, []string{"lantern"}},
		"last once in an undecided":     {[]store.HistoryEntry{last, undecided, last, last}, nil},
	} {
		var got []string
		p := match.TallyMedals(c.games)
		for _, m := range match.Medals() {
			if p.HasReached(m) {
				got = append(got, m.Name)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s earns %v, want %v", what, got, c.want)
		}
	}
}

// TestAMedalIsEarnedOnTheDayOfItsGame loses on three days: the last of them is when the lantern was earned.
func TestAMedalIsEarnedOnTheDayOfItsGame(t *testing.T) {
	var all []store.HistoryEntry
	for _, day := range []string{"2026-11-23", "2026-11-22", "2026-11-21", "2026-11-20"} {
		e := game(store.KindTable, 4, 4, false, nil)
		e.Date = day
		all = append(all, e)
	}
	if since := match.MedalDays(all); since[match.ThreeLossesMedal] != "2026-11-22" || len(since) != 1 {
		t.Errorf("medals are earned since %v", since)
	}
}
