package medals_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"dreist/game/calendar"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/match"
	dreistmedals "dreist/game/dreist/medals"
	"dreist/game/dreist/puzzle"
	"dreist/game/dreist/record"
	"dreist/game/dreist/summary"
	"dreist/game/medals"
	"dreist/game/store"
)

// game returns a finished game as this version of the program stores it, changed by somebody.
func game(change func(e *store.Entry)) store.Entry {
	e := store.Entry{Kind: store.KindSolo, Summary: store.Summary{
		Game: record.Name, Seats: 2, Seat: 1, Outcome: store.WonBy(0, 0, 9), Turns: 30, Opponents: []string{"egon"},
		Counts: map[string]int{"feats": 1, summary.TakenBack: 2, summary.Ending: int(match.ByLaying)},
	}}
	change(&e)
	return e
}

func reached(p medals.Progress) []string {
	var names []string
	for _, m := range dreistmedals.All() {
		if p.Reached(m) {
			names = append(names, m.Name)
		}
	}
	return names
}

// TestEachMedalIsEarnedByWhatItIsFor does what each medal is for, and nearly.
func TestEachMedalIsEarnedByWhatItIsFor(t *testing.T) {
	count := func(name string, n int) func(e *store.Entry) {
		return func(e *store.Entry) { e.Summary.Counts[name] = n }
	}
	lost := func(e *store.Entry) { e.Summary.Outcome = store.WonBy(1, 2, 0) }
	both := func(a, b func(e *store.Entry)) func(e *store.Entry) { return func(e *store.Entry) { a(e); b(e) } }
	table := func(opponents ...string) func(e *store.Entry) {
		return func(e *store.Entry) {
			e.Kind, e.Summary.Seats, e.Summary.Opponents = store.KindTable, len(opponents)+1, opponents
			e.Summary.Outcome = store.WonBy(0, []int{0, 9, 9, 9}[:len(opponents)+1]...)
		}
	}
	left := func(n int) func(e *store.Entry) { return func(e *store.Entry) { e.Summary.Score[1] = n } }
	kind := func(k store.Kind) func(e *store.Entry) { return func(e *store.Entry) { e.Kind = k } }
	shared := func(e *store.Entry) { e.Summary.Seat = 0 }
	old := func(e *store.Entry) { e.Summary.Counts = map[string]int{} }
	for what, c := range map[string]struct {
		change func(e *store.Entry)
		want   []string
	}{
		"nothing":                         {func(*store.Entry) {}, nil},
		"two DREIer in a turn":            {count(summary.TurnTrios, 2), []string{"trio"}},
		"three in a turn":                 {count(summary.TurnTrios, 3), []string{"trio", "treble"}},
		"three in a turn of a lost game":  {both(lost, count(summary.TurnTrios, 3)), []string{"trio", "treble"}},
		"three in a turn of practice":     {both(kind(store.KindPractice), count(summary.TurnTrios, 3)), nil},
		"three in a turn of the lessons":  {both(kind(store.KindFirst), count(summary.TurnTrios, 3)), []string{"trio"}},
		"a column of five":                {count(summary.Cleared, 5), nil},
		"a column of six":                 {count(summary.Cleared, 6), []string{"column"}},
		"three loosened":                  {count(summary.Loosened, 3), nil},
		"four loosened":                   {count(summary.Loosened, 4), []string{"avalanche"}},
		"seven cards in a turn":           {count(summary.BestTurn, 7), nil},
		"eight cards in a turn":           {count(summary.BestTurn, 8), []string{"bigturn"}},
		"two gifts":                       {count(ladder.Gifts, 2), nil},
		"three gifts":                     {count(ladder.Gifts, 3), []string{"generous"}},
		"three gifts of several persons":  {both(shared, count(ladder.Gifts, 3)), nil},
		"won by a gift":                   {count(summary.Ending, int(match.ByGiving)), []string{"giftwin"}},
		"won by discarding":               {count(summary.Ending, int(match.ByDiscarding)), []string{"discardwin"}},
		"lost to somebody who discarded":  {both(lost, count(summary.Ending, int(match.ByDiscarding))), nil},
		"won and nothing taken back":      {count(summary.TakenBack, 0), []string{"cleanwin"}},
		"lost and nothing taken back":     {both(lost, count(summary.TakenBack, 0)), nil},
		"won when nobody counted":         {old, nil},
		"won by three":                    {left(3), []string{"closewin"}},
		"won by four":                     {left(4), nil},
		"won by nineteen":                 {left(19), nil},
		"won by twenty":                   {left(20), []string{"highwin"}},
		"won after being nine behind":     {count(summary.Behind, 9), nil},
		"won after being ten behind":      {count(summary.Behind, 10), []string{"comeback"}},
		"won against fair":                {table("fair"), nil},
		"won against strong and another":  {table("easy", "strong"), []string{"strong"}},
		"won at a table of four":          {table("easy", "fair", "person"), []string{"four"}},
		"won at a shared table of four":   {both(table("easy", "fair", "person"), shared), nil},
		"rung 52":                         {count(ladder.Rung, 52), nil},
		"rung 56":                         {count(ladder.Rung, 56), []string{"rung54", "rung56"}},
		"rung 56 lost":                    {both(count(ladder.Rung, 56), lost), nil},
		"rung 62":                         {count(ladder.Rung, 62), []string{"rung54", "rung56", "rung58", "rung60"}},
		"practice from here":              {both(kind(store.KindPractice), count(summary.FromHere, 1)), []string{"secondtry"}},
		"practice from here lost":         {both(both(kind(store.KindPractice), count(summary.FromHere, 1)), lost), nil},
		"the same cards again, and won":   {kind(store.KindPractice), nil},
		"practice of a rung far too high": {both(kind(store.KindPractice), count(ladder.Rung, 60)), nil},
	} {
		if got := reached(dreistmedals.Of([]store.Entry{game(c.change)}, dreistmedals.Known{})); !slices.Equal(got, c.want) {
			t.Errorf("%s earns %v, want %v", what, got, c.want)
		}
	}
	six := calendar.Days{}
	for n := range 6 {
		six[calendar.Date(20_770+n)] = calendar.Lost
	}
	seven := maps.Clone(six)
	seven[calendar.Date(20_776)] = calendar.Won
	all := len(puzzle.Kinds()) * int(puzzle.Levels)
	for what, c := range map[string]struct {
		known dreistmedals.Known
		want  []string
	}{
		"nearly everything": {dreistmedals.Known{Days: six, Rung: 52, Examples: 11, Puzzles: all - 1}, nil},
		"everything":        {dreistmedals.Known{Days: seven, Rung: 54, Examples: 12, Puzzles: all}, []string{"rung54", "week", "examples", "puzzles"}},
	} {
		if got := reached(dreistmedals.Of(nil, c.known)); !slices.Equal(got, c.want) {
			t.Errorf("%s earns %v, want %v", what, got, c.want)
		}
	}
}

// TestMoreGamesNeverTakeProgressAway adds games, in any order, and what a game that goes on has come to.
func TestMoreGamesNeverTakeProgressAway(t *testing.T) {
	anyGame := rapid.Custom(func(r *rapid.T) store.Entry {
		return game(func(e *store.Entry) {
			kinds := []store.Kind{store.KindSolo, ladder.Kind, store.KindTable, store.KindPractice, store.KindFirst}
			e.Kind = rapid.SampledFrom(kinds).Draw(r, "kind")
			e.Summary.Outcome = rapid.SampledFrom([]store.Outcome{
				store.WonBy(0, 0, 9), store.WonBy(1, 0, 9), {End: store.AllWon, Score: []int{0, 9}}, {End: store.AllLost, Score: []int{0, 9}},
			}).Draw(r, "outcome")
			e.Summary.Seat = rapid.IntRange(0, 2).Draw(r, "seat")
			for _, name := range []string{summary.TurnTrios, summary.Cleared, summary.Loosened, summary.BestTurn, summary.Behind, summary.Ending,
				ladder.Gifts, ladder.Rung} {
				e.Summary.Counts[name] = rapid.IntRange(0, 70).Draw(r, name)
			}
		})
	})
	rapid.Check(t, func(r *rapid.T) {
		games := rapid.SliceOf(anyGame).Draw(r, "games")
		all := dreistmedals.Of(games, dreistmedals.Known{})
		slices.Reverse(games)
		if again := dreistmedals.Of(games, dreistmedals.Known{}); !maps.Equal(again, all) {
			r.Fatalf("in another order %v becomes %v", all, again)
		}
		part := dreistmedals.Of(games[:rapid.IntRange(0, len(games)).Draw(r, "part")], dreistmedals.Known{})
		for _, m := range dreistmedals.All() {
			if part[m] > all[m] || all[m] > m.Of {
				r.Fatalf("%s: %d, with more games %d of %d", m.Name, part[m], all[m], m.Of)
			}
		}
	})
}

// TestARunningGameTellsWhatItsEndWill compares a game with its end.
func TestARunningGameTellsWhatItsEndWill(t *testing.T) {
	f := match.Feats{BestTurn: 8, Cleared: 6, Loosened: 4, TurnTrios: 3, Gifts: 3}
	e := game(func(e *store.Entry) {
		maps.Copy(e.Summary.Counts, map[string]int{summary.BestTurn: 8, summary.Cleared: 6, summary.Loosened: 4, summary.TurnTrios: 3,
			ladder.Gifts: 3})
	})
	if running, over := dreistmedals.Running(f, true), dreistmedals.Of([]store.Entry{e}, dreistmedals.Known{}); !slices.Equal(reached(running), reached(over)) {
		t.Errorf("while it runs %v, at its end %v", reached(running), reached(over))
	}
	if p := dreistmedals.Running(f, false); p.Reached(dreistmedals.Generous) {
		t.Error("the gifts of several persons are one's")
	}
}

func TestNamesTellMedalsApart(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range dreistmedals.All() {
		if seen[m.Name] || m.Name == "" || m.Of < 1 {
			t.Errorf("%+v is no medal of its own", m)
		}
		seen[m.Name] = true
	}
}
