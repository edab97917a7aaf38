package dreist

import (
	"math/rand/v2"
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/game/lesson"
	"dreist/input"
	"dreist/render/dreist/lessons"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// learner sits at a figure without a window and does what a person would do with mouse and keys.
type learner struct {
	*player
	app *guest
	l   *lessons.Lesson
	q   *lessons.Quiz // nil where the figure does not ask
}

// learnerAt returns the learner at the figure that is open.
func learnerAt(t *testing.T, a *guest) *learner {
	q, _ := a.table.Guide.(*lessons.Quiz)
	return &learner{&player{t: t, Table: a.table}, a, a.at.lesson, q}
}

// study opens a figure in a way.
func study(t *testing.T, a *guest, number int, w teach.Way) *learner {
	t.Helper()
	a.openExample(number)
	p := learnerAt(t, a)
	if w != teach.Watching {
		p.pushButton(teach.WayButton + tabletop.ButtonID(w))
	}
	p.settle()
	return p
}

// obey lets the program do what the lesson wants.
func (p *learner) obey() { p.app.answerRequests() }

// says returns the main sentence of the box.
func (p *learner) says() string { return p.l.Told().Main }

func (p *learner) wantSays(key string) {
	p.t.Helper()
	if want := p.Table.Say.Say(key); p.says() != want {
		p.t.Errorf("the box says %q, want %q", p.says(), want)
	}
}

// center returns the middle of a cell; row 0 is the base.
func (p *learner) center(at dreist.Cell) input.Point {
	r, _ := table.RectOf(table.In(at), p.Line)
	return input.Point(r.Center())
}

// allFigures runs a test for every figure.
func allFigures(t *testing.T, test func(t *testing.T, a *guest, f *examples.Example)) {
	for _, f := range examples.All() {
		t.Run(f.Title, func(t *testing.T) { test(t, newApp(t), f) })
	}
}

// TestEveryFigureIsWatchedForthAndBack turns the pages, also while the page before still moves. A column is seen full and marked before it
// is cleared, and at the end nobody is asked to play on.
func TestEveryFigureIsWatchedForthAndBack(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, teach.Watching)
		if p.Match.Start() != f.Start {
			t.Errorf("got\n%swant\n%s", p.Position().Picture(), f.Game)
		}
		for i, s := range f.Steps {
			p.wantBoard(f, i)
			p.key(input.CommandRight)
			p.wantSays(s.Text)
			if len(s.Marks) > 0 && len(p.l.Marks) == 0 {
				t.Errorf("step %d marks nothing", i)
			}
			if seen := p.fullSeen(i + 1); p.l.Clears(i+1) != (seen >= 50) {
				t.Errorf("page %d: the full column is seen for %d ticks", i+1, seen)
			}
		}
		if !a.examples.Progress.Has(f.Number, lesson.Watched) || p.HandGlows() {
			t.Errorf("watched: %v, the hand glows: %v", a.examples.Progress, p.HandGlows())
		}
		for i := len(f.Steps) - 1; i >= 0; i-- {
			p.pushButton(teach.BackButton)
			if seen := p.fullSeen(max(i, 1)); i > 0 && p.l.Clears(i) != (seen >= 50) {
				t.Errorf("back at page %d: the full column is seen for %d ticks", i, seen)
			}
			p.wantBoard(f, i)
		}
		p.wantSays(f.Goal)
		for range f.Steps {
			p.key(input.CommandRight)
		}
		p.settle()
		p.wantBoard(f, len(f.Steps))
	})
}

// fullSeen lets a page happen and returns for how many ticks the column that it clears is seen.
func (p *learner) fullSeen(page int) (seen int) {
	for p.Busy(true) {
		p.Tick(true)
		if p.l.Clears(page) && p.l.Reel.Left() == 1 && !p.Line.Busy() && len(p.l.Marks) >= 3 {
			seen++
		}
	}
	return seen
}

// wantBoard checks what lies where after some of the steps.
func (p *learner) wantBoard(f *examples.Example, steps int) {
	p.t.Helper()
	start := f.Start
	want := scene.ViewOf(&start)
	for _, s := range f.Steps[:steps] {
		for _, e := range s.Events {
			want.Follow(e)
		}
	}
	got := p.Line.View()
	if got.Rows != want.Rows || got.Turn != want.Turn || !slices.Equal(got.Aside, want.Aside) || !slices.Equal(got.Discard, want.Discard) ||
		!slices.Equal(got.Hands[p.Front()], want.Hands[p.Front()]) {
		p.t.Errorf("after %d steps: got %+v, want %+v", steps, got, want)
	}
	if len(f.Game.Moves) > 0 && p.Line.View().Rows != scene.ViewOf(p.Position()).Rows {
		p.t.Errorf("after %d steps the match stands elsewhere\n%s", steps, p.Position().Picture())
	}
}

func TestWhatIsNotDoneIsShownAndExplained(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, teach.Forbidden)
		for i, n := range f.Counterexamples {
			p.pushButton(teach.ForthButton)
			p.wantSays(n.Text)
			flown := false
			for ticks := 0; p.Busy(true); ticks++ {
				if ticks > 2000 {
					t.Fatal("it does not end")
				}
				p.Tick(true)
				flown = flown || slices.ContainsFunc(shown(p.Table).Marks, func(m tabletop.Mark) bool { return m.Pose.Shown })
			}
			if c := n.Move.Card; flown != (c != dreist.NoCard) {
				t.Errorf("%s: a card flown: %v, tried is %v", n.Text, flown, c)
			}
			at, ok := table.RectOf(p.l.To, p.Line)
			if !p.l.IsCrossed() || !ok || at.W < 20 {
				t.Errorf("%s: nothing is crossed out", n.Text)
			}
			if n.Refusal != nil && !slices.Equal(p.l.Faults(), n.Refusal.Faults) {
				t.Errorf("%s: marks %v, want %v", n.Text, p.l.Faults(), n.Refusal.Faults)
			}
			if !f.Egon && *p.Position() != n.Before {
				t.Errorf("%s: shown at\n%swant\n%s", n.Text, p.Position().Picture(), n.Before.Picture())
			}
			pressed := slices.ContainsFunc(p.Table.Buttons(nil), func(b tabletop.Button) bool {
				return b.Id == tabletop.EndTurnButton && b.Chosen && !b.Enabled
			})
			if ends := n.Move.Action == dreist.EndTurn; pressed != ends || p.l.Reel.At != i+1 {
				t.Errorf("page %d, want %d: the button is shown: %v, want %v", p.l.Reel.At, i+1, pressed, ends)
			}
			if v := p.Line.View(); n.Choice.Deed == examples.SetAside && !at.Contains(p.Line.Now().Cards[v.Revealed].Point) {
				t.Errorf("page %d: the cross is not on the card held up", i+1)
			}
		}
	})
}

// TestEveryFigureIsPlayed plays each figure without a mistake by the mouse, and the quizzes by the keys, too.
func TestEveryFigureIsPlayed(t *testing.T) {
	for _, f := range examples.All() {
		for _, byKeys := range []bool{false, true} {
			if byKeys && !f.Asks() {
				continue
			}
			p := study(t, newApp(t), f.Number, teach.Playing)
			for _, s := range f.Steps {
				switch {
				case byKeys:
					p.answerByKeys(s.Choice)
				case f.Asks():
					p.give(s.Choice)
				default:
					p.do(s.Move)
				}
				p.wantSays(s.Text)
			}
			if !p.l.Finished || !open(t, p.app.Options).examples.Progress.Has(f.Number, lesson.Flawless) {
				t.Errorf("%s is not played: %q, %d misses\n%s", f.Title, p.says(), p.l.Misses, p.Position().Picture())
			}
		}
	}
}

// TestAFigureLeadsToTheNextOne goes on after the first and after the last, which leads to all of them.
func TestAFigureLeadsToTheNextOne(t *testing.T) {
	a := newApp(t)
	for _, number := range []int{1, examples.Count} {
		p := study(t, a, number, teach.Playing)
		for _, s := range p.l.Example.Steps {
			p.give(s.Choice)
		}
		p.key(input.CommandEndTurn)
		p.obey()
		if number == 1 && a.at.lesson.Example.Number != 2 || number > 1 && (a.panel == nil || len(a.panel.Panel().Rooms()) != examples.Count) {
			t.Errorf("figure %d leads elsewhere", number)
		}
	}
}

// do makes a move of the own hand with the mouse.
func (p *learner) do(m dreist.Move) {
	p.t.Helper()
	switch m.Action {
	case dreist.LayCard:
		p.drag(p.middle(m.Card), p.center(m.Card.Cell(int(m.Row))))
	case dreist.DiscardCard:
		p.drag(p.middle(m.Card), input.Point(p.Line.Geometry().DiscardPile.Center()))
	case dreist.DrawCard:
		p.click(input.Point(p.Line.Geometry().Pile.Center()))
	case dreist.GiveCards:
		for range 2 {
			place, _ := p.Line.Seating().PlaceOf(m.To.First)
			p.click(input.Point(p.Line.Geometry().Others[place].Box.Center()))
		}
	default:
		p.pushButton(tabletop.EndTurnButton)
	}
	p.settle()
}

// give gives an answer of a quiz with the mouse.
func (p *learner) give(c examples.Choice) {
	p.t.Helper()
	g := p.Line.Geometry()
	switch c.Deed {
	case examples.Point:
		p.click(p.center(c.Cell))
	case examples.LayOn:
		p.drag(p.middle(c.Card), p.center(c.Cell))
	case examples.SetAside:
		p.drag(p.middle(c.Card), input.Point(g.AsideSlot(2, 3).Center()))
	case examples.TurnUp:
		p.click(input.Point(g.Egon.Pile.Center()))
	case examples.Stop:
		p.pushButton(lessons.EgonStopsButton)
	}
	p.settle()
}

// answerByKeys gives an answer of a quiz with the keys.
func (p *learner) answerByKeys(c examples.Choice) {
	p.t.Helper()
	if c.Deed == examples.Point {
		p.key(input.CommandUp)
		for i := 0; p.q.Chosen.Cell != c.Cell && i < 40; i++ {
			switch at := p.q.Chosen.Cell; {
			case at.Row > c.Cell.Row:
				p.key(input.CommandUp)
			case at.Row < c.Cell.Row:
				p.key(input.CommandDown)
			case at.Column > c.Cell.Column:
				p.key(input.CommandLeft)
			default:
				p.key(input.CommandRight)
			}
		}
	} else {
		for range p.q.Asked.Choices {
			p.key(input.CommandRight)
			if p.q.Chosen == c {
				break
			}
		}
	}
	p.key(input.CommandEndTurn)
	p.settle()
}

// TestWhatIsNotDoneIsRefused tries every counterexample, as a lesson or a quiz and in free play.
func TestWhatIsNotDoneIsRefused(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		for i := range f.Counterexamples {
			n := &f.Counterexamples[i]
			for _, w := range []teach.Way{teach.Playing, teach.Trying} {
				if w == teach.Trying && f.Egon || w == teach.Playing && (len(n.First) > 0 || f.Number == 1) {
					continue // Egon's turn has no middle to try; a lesson does not let it come to that; the tour asks for places
				}
				p := study(t, a, f.Number, w)
				for _, s := range f.Steps[:n.Step] {
					if f.Egon {
						p.give(s.Choice)
					} else if s.Move.Action != 0 {
						p.Play(s.Move)
					}
				}
				for _, m := range n.First {
					p.Play(m)
				}
				p.settle()
				before, rows := *p.Position(), p.Line.View().Rows
				p.tryCounterexample(n)
				p.wantRefused(n, before)
				if p.Line.View().Rows != rows || w == teach.Playing && p.l.Misses != 1 {
					t.Errorf("%s: the cards lie elsewhere, or %d misses are counted", n.Text, p.l.Misses)
				}
			}
		}
	})
}

// tryCounterexample tries with mouse and keys what a figure says is not done.
func (p *learner) tryCounterexample(n *examples.Counterexample) {
	p.t.Helper()
	g := p.Line.Geometry()
	switch {
	case n.Choice.Deed == examples.LayOn:
		p.drag(p.middle(n.Choice.Card), p.center(n.Choice.Cell))
	case n.Choice.Deed == examples.SetAside:
		p.pushButton(lessons.SetAsideButton)
	case n.Choice.Deed == examples.TurnUp:
		p.pushButton(lessons.TurnUpButton)
	case n.Move.Action == dreist.LayCard:
		p.drag(p.middle(n.Move.Card), p.center(n.At))
	case n.Move.Action == dreist.DiscardCard:
		p.drag(p.middle(n.Move.Card), input.Point(g.DiscardPile.Center()))
	case n.Move.Action == dreist.DrawCard:
		p.click(input.Point(g.Pile.Center()))
	case n.Move.Action == dreist.EndTurn:
		p.pushButton(tabletop.EndTurnButton)
	case n.Move.Action == dreist.GiveCards && n.Move.To.First == p.Front():
		p.click(input.Point(g.Count.Center()))
	case n.Move.Action == dreist.GiveCards:
		place, _ := p.Line.Seating().PlaceOf(n.Move.To.First)
		p.click(input.Point(g.Others[place].Box.Center()))
	}
}

// wantRefused checks that something not allowed has been answered with the figure's own words and changed nothing.
func (p *learner) wantRefused(n *examples.Counterexample, before dreist.Position) {
	p.t.Helper()
	p.wantSays(n.Text)
	if !p.l.Told().Wrong || p.l.Rule() != n.Rule {
		p.t.Errorf("%s: told as rule %q, wrong %v, want %q", n.Text, p.l.Rule(), p.l.Told().Wrong, n.Rule)
	}
	if n.Refusal != nil && (!slices.Equal(p.l.Faults(), n.Refusal.Faults) || len(n.Refusal.Faults) > 0 && !p.Shake.Moving()) {
		p.t.Errorf("%s: marks %v, want %v shaking", n.Text, p.l.Faults(), n.Refusal.Faults)
	}
	if !p.l.IsCrossed() {
		p.t.Errorf("%s: nothing is crossed out", n.Text)
	}
	p.settle()
	if *p.Position() != before {
		p.t.Errorf("%s: the position has changed\n%s", n.Text, p.Position().Picture())
	}
	if p.Hand.Holds() {
		p.t.Errorf("%s: the card is still held", n.Text)
	}
}

// TestOnlyWhatLeadsOnLeads looks at the buttons that end a turn, and that answer the question of a draw.
func TestOnlyWhatLeadsOnLeads(t *testing.T) {
	for number, want := range map[int]map[tabletop.ButtonID][]int{ // before which steps a button leads
		4: {tabletop.EndTurnButton: {4}}, 6: {table.DrawButton: {1, 3, 6}}, 7: {table.DeclineButton: {1, 3, 4}},
	} {
		p := study(t, newApp(t), number, teach.Playing)
		for i, s := range p.l.Example.Steps {
			for id, at := range want {
				if got := tabletop.IsPrimary(p.Table.Buttons(nil), id); got != slices.Contains(at, i) {
					t.Errorf("figure %d, step %d: the button %d leads: %v", number, i, id, got)
				}
			}
			p.Play(s.Move)
			p.settle()
		}
	}
}

func TestAHintAboutADeedOfEgonsLightsItsButton(t *testing.T) {
	p := study(t, newApp(t), 10, teach.Playing)
	seven := p.q.Asked.Revealed
	for range 2 {
		p.give(examples.Choice{Deed: examples.LayOn, Card: seven, Cell: seven.Cell(1)})
	}
	for _, b := range p.Table.Buttons(nil) {
		if b.Id == lessons.SetAsideButton && !b.Primary {
			t.Error("the button rests")
		}
	}
}

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

func TestAFrameOfALessonAllocatesNothing(t *testing.T) {
	for _, number := range []int{1, 2, 10} {
		for w := range teach.Way(teach.Ways) {
			p := study(t, newApp(t), number, w)
			p.key(input.CommandRight)
			p.key(input.CommandNext)
			p.settle()
			wantQuiet(t, p.Table)
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
