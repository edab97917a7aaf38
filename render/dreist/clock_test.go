package dreist

import (
	"slices"
	"testing"

	"dreist/game/days"
	"dreist/game/dreist/ladder"
)

// playDay plays the daily deal of what the clock says to its end, or says that it was finished before.
func (g *guest) playDay(day string) (counts bool) {
	g.t.Helper()
	g.day = day
	g.press("start.daily")
	counts = g.mode.practice == ""
	g.playOn(nil)
	g.press("end.leave")
	return counts
}

// TestTheClockMayGoAnywhere plays daily deals while the clock goes back, forth and mad. Each day counts once, the history
// keeps the order in which games were played, and no finished game is lost.
func TestTheClockMayGoAnywhere(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 21)
	g.hurry()
	days := []struct {
		day    string
		counts bool
	}{
		{"2026-11-21", true}, {"2026-11-20", true}, {"2026-11-21", false}, {"2026-11-20", false}, {"2031-01-01", true},
		{"1969-12-31", true}, {"0001-01-01", true}, {"", true}, {"yesterday", false}, {"2026-02-30", false}, {"12026-01-01", false},
		{"2026-11-21", false}, {"9999-12-31", true}, {"1970-01-01", false},
	}
	var dates []string
	games := 0
	for i, d := range days {
		if i%5 == 4 {
			g = visit(t, folder, uint64(i))
		}
		if got := g.playDay(d.day); got != d.counts {
			t.Errorf("game %d, on %q: counts %v, want %v", i+1, d.day, got, d.counts)
		}
		if d.counts {
			games++
		}
		dates = append(dates, g.Today())
	}
	if len(g.Notices()) > 0 {
		t.Errorf("told %q", g.Notices()[0].Text)
	}
	entries, err := g.onDisk().History()
	if err != nil || len(entries) != len(days) {
		t.Fatalf("the history holds %d games, %v, want %d", len(entries), err, len(days))
	}
	slices.Reverse(dates)
	for i, e := range entries {
		if e.Date != dates[i] {
			t.Errorf("entry %d is of %s, want %s", i, e.Date, dates[i])
		}
	}
	if got := ladder.Tally(entries).Total.Played; got != games {
		t.Errorf("the statistics count %d games, want %d", got, games)
	}
}

// TestADailyDealOutlastsItsDay leaves a daily deal unfinished and lets the day pass, with the program running and not.
func TestADailyDealOutlastsItsDay(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 21)
	g.hurry()
	g.press("start.daily")
	g.playSome(3)
	saved, _, err := g.onDisk().LoadGame(days.Slot)
	if err != nil {
		t.Fatal(err)
	}
	g = visit(t, folder, 22)
	for _, day := range []string{"2026-11-22", "2026-11-20"} {
		g.day = day
		g.press("start.daily")
		g.wantRead(g.say.Date("2026-11-21"), g.say.Date(day))
		g.press("start.continue")
		if got := g.record(); got != saved || g.mode.daily != "2026-11-21" {
			t.Errorf("on %s the deal of %s goes on from\n%s\nwant\n%s", day, g.mode.daily, got, saved)
		}
		g.leave()
		g.wait(1)
	}
	g.day = "2026-11-22"
	g.press("start.daily")
	g.press("start.continue")
	g.playOn(nil) // past midnight
	if !g.daily.Done("2026-11-21") || g.daily.Done("2026-11-22") {
		t.Error("a game over midnight does not count for the day of its deal")
	}
	g.press("end.leave")
	g.press("start.daily")
	if g.table == nil || g.mode.daily != "2026-11-22" || g.mode.practice != "" {
		t.Errorf("got %+v, want the deal of the new day", g.mode)
	}
	g.playSome(2)
	g.day = "2026-11-23"
	g.press("start.daily")
	if begin, ok := g.offered(g.say.Say("daily.begin", map[string]any{"Date": g.say.Date(g.day)})); ok {
		g.hit(begin)
	}
	if g.mode.daily != "2026-11-23" {
		t.Errorf("got the deal of %s, want the one that was asked for", g.mode.daily)
	}
}

// TestPracticeOfADayGoesOn leaves a finished day's deal that is played again.
func TestPracticeOfADayGoesOn(t *testing.T) {
	g := visit(t, t.TempDir(), 21)
	g.hurry()
	g.playDay("2026-11-21")
	g.press("start.daily")
	g.playSome(2)
	g.press("start.daily")
	if got := len(g.table.Match.History()); got < 2 || g.mode.practice == "" {
		t.Errorf("got %d moves of %+v, want the practice that was begun", got, g.mode)
	}
}
