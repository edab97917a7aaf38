package records

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/assets/msg/dreistmsg"
	"dreist/game/dreist/ladder"
	"dreist/game/dreist/summary"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/dreist/words"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/sounds"
)

// newStatistics returns the statistics in English of a player who never climbed.
func newStatistics(t *testing.T) *Statistics {
	t.Helper()
	c, err := shell.NewContext(shell.Options{Sound: sounds.Silent(), Locale: "en"})
	if err != nil {
		t.Fatal(err)
	}
	return &Statistics{Front: &screens.Front{Program: &screens.Program{Context: c}}, Words: words.Sentences{Texts: c.Texts}, BestRung: func() int { return 0 }}
}

// textOf returns what the items of a page say, a line for each row.
func textOf(items []panel.Item) string {
	var lines []string
	for _, item := range items {
		switch item := item.(type) {
		case panel.Paragraph:
			lines = append(lines, item.Text)
		case panel.List:
			for _, row := range item.Rows {
				lines = append(lines, row.Label+" | "+row.Detail)
			}
		case panel.Facts:
			for _, f := range item.All {
				lines = append(lines, f.Number+" "+f.Label)
			}
		case panel.Grid:
			for _, row := range append(item.Rows, item.Foot) {
				lines = append(lines, strings.Join(row, " "))
			}
		}
	}
	return strings.Join(lines, "\n")
}

func TestStatisticsCountByKindRungAndOpponent(t *testing.T) {
	r := newStatistics(t)
	var entries []store.Entry
	add := func(kind store.Kind, rung, winner int, opponents ...string) {
		left := []int{5, 5}
		left[winner-1] = 0
		entries = append(entries, store.Entry{Kind: kind, Summary: store.Summary{Seats: 2, Seat: 1, Outcome: store.WonBy(winner-1, left...), Turns: 20, Counts: map[string]int{ladder.Rung: rung}, Opponents: opponents}})
	}
	add(store.KindSolo, 0, 1, "egon")
	add(store.KindSolo, 0, 2, "egon")
	add(store.KindTable, 0, 1, "fair")
	add(store.KindPractice, 0, 1, "egon")
	all := r.count(entries)
	if got := textOf(r.kinds(&all.stats)); strings.Contains(got, "hint") {
		t.Errorf("nobody had a hint, and told is %q", got)
	}
	for i := range entries {
		entries[i].Summary.Counts[ladder.Hints] = i // no hint in the first one, and the last one does not count
	}
	for rung := 50; rung <= 74; rung += 2 {
		add(ladder.Kind, rung, 1, "egon")
	}
	for i := range entries {
		entries[i].Summary.Counts[ladder.Trios], entries[i].Summary.Counts[summary.BestTurn] = 4, i
	}
	all = r.count(entries)
	for page, c := range map[string]struct {
		items []panel.Item
		want  string
	}{
		"kinds":     {r.kinds(&all.stats), "Egon 2 1 1 1 10\nLadder 13 13 13 13 10\n2 to 4 players 1 1 1 1 10\nTotal 16 15 1 14 10\ngames with hints: 2 of 16"},
		"rungs":     {r.rungs(&all.stats), "50 : 46 | Played: 1 · won: 1 · best streak: 1 · turns per game: 10"},
		"opponents": {r.scores(dreistmsg.StatisticsOpponent, r.opponentScores(&all.stats), nil), "Egon 15 14"},
		"overview":  {[]panel.Item{r.facts(&all)}, "94% won 15 of 16\n1 in a row · best 14\n10 turns in your fastest win\n4.0 DREIers per game\n0 gifts given\n16 cards in the best turn"},
	} {
		if got := textOf(c.items); !strings.Contains(got, c.want) {
			t.Errorf("page %s says %q, want %q in it", page, got, c.want)
		}
	}
	if got := len(strings.Split(textOf(r.rungs(&all.stats)), "\n")); got != 14 {
		t.Errorf("got %d lines, want 13 rungs and the best", got)
	}
}

// TestTheChartShowsTheGamesThatCount looks at the bars of games of all kinds.
func TestTheChartShowsTheGamesThatCount(t *testing.T) {
	r := newStatistics(t)
	var entries []store.Entry // the newest first
	add := func(id string, kind store.Kind, seat, winner int, left ...int) {
		entries = append(entries, store.Entry{ID: id, Date: "2026-01-31", Kind: kind, Summary: store.Summary{Seats: len(left), Seat: seat, Outcome: store.WonBy(winner-1, left...), Turns: 20, Opponents: []string{"egon", "easy"}[:len(left)-1]}})
	}
	add("won", store.KindSolo, 1, 1, 0, 7)
	add("practice", store.KindPractice, 1, 1, 0, 3)
	add("lost", ladder.Kind, 1, 2, 12, 0)
	add("third", store.KindTable, 2, 3, 9, 4, 0)
	add("best of the others", store.KindTable, 1, 1, 0, 8, 5)
	add("shared", store.KindTable, 0, 2, 5, 0)
	type bar struct {
		id      string
		outcome panel.Outcome
		by      int
	}
	var got []bar
	for _, e := range r.count(entries).games {
		got = append(got, bar{e.ID, outcomeOf(&e.Summary), deciding(&e.Summary)})
	}
	want := []bar{{"won", panel.Won, 7}, {"lost", panel.Lost, 12}, {"third", panel.Lost, 4}, {"best of the others", panel.Won, 5}, {"shared", panel.Shared, 0}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestEmblemsFillTheSizeAskedFor paints the pictures of all numbers on all tables.
func TestEmblemsFillTheSizeAskedFor(t *testing.T) {
	display, err := sfnt.Parse(assets.Display.Data())
	if err != nil {
		t.Fatal(err)
	}
	studio := art.NewStudio(display)
	for _, theme := range art.Themes() {
		for _, size := range []int{40, 61, 130} {
			o := kit.Order{Studio: studio, Theme: theme, W: size, H: size}
			for m := bolt; m <= fan; m++ {
				arttest.Check(t, fmt.Sprintf("emblem %d on %v", m, theme), m.Paint(o), size, size)
			}
			for _, outcome := range []panel.Outcome{panel.Shared, panel.Won, panel.Lost} {
				arttest.Check(t, fmt.Sprintf("outcome %d on %v", outcome, theme), outcome.Paint(o), size, size)
			}
		}
	}
}

// TestBarsStandOutFromThePanel measures the bars in both themes against what they stand on.
func TestBarsStandOutFromThePanel(t *testing.T) {
	for _, theme := range art.Themes() {
		ui := theme.UI()
		for name, outcome := range map[string]panel.Outcome{"won": panel.Won, "lost": panel.Lost} {
			bar, far := barTone(outcome, theme), 0
			for _, c := range [3][2]uint8{{bar.R, ui.Panel.R}, {bar.G, ui.Panel.G}, {bar.B, ui.Panel.B}} {
				far += max(int(c[0])-int(c[1]), int(c[1])-int(c[0]))
			}
			if far < 150 {
				t.Errorf("%v: the bars of games %s are hardly seen on the panel", theme, name)
			}
		}
	}
}
