package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/game/dreist/examples"
	"dreist/input"
)

// pick chooses a hand card of a kind by its key and aims it down to a cell.
func (p *learner) pick(kind string, at dreist.Cell) dreist.Card {
	p.t.Helper()
	k, err := dreist.ParseKind(kind)
	if err != nil {
		p.t.Fatal(err)
	}
	hand := p.position().Hand(p.front())
	for i, c := range hand {
		if c.Kind() != k {
			continue
		}
		p.key(input.CommandCard1 + input.Command(i))
		for n := 0; p.hand.aim != (aim{kind: aimCell, cell: at}) && n < 9; n++ {
			p.key(input.CommandDown)
		}
		if p.hand.aim.cell != at {
			p.t.Fatalf("the keys do not reach %v for %s", at, kind)
		}
		return c
	}
	p.t.Fatalf("no %s in the hand", kind)
	return dreist.NoCard
}

// Whoever has come to a button by Tab and then chooses a card means the card.
func TestChoosingACardTakesTheRingOffTheButtons(t *testing.T) {
	p := study(t, newApp(t), 3, watching)
	for p.l.ring != wayButton+buttonID(playing) {
		p.key(input.CommandNext)
	}
	p.key(input.CommandEndTurn)
	p.pick("8r", dreist.Cell{Row: 3, Column: 8})
	if p.l.ring != noButton {
		t.Error("the ring stays on a button")
	}
	p.key(input.CommandEndTurn)
	p.settle()
	p.wantSays("example.fine")
	if len(p.match.History()) != 1 {
		t.Error("Enter does not lay the card")
	}
}

// Also by the keys one can try what is not allowed, hears why not and goes on with the same card.
func TestTheKeysReachForbiddenSpaces(t *testing.T) {
	for _, w := range []lessonWay{playing, trying} {
		p := study(t, newApp(t), 3, w)
		at := dreist.Cell{Row: 1, Column: 3}
		c := p.pick("3t", at)
		p.key(input.CommandEndTurn)
		p.wantSays("example.3.never.three")
		if !p.l.said.wrong || p.l.trial.to.cell != at || len(p.match.History()) != 0 {
			t.Errorf("way %v: the refusal is not shown at %v", w, at)
		}
		if p.hand.card != c || p.hand.grip != selected {
			t.Errorf("way %v: the card does not stay chosen", w)
		}
		p.key(input.CommandDown)
		if p.l.trial.landed() || len(p.l.faults) > 0 {
			t.Errorf("way %v: the cross stays when the next space is aimed at", w)
		}
	}
	if p := sit(t, figure6); p.mine() {
		p.key(input.CommandCard1 + 4)
		for range 9 {
			p.key(input.CommandDown)
			if p.hand.aim.kind == aimCell {
				t.Fatal("outside a lesson the keys reach a forbidden space")
			}
		}
	}
}

// A card that was refused by a click is still chosen for the next one.
func TestARefusedCardStaysChosen(t *testing.T) {
	p := study(t, newApp(t), 3, playing)
	s := p.l.example.Steps[0].Move
	p.click(p.middle(s.Card))
	p.click(p.center(dreist.Cell{Row: 3, Column: 4}))
	if !p.l.said.wrong || p.hand.card != s.Card {
		t.Fatalf("refused: %v, chosen: %v", p.l.said.wrong, p.hand.card)
	}
	p.click(p.center(s.Card.Cell(int(s.Row))))
	p.settle()
	p.wantSays(p.l.example.Steps[0].Text)
}

// What was said of a move that is taken back goes with it.
func TestAnOldRefusalGoesWithTheMove(t *testing.T) {
	p := study(t, newApp(t), 2, trying)
	p.do(p.l.example.Steps[0].Move)
	p.pushButton(endTurnButton)
	if !p.l.said.wrong {
		t.Fatal("the turn can be ended")
	}
	p.key(input.CommandCancel)
	p.settle()
	p.wantSays("lessons.free")
	p.wantLayout("-")
	if len(p.l.faults) > 0 || p.l.trial.landed() || p.l.said.wrong {
		t.Error("the marks of the refusal stay")
	}
}

func TestTheCrossGoesWhenTheLearnerGoesOn(t *testing.T) {
	p := study(t, newApp(t), 2, playing)
	for _, s := range p.l.example.Steps[:2] {
		p.do(s.Move)
	}
	c := p.position().Hand(p.front())[0]
	p.drag(p.middle(c), input.Point(p.line.Geometry().Discard.Center()))
	p.settle()
	if !p.l.trial.landed() {
		t.Fatal("nothing is crossed out")
	}
	p.update([]input.Gesture{{Kind: input.Press, From: p.middle(c), At: p.middle(c)}})
	if p.l.trial.landed() {
		t.Error("the cross stays on the discard pile")
	}
}

func TestTheButtonThatIsNotPressedIsShownBelowItsCross(t *testing.T) {
	p := study(t, newApp(t), 2, shunning)
	for i, n := range p.l.example.Counterexamples {
		p.key(input.CommandRight)
		p.settle()
		shown := false
		for _, b := range p.table.buttons(nil) {
			shown = shown || b.id == endTurnButton && b.holds && !b.works
		}
		if ends := n.Move.Action == dreist.EndTurn; shown != ends {
			t.Errorf("page %d: the button is shown: %v, want %v", i+1, shown, ends)
		} else if at, _ := p.l.trial.to.rect(p.table); ends && (at.Contains(p.line.Geometry().EndTurn.Center()) || at.Overlap(p.line.Geometry().EndTurn) == 0) {
			t.Errorf("page %d: the cross at %v hides the words of the button, or is not on it", i+1, at)
		}
	}
}

func TestTheCrossIsOnTheCardThatIsMeant(t *testing.T) {
	p := study(t, newApp(t), 10, shunning)
	for i, n := range p.l.example.Counterexamples {
		p.key(input.CommandRight)
		p.settle()
		if n.Choice.Deed != examples.SetAside {
			continue
		}
		at, _ := p.l.trial.to.rect(p.table)
		if v := p.line.View(); !at.Contains(p.line.Now().Cards[v.Revealed].Point) || at.Contains(p.line.Now().Cards[v.Aside[0]].Point) {
			t.Errorf("page %d: the cross is not on the card held up", i+1)
		}
	}
}

// To end the turn is offered as what leads on only when it does.
func TestEndingTheTurnLeadsOnlyWhenItIsTime(t *testing.T) {
	p := study(t, newApp(t), 4, playing)
	for i, s := range p.l.example.Steps {
		for _, b := range p.table.buttons(nil) {
			if want := i == len(p.l.example.Steps)-1; b.id == endTurnButton && b.lead != want {
				t.Errorf("before step %d: leads %v, want %v", i+1, b.lead, want)
			}
		}
		p.do(s.Move)
	}
}

func TestDecliningWhereTheCardIsNeededIsAnsweredAtOnce(t *testing.T) {
	for _, byKey := range []bool{false, true} {
		p := study(t, newApp(t), 9, playing)
		p.do(p.l.example.Steps[0].Move)
		if byKey {
			p.key(input.CommandDecline)
		} else {
			p.pushButton(declineButton)
		}
		p.wantSays("lessons.declined")
		if p.l.said.wrong || p.question() != drawQuestion || p.l.hint.Move != dreist.Draw() || !p.l.hinted {
			t.Errorf("by key %v: told as wrong: %v, question %v, hint %+v", byKey, p.l.said.wrong, p.question(), p.l.hint)
		}
	}
	p := study(t, newApp(t), 7, playing) // where drawing is the risk
	p.do(p.l.example.Steps[0].Move)
	p.pushButton(declineButton)
	if p.question() != noQuestion {
		t.Error("declining is kept from whoever may")
	}
}

func TestAfterTheMistakesOfOthersOneMayPlay(t *testing.T) {
	p := study(t, newApp(t), 5, shunning)
	for range p.l.example.Counterexamples {
		p.key(input.CommandRight)
	}
	p.settle()
	for _, b := range p.table.buttons(nil) {
		if b.id == onwardButton && (b.label != "lessons.play" || !b.lead) {
			t.Errorf("the button says %s", b.label)
		}
	}
	p.pushButton(onwardButton)
	if p.l.way != playing {
		t.Error("it does not lead to playing")
	}
}
