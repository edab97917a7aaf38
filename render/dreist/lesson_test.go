package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/scene"
)

// learner sits at a figure without a window and does what a person would do with mouse and keys.
type learner struct {
	*player
	app *guest
	l   *lesson
}

// study opens a figure in a way.
func study(t *testing.T, a *guest, number int, w lessonWay) *learner {
	t.Helper()
	a.openExample(number)
	p := &learner{&player{t: t, table: a.table}, a, a.table.guide.(*lesson)}
	if w != watching {
		p.pushButton(wayButton + buttonID(w))
	}
	p.settle()
	return p
}

// obey lets the program do what the lesson wants.
func (p *learner) obey() { p.app.grant() }

// says returns the main sentence of the box.
func (p *learner) says() string { return p.l.words(p.table).main }

func (p *learner) wantSays(key string) {
	p.t.Helper()
	if want := p.table.say.Say(key); p.says() != want {
		p.t.Errorf("the box says %q, want %q", p.says(), want)
	}
}

// center returns the middle of a cell; row 0 is the base.
func (p *learner) center(at dreist.Cell) input.Point {
	return input.Point(cellRect(p.line.Geometry(), at).Center())
}

// allFigures runs a test for every figure.
func allFigures(t *testing.T, test func(t *testing.T, a *guest, f *examples.Example)) {
	for _, f := range examples.All() {
		t.Run(f.Title, func(t *testing.T) { test(t, newApp(t), f) })
	}
}

func TestTheBoardIsTheFiguresOwn(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, watching)
		if p.match.Start() != f.Start() {
			t.Errorf("got\n%swant\n%s", p.position().Picture(), f.Game)
		}
		p.wantSays(f.Goal)
	})
}

// wantBoard checks what lies where after some of the steps.
func (p *learner) wantBoard(f *examples.Example, steps int) {
	p.t.Helper()
	start := f.Start()
	want := scene.ViewOf(&start)
	for _, s := range f.Steps[:steps] {
		for _, e := range s.Events {
			want.Follow(e)
		}
	}
	got := p.line.View()
	if got.Rows != want.Rows || got.Turn != want.Turn || !slices.Equal(got.Aside, want.Aside) || !slices.Equal(got.Discard, want.Discard) ||
		!slices.Equal(got.Hands[p.front()], want.Hands[p.front()]) {
		p.t.Errorf("after %d steps: got %+v, want %+v", steps, got, want)
	}
	if len(f.Game.Moves) > 0 && p.line.View().Rows != scene.ViewOf(p.position()).Rows {
		p.t.Errorf("after %d steps the match stands elsewhere\n%s", steps, p.position().Picture())
	}
}

func TestEveryFigureIsWatchedForthAndBack(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, watching)
		for i, s := range f.Steps {
			p.key(input.CommandRight)
			p.wantSays(s.Text)
			if len(s.Marks) > 0 && len(p.l.marks) == 0 {
				t.Errorf("step %d marks nothing", i)
			}
			p.settle()
			p.wantBoard(f, i+1)
			if done := a.school.progress.Has(f.Number, examples.Watched); done != (i == len(f.Steps)-1) {
				t.Errorf("after step %d of %d: watched is %v", i+1, len(f.Steps), done)
			}
		}
		for i := len(f.Steps) - 1; i >= 0; i-- {
			p.pushButton(pageBackButton)
			p.settle()
			p.wantBoard(f, i)
		}
		p.wantSays(f.Goal)
	})
}

func TestPagesTurnedFastShowTheSame(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, watching)
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

func TestEveryFigurePlaysByItselfAndCanBeHalted(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, watching)
		p.key(input.CommandPause)
		if !p.l.reel.running || !p.busy() {
			t.Fatal("the pages do not turn")
		}
		for range 30 {
			p.tick()
		}
		p.key(input.CommandPause)
		page := p.l.reel.at
		p.settle()
		for range 2000 {
			p.tick()
		}
		if p.l.reel.at != page {
			t.Errorf("halted at page %d, now %d", page, p.l.reel.at)
		}
		p.pushButton(runButton)
		ticks, least := 0, 0
		for ; p.l.reel.running; ticks++ {
			if ticks > 60_000 {
				t.Fatal("it does not end")
			}
			p.tick()
		}
		for _, s := range f.Steps[1:] {
			least += len(p.table.say.Say(s.Text)) // a letter a tick is fast reading
		}
		if p.l.reel.at != len(f.Steps) || !p.l.finished || ticks < least {
			t.Errorf("ended at page %d after %d ticks, want page %d and at least %d", p.l.reel.at, ticks, len(f.Steps), least)
		}
		p.settle()
		p.wantBoard(f, len(f.Steps))
		p.key(input.CommandEndTurn)
		if p.l.way != playing {
			t.Error("Enter after watching does not lead to playing")
		}
	})
}

func TestWhatIsNotDoneIsShownAndExplained(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		p := study(t, a, f.Number, shunning)
		for i, n := range f.Counterexamples {
			p.pushButton(pageForthButton)
			p.wantSays(n.Text)
			flown := false
			for ticks := 0; p.busy(); ticks++ {
				if ticks > 2000 {
					t.Fatal("it does not end")
				}
				p.tick()
				flown = flown || p.carried() != dreist.NoCard
			}
			if c := triedCard(&n); flown != (c != dreist.NoCard) {
				t.Errorf("%s: a card flown: %v, tried is %v", n.Text, flown, c)
			}
			at, ok := p.l.trial.to.rect(p.table)
			if !p.l.trial.landed() || !ok || at.W < 20 {
				t.Errorf("%s: nothing is crossed out", n.Text)
			}
			if n.Refusal != nil && !slices.Equal(p.l.faults, n.Refusal.Faults) {
				t.Errorf("%s: marks %v, want %v", n.Text, p.l.faults, n.Refusal.Faults)
			}
			if !f.Egon && *p.position() != n.Before {
				t.Errorf("%s: shown at\n%swant\n%s", n.Text, p.position().Picture(), n.Before.Picture())
			}
			if p.l.reel.at != i+1 {
				t.Errorf("page %d is shown, want %d", p.l.reel.at, i+1)
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
		p.drag(p.middle(m.Card), input.Point(p.line.Geometry().Discard.Center()))
	case dreist.DrawCard:
		p.click(input.Point(p.line.Geometry().Pile.Center()))
	case dreist.GiveCards:
		for range 2 {
			place, _ := p.line.Seating().PlaceOf(m.To[0])
			p.click(input.Point(p.line.Geometry().Others[place].Box.Center()))
		}
	default:
		p.pushButton(endTurnButton)
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
		place, _ := p.line.Seating().PlaceOf(m.To[0])
		p.key(input.CommandCard1 + input.Command(place))
		p.key(input.CommandCard1 + input.Command(place))
	case dreist.EndTurn:
		if p.question() == drawQuestion {
			p.key(input.CommandDecline)
		}
		p.key(input.CommandEndTurn)
	default:
		hand := p.position().Hand(p.front())
		p.key(input.CommandCard1 + input.Command(slices.Index(hand, m.Card)))
		want := aim{kind: aimDiscard}
		if m.Action == dreist.LayCard {
			want = aim{kind: aimCell, cell: m.Card.Cell(int(m.Row))}
		}
		for i := 0; p.hand.aim != want && i < 9; i++ {
			p.key(input.CommandDown)
		}
		p.key(input.CommandEndTurn)
	}
	p.settle()
}

// give gives an answer of a quiz with the mouse.
func (p *learner) give(c examples.Choice) {
	p.t.Helper()
	g := p.line.Geometry()
	switch c.Deed {
	case examples.Point:
		p.click(p.center(c.Cell))
	case examples.LayOn:
		p.drag(p.middle(c.Card), p.center(c.Cell))
	case examples.SetAside:
		p.drag(p.middle(c.Card), input.Point(g.AsideSlot(2, 3).Center()))
	case examples.TurnUp:
		p.click(input.Point(g.EgonPile.Center()))
	case examples.Stop:
		p.pushButton(egonStopsButton)
	}
	p.settle()
}

// answerByKeys gives an answer of a quiz with the keys.
func (p *learner) answerByKeys(c examples.Choice) {
	p.t.Helper()
	if c.Deed == examples.Point {
		p.key(input.CommandUp)
		for i := 0; p.l.quiz.cell != c.Cell && i < 40; i++ {
			switch at := p.l.quiz.cell; {
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
		for range p.l.quiz.asked.Choices {
			p.key(input.CommandRight)
			if p.l.quiz.asked.Choices[p.l.quiz.pick] == c {
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
	p.tick()
	if !p.l.finished || !p.app.school.progress.Has(f.Number, examples.Flawless) {
		p.t.Errorf("the figure is not played: %q, %d misses\n%s", p.says(), p.l.misses, p.position().Picture())
	}
	p.pushButton(onwardButton)
	p.obey()
	next, ok := p.app.table.guide.(*lesson)
	if f.Number < examples.Count && (!ok || next.example.Number != f.Number+1) {
		p.t.Error("there is no way to the next figure")
	}
}

func TestEveryFigureIsPlayedByMouse(t *testing.T) {
	for _, f := range examples.All()[:examples.Count-1] {
		t.Run(f.Title, func(t *testing.T) {
			p := study(t, newApp(t), f.Number, playing)
			for _, s := range f.Steps {
				if f.Asks() {
					p.give(s.Choice)
				} else {
					p.do(s.Move)
				}
				p.wantSays(s.Text)
			}
			p.wantPlayed(f)
		})
	}
}

func TestEveryFigureIsPlayedByKeys(t *testing.T) {
	for _, f := range examples.All()[:examples.Count-1] {
		t.Run(f.Title, func(t *testing.T) {
			p := study(t, newApp(t), f.Number, playing)
			for _, s := range f.Steps {
				if f.Asks() {
					p.answerByKeys(s.Choice)
				} else {
					p.strike(s.Move)
				}
				p.wantSays(s.Text)
			}
			p.wantPlayed(f)
		})
	}
}

func TestAfterTheLastFigureAllAreShown(t *testing.T) {
	a := newApp(t)
	p := study(t, a, examples.Count, playing)
	for _, s := range p.l.example.Steps {
		p.give(s.Choice)
	}
	p.key(input.CommandEndTurn)
	p.obey()
	if a.table != nil || a.panel == nil || len(a.panel.Panel().Rooms()) != examples.Count {
		t.Error("the figures are not shown")
	}
}
