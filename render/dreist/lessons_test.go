package dreist

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/teach"
)

func TestFreePlayGoesRoundAndBeginsAgain(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, teach.Trying)
		rng := rand.New(rand.NewPCG(uint64(f.Number), 5))
		fronts := map[dreist.Seat]bool{}
		for i := 0; i < 40 && !p.Match.Over(); i++ {
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

func TestBrokenNotesAreToldAndLearningGoesOn(t *testing.T) {
	folder := t.TempDir()
	notes := filepath.Join(folder, "notes")
	if err := os.MkdirAll(notes, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(notes, "learning.json"), []byte("["), 0o600); err != nil {
		t.Fatal(err)
	}
	a := newAppIn(t, folder)
	told := a.told() // on the start screen, which shows how much was learned
	a.showExamples()
	if strings.Count(told, "learning.broken-1.json") != 1 || len(a.Notices()) != 0 {
		t.Fatalf("told %q, and got the notices %v", told, a.Notices())
	}
	a.examples.Learned(func(p *lesson.Progress) { p.Watch(2) })
	b := newAppIn(t, folder)
	b.showExamples()
	if !b.examples.Progress.Has(2, lesson.Watched) || len(b.Notices()) != 0 {
		t.Errorf("found %+v and the notices %v", b.examples.Progress, b.Notices())
	}
}

// TestLearningIsNotLostWhereNothingCanBeSaved keeps its files below a regular file, where nobody can write.
func TestLearningIsNotLostWhereNothingCanBeSaved(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	a := newAppIn(t, filepath.Join(file, "folder"))
	a.showExamples()
	before := len(a.Notices())
	a.examples.Learned(func(p *lesson.Progress) { p.Watch(2) })
	a.examples.Learned(func(p *lesson.Progress) { p.Watch(3) })
	a.onDisk()
	a.TellFailures()
	if got := len(a.Notices()) - before; got != 1 {
		t.Errorf("got %d notices that nothing can be saved, want 1", got)
	}
	a.showExamples()
	if !a.examples.Progress.Has(2, lesson.Watched) || !a.examples.Progress.Has(3, lesson.Watched) {
		t.Errorf("what was learned is forgotten: %+v", a.examples.Progress)
	}
}

func TestEscapeLeadsOutAndNoGameIsTouched(t *testing.T) {
	a := newApp(t)
	a.newGame()
	a.table.Play(dreist.Discard(a.table.Position().Hand(0)[0]))
	saved, _, err := a.onDisk().LoadGame(store.Solo)
	if err != nil || saved == "" {
		t.Fatalf("the game is not saved: %v", err)
	}
	p := study(t, a, 6, teach.Trying)
	p.do(p.l.Example.Steps[0].Move)
	p.click(p.middle(p.Position().Hand(p.Front())[0]))
	p.key(input.CommandCancel)
	if p.obey(); p.Hand.Holds() || a.panel != nil {
		t.Fatal("Escape does not put the card back first")
	}
	p.key(input.CommandCancel)
	if p.obey(); !a.offers("lessons.again") {
		t.Fatal("Escape does not open the menu")
	}
	a.act(a.at.screen.LeaveButton("menu.leave", 0).Action)
	if _, ok := labelled(a.panel.Panel(), a.say.Say("start.continue")); !ok {
		t.Fatal("the menu does not lead to the start screen, or the game cannot be gone on with")
	}
	if now, _, err := a.onDisk().LoadGame(store.Solo); err != nil || now != saved {
		t.Errorf("the game is another one: %v\n%s", err, now)
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
