package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/rulebook"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/shell"
	"dreist/render/stage"
)

// atTable returns the program with a game on the table, at rest.
func atTable(t *testing.T) (*guest, *player) {
	t.Helper()
	a := newApp(t)
	a.newGame()
	p := &player{t, a.table, nil}
	p.settle()
	return a, p
}

func TestHelpComesFromEveryScreenAndGoesBackToIt(t *testing.T) {
	for name, open := range map[string]func(*guest){
		"start":      (*guest).showStart,
		"learn":      (*guest).showLearn,
		"ladder":     (*guest).showLadder,
		"statistics": (*guest).showStatistics,
		"code":       (*guest).showCode,
		"set-up":     func(a *guest) { a.showSetup("") },
		"rule book":  func(a *guest) { a.showLearn(); a.openRule("R 4") },
		"table":      func(a *guest) { a.newGame(); (&player{t, a.table, nil}).settle() },
		"dealing":    (*guest).newGame,
		"menu":       func(a *guest) { a.newGame(); a.showMenu() },
		"question":   func(a *guest) { a.newGame(); a.table.Play(dreist.Discard(a.table.Position().Hand(0)[0])); a.askNew() },
		"end":        func(a *guest) { a.newGame(); a.finish(t, true); a.showEnd() },
		"curtain": func(a *guest) {
			a.Change(func(s *store.Settings) { s.Table.Seats[1].Kind = store.SeatPerson })
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

func TestACardThatIsHeldGoesBackBeforeHelp(t *testing.T) {
	a, p := atTable(t)
	c := p.Position().Hand(0)[2]
	from := p.middle(c)
	p.update([]input.Gesture{{Kind: input.Press, From: from, At: from}})
	p.update([]input.Gesture{{Kind: input.DragStart, From: from, At: input.Point{X: from.X, Y: from.Y - 200}}})
	a.globalCommand(input.CommandHelp)
	a.globalCommand(input.CommandCancel)
	p.atRest()
}

func TestEgonWaitsBehindHelp(t *testing.T) {
	a, p := atTable(t)
	p.Play(dreist.Discard(p.Position().Hand(0)[0]))
	for !p.OthersShow() {
		p.Tick()
	}
	a.globalCommand(input.CommandHelp)
	if a.app.Busy() != a.panel.Live.Busy() && !a.table.Face.Moving() {
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
		if !p.offers(table.WhyButton) {
			t.Fatalf("%v: nothing asks why", reason)
		}
		p.pushButton(table.WhyButton)
		a.grant()
		e, _ := rulebook.Explain(reason)
		o, ok := a.panel.Live.(*overview)
		if !ok || rulebook.Pages()[o.page].ID != e.Page || o.place != e.Place || o.example != e.Figure {
			t.Fatalf("%v: the page is not the one that explains it", reason)
		}
		wants := 0
		for i, point := range o.points {
			if point.wants {
				wants++
				if rulebook.Pages()[o.page].Points[i] != e.Point {
					t.Errorf("%v: point %d is highlighted", reason, i)
				}
			}
		}
		if wants != 1 {
			t.Errorf("%v: %d points are highlighted, want 1", reason, wants)
		}
		a.globalCommand(input.CommandCancel)
	}
}

func TestTheLinkComesAndGoesWithTheRefusal(t *testing.T) {
	a, p := atTable(t)
	if p.offers(table.WhyButton) {
		t.Error("a link without a refusal")
	}
	p.Refuse(&dreist.Refusal{Move: dreist.End(), Reason: dreist.NothingLaid})
	a.globalCommand(input.CommandWhy)
	if o, ok := a.panel.Live.(*overview); !ok || !o.explains() {
		t.Error("the key does not explain the refusal")
	}
	told := p.Prompt
	a.globalCommand(input.CommandHelp)
	if p.Prompt != told || !p.offers(table.WhyButton) {
		t.Errorf("back from its explanation the refusal is %q, want %q", p.Prompt, told)
	}
	p.key(input.CommandCancel)
	if p.offers(table.WhyButton) {
		t.Error("the link stays without its refusal")
	}
}

// TestEveryPageComesToRest lets every page of the overview run to its end and draws it there.
func TestEveryPageComesToRest(t *testing.T) {
	for _, speed := range []store.Speed{store.Normal, store.Instant} {
		for page := range rulebook.Pages() {
			a := newApp(t)
			a.Change(func(s *store.Settings) { s.Speed = speed })
			a.take(shell.Push(a.overviewAt(page)))
			o := a.panel.Live.(*overview)
			ticks := 0
			e := &a.canvas
			seen := new(listener)
			e.On(seen)
			for ; o.Busy(); ticks++ {
				if ticks > 60*120 {
					t.Fatalf("page %d moves for more than two minutes", page)
				}
				o.Update()
				if ticks%50 == 0 {
					o.draw(e)
				}
			}
			for range 2 {
				o.draw(e)
				for e.Sprites.Work() {
				}
			}
			if seen.drawn < 30 {
				t.Errorf("page %d: %d pictures drawn, want a page", page, seen.drawn)
			}
			if n := testing.AllocsPerRun(20, func() { o.draw(e) }); n > 0 {
				t.Errorf("page %d at speed %s: a frame allocates %v times", page, speed, n)
			}
			if o.Update() {
				t.Errorf("page %d changes at rest", page)
			}
			if o.moves() {
				o.again()
				if !o.Busy() {
					t.Errorf("page %d cannot be watched again", page)
				}
			}
		}
	}
}

// TestWhatIsClearedCanBeSeenBefore watches the column that a diagram clears: it stands marked for a while, and at rest.
func TestWhatIsClearedCanBeSeenBefore(t *testing.T) {
	e := newApp(t).canvas
	for _, speed := range []stage.Speed{stage.Normal, stage.Instant} {
		page, _ := rulebook.PageOf("trio")
		d, err := newDiagram(page.Diagrams[1], speed)
		if err != nil {
			t.Fatal(err)
		}
		d.fit(480, 300)
		var column []dreist.Card
		for _, e := range d.events {
			if e, ok := e.(dreist.ColumnCleared); ok {
				column = e.Cards
			}
		}
		lies := func() bool {
			for _, c := range column {
				if d.line.View().Rows[c] == 0 {
					return false
				}
			}
			return len(column) == 3
		}
		marked := func() (n int) {
			for _, m := range d.board.Marks {
				if _, ok := d.glow(&e, m); ok {
					n++
				}
			}
			return n
		}
		dwelt := 0
		for d.busy() {
			d.update()
			if d.phase == atFull {
				if dwelt++; !lies() || marked() != len(column) {
					t.Fatalf("%v: the full column is not shown", speed)
				}
			}
		}
		if dwelt < diagramLoops*diagramLook*9/10 {
			t.Errorf("%v: the full column is shown for %d ticks", speed, dwelt)
		}
		if !lies() || marked() != len(column) {
			t.Errorf("%v: at rest the column is not there", speed)
		}
	}
}

// TestPointsAreReadDownwards proves that the second point stands below the first and the third beside it.
func TestPointsAreReadDownwards(t *testing.T) {
	a := newApp(t)
	for page := range rulebook.Pages() {
		a.take(shell.Push(a.overviewAt(page)))
		p := a.panel.Live.(*overview).at.points
		if len(p) != 4 || p[1].X != p[0].X || p[1].Y < p[0].Bottom() || p[2].Y != p[0].Y || p[2].X < p[0].Right() || p[3].X != p[2].X {
			t.Errorf("page %d: got the points at %v", page, p)
		}
	}
}
