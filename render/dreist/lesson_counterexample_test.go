package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
)

// tryCounterexample tries with mouse and keys what a figure says is not done.
func (p *learner) tryCounterexample(n *examples.Counterexample) {
	p.t.Helper()
	g := p.line.Geometry()
	switch {
	case n.Choice.Deed == examples.LayOn:
		p.drag(p.middle(n.Choice.Card), p.center(n.Choice.Cell))
	case n.Choice.Deed == examples.SetAside:
		p.pushButton(setAsideButton)
	case n.Choice.Deed == examples.TurnUp:
		p.pushButton(turnUpButton)
	case n.Move.Action == dreist.LayCard:
		p.drag(p.middle(n.Move.Card), p.center(n.At))
	case n.Move.Action == dreist.DiscardCard:
		p.drag(p.middle(n.Move.Card), input.Point(g.Discard.Center()))
	case n.Move.Action == dreist.DrawCard:
		p.click(input.Point(g.Pile.Center()))
	case n.Move.Action == dreist.EndTurn:
		p.pushButton(endTurnButton)
	case n.Move.Action == dreist.GiveCards && n.Move.To[0] == p.front():
		p.click(input.Point(g.Count.Center()))
	case n.Move.Action == dreist.GiveCards:
		place, _ := p.line.Seating().PlaceOf(n.Move.To[0])
		p.click(input.Point(g.Others[place].Box.Center()))
	}
}

// wantRefused checks that something not allowed has been answered with the figure's own words and changed nothing.
func (p *learner) wantRefused(n *examples.Counterexample, before dreist.Position) {
	p.t.Helper()
	p.wantSays(n.Text)
	if !p.l.said.wrong || p.l.said.rule != n.Rule {
		p.t.Errorf("%s: told as rule %q, wrong %v, want %q", n.Text, p.l.said.rule, p.l.said.wrong, n.Rule)
	}
	if n.Refusal != nil && (!slices.Equal(p.l.faults, n.Refusal.Faults) || len(n.Refusal.Faults) > 0 && !p.shaking.moving()) {
		p.t.Errorf("%s: marks %v, want %v shaking", n.Text, p.l.faults, n.Refusal.Faults)
	}
	if !p.l.trial.landed() {
		p.t.Errorf("%s: nothing is crossed out", n.Text)
	}
	p.settle()
	if *p.position() != before {
		p.t.Errorf("%s: the position has changed\n%s", n.Text, p.position().Picture())
	}
	if p.hand.holds() {
		p.t.Errorf("%s: the card is still held", n.Text)
	}
}

func TestWhatIsNotDoneIsRefusedInFreePlay(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		if f.Egon {
			t.Skip("Egon's turn has no middle that can be played freely")
		}
		for i := range f.Counterexamples {
			n := &f.Counterexamples[i]
			p := study(t, a, f.Number, trying)
			for _, s := range f.Steps[:n.Step] {
				if s.Move.Action != 0 {
					p.play(s.Move)
				}
			}
			for _, m := range n.First {
				p.play(m)
			}
			p.settle()
			before := *p.position()
			p.tryCounterexample(n)
			p.wantRefused(n, before)
		}
	})
}

func TestWhatIsNotDoneIsRefusedInALesson(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		if f.Asks() {
			t.Skip("it is a quiz")
		}
		for i := range f.Counterexamples {
			n := &f.Counterexamples[i]
			if len(n.First) > 0 {
				continue // the lesson does not let it come to that
			}
			p := study(t, a, f.Number, playing)
			for _, s := range f.Steps[:n.Step] {
				p.play(s.Move)
			}
			p.settle()
			before := *p.position()
			p.tryCounterexample(n)
			p.wantRefused(n, before)
			if p.l.misses != 1 || p.l.play.Position() != before {
				t.Errorf("%s: got %d misses, want 1, at\n%s", n.Text, p.l.misses, p.position().Picture())
			}
		}
	})
}

func TestWhatEgonDoesNotIsRefused(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		if !f.Egon {
			t.Skip("it is not about Egon")
		}
		for i := range f.Counterexamples {
			n := &f.Counterexamples[i]
			p := study(t, a, f.Number, playing)
			for _, s := range f.Steps[:n.Step] {
				p.give(s.Choice)
			}
			before, seen := *p.position(), p.line.View().Clone()
			p.tryCounterexample(n)
			p.wantRefused(n, before)
			now := p.line.View()
			if now.Rows != seen.Rows || now.Revealed != seen.Revealed || !slices.Equal(now.Aside, seen.Aside) || p.l.misses != 1 {
				t.Errorf("%s: the cards lie elsewhere, or %d misses are counted", n.Text, p.l.misses)
			}
			p.give(f.Steps[n.Step].Choice)
			p.wantSays(f.Steps[n.Step].Text)
		}
	})
}

func TestTheSecondMissGetsAHint(t *testing.T) {
	p := study(t, newApp(t), 3, playing)
	c := p.l.example.Start()
	violet := c.Hand(p.front())[4]
	for miss := range 2 {
		if p.l.hinted {
			t.Fatalf("a hint after %d misses", miss)
		}
		p.drag(p.middle(violet), p.center(violet.Cell(1)))
		p.settle()
	}
	if !p.l.hinted || p.l.hint.Card.String() != "5t" || p.l.words(p.table).more != "Hint: the turquoise 5 in row 2." {
		t.Errorf("got %+v and %q", p.l.hint, p.l.words(p.table).more)
	}
	p.do(p.l.example.Steps[0].Move)
	if p.l.hinted || p.l.said.wrong || len(p.l.faults) > 0 {
		t.Error("the hint stays after the right move")
	}
	p.pushButton(undoButton)
	p.settle()
	if len(p.match.History()) != 0 || p.l.play.Position() != *p.position() {
		t.Errorf("the lesson does not follow what is taken back\n%s", p.position().Picture())
	}
	p.key(input.CommandRedo)
	p.settle()
	if len(p.match.History()) != 1 || p.l.play.Position() != *p.position() {
		t.Errorf("the lesson does not follow what is played once more\n%s", p.position().Picture())
	}
}

func TestAMoveThatLeadsAstrayGoesHome(t *testing.T) {
	p := study(t, newApp(t), 4, playing)
	start := *p.position()
	violet := start.InHand(p.front(), dreist.KindOf(2, dreist.Violet))
	p.drag(p.middle(violet), p.center(violet.Cell(1)))
	p.wantSays("example.4.remark.swap")
	p.settle()
	if *p.position() != start || p.hand.holds() || p.line.View().Rows[violet] != 0 {
		t.Errorf("the card does not go home\n%s", p.position().Picture())
	}
	if p.l.misses != 0 || p.l.said.wrong || p.l.trial.landed() {
		t.Errorf("a legal move costs %d misses, is told as wrong: %v, or crossed out: %v", p.l.misses, p.l.said.wrong, p.l.trial.landed())
	}
}

func TestAnotherLegalOrderIsGood(t *testing.T) {
	p := study(t, newApp(t), 2, playing)
	start := *p.position()
	in := func(number int, color dreist.Color) dreist.Card {
		return start.InHand(p.front(), dreist.KindOf(number, color))
	}
	for _, m := range []dreist.Move{
		dreist.Lay(in(8, dreist.Red), 1), dreist.Lay(in(8, dreist.Violet), 2),
		dreist.Lay(in(5, dreist.Yellow), 1), dreist.Lay(in(4, dreist.Yellow), 1), dreist.End(),
	} {
		p.do(m)
	}
	p.wantPlayed(p.l.example)
}

func TestWhoMissesGetsNoStar(t *testing.T) {
	a := newApp(t)
	p := study(t, a, 5, playing)
	c := p.position().Hand(p.front())[0]
	p.drag(p.middle(c), p.center(c.Cell(3)))
	p.settle()
	p.do(p.l.example.Steps[0].Move)
	p.tick()
	if !p.l.finished || p.l.said.more.key != "lessons.done.missed" || !a.school.progress.Has(5, examples.Played) || a.school.progress.Has(5, examples.Flawless) {
		t.Errorf("got %q and %+v", p.l.said.more.key, a.school.progress)
	}
}
