package thegame

import (
	"strconv"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame/match"
	"dreist/input"
)

// TestFinishedGamesAreTold lists games of all kinds: practice, a daily deal, with hints, in a harder variant.
func TestFinishedGamesAreTold(t *testing.T) {
	folder := t.TempDir()
	files := need.Value(store.OpenFolder(folder))(t)
	for i, f := range []struct {
		kind   store.Kind
		rest   int
		counts map[string]int
	}{
		{store.KindSolo, 7, map[string]int{play.HintsCountKey: 2}}, {store.KindSolo, 0, map[string]int{match.VariantCountKey: 1}},
		{store.KindSolo, 41, map[string]int{progress.DayCountKey: 20_000}}, {store.KindPractice, 1, nil},
	} {
		o := store.Outcome{End: store.AllLost, Scores: []int{f.rest}}
		if f.rest == 0 {
			o.End = store.AllWon
		}
		if _, err := files.AddFinished(store.FinishedGame{Date: "2026-11-20", Kind: f.kind, Record: strconv.Itoa(i), Summary: store.Summary{
			GameName: "thegame", SeatCount: 1, Outcome: o, TurnCount: 9, Counts: f.counts,
		}}); err != nil {
			t.Fatal(err)
		}
	}
	g := visit(t, folder, 4)
	all := []string{
		"Alone · with hints · 7 cards left · Excellent!", "Alone · Pro · " + g.Say("rating.beaten"),
		g.Say("start.daily") + " · 41 cards left · " + g.Say("rating.stronger"), "Practice · Alone · one card left · Excellent!",
	}
	g.ClickLabel(g.Say("statistics.title"))
	g.ClickLabel(g.Say("history.open"))
	for _, c := range []struct {
		kind string
		want []int
	}{
		{"played.all", []int{0, 1, 2, 3}}, {"played.alone", []int{0, 1, 2}}, {"played.together", nil},
		{"played.pro", []int{1}}, {"start.daily", []int{2}}, {"played.practice", []int{3}},
	} {
		g.ClickLabel(g.Say(c.kind))
		if rows := g.targetsOf("games."); rows != len(c.want) {
			t.Errorf("%s lists %d games, want %d", c.kind, rows, len(c.want))
		}
		for _, i := range c.want {
			g.WantText(all[i])
		}
	}
	g.SendCommand(input.CommandCancel)
}
