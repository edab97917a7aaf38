package dreist

import (
	"slices"
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
	"dreist/render/dreist/pictures"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
	"dreist/render/teach"
)

// pick chooses a hand card of a kind by its key and aims it down to a cell.
func (p *learner) pick(kind string, at dreist.Cell) dreist.Card {
	p.t.Helper()
	k, err := dreist.ParseKind(kind)
	if err != nil {
		p.t.Fatal(err)
	}
	hand := p.Position().Hand(p.Front())
	for i, c := range hand {
		if c.Kind() != k {
			continue
		}
		p.key(input.CommandCard1 + input.Command(i))
		for n := 0; p.Hand.Aim != (table.AimAtCell(at)) && n < 9; n++ {
			p.key(input.CommandDown)
		}
		if table.AimedCell(p.Hand.Aim) != at {
			p.t.Fatalf("the keys do not reach %v for %s", at, kind)
		}
		return c
	}
	p.t.Fatalf("no %s in the hand", kind)
	return dreist.NoCard
}

// Whoever has come to a button by Tab and then chooses a card means the card.
func TestChoosingACardTakesTheRingOffTheButtons(t *testing.T) {
	p := study(t, newApp(t), 3, teach.Watching)
	for p.Ring != teach.WayButton+tabletop.ButtonID(teach.Playing) {
		p.key(input.CommandNext)
	}
	p.key(input.CommandEndTurn)
	p.pick("8r", dreist.Cell{Row: 3, Column: 8})
	if p.Ring != tabletop.NoButton {
		t.Error("the ring stays on a button")
	}
	p.key(input.CommandEndTurn)
	p.settle()
	p.wantSays("example.fine")
	if len(p.Match.History()) != 1 {
		t.Error("Enter does not lay the card")
	}
}

// Also by the keys one can try what is not allowed, hears why not and goes on with the same card.
func TestTheKeysReachForbiddenSpaces(t *testing.T) {
	for _, w := range []teach.Way{teach.Playing, teach.Trying} {
		p := study(t, newApp(t), 3, w)
		at := dreist.Cell{Row: 1, Column: 3}
		c := p.pick("3t", at)
		p.key(input.CommandEndTurn)
		p.wantSays("example.3.never.three")
		if !p.l.Told().Wrong || table.CellOf(p.l.To) != at || len(p.Match.History()) != 0 {
			t.Errorf("way %v: the refusal is not shown at %v", w, at)
		}
		isGhost := func(m tabletop.Mark) bool { return m.Motif == pictures.FaceMotif(c.Kind()) }
		if !slices.ContainsFunc(shown(p.Table).Marks, isGhost) {
			t.Errorf("way %v: the refused card is not seen below the cross", w)
		}
		if p.HeldCard() != c || p.Hand.Grip != tabletop.Selected {
			t.Errorf("way %v: the card does not stay chosen", w)
		}
		p.key(input.CommandDown)
		if p.l.IsCrossed() || len(p.l.Faults()) > 0 {
			t.Errorf("way %v: the cross stays when the next space is aimed at", w)
		}
	}
	if p := sit(t, figure6); p.Mine() {
		p.key(input.CommandCard1 + 4)
		for range 9 {
			p.key(input.CommandDown)
			if p.Hand.Aim.Kind == table.AimCell {
				t.Fatal("outside a lesson the keys reach a forbidden space")
			}
		}
	}
}

// A card that was refused by a click is still chosen for the next one.
func TestARefusedCardStaysChosen(t *testing.T) {
	p := study(t, newApp(t), 3, teach.Playing)
	s := p.l.Example.Steps[0].Move
	p.click(p.middle(s.Card))
	p.click(p.center(dreist.Cell{Row: 3, Column: 4}))
	if !p.l.Told().Wrong || p.HeldCard() != s.Card {
		t.Fatalf("refused: %v, chosen: %v", p.l.Told().Wrong, p.HeldCard())
	}
	p.click(p.center(s.Card.Cell(int(s.Row))))
	p.settle()
	p.wantSays(p.l.Example.Steps[0].Text)
}

func TestTheButtonThatIsNotPressedIsShownBelowItsCross(t *testing.T) {
	p := study(t, newApp(t), 2, teach.Forbidden)
	for i, n := range p.l.Example.Counterexamples {
		p.key(input.CommandRight)
		p.settle()
		shown := false
		for _, b := range p.Table.Buttons(nil) {
			shown = shown || b.Id == tabletop.EndTurnButton && b.Chosen && !b.Enabled
		}
		if ends := n.Move.Action == dreist.EndTurn; shown != ends {
			t.Errorf("page %d: the button is shown: %v, want %v", i+1, shown, ends)
		} else if at, _ := table.RectOf(p.l.To, p.Line); ends &&
			(at.Contains(p.Line.Geometry().EndTurn.Center()) || at.Overlap(p.Line.Geometry().EndTurn) == 0) {
			t.Errorf("page %d: the cross at %v hides the words of the button, or is not on it", i+1, at)
		}
	}
}

func TestTheCrossIsOnTheCardThatIsMeant(t *testing.T) {
	p := study(t, newApp(t), 10, teach.Forbidden)
	for i, n := range p.l.Example.Counterexamples {
		p.key(input.CommandRight)
		p.settle()
		if n.Choice.Deed != examples.SetAside {
			continue
		}
		at, _ := table.RectOf(p.l.To, p.Line)
		if v := p.Line.View(); !at.Contains(p.Line.Now().Cards[v.Revealed].Point) || at.Contains(p.Line.Now().Cards[v.Aside[0]].Point) {
			t.Errorf("page %d: the cross is not on the card held up", i+1)
		}
	}
}

// To end the turn is offered as what leads on only when it does.
func TestEndingTheTurnLeadsOnlyWhenItIsTime(t *testing.T) {
	p := study(t, newApp(t), 4, teach.Playing)
	for i, s := range p.l.Example.Steps {
		for _, b := range p.Table.Buttons(nil) {
			if want := i == len(p.l.Example.Steps)-1; b.Id == tabletop.EndTurnButton && b.Primary != want {
				t.Errorf("before step %d: leads %v, want %v", i+1, b.Primary, want)
			}
		}
		p.do(s.Move)
	}
}

func TestDecliningWhereTheCardIsNeededIsAnsweredAtOnce(t *testing.T) {
	for _, byKey := range []bool{false, true} {
		p := study(t, newApp(t), 9, teach.Playing)
		p.do(p.l.Example.Steps[0].Move)
		if byKey {
			p.key(input.CommandDecline)
		} else {
			p.pushButton(table.DeclineButton)
		}
		p.wantSays("lessons.declined")
		if p.l.Told().Wrong || p.Question() != scene.DrawQuestion || p.l.Hint == nil || *p.l.Hint != dreist.Draw() {
			t.Errorf("by key %v: told as wrong: %v, question %v, hint %+v", byKey, p.l.Told().Wrong, p.Question(), p.l.Hint)
		}
	}
	p := study(t, newApp(t), 7, teach.Playing) // where drawing is the risk
	p.do(p.l.Example.Steps[0].Move)
	p.pushButton(table.DeclineButton)
	if p.Question() != scene.NoQuestion {
		t.Error("declining is kept from whoever may")
	}
}
