package dreist

import (
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

func TestTheBoardIsTheFiguresOwn(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, teach.Watching)
		if p.Match.Start() != f.Start {
			t.Errorf("got\n%swant\n%s", p.Position().Picture(), f.Game)
		}
		p.wantSays(f.Goal)
	})
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

func TestEveryFigureIsWatchedForthAndBack(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, teach.Watching)
		for i, s := range f.Steps {
			p.key(input.CommandRight)
			p.wantSays(s.Text)
			if len(s.Marks) > 0 && len(p.l.Marks) == 0 {
				t.Errorf("step %d marks nothing", i)
			}
			p.settle()
			p.wantBoard(f, i+1)
			if done := a.examples.Progress.Has(f.Number, lesson.Watched); done != (i == len(f.Steps)-1) {
				t.Errorf("after step %d of %d: watched is %v", i+1, len(f.Steps), done)
			}
		}
		for i := len(f.Steps) - 1; i >= 0; i-- {
			p.pushButton(teach.BackButton)
			p.settle()
			p.wantBoard(f, i)
		}
		p.wantSays(f.Goal)
	})
}

func TestPagesTurnedFastShowTheSame(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, teach.Watching)
		for range f.Steps {
			p.key(input.CommandRight) // while the page before still moves
		}
		p.settle()
		p.wantBoard(f, len(f.Steps))
		p.key(input.CommandAgain)
		p.settle()
		p.wantBoard(f, 0)
	})
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
			if p.l.Reel.At != i+1 {
				t.Errorf("page %d is shown, want %d", p.l.Reel.At, i+1)
			}
		}
	})
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

// strike makes a move of the own hand with the keys.
func (p *learner) strike(m dreist.Move) {
	p.t.Helper()
	switch m.Action {
	case dreist.DrawCard:
		p.key(input.CommandDraw)
	case dreist.GiveCards:
		place, _ := p.Line.Seating().PlaceOf(m.To.First)
		p.key(input.CommandCard1 + input.Command(place))
		p.key(input.CommandCard1 + input.Command(place))
	case dreist.EndTurn:
		if p.Question() == scene.DrawQuestion {
			p.key(input.CommandDecline)
		}
		p.key(input.CommandEndTurn)
	default:
		hand := p.Position().Hand(p.Front())
		p.key(input.CommandCard1 + input.Command(slices.Index(hand, m.Card)))
		want := tabletop.Aim{Kind: tabletop.DiscardAim}
		if m.Action == dreist.LayCard {
			want = table.AimAtCell(m.Card.Cell(int(m.Row)))
		}
		for i := 0; p.Hand.Aim != want && i < 9; i++ {
			p.key(input.CommandDown)
		}
		p.key(input.CommandEndTurn)
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

// wantPlayed checks that the figure has been played without a mistake.
func (p *learner) wantPlayed(f *examples.Example) {
	p.t.Helper()
	p.Tick(true)
	if !p.l.Finished || !p.app.examples.Progress.Has(f.Number, lesson.Flawless) {
		p.t.Errorf("the figure is not played: %q, %d misses\n%s", p.says(), p.l.Misses, p.Position().Picture())
	}
	p.pushButton(teach.OnwardButton)
	p.obey()
	if next := p.app.at.lesson; f.Number < examples.Count && (next == nil || next.Example.Number != f.Number+1) {
		p.t.Error("there is no way to the next figure")
	}
}

func TestEveryFigureIsPlayedByMouseAndByKeys(t *testing.T) {
	for _, f := range examples.All()[:examples.Count-1] {
		for name, by := range map[string]struct {
			give func(*learner, examples.Choice)
			do   func(*learner, dreist.Move)
		}{"mouse": {(*learner).give, (*learner).do}, "keys": {(*learner).answerByKeys, (*learner).strike}} {
			t.Run(f.Title+" by "+name, func(t *testing.T) {
				p := study(t, newApp(t), f.Number, teach.Playing)
				for _, s := range f.Steps {
					if f.Asks() {
						by.give(p, s.Choice)
					} else {
						by.do(p, s.Move)
					}
					p.wantSays(s.Text)
				}
				p.wantPlayed(f)
			})
		}
	}
}

func TestAfterTheLastFigureAllAreShown(t *testing.T) {
	a := newApp(t)
	p := study(t, a, examples.Count, teach.Playing)
	for _, s := range p.l.Example.Steps {
		p.give(s.Choice)
	}
	p.key(input.CommandEndTurn)
	p.obey()
	if a.table != nil || a.panel == nil || len(a.panel.Panel().Rooms()) != examples.Count {
		t.Error("the figures are not shown")
	}
}
