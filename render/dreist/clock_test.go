package dreist

import (
	"testing"

	"dreist/game/days"
)

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
	g.press("start.daily")
	g.playOn(nil)
	g.press("end.leave")
	g.press("start.daily")
	g.playSome(2)
	g.press("start.daily")
	if got := len(g.table.Match.History()); got < 2 || g.mode.practice == "" {
		t.Errorf("got %d moves of %+v, want the practice that was begun", got, g.mode)
	}
}
