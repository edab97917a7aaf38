package statistics

import (
	"strings"
	"testing"

	"dreist/game/dreist/ladder"
	"dreist/game/store"
	"dreist/render/dreist/words"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/sounds"
)

// newStatistics returns what is told in English of somebody who never climbed.
func newStatistics(t *testing.T) *Statistics {
	t.Helper()
	c, err := shell.NewContext(shell.Options{Sound: sounds.Silent(), Locale: "en"})
	if err != nil {
		t.Fatal(err)
	}
	return &Statistics{Front: &screens.Front{Context: c}, Words: words.Sentences{Texts: c.Texts}, BestRung: func() int { return 0 }}
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
		case panel.Grid:
			for _, row := range append(item.Rows, item.Foot) {
				lines = append(lines, strings.Join(row, " "))
			}
		}
	}
	return strings.Join(lines, "\n")
}

func TestBarsAreNamedByTheirRange(t *testing.T) {
	groups := grouped(map[int]int{1: 2, 5: 1, 6: 1, 8: 3, 25: 1, 26: 1, 90: 2})
	want := map[string]int{"1–5": 3, "6–10": 4, "11–15": 0, "16–20": 0, "21–25": 1, "26+": 3}
	for i, n := range groups {
		if name := groupName(i); want[name] != n {
			t.Errorf("%s cards were left %d times, want %d", name, n, want[name])
		}
	}
	if len(want) != len(groups) {
		t.Errorf("got %d groups, want %d", len(groups), len(want))
	}
}

func TestStatisticsCountByKindRungAndOpponent(t *testing.T) {
	r := newStatistics(t)
	var entries []store.Entry
	add := func(kind store.Kind, rung, winner int, opponents ...string) {
		left := []int{5, 5}
		left[winner-1] = 0
		entries = append(entries, store.Entry{Kind: kind, Summary: store.Summary{Seats: 2, Seat: 1, Winner: winner, Left: left, Turns: 20, Counts: map[string]int{ladder.Rung: rung}, Opponents: opponents}})
	}
	add(store.KindSolo, 0, 1, "egon")
	add(store.KindSolo, 0, 2, "egon")
	add(store.KindTable, 0, 1, "fair")
	add(store.KindPractice, 0, 1, "egon")
	if got := textOf(r.page(overviewPage, ladder.Tally(entries))); strings.Contains(got, "hint") {
		t.Errorf("nobody had a hint, and told is %q", got)
	}
	for i := range entries {
		entries[i].Summary.Counts[ladder.Hints] = i // no hint in the first one, and the last one does not count
	}
	for rung := 50; rung <= 74; rung += 2 {
		add(ladder.Kind, rung, 1, "egon")
	}
	stats := ladder.Tally(entries)
	texts := func(page int) string {
		return textOf(r.page(page, stats))
	}
	if want := " · games with hints: 2 of 16"; !strings.Contains(texts(overviewPage), want) {
		t.Errorf("the overview says %q, want %q in it", texts(overviewPage), want)
	}
	for page, want := range map[int]string{
		kindsPage:     "Egon 2 1 1 1 10\nLadder 13 13 13 13 10\n2 to 4 players 1 1 1 1 10\nTotal 16 15",
		rungsPage:     "50 : 46 | Played: 1 · won: 1 · best streak: 1 · turns per game: 10",
		opponentsPage: "Egon 15 14",
		overviewPage:  "Games won: 15 of 16",
	} {
		if got := texts(page); !strings.Contains(got, want) {
			t.Errorf("page %d says %q, want %q in it", page, got, want)
		}
	}
	if got := len(strings.Split(texts(rungsPage), "\n")); got != 13 {
		t.Errorf("got %d rungs, want 13", got)
	}
}
