package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/deals"
	"dreist/game/dreist/puzzle"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/panel"
	"dreist/render/shell"
)

// where names what is on top: a kind of table, else the start screen, else what the panel says first.
func (g *guest) where() string {
	if _, ok := g.app.Top().(*startScreen); ok {
		return "start"
	}
	if g.panel != nil {
		if tabs, ok := g.panel.Items()[0].(panel.Choice); ok && tabs.ID == "practice" {
			return tabs.Options[tabs.Index]
		}
		title, _, _ := strings.Cut(g.reads(), "\n")
		return title
	}
	if g.at.lesson != nil {
		return "example"
	}
	switch {
	case g.reviews():
		return "review"
	case g.at.riddle != nil:
		return "puzzle"
	}
	return "table"
}

// underWay begins a game against Egon and plays a move.
func underWay(g *guest) {
	g.newGame()
	g.settle()
	g.table.Play(dreist.Discard(g.table.Position().Hand(0)[0]))
	g.settle()
}

// egonsTurn waits until Egon shows his turn.
func egonsTurn(g *guest) {
	g.newGame()
	g.settle()
	g.table.Play(dreist.Discard(g.table.Position().Hand(0)[0]))
	for !g.table.OthersShow() {
		g.wait(1)
	}
}

// shared begins a game at a table at which two persons take turns.
func shared(g *guest) {
	g.ChangeSetup(func(s *store.TableSetup) { s.Seats[1].Kind = store.SeatPerson })
	g.startTable()
	g.settle()
}

// TestEscapeLeadsBack goes to every screen and back by Escape.
func TestEscapeLeadsBack(t *testing.T) {
	const start, table = "start", "table"
	home := func(g *guest) { g.showStart() }
	for name, tc := range map[string]struct {
		open func(g *guest)
		from string // where Escape is struck: a place of where, or the key of a title
		to   string
	}{
		"start":             {home, start, start},
		"ladder":            {(*guest).showLadder, "ladder.title", start},
		"set-up":            {(*guest).showSetup, "setup.title", start},
		"series":            {func(g *guest) { shared(g); g.showStart(); g.press("start.table") }, "series.title", start},
		"another series":    {func(g *guest) { shared(g); g.showSetup(); g.press("setup.play") }, "confirm.new.title", "series.title"},
		"statistics":        {(*guest).showStatistics, "statistics.title", start},
		"history":           {(*guest).showHistory, "history.title", "statistics.title"},
		"data":              {(*guest).showData, "data.title", "statistics.title"},
		"data from history": {func(g *guest) { g.showHistory(); g.press("data.open") }, "data.title", "statistics.title"},
		"restore": {func(g *guest) { g.showLearn(); g.take(shell.Push(g.RestoreScreen("x.zip", nil))) }, "restore.title",
			"learn.title"},
		"learning":   {(*guest).showLearn, "learn.title", start},
		"examples":   {(*guest).showExamples, "lessons.title", "learn.title"},
		"example":    {func(g *guest) { g.showExamples(); g.openExample(3) }, "example", "menu.title"},
		"puzzles":    {(*guest).showPuzzles, "puzzle.title", "learn.title"},
		"puzzle":     {func(g *guest) { g.practisePuzzle(puzzle.Where, 1) }, "puzzle", "menu.title"},
		"first game": {(*guest).playFirstGame, table, "menu.title"},
		"first game again": {func(g *guest) {
			g.playFirstGame()
			g.table.Play(dreist.Lay(g.table.Position().Hand(0)[0], 1))
			g.showLearn()
			g.showFirstGame()
		}, "firstgame.again.title", "learn.title"},
		"daily of yesterday": {func(g *guest) { g.playDaily(); g.showStart(); g.day = "2026-11-22"; g.playDaily() }, "start.daily", start},
		"table":              {underWay, table, "menu.title"},
		"Egon's turn":        {egonsTurn, table, "menu.title"},
		"a refusal":          {func(g *guest) { underWay(g); g.table.Play(dreist.Draw()) }, table, "menu.title"},
		"pause":              {func(g *guest) { underWay(g); g.showMenu() }, "menu.title", table},
		"new game":           {func(g *guest) { underWay(g); g.key(input.CommandNewGame) }, "confirm.new.title", table},
		"new game at start":  {func(g *guest) { underWay(g); g.showStart(); g.askNew() }, "confirm.new.title", start},
		"new game by code":   {func(g *guest) { underWay(g); g.typeCode(deals.Daily("2026-11-21").String()) }, "confirm.new.title", "setup.title"},
		"end":                {func(g *guest) { g.newGame(); g.finish(t, true); g.showEnd() }, "end.close.won", table},
		"curtain":            {func(g *guest) { shared(g); g.showCurtain() }, "", "menu.title"},
		"review":             {func(g *guest) { underWay(g); g.lookBack() }, "review", table},
		"review from the history": {func(g *guest) {
			g.newGame()
			g.finish(t, true)
			g.showHistory()
			g.act(g.theList(t).Rows[0].Action)
		}, "review", "history.title"},
		"overview":  {func(g *guest) { g.showLearn(); g.key(input.CommandHelp) }, "", "learn.title"},
		"rule book": {func(g *guest) { g.showLearn(); g.openRule("R 4") }, "", "learn.title"},
		"notice":    {func(g *guest) { g.showStart(); g.Tell(shell.Notice{Title: "By the way", Text: "."}); g.wait(1) }, "By the way", start},
	} {
		t.Run(name, func(t *testing.T) {
			g := newApp(t)
			tc.open(g)
			if g.panel == nil && name != "Egon's turn" {
				g.settle()
			}
			if name != "Egon's turn" {
				g.wait(60)
			}
			if got := g.where(); tc.from != "" && got != g.Say(tc.from) {
				t.Fatalf("opened %q, want %q", got, g.Say(tc.from))
			}
			g.key(input.CommandCancel)
			g.wait(1)
			if got := g.where(); got != g.Say(tc.to) {
				t.Errorf("Escape leads to %q, want %q", got, g.Say(tc.to))
			}
		})
	}
}
