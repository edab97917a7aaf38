package screens

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"dreist/assets"
	"dreist/game/store"
	"dreist/render/art"
	"dreist/render/art/arttest"
	"dreist/render/kit"
	"dreist/render/shell"
)

// TestTheStatisticsAreOfOneGameOrAll turns from the statistics of the game that is shown to those of all games and of the other one.
func TestTheStatisticsAreOfOneGameOrAll(t *testing.T) {
	folder := t.TempDir()
	files, err := store.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	higher, up := visitBoth(t, t.TempDir())
	add := func(n int, game, date string, kind store.Kind, won bool) {
		o := store.Outcome{End: store.AllLost, Score: []int{3, 3}}
		if won {
			o = store.Outcome{End: store.AllWon, Score: []int{0, 0}}
		}
		if _, err := files.AddFinished(store.Finished{Date: date, Kind: kind, Record: strings.Repeat(";", n), Summary: store.Summary{
			Game: game, Seats: 2, Outcome: o, Turns: 9,
		}}); err != nil {
			t.Fatal(err)
		}
	}
	add(1, up.about.Name, "2026-01-05", store.KindSolo, true) // longer ago than the chart tells of
	add(2, up.about.Name, "2026-11-19", store.KindSolo, true)
	add(3, higher.about.Name, "2026-11-20", store.KindTable, false)
	add(4, up.about.Name, "2026-11-20", store.KindPractice, true)
	add(5, "future", "2026-11-20", store.KindSolo, true)
	higher, up = visitBoth(t, folder)
	higher.app.Take(shell.Home(higher.StatisticsScreen()))
	own, others := "Records of "+higher.about.Title, "Records of "+up.about.Title
	higher.wantRead(own)
	higher.tap("history.games")
	for _, want := range []string{
		"3 | games · in the last 7 days: 2", "2 | games won", "2 | days in a row · best 2", "2 | × " + up.about.Title + ", most often", "1 | game at a table", "0 | of 0 medals",
	} {
		higher.wantRead(want)
	}
	week := fmt.Sprintf("1 × %s and 1 × %s", higher.about.Title, up.about.Title)
	labels := ""
	for _, at := range higher.app.Top().Targets(nil) {
		labels += at.Label + "\n"
	}
	if strings.Count(labels, "1 × ") != 2 || !strings.Contains(labels, week) {
		t.Errorf("the weeks read\n%s", labels)
	}
	higher.tap("history.of." + up.about.Name)
	if got := higher.reads(); !strings.Contains(got, others) || strings.Contains(got, own) {
		t.Errorf("the statistics of the other game read\n%s", got)
	}
}

// TestEmblemsOfStatisticsFillTheSizeAskedFor paints the pictures beside numbers on all tables.
func TestEmblemsOfStatisticsFillTheSizeAskedFor(t *testing.T) {
	display, err := sfnt.Parse(assets.Display.Data())
	if err != nil {
		t.Fatal(err)
	}
	studio := art.NewStudio(display)
	some, _ := RingOf(3, 7)
	for _, theme := range art.Themes() {
		for _, size := range []int{40, 61, 130} {
			o := kit.Order{Studio: studio, Theme: theme, W: size, H: size}
			for i, m := range []kit.Motif{
				Ring(0), Ring(1), some, Ring(100), FlameOf(0), FlameOf(3), Swatch(color.RGBA{200, 20, 20, 255}),
				together{of: [3]kit.Motif{kit.Crown, kit.Prize, kit.Crown}, flat: 1}, together{of: [3]kit.Motif{kit.Crown}, flat: 1},
			} {
				arttest.Check(t, fmt.Sprintf("emblem %d on %v", i, theme), m.Paint(o), size, size)
			}
		}
	}
	if ring, share := RingOf(0, 0); ring != 0 || share != 0 {
		t.Errorf("of nothing %d %% are won", share)
	}
}
