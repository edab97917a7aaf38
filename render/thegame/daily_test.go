package thegame

import (
	"strings"
	"testing"

	"dreist/assets/msg"
	"dreist/assets/msg/thegamemsg"
	"dreist/game/calendar"
	"dreist/game/days"
	"dreist/game/store"
	"dreist/game/thegame/deals"
	"dreist/game/thegame/match"
	"dreist/input"
)

// loseToday plays today's deal from the start screen to a loss and accepts it.
func (g *guest) loseToday() *match.Match {
	g.Helper()
	g.Press(g.Say(msg.StartDaily))
	g.Rest()
	g.lose()
	m := g.board().table.Match
	g.Press(g.Say(msg.EndSettle))
	return m
}

// TestTheFirstGameOfADayCounts plays a day's deal, shares it, and plays it again, which is practice; two days make a streak.
func TestTheFirstGameOfADayCounts(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 4)
	m := g.loseToday()
	want, got := deals.Daily("2026-11-25").Deal(), m.Deal()
	if m.Tag(days.Tag) != "2026-11-25" || got.Seats != 1 || got.Deck[0] != want.Deck[0] {
		t.Errorf("%s is the deal of %q", m.Record(), m.Tag(days.Tag))
	}
	g.WantRead(g.Say(msg.DailyCaption, map[string]any{"Date": g.Date("2026-11-25")}))
	g.Press(g.Say(msg.EndCopy))
	g.WantRead(g.Say(msg.ShareTextCopied))
	rest := m.Position().Rest()
	copied, _ := g.Pocket.Read().Take()
	if line := g.board().shared(); copied != line || !strings.Contains(line, "25 Nov") || !strings.Contains(line, g.Count(thegamemsg.PlayedRest, rest, nil)) {
		t.Errorf("copied %q, want %q, with %d left", copied, line, rest)
	}
	if got := g.game.daily.Days(); got["2026-11-25"] != calendar.Lost || !g.game.daily.Done("2026-11-25") {
		t.Errorf("the days are %v", got)
	}
	g = g.again(folder, 5)
	again := g.loseToday()
	if again.Tag(match.PracticeTag) == "" || again.Deal().Deck[0] != want.Deck[0] {
		t.Errorf("a day's deal again is\n%s", again.Record())
	}
	if strings.Contains(g.board().shared(), "25 Nov") {
		t.Errorf("practice says %q", g.board().shared())
	}
	if games := g.Finished(store.KindSolo); len(games) != 1 || len(g.Finished()) != 2 {
		t.Errorf("%d games count of %d", len(games), len(g.Finished()))
	}
	g = g.again(folder, 6)
	g.Day = "2026-11-26"
	g.loseToday()
	g.WantRead(g.Count(thegamemsg.EndedDaily, 2, map[string]any{"Deal": g.game.daily.Caption("2026-11-26")}))
}

// TestADailyDealIsKeptBesideTheGameAlone leaves a daily deal, begins a game alone, and comes back on the next day.
func TestADailyDealIsKeptBesideTheGameAlone(t *testing.T) {
	folder := t.TempDir()
	g := visit(t, folder, 4)
	g.Press(g.Say(msg.StartDaily))
	g.Rest()
	g.playOn()
	record := g.board().table.Match.Record()
	g = g.again(folder, 5)
	g.Press(g.Say(thegamemsg.BeginAlone))
	if dayOf(g.board().table.Match) != "" {
		t.Error("a game alone is the deal of a day")
	}
	g = g.again(folder, 6)
	g.Day = "2026-11-26"
	g.Press(g.Say(msg.StartDaily))
	g.WantRead(g.Say(msg.DailyUnfinished, map[string]any{"Date": g.Date("2026-11-25")}))
	g.Day = "2026-11-27" // at midnight
	g.Do()
	g.WantRead(g.Say(msg.DailyBegin, map[string]any{"Date": g.Date("2026-11-27")}))
	g.Press(g.Say(msg.StartContinue))
	if got := g.board().table.Match.Record(); got != record {
		t.Errorf("got\n%s\nwant\n%s", got, record)
	}
	g.Key(input.CommandCancel)
}

// TestMidnightBringsAnotherDeal looks at the start screen until the date changes, and plays what it shows then.
func TestMidnightBringsAnotherDeal(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	for _, g.Day = range []string{"2026-11-25", "2026-11-26"} {
		g.Do()
		g.Do()
		if got := g.App.Top().(*startScreen).AsText(); !strings.Contains(got, g.Date(g.Day)) {
			t.Errorf("on %s the start screen shows\n%s", g.Day, got)
		}
	}
	if g.Press(g.Say(msg.StartDaily)); dayOf(g.board().table.Match) != "2026-11-26" {
		t.Errorf("the deal is\n%s", g.board().table.Match.Record())
	}
}

// TestABrokenClockLosesNoGame plays today's deal where the system says no date.
func TestABrokenClockLosesNoGame(t *testing.T) {
	g := visit(t, t.TempDir(), 4)
	g.Day = "yesterday" // what a broken clock says
	g.loseToday()
	if games := g.Finished(); len(games) != 1 || games[0].Date != "1970-01-01" {
		t.Errorf("the history has %v", games)
	}
}

// again stores everything and starts the program once more.
func (g *guest) again(folder string, seed uint64) *guest {
	g.Helper()
	if err := g.Profile.Flush(); err != nil {
		g.Fatal(err)
	}
	return visit(g.TB, folder, seed)
}
