package match_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"dreist/game/dreist/match"
	"dreist/game/dreist/record"
	"dreist/game/progress"
	"dreist/game/store"
)

// game returns a finished game as this version of the program stores it, changed by somebody.
func game(change func(e *store.HistoryEntry)) store.HistoryEntry {
	e := store.HistoryEntry{Kind: store.KindSolo, Summary: store.Summary{
		GameName: record.Name, SeatCount: 2, Seat: 1, Outcome: store.WonBy(0, 0, 9), TurnCount: 30, OpponentKinds: []string{"egon"},
		Counts: map[string]int{"feats": 1, match.TakenBackCountKey: 2, match.EndingCountKey: int(match.WonByLaying)},
	}}
	change(&e)
	return e
}

func reached(p progress.Tally) []string {
	var names []string
	for _, m := range match.Medals() {
		if p.HasReached(m) {
			names = append(names, m.Name)
		}
	}
	return names
}

// TestEachMedalIsEarnedByWhatItIsFor does what each medal is for, and nearly.
func TestEachMedalIsEarnedByWhatItIsFor(t *testing.T) {
	count := func(name string, n int) func(e *store.HistoryEntry) {
		return func(e *store.HistoryEntry) { e.Summary.Counts[name] = n }
	}
	lost := func(e *store.HistoryEntry) { e.Summary.Outcome = store.WonBy(1, 2, 0) }
	both := func(a, b func(e *store.HistoryEntry)) func(e *store.HistoryEntry) {
		return func(e *store.HistoryEntry) { a(e); b(e) }
	}
	against := func(opponents ...string) func(e *store.HistoryEntry) {
		return func(e *store.HistoryEntry) {
			e.Kind, e.Summary.SeatCount, e.Summary.OpponentKinds = store.KindTable, len(opponents)+1, opponents
			e.Summary.Outcome = store.WonBy(0, []int{0, 9, 9, 9}[:len(opponents)+1]...)
		}
	}
	kind := func(k store.Kind) func(e *store.HistoryEntry) { return func(e *store.HistoryEntry) { e.Kind = k } }
	shared := func(e *store.HistoryEntry) { e.Summary.Seat = 0 }
	for what, c := range map[string]struct {
		change func(e *store.HistoryEntry)
		want   []string
	}{
		"nothing":                        {func(*store.HistoryEntry) {}, nil},
		"a DREIer in a lost game":        {both(lost, count(match.TurnTriosCountKey, 1)), []string{"trio"}},
		"a DREIer in practice":           {both(kind(store.KindPractice), count(match.TurnTriosCountKey, 1)), nil},
		"a DREIer in the first game":     {both(kind(store.KindFirst), count(match.TurnTriosCountKey, 1)), []string{"trio"}},
		"seven cards in a turn":          {count(match.BestTurnCountKey, 7), nil},
		"eight cards in a turn":          {count(match.BestTurnCountKey, 8), []string{"bigturn"}},
		"eight in the first game":        {both(kind(store.KindFirst), count(match.BestTurnCountKey, 8)), nil},
		"won and nothing taken back":     {count(match.TakenBackCountKey, 0), []string{"cleanwin"}},
		"lost and nothing taken back":    {both(lost, count(match.TakenBackCountKey, 0)), nil},
		"won when nobody counted":        {func(e *store.HistoryEntry) { e.Summary.Counts = map[string]int{} }, nil},
		"won against fair":               {against("fair"), nil},
		"won against strong and another": {against("easy", "strong"), []string{"strong"}},
		"won at a shared screen":         {both(against("strong", "person"), shared), nil},
	} {
		if got := reached(match.TallyMedals([]store.HistoryEntry{game(c.change)}, match.OtherFeats{})); !slices.Equal(got, c.want) {
			t.Errorf("%s earns %v, want %v", what, got, c.want)
		}
	}
	days := progress.Days{}
	for n := range 6 {
		days[progress.DateOfDay(20_770+n)] = progress.DayLost
	}
	if got := reached(match.TallyMedals(nil, match.OtherFeats{DailyDealDays: days, FlawlessExampleCount: 11})); len(got) > 0 {
		t.Errorf("nearly everything earns %v", got)
	}
	days[progress.DateOfDay(20_776)] = progress.DayWon
	if got := reached(match.TallyMedals(nil, match.OtherFeats{DailyDealDays: days, FlawlessExampleCount: 12})); !slices.Equal(got, []string{"week", "examples"}) {
		t.Errorf("everything earns %v", got)
	}
}

// TestMoreGamesNeverTakeProgressAway adds games, in any order, and what a game that goes on has come to.
func TestMoreGamesNeverTakeProgressAway(t *testing.T) {
	anyGame := rapid.Custom(func(r *rapid.T) store.HistoryEntry {
		return game(func(e *store.HistoryEntry) {
			kinds := []store.Kind{store.KindSolo, match.LadderKind, store.KindTable, store.KindPractice, store.KindFirst}
			e.Kind = rapid.SampledFrom(kinds).Draw(r, "kind")
			e.Summary.Outcome = rapid.SampledFrom([]store.Outcome{
				store.WonBy(0, 0, 9), store.WonBy(1, 0, 9), {End: store.AllWon, Scores: []int{0, 9}}, {End: store.AllLost, Scores: []int{0, 9}},
			}).Draw(r, "outcome")
			e.Summary.Seat = rapid.IntRange(0, 2).Draw(r, "seat")
			for _, name := range []string{match.TurnTriosCountKey, match.BestTurnCountKey, match.TakenBackCountKey} {
				e.Summary.Counts[name] = rapid.IntRange(0, 70).Draw(r, name)
			}
		})
	})
	rapid.Check(t, func(r *rapid.T) {
		games := rapid.SliceOf(anyGame).Draw(r, "games")
		all := match.TallyMedals(games, match.OtherFeats{})
		slices.Reverse(games)
		if again := match.TallyMedals(games, match.OtherFeats{}); !maps.Equal(again, all) {
			r.Fatalf("in another order %v becomes %v", all, again)
		}
		part := match.TallyMedals(games[:rapid.IntRange(0, len(games)).Draw(r, "part")], match.OtherFeats{})
		for _, m := range match.Medals() {
			if part[m] > all[m] || all[m] > m.Goal {
				r.Fatalf("%s: %d, with more games %d of %d", m.Name, part[m], all[m], m.Goal)
			}
		}
	})
}

// TestARunningGameTellsWhatItsEndWill compares games of every kind with their ends.
func TestARunningGameTellsWhatItsEndWill(t *testing.T) {
	for _, kind := range []store.Kind{store.KindSolo, store.KindFirst, store.KindPractice} {
		e := game(func(e *store.HistoryEntry) {
			e.Kind = kind
			maps.Copy(e.Summary.Counts, map[string]int{match.BestTurnCountKey: 8, match.TurnTriosCountKey: 3})
		})
		running, over := match.TallyFeats(kind, match.Feats{BestTurn: 8, MostTurnTrios: 3}), match.TallyMedals([]store.HistoryEntry{e}, match.OtherFeats{})
		if !slices.Equal(reached(running), reached(over)) {
			t.Errorf("%s: while it runs %v, at its end %v", kind, reached(running), reached(over))
		}
	}
}

func TestNamesTellMedalsApart(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range append(match.Medals(), match.RetiredMedals()...) {
		if seen[m.Name] || m.Name == "" {
			t.Errorf("%+v is no medal of its own", m)
		}
		seen[m.Name] = true
	}
}
