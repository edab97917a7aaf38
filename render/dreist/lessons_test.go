package dreist

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/store"
	"dreist/input"
	"dreist/render/stage"
)

func TestFreePlayGoesRoundAndBeginsAgain(t *testing.T) {
	allFigures(t, func(t *testing.T, a *App, f *examples.Example) {
		p := study(t, a, f.Number, trying)
		rng := rand.New(rand.NewPCG(uint64(f.Number), 5))
		fronts := map[dreist.Seat]bool{}
		for i := 0; i < 40 && !p.match.Over(); i++ {
			fronts[p.front()] = true
			if !p.mine() {
				t.Fatalf("seat %d sits in front, seat %d is to move", p.front(), p.position().Turn())
			}
			moves := p.position().AppendMoves(nil)
			p.play(moves[rng.IntN(len(moves))])
			p.settle()
			p.update(nil)
			p.settle()
		}
		if want := map[bool]int{true: 1, false: 3}[f.Egon]; len(fronts) != want {
			t.Errorf("%d seats have been played by hand, want %d", len(fronts), want)
		}
		p.pushButton(againExample)
		p.settle()
		start := f.Start()
		if p.match.Start() != start || !f.Egon && (*p.position() != start || p.front() != start.Turn()) {
			t.Errorf("it does not begin again\n%s", p.position().Picture())
		}
		if a.school.progress != (examples.Progress{}) {
			t.Error("free play counts as something done")
		}
	})
}

// TestAMonkeyCannotBreakALesson makes random gestures in every figure and way. Whenever it comes to rest, lesson and
// match are at the same position, and nothing hangs in the air.
func TestAMonkeyCannotBreakALesson(t *testing.T) {
	allFigures(t, func(t *testing.T, a *App, f *examples.Example) {
		for w := range lessonWay(lessonWays) {
			p := study(t, a, f.Number, w)
			rng := rand.New(rand.NewPCG(uint64(f.Number), uint64(w)))
			for step := range 250 {
				p.monkeyAtExample(rng)
				p.wishes, p.l.asks = nil, nil
				if step%7 != 0 {
					continue
				}
				p.update([]input.Gesture{{Kind: input.Cancel}})
				p.l.reel.running = false
				p.settle()
				if p.l.play != nil && p.l.play.Position() != *p.position() {
					t.Fatalf("step %d: the lesson is elsewhere\n%s", step, p.position().Picture())
				}
				if p.hand.grip == dragged || p.line.View().Turn == p.position().Turn() && !f.Egon && p.line.View().Rows != stage.ViewOf(p.position()).Rows {
					t.Fatalf("step %d: the picture is not that of the position\n%s", step, p.position().Picture())
				}
			}
		}
	})
}

// monkeyAtExample does one random thing.
func (p *learner) monkeyAtExample(rng *rand.Rand) {
	g := p.line.Geometry()
	anywhere := func() input.Point { return input.Point{X: rng.Float64() * g.W, Y: rng.Float64() * g.H} }
	card := func() input.Point {
		if cards := p.l.egonsCards(p.table); len(cards) > 0 && rng.IntN(2) == 0 {
			return p.middle(cards[rng.IntN(len(cards))])
		}
		if hand := p.position().Hand(p.front()); len(hand) > 0 {
			return p.middle(hand[rng.IntN(len(hand))])
		}
		return anywhere()
	}
	cell := func() input.Point {
		return p.center(dreist.Cell{Row: rng.IntN(5), Column: 1 + rng.IntN(dreist.Numbers)})
	}
	switch rng.IntN(8) {
	case 0, 1:
		p.drag(card(), cell())
	case 2:
		p.click(card())
		p.click(cell())
	case 3:
		p.click(anywhere())
	case 4:
		p.key(input.Command(1 + rng.IntN(int(input.CommandPrevious))))
	case 5:
		for range rng.IntN(40) {
			p.update(nil)
		}
	case 6:
		if b := p.table.buttons(nil); len(b) > 0 {
			if b := b[rng.IntN(len(b))]; b.works && (b.id < wayButton || b.id >= wayButton+lessonWays) {
				p.click(input.Point(b.rect.Center()))
			}
		}
	case 7:
		p.line.SetFrame(stage.Frame{W: 960 + float64(rng.IntN(900)), H: 600 + float64(rng.IntN(600)), Scale: 1})
		p.update(nil)
		p.line.SetFrame(testFrame)
	}
}

func TestWhatWasLearnedIsFoundAgain(t *testing.T) {
	a := newApp(t)
	p := study(t, a, 5, playing)
	p.do(p.l.example.Steps[0].Move)
	p.update(nil)
	putAway(t)
	b, err := NewApp(a.options)
	if err != nil {
		t.Fatal(err)
	}
	started(t, b)
	b.frame = testFrame
	b.showExamples()
	if got := b.school.progress; !got.Has(5, examples.Flawless) || got.Has(5, examples.Watched) || got.Total(examples.Played) != 1 {
		t.Errorf("found %+v", got)
	}
	if len(a.notices)+len(b.notices) != 0 {
		t.Errorf("got the notices %v and %v", a.notices, b.notices)
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
	a.showExamples()
	if len(a.notices) != 1 || !strings.Contains(a.notices[0].text, "learning.broken-1.json") {
		t.Fatalf("got the notices %v", a.notices)
	}
	a.learned(func(p *examples.Progress) { p.Watch(2) })
	b := newAppIn(t, folder)
	b.showExamples()
	if !b.school.progress.Has(2, examples.Watched) || len(b.notices) != 0 {
		t.Errorf("found %+v and the notices %v", b.school.progress, b.notices)
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
	before := len(a.notices)
	a.learned(func(p *examples.Progress) { p.Watch(2) })
	a.learned(func(p *examples.Progress) { p.Watch(3) })
	a.onDisk()
	a.tellFailures()
	if got := len(a.notices) - before; got != 1 {
		t.Errorf("got %d notices that nothing can be saved, want 1", got)
	}
	a.showExamples()
	if !a.school.progress.Has(2, examples.Watched) || !a.school.progress.Has(3, examples.Watched) {
		t.Errorf("what was learned is forgotten: %+v", a.school.progress)
	}
}

func TestEscapeLeadsOutAndNoGameIsTouched(t *testing.T) {
	a := newApp(t)
	a.newGame()
	a.table.play(dreist.Discard(a.table.position().Hand(0)[0]))
	saved, _, err := a.onDisk().LoadGame(store.Solo)
	if err != nil || saved == "" {
		t.Fatalf("the game is not saved: %v", err)
	}
	p := study(t, a, 6, trying)
	p.do(p.l.example.Steps[0].Move)
	for i, w := range []string{"", "6r"} {
		if w != "" {
			p.click(p.middle(p.position().Hand(p.front())[0]))
		}
		p.key(input.CommandCancel)
		p.obey()
		if left := a.table == nil; left != (i == 0) {
			t.Fatalf("Escape %d: left the figure: %v", i, left)
		}
		if i == 0 {
			p = study(t, a, 6, trying)
		}
	}
	p.key(input.CommandCancel)
	p.obey()
	if a.table != nil || a.panel == nil || len(a.panel.Rooms()) == 0 {
		t.Fatal("Escape does not lead to the figures")
	}
	title := func() string { return a.say.Say("learn.title") }
	a.globalCommand(input.CommandCancel)
	if _, ok := a.panel.ButtonRect(a.say.Say("lessons.title")); !ok {
		t.Fatalf("Escape does not lead to %s", title())
	}
	a.globalCommand(input.CommandCancel)
	if _, ok := a.panel.ButtonRect(a.say.Say("start.continue")); !ok {
		t.Fatal("Escape does not lead to the start screen, or the game cannot be gone on with")
	}
	if now, _, err := a.onDisk().LoadGame(store.Solo); err != nil || now != saved {
		t.Errorf("the game is another one: %v\n%s", err, now)
	}
}

func TestEscapeFirstEndsWhatMovesAndTakesBackWhatIsBegun(t *testing.T) {
	a := newApp(t)
	p := study(t, a, 2, playing)
	c := p.l.example.Steps[0].Move.Card
	p.drag(p.middle(c), p.center(c.Cell(1)))
	for i, want := range []bool{false, false, true} {
		p.key(input.CommandCancel) // ends the motion, takes the opening back, leaves
		p.update(nil)
		if got := len(p.l.asks) > 0; got != want || len(p.wishes) > 0 && !want {
			t.Fatalf("Escape %d: wants to leave: %v, wishes %v, want %v", i+1, got, p.wishes, want)
		}
		if i > 0 {
			p.wantLayout("-")
		}
		p.settle()
	}
}

func TestTheLanguageChangesInTheMiddle(t *testing.T) {
	a := newApp(t)
	p := study(t, a, 3, playing)
	start := p.l.example.Start()
	violet := start.Hand(p.front())[4]
	for range 2 {
		p.drag(p.middle(violet), p.center(violet.Cell(1)))
		p.settle()
	}
	a.setLanguage("de")
	w := p.l.words(p.table)
	if w.title != "3 · Anlegen" || w.more != "Tipp: die türkise 5 in Reihe 2." || w.rule != "Regel 3.1" || !strings.HasPrefix(w.main, "Direkt unter der Basis") {
		t.Errorf("got %+v", w)
	}
	q := study(t, a, 10, playing)
	a.setLanguage("en")
	if got := q.l.question(q.table); got != "The turquoise 7: tap its place or “Set aside”." {
		t.Errorf("asks %q", got)
	}
	if q.speech.line != "The turquoise 7 …" {
		t.Errorf("Egon says %q", q.speech.line)
	}
}

func TestAWindowOfAnotherSizeChangesNothingElse(t *testing.T) {
	for _, w := range []lessonWay{watching, shunning, playing} {
		a := newApp(t)
		p := study(t, a, 11, w)
		p.key(input.CommandRight)
		for range 12 {
			p.update(nil)
		}
		a.frame = stage.Frame{W: 960, H: 600, Scale: 1}
		a.resized()
		p.settle()
		said, at := p.says(), p.l.reel.at
		a.frame = testFrame
		a.resized()
		p.settle()
		if p.says() != said || p.l.reel.at != at {
			t.Errorf("way %v: got page %d, %q, want page %d, %q", w, p.l.reel.at, p.says(), at, said)
		}
	}
}

func TestTabReachesEveryButton(t *testing.T) {
	for w := range lessonWay(lessonWays) {
		p := study(t, newApp(t), 10, w)
		want := map[buttonID]bool{}
		for _, b := range p.table.buttons(nil) {
			if b.works {
				want[b.id] = true
			}
		}
		for range len(want) {
			p.key(input.CommandNext)
			delete(want, p.l.ring)
		}
		if len(want) > 0 {
			t.Errorf("way %v: Tab does not reach %v", w, want)
		}
		for p.l.ring != wayButton+buttonID(trying) {
			p.key(input.CommandPrevious)
		}
		p.key(input.CommandEndTurn)
		if p.l.way != trying {
			t.Error("Enter does not press what Tab has chosen")
		}
	}
}

func TestAFrameOfALessonAllocatesNothing(t *testing.T) {
	for _, number := range []int{1, 2, 10} {
		for w := range lessonWay(lessonWays) {
			p := study(t, newApp(t), number, w)
			p.key(input.CommandRight)
			p.key(input.CommandNext)
			p.settle()
			e := newCanvas(t)
			seen := new(listener)
			e.on(seen)
			p.table.draw(e)
			for e.sprites.work() {
			}
			p.table.draw(e)
			if seen.drawn < 100 {
				t.Errorf("figure %d, way %v: got %d pictures in two frames, want a table", number, w, seen.drawn)
			}
			if n := testing.AllocsPerRun(20, func() { p.table.draw(e) }); n > 0 {
				t.Errorf("figure %d, way %v: a frame allocates %v times", number, w, n)
			}
			if p.busy() {
				t.Errorf("figure %d, way %v: it keeps the program awake at rest", number, w)
			}
		}
	}
}

func TestTheContentsDrawEveryBoard(t *testing.T) {
	a := newApp(t)
	a.showExamples()
	tiles := a.panel.Rooms()
	if len(tiles) != examples.Count {
		t.Fatalf("got %d tiles", len(tiles))
	}
	seen := new(listener)
	a.canvas.on(seen)
	for i, at := range tiles {
		before := seen.drawn
		a.drawTile(&a.canvas, at, i)
		if seen.drawn-before < 15 {
			t.Errorf("tile %d: got %d pictures", i+1, seen.drawn-before)
		}
	}
	if n := testing.AllocsPerRun(5, func() { a.panel.decorate(&a.canvas, a.panel.Panel) }); n > 1 {
		t.Errorf("a frame of the contents allocates %v times", n)
	}
}

func TestARuleOpensOverTheFigureAndReturns(t *testing.T) {
	a := newApp(t)
	p := study(t, a, 3, watching)
	p.key(input.CommandRight)
	p.settle()
	p.key(input.CommandLog)
	p.obey()
	if a.panel == nil || !a.panel.blocks {
		t.Fatal("the rule is not shown")
	}
	a.globalCommand(input.CommandCancel)
	if a.panel != nil || a.table != p.table || p.l.reel.at != 1 {
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
