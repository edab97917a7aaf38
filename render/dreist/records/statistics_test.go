package records

import (
	"fmt"
	"slices"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/build/need"
	"dreist/game/dreist/match"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
	"dreist/render/panel"
	"dreist/render/screens"
	"dreist/render/shell"
	"dreist/sounds"
)

// newStatistics returns the statistics in English of a player who never climbed.
func newStatistics(t *testing.T) *Statistics {
	t.Helper()
	c := need.Value(shell.NewContext(shell.Options{Sound: sounds.NewSilentPlayer(), Locale: "en"}))(t)
	return &Statistics{GameScreens: &screens.GameScreens{Program: &screens.Program{Context: c}}}
}

func TestStatisticsCountWhatCounts(t *testing.T) {
	r := newStatistics(t)
	var entries []store.HistoryEntry
	for i, winner := range []int{1, 1, 2, 1, 1} {
		left := []int{5, 5}
		left[winner-1] = 0
		entries = append(entries, store.HistoryEntry{Kind: store.KindSolo, Summary: store.Summary{SeatCount: 2, Seat: 1, Outcome: store.WonBy(winner-1, left...), TurnCount: 20,
			Counts: map[string]int{match.TriosCountKey: 4, match.BestTurnCountKey: i}, OpponentKinds: []string{"egon"}}})
	}
	entries[4].Kind = store.KindPractice
	var got []string
	for _, f := range r.facts(counted(entries)).Boxes {
		got = append(got, f.Number+" "+f.Label)
	}
	want := []string{"75% won 3 of 4", "2 in a row · best 2", "10 turns in your fastest win", "4.0 DREIers per game", "0 gifts given", "3 cards in the best turn"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestTheChartShowsTheGamesThatCount looks at the bars of games of all kinds.
func TestTheChartShowsTheGamesThatCount(t *testing.T) {
	var entries []store.HistoryEntry // the newest first
	add := func(id string, kind store.Kind, seat, winner int, left ...int) {
		entries = append(entries, store.HistoryEntry{ID: id, Date: "2026-01-31", Kind: kind, Summary: store.Summary{SeatCount: len(left), Seat: seat, Outcome: store.WonBy(winner-1, left...), TurnCount: 20, OpponentKinds: []string{"egon", "easy"}[:len(left)-1]}})
	}
	add("won", store.KindSolo, 1, 1, 0, 7)
	add("practice", store.KindPractice, 1, 1, 0, 3)
	add("lost", match.LadderKind, 1, 2, 12, 0)
	add("third", store.KindTable, 2, 3, 9, 4, 0)
	add("best of the others", store.KindTable, 1, 1, 0, 8, 5)
	add("shared", store.KindTable, 0, 2, 5, 0)
	type bar struct {
		id      string
		outcome panel.Outcome
		by      int
	}
	var got []bar
	for _, e := range counted(entries) {
		got = append(got, bar{e.ID, outcomeOf(&e.Summary), deciding(&e.Summary)})
	}
	want := []bar{{"won", panel.WonOutcome, 7}, {"lost", panel.LostOutcome, 12}, {"third", panel.LostOutcome, 4}, {"best of the others", panel.WonOutcome, 5}, {"shared", panel.NeutralOutcome, 0}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestEmblemsFillTheSizeAskedFor paints the pictures of all numbers on all tables.
func TestEmblemsFillTheSizeAskedFor(t *testing.T) {
	display := need.Value(sfnt.Parse(assets.DisplayFont.Data()))(t)
	studio := art.NewLetterPainter(display)
	for _, theme := range art.Themes() {
		for _, size := range []int{40, 61, 130} {
			o := kit.PaintRequest{Letters: studio, Theme: theme, W: size, H: size}
			for m := bolt; m <= fan; m++ {
				arttest.CheckPicture(t, fmt.Sprintf("emblem %d on %v", m, theme), m.Paint(o), size, size)
			}
			for _, outcome := range []panel.Outcome{panel.NeutralOutcome, panel.WonOutcome, panel.LostOutcome} {
				arttest.CheckPicture(t, fmt.Sprintf("outcome %d on %v", outcome, theme), outcome.Paint(o), size, size)
			}
		}
	}
}

// TestBarsStandOutFromThePanel measures the bars in both themes against what they stand on.
func TestBarsStandOutFromThePanel(t *testing.T) {
	for _, theme := range art.Themes() {
		ui := theme.Palette()
		for name, outcome := range map[string]panel.Outcome{"won": panel.WonOutcome, "lost": panel.LostOutcome} {
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
