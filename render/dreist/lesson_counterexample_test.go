package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/lessons"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

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

func TestWhatIsNotDoneIsRefusedInFreePlay(t *testing.T) {
	allFigures(t, func(t *testing.T, a *guest, f *examples.Example) {
		if f.Egon {
			t.Skip("Egon's turn has no middle that can be played freely")
		}
		for i := range f.Counterexamples {
			n := &f.Counterexamples[i]
			p := study(t, a, f.Number, teach.Trying)
			for _, s := range f.Steps[:n.Step] {
				if s.Move.Action != 0 {
					p.Play(s.Move)
				}
			}
			for _, m := range n.First {
				p.Play(m)
			}
			p.settle()
			before := *p.Position()
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
			p := study(t, a, f.Number, teach.Playing)
			for _, s := range f.Steps[:n.Step] {
				p.Play(s.Move)
			}
			p.settle()
			before := *p.Position()
			p.tryCounterexample(n)
			p.wantRefused(n, before)
			if p.l.Misses != 1 || p.l.Play.Position() != before {
				t.Errorf("%s: got %d misses, want 1, at\n%s", n.Text, p.l.Misses, p.Position().Picture())
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
			p := study(t, a, f.Number, teach.Playing)
			for _, s := range f.Steps[:n.Step] {
				p.give(s.Choice)
			}
			before, seen := *p.Position(), p.Line.View().Clone()
			p.tryCounterexample(n)
			p.wantRefused(n, before)
			now := p.Line.View()
			if now.Rows != seen.Rows || now.Revealed != seen.Revealed || !slices.Equal(now.Aside, seen.Aside) || p.l.Misses != 1 {
				t.Errorf("%s: the cards lie elsewhere, or %d misses are counted", n.Text, p.l.Misses)
			}
			p.give(f.Steps[n.Step].Choice)
			p.wantSays(f.Steps[n.Step].Text)
		}
	})
}

func TestAnotherLegalOrderIsGood(t *testing.T) {
	p := study(t, newApp(t), 2, teach.Playing)
	start := *p.Position()
	in := func(number int, color dreist.Color) dreist.Card {
		return start.InHand(p.Front(), dreist.KindOf(number, color))
	}
	for _, m := range []dreist.Move{
		dreist.Lay(in(8, dreist.Red), 1), dreist.Lay(in(8, dreist.Violet), 2),
		dreist.Lay(in(5, dreist.Yellow), 1), dreist.Lay(in(4, dreist.Yellow), 1), dreist.End(),
	} {
		p.do(m)
	}
	p.wantPlayed(p.l.Example)
}
