package dreist

import (
	"slices"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/panel"
	"dreist/render/tabletop"
)

// atTable returns the program with a game on the table, at rest.
func atTable(t *testing.T) (*guest, *player) {
	t.Helper()
	a := newApp(t)
	a.newGame()
	p := &player{t: t, Table: a.table}
	p.settle()
	return a, p
}

func TestHelpComesFromEveryScreenAndGoesBackToIt(t *testing.T) {
	for name, open := range map[string]func(*guest){
		"start":     (*guest).showStart,
		"rule book": func(a *guest) { a.showLearn(); a.openRule("R 4") },
		"table":     func(a *guest) { a.newGame(); (&player{t: t, Table: a.table}).settle() },
		"dealing":   (*guest).newGame,
		"end":       func(a *guest) { a.newGame(); a.finish(t, true); a.showEnd() },
		"curtain": func(a *guest) {
			a.ChangeSetup(func(s *store.TableSetup) { s.Seats[1].Kind = store.SeatPerson })
			a.startTable()
			a.showCurtain()
		},
		"first game": (*guest).playFirstGame,
	} {
		t.Run(name, func(t *testing.T) {
			a := newApp(t)
			open(a)
			panel, table := a.panel, a.table
			var now scene.Arrangement
			for range 2 { // the second time leads on before it goes back
				a.globalCommand(input.CommandHelp)
				if a.panel == panel || a.panel == nil || !a.panel.blocks {
					t.Fatal("no help came")
				}
				if table != nil {
					now = *table.Line.Now()
				}
				a.wait(300)
				if table != nil && *table.Line.Now() != now {
					t.Error("something moved meanwhile")
				}
				a.globalCommand(input.CommandCancel)
				if a.panel != panel || a.table != table {
					t.Fatal("Escape does not lead back")
				}
			}
			a.globalCommand(input.CommandHelp)
			a.openRule("")
			a.globalCommand(input.CommandHelp)
			if a.panel != panel || a.table != table {
				t.Error("the key for help does not put away what was opened from it")
			}
		})
	}
}

func TestEgonWaitsBehindHelp(t *testing.T) {
	a, p := atTable(t)
	p.Play(dreist.Discard(p.Position().Hand(0)[0]))
	for !p.OthersShow() {
		p.Tick(true)
	}
	a.globalCommand(input.CommandHelp)
	if a.app.Busy() != a.panel.Live.Busy() && !a.table.Opponents.Egon.IsFinishing(&a.table.State) {
		t.Error("Egon keeps the program awake behind the help")
	}
	a.globalCommand(input.CommandCancel)
	if !p.Line.Busy() || !a.app.Busy() {
		t.Error("Egon does not go on after the help")
	}
	p.settle()
}

func TestEveryRefusalIsExplained(t *testing.T) {
	for reason := dreist.WrongColumn; reason <= dreist.UnknownMove; reason++ {
		a, p := atTable(t)
		p.Refuse(&dreist.Refusal{Move: dreist.Discard(p.Position().Hand(0)[0]), Reason: reason})
		p.settle()
		if !p.offers(tabletop.WhyButton) {
			t.Fatalf("%v: nothing asks why", reason)
		}
		p.pushButton(tabletop.WhyButton)
		a.answerRequests()
		e, _ := rulebook.Explain(reason)
		if tabs, ok := a.panel.Items()[1].(panel.Choice); !ok || !slices.Contains(rulebook.Pages()[tabs.Index].Points, e.Point) {
			t.Errorf("%v: the page is not the one that explains it", reason)
		}
		if e.Example > 0 {
			if _, ok := a.offered(a.Say("rules.figure", assets.Values{"Figure": e.Example})); !ok {
				t.Errorf("%v: example %d is not offered", reason, e.Example)
			}
		}
		a.globalCommand(input.CommandCancel)
	}
}

func TestTheLinkComesAndGoesWithTheRefusal(t *testing.T) {
	a, p := atTable(t)
	if p.offers(tabletop.WhyButton) {
		t.Error("a link without a refusal")
	}
	p.Refuse(&dreist.Refusal{Move: dreist.End(), Reason: dreist.NothingLaid})
	a.globalCommand(input.CommandHelp)
	e, _ := rulebook.Explain(dreist.NothingLaid)
	if tabs, ok := a.panel.Items()[1].(panel.Choice); !ok || !slices.Contains(rulebook.Pages()[tabs.Index].Points, e.Point) {
		t.Error("the key does not explain the refusal")
	}
	told := p.Refusal.Text
	a.globalCommand(input.CommandHelp)
	if p.Refusal.Text != told || !p.offers(tabletop.WhyButton) {
		t.Errorf("back from its explanation the refusal is %q, want %q", p.Refusal.Text, told)
	}
}

// TestEveryPageComesToRest lets every page of the overview run to its end and draws it there.
func TestEveryPageComesToRest(t *testing.T) {
	for _, speed := range []store.Speed{store.Normal, store.Instant} {
		a := newApp(t)
		a.Change(func(s *store.Settings) { s.Speed = speed })
		a.globalCommand(input.CommandHelp)
		for at, page := range rulebook.Pages() {
			a.choose(0, at)
			o, e := a.panel.Live, a.canvas
			seen := new(listener)
			e.On(seen)
			draw := func() { a.panel.Decorate(nil) }
			for ticks := 0; o.Busy(); ticks++ {
				if ticks > 60*120 {
					t.Fatalf("page %s moves for more than two minutes", page.ID)
				}
				o.Update()
				if ticks%50 == 0 {
					draw()
				}
			}
			for range 2 {
				draw()
				for e.Sprites.Work() {
				}
			}
			if seen.drawn < 10 {
				t.Errorf("page %s: %d pictures drawn, want a page", page.ID, seen.drawn)
			}
			if n := testing.AllocsPerRun(20, draw); n > 0 {
				t.Errorf("page %s at speed %s: a frame allocates %v times", page.ID, speed, n)
			}
			if o.Update() {
				t.Errorf("page %s changes at rest", page.ID)
			}
			if again, ok := a.offered(a.Say("book.again")); ok {
				if a.hit(again); !o.Busy() {
					t.Errorf("page %s cannot be watched again", page.ID)
				}
			}
		}
	}
}
