package thegame

import (
	"strings"
	"testing"

	"dreist/build/need"
	"dreist/game/play"
	"dreist/game/progress"
	"dreist/game/store"
	"dreist/game/thegame/match"
	"dreist/game/thegame/record"
	"dreist/render/screens"
)

// loseToday plays today's deal from the start screen to a loss and accepts it.
func (g *guest) loseToday() *match.Match {
	g.Helper()
	g.ClickLabel(g.Say("start.daily"))
	g.AdvanceToRest()
	g.lose()
	m := g.sitting().Table.Match
	g.accept()
	return m
}

// TestTheFirstGameOfADayCounts plays a day's deal, shares it, and plays it again, which is practice; two days make a streak.
func TestTheFirstGameOfADayCounts(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 4)
	m := g.loseToday()
	want, got := record.DailyCode("2026-11-25").Deal(), m.Deal()
	if m.TagValue(progress.DayTag) != "2026-11-25" || got.SeatCount != 1 || got.DrawPile[0] != want.DrawPile[0] {
		t.Errorf("%s is the deal of %q", m.Record(), m.TagValue(progress.DayTag))
	}
	g.WantText(g.Say("daily.caption", map[string]any{"Date": g.FormatDate("2026-11-25")}))
	g.ClickLabel(g.Say("end.copy"))
	rest := m.Position().CardsLeft()
	copied, _ := g.Clipboard.RequestText().TakeText()
	if line := g.sitting().shared(); copied != line || !strings.Contains(line, "25 Nov") || !strings.Contains(line, g.SayCount("played.rest", rest, nil)) {
		t.Errorf("copied %q, want %q, with %d left", copied, line, rest)
	}
	if got := g.game.daily.DayStates(); got["2026-11-25"] != progress.DayLost || !g.game.daily.IsDone("2026-11-25") {
		t.Errorf("the days are %v", got)
	}
	g = g.again(folder, 5)
	again := g.loseToday()
	if again.TagValue(play.PracticeTag) == "" || again.Deal().DrawPile[0] != want.DrawPile[0] {
		t.Errorf("a day's deal again is\n%s", again.Record())
	}
	if strings.Contains(g.sitting().shared(), "25 Nov") {
		t.Errorf("practice says %q", g.sitting().shared())
	}
	if games := g.FinishedEntries(store.KindSolo); len(games) != 1 || len(g.FinishedEntries()) != 2 {
		t.Errorf("%d games count of %d", len(games), len(g.FinishedEntries()))
	}
	g = g.again(folder, 6)
	g.Day = "2026-11-26"
	g.loseToday()
	g.WantText(g.SayCount("ended.daily", 2, map[string]any{"Deal": g.game.daily.Caption("2026-11-26")}))
}

// TestMidnightBringsAnotherDeal looks at the start screen until the date changes, and plays what it shows then.
func TestMidnightBringsAnotherDeal(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	for _, g.Day = range []string{"2026-11-25", "2026-11-26"} {
		g.Advance()
		g.Advance()
		if got := g.App.TopScreen().(*startScreen).VisibleText(); !strings.Contains(got, g.FormatDate(g.Day)) {
			t.Errorf("on %s the start screen shows\n%s", g.Day, got)
		}
	}
	if g.ClickLabel(g.Say("start.daily")); screens.DayOf(g.sitting().Table.Match) != "2026-11-26" || g.UnfinishedMatch(progress.DaySlot) == nil || g.UnfinishedMatch(store.SoloSlot) != nil {
		t.Errorf("the deal is\n%s", g.sitting().Table.Match.Record())
	}
}

// TestADailyDealOutlastsItsDay leaves one unfinished: on another day, be it a later or an earlier one, it goes on or makes room for that day's.
func TestADailyDealOutlastsItsDay(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 4)
	g.ClickLabel(g.Say("start.daily"))
	record := g.sitting().Table.Match.Record()
	g = g.again(folder, 5)
	for _, g.Day = range []string{"2026-11-26", "2026-11-24"} {
		g.ClickLabel(g.Say("start.daily"))
		g.WantText(g.FormatDate("2026-11-25"))
		g.WantText(g.FormatDate(g.Day))
		g.ClickLabel(g.Say("start.continue"))
		if got := g.sitting().Table.Match.Record(); got != record {
			t.Errorf("on %s it goes on from\n%s\nwant\n%s", g.Day, got, record)
		}
		g.App.Navigate(g.sitting().screen.Leave())
	}
	g.Day = "2026-11-27"
	g.ClickLabel(g.Say("start.daily"))
	g.ClickLabel(g.Say("daily.begin", map[string]any{"Date": g.FormatDate(g.Day)}))
	if got := screens.DayOf(g.sitting().Table.Match); got != g.Day {
		t.Errorf("it begins the deal of %s, want that of %s", got, g.Day)
	}
	g.Day = "2026-11-28" // past midnight
	g.lose()
	g.accept()
	if !g.game.daily.IsDone("2026-11-27") || g.game.daily.IsDone(g.Day) {
		t.Error("a game over midnight does not count for the day of its deal")
	}
	g.Day = "2026-11-27"
	g.App.Navigate(g.sitting().screen.Leave())
	g.ClickLabel(g.Say("start.daily"))
	practice := g.sitting().screen
	g.App.Navigate(practice.Leave())
	if g.ClickLabel(g.Say("start.daily")); !g.sitting().screen.IsPractice || g.UnfinishedMatch(store.PracticeSlot).ID != practice.StoredMatch.ID {
		t.Error("practice of a day that was begun does not go on")
	}
}

// again stores everything and starts the program once more.
func (g *guest) again(folder string, seed uint64) *guest {
	g.Helper()
	need.OK(g, g.Profile.Flush())
	return visit(g.TB, folder, seed)
}
