package dreist

import (
	"math/rand/v2"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/teach"
)

func TestFreePlayGoesRoundAndBeginsAgain(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, teach.Trying)
		rng := rand.New(rand.NewPCG(uint64(f.Number), 5))
		fronts := map[dreist.Seat]bool{}
		for i := 0; i < 40 && !p.Match.IsOver(); i++ {
			fronts[p.Front()] = true
			if !p.Mine() {
				t.Fatalf("seat %d sits in front, seat %d is to move", p.Front(), p.Position().Turn())
			}
			moves := p.Position().AppendMoves(nil)
			p.Play(moves[rng.IntN(len(moves))])
			p.settle()
			p.Tick(true)
			p.settle()
		}
		if want := map[bool]int{true: 1, false: 3}[f.Egon]; len(fronts) != want {
			t.Errorf("%d seats have been played by hand, want %d", len(fronts), want)
		}
		p.pushButton(teach.AgainButton)
		p.settle()
		start := f.Start
		if p.Match.Start() != start || !f.Egon && (*p.Position() != start || p.Front() != start.Turn()) {
			t.Errorf("it does not begin again\n%s", p.Position().Picture())
		}
		if a.examples.Progress != (lesson.Progress{}) {
			t.Error("free play counts as something done")
		}
	})
}

func TestWhatWasLearnedIsFoundAgain(t *testing.T) {
	a := newApp(t)
	p := study(t, a, 5, teach.Playing)
	p.do(p.l.Example.Steps[0].Move)
	p.Tick(true)
	b := open(t, a.Options)
	b.showExamples()
	if got := b.examples.Progress; !got.Has(5, lesson.Flawless) || got.Has(5, lesson.Watched) || got.Has(2, lesson.Played) {
		t.Errorf("found %+v", got)
	}
	if len(a.Notices())+len(b.Notices()) != 0 {
		t.Errorf("got the notices %v and %v", a.Notices(), b.Notices())
	}
}

func TestTheLanguageChangesInTheMiddle(t *testing.T) {
	a := newApp(t)
	p := study(t, a, 3, teach.Playing)
	start := p.l.Example.Start
	violet := start.Hand(p.Front())[4]
	for range 2 {
		p.drag(p.middle(violet), p.center(violet.Cell(1)))
		p.settle()
	}
	a.SetLanguage("de")
	a.wait(1)
	w := p.l.Told()
	if w.Title != "3 · Anlegen" || w.More != "Tipp: die türkise 5 in Reihe 2." || w.Rule != "Regel 3.1" ||
		!strings.HasPrefix(w.Main, "Direkt unter der Basis") {
		t.Errorf("got %+v", w)
	}
	q := study(t, a, 10, teach.Playing)
	a.SetLanguage("en")
	a.wait(1)
	if got := q.q.Question(); got != "The turquoise 7: tap its space or “Set aside”." {
		t.Errorf("asks %q", got)
	}
	if q.Opponents.Egon.Speech.Line != "The turquoise 7…" {
		t.Errorf("Egon says %q", q.Opponents.Egon.Speech.Line)
	}
}

func TestAFrameOfALessonAllocatesNothing(t *testing.T) {
	for _, number := range []int{1, 2, 10} {
		for w := range teach.Way(teach.Ways) {
			p := study(t, newApp(t), number, w)
			p.key(input.CommandRight)
			p.key(input.CommandNext)
			p.settle()
			e := newCanvas(t)
			seen := new(listener)
			e.On(seen)
			p.Table.Draw(e)
			for e.Sprites.Work() {
			}
			p.Table.Draw(e)
			if seen.drawn < 100 {
				t.Errorf("figure %d, way %v: got %d pictures in two frames, want a table", number, w, seen.drawn)
			}
			if n := testing.AllocsPerRun(20, func() { p.Table.Draw(e) }); n > 0 {
				t.Errorf("figure %d, way %v: a frame allocates %v times", number, w, n)
			}
			if p.Busy(true) {
				t.Errorf("figure %d, way %v: it keeps the program awake at rest", number, w)
			}
		}
	}
}

func TestTheContentsDrawEveryBoard(t *testing.T) {
	a := newApp(t)
	a.showExamples()
	tiles := a.panel.Panel().Rooms()
	if len(tiles) != examples.Count {
		t.Fatalf("got %d tiles", len(tiles))
	}
	seen := new(listener)
	a.canvas.On(seen)
	a.panel.Decorate(a.panel.Panel())
	if seen.drawn < 15*len(tiles) {
		t.Errorf("got %d pictures on %d tiles", seen.drawn, len(tiles))
	}
	if n := testing.AllocsPerRun(5, func() { a.panel.Decorate(a.panel.Panel()) }); n > 1 {
		t.Errorf("a frame of the contents allocates %v times", n)
	}
}

func TestARuleOpensOverTheFigureAndReturns(t *testing.T) {
	a := newApp(t)
	p := study(t, a, 3, teach.Watching)
	p.key(input.CommandRight)
	p.settle()
	p.key(input.CommandLog)
	p.obey()
	if a.panel == nil || !a.panel.blocks {
		t.Fatal("the rule is not shown")
	}
	a.globalCommand(input.CommandCancel)
	if a.panel != nil || a.table != p.Table || p.l.Reel.At != 1 {
		t.Error("closing the rule does not lead back to the figure")
	}
	for _, ref := range []string{"3", "3.1", "R 4", "R 12", "no such rule"} {
		if a.openRule(ref); a.panel == nil {
			t.Errorf("%s opens nothing", ref)
		}
		if a.close(); a.panel != nil || a.table != p.Table {
			t.Errorf("%s does not lead back", ref)
		}
	}
	for _, f := range examples.All() {
		for _, s := range f.Steps {
			a.openRule(s.Rule)
			if a.panel == nil {
				t.Errorf("%s: there is no rule %q", s.Text, s.Rule)
			}
			a.close()
		}
	}
}
