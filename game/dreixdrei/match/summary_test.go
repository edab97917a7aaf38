package match_test

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreixdrei/match"
	"dreist/game/dreixdrei/record"
	"dreist/game/dreixdrei/rival"
	"dreist/game/play"
	"dreist/game/store"
)

// ended is a match of three in which C lays the last cards and A is left, with computer players on some seats.
func ended(t *testing.T, tags string) *match.Match {
	t.Helper()
	m, err := match.Resume(`[Game "DREI x DR3I"]
[Format "1"]
[Seat1 "A"]
[Seat2 "B"]
[Seat3 "C"]
`+tags+`[Starts "3"]
[Stage "play"]
[Down1 ""]
[Open1 ""]
[Hand1 "3 4"]
[Down2 ""]
[Open2 ""]
[Hand2 "12"]
[Down3 ""]
[Open3 ""]
[Hand3 "9 9"]
[Draw ""]
[Discard "5 6 7 R"]

3: 9+9
1: <
2: 12
`, play.DiscardSaver{})
	need.OK(t, err)
	if !m.IsOver() {
		t.Fatal("the match goes on")
	}
	return m
}

func summaryOf(m *match.Match) store.Summary {
	f := m.Facts()
	s := f.Summary(record.Name)
	match.AddCounts(s.Counts, m)
	return s
}

func TestTheOnlyPersonIsWhoTheGameIsKeptFor(t *testing.T) {
	c := func(n string) string { return "[Computer" + n + " \"" + rival.FairKind + "\"]\n" }
	for _, test := range []struct {
		tags              string
		seat, place       int
		won, lost         bool
		took, stack, held int
	}{
		{c("2") + c("3"), 1, 3, false, true, 6, 0, 8},
		{c("1") + c("3"), 2, 2, false, false, 0, 1, 1},
		{c("1") + c("2"), 3, 1, true, false, 0, 2, 0},
		{c("1"), 0, 0, false, false, 0, 2, 1},
		{"", 0, 0, false, false, 6, 2, 8},
	} {
		s := summaryOf(ended(t, test.tags))
		if s.Seat != test.seat || match.PersonPlaceOf(&s) != test.place || s.HasWon() != test.won || match.HasPersonLost(&s) != test.lost || len(s.OpponentKinds) != 2 {
			t.Errorf("%q: seat %d, place %d, won %v, lost %v, opponents %v", test.tags, s.Seat, match.PersonPlaceOf(&s), s.HasWon(), match.HasPersonLost(&s), s.OpponentKinds)
		}
		if s.Counts[match.LargestPickUpCountKey] != test.took || s.Counts[match.MostLaidCountKey] != test.stack || s.Counts[match.MaxHandCountKey] != test.held {
			t.Errorf("%q: counts %v", test.tags, s.Counts)
		}
	}
}

func TestTwoSetsAreKept(t *testing.T) {
	few, many := summaryOf(ended(t, "")), summaryOf(ended(t, "[Sets \"2\"]\n"))
	if few.Counts[match.TwoSetsCountKey] != 0 || many.Counts[match.TwoSetsCountKey] != 1 {
		t.Errorf("%v, %v", few.Counts, many.Counts)
	}
}

// Several who share the last place of an undecided game have not lost it (D 17).
func TestNobodyLosesAnUndecidedGame(t *testing.T) {
	s := store.Summary{SeatCount: 3, Seat: 1, Outcome: store.Outcome{End: store.Undecided, Places: []int{3, 1, 3}, Scores: []int{3, 1, 3}}}
	if match.HasPersonLost(&s) || s.HasWon() || match.PersonPlaceOf(&s) != 3 {
		t.Errorf("lost %v, won %v, place %d", match.HasPersonLost(&s), s.HasWon(), match.PersonPlaceOf(&s))
	}
}
