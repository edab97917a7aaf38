package dreist

import (
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/words"
	"dreist/render/geom"
)

func TestTheRightOneOfTwoEqualCardsLeavesTheHandInOrder(t *testing.T) {
	p := sit(t, `[Layout "6rr"]`+"\n"+`[Hand1 "6r 1y 6r 4v 3t"]`+"\n"+`[Pile1 "3r 2t"]`+"\n"+`[Pile2 "7t 2y 6t"]`+"\n")
	c := p.position().Hand(0)[2]
	p.drag(p.middle(c), p.cell(c, 1))
	p.wantLayout("5rrr")
	p.atRest()
}

func TestADropBackOnTheHandIsNoMistake(t *testing.T) {
	p := sit(t, `[Layout "2r5/2y5/2r5/2y5/2rr4"]`+"\n"+`[Hand1 "3t 1y 6r 4v 8t"]`+"\n"+`[Pile1 "3y 2t"]`+"\n"+`[Pile2 "7t 2y 6t"]`+"\n")
	for _, c := range p.position().Hand(0) {
		at := p.middle(c)
		p.drag(at, input.Point{X: at.X + 6, Y: at.Y - 4})
		p.settle()
		if p.prompt != "" {
			t.Errorf("%v put back: got %q", c, p.prompt)
		}
	}
	p.atRest()
}

func TestUndoAsksAgainWhatWasDeclined(t *testing.T) {
	p := sit(t, figure6)
	for range 2 {
		c := p.card("6r")
		p.drag(p.middle(c), p.cell(c, 3))
		p.settle()
		if p.question() != drawQuestion {
			t.Fatal("drawing is not offered")
		}
		p.key(input.CommandDecline)
		if p.question() != noQuestion {
			t.Fatal("no is not taken for an answer")
		}
		p.key(input.CommandUndo)
		p.settle()
	}
}

func TestEgonDoesNotSpeakOfWhatHasPassed(t *testing.T) {
	p := sit(t, figure6)
	p.play(dreist.Discard(p.card("1y")))
	for !p.othersShow() {
		p.tick()
	}
	for range 60 {
		p.tick()
	}
	p.key(input.CommandCancel)
	texts, err := assets.NewTexts("de")
	if err != nil {
		t.Fatal(err)
	}
	p.setSentences(words.Sentences{Texts: texts})
	if p.speech.line != "Ich bin gespannt …" {
		t.Errorf("Egon says %q", p.speech.line)
	}
}

func TestEnterNeverEndsTheTurnAgainstWhatTheTableShows(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	p.drag(p.middle(c), p.cell(c, 3))
	p.settle()
	p.key(input.CommandEndTurn)
	if len(p.position().Hand(0)) != 5 || p.position().Turn() != 0 || len(p.match.History()) != 2 {
		t.Errorf("Enter at the open question made %d moves, want the card drawn", len(p.match.History()))
	}
	p.settle()
	p.key(input.CommandCard1)
	p.update([]input.Gesture{{Kind: input.Hover, At: input.Point{X: 700, Y: 580}}})
	before := len(p.match.History())
	p.key(input.CommandEndTurn)
	if p.match.History()[before].Move.Action != dreist.LayCard {
		t.Errorf("Enter after a small move of the mouse did %v", p.match.History()[before].Move)
	}
}

func TestPreviewFollowsUndo(t *testing.T) {
	p := sit(t, figure6)
	hold := func() {
		p.click(p.middle(p.card("6r")))
		p.update([]input.Gesture{{Kind: input.Hover, At: p.cell(p.card("6r"), 3)}})
	}
	hold()
	if !p.preview.lifts[p.card("6r")] {
		t.Fatal("the DREIer is not foreseen")
	}
	p.key(input.CommandCancel)
	if p.preview != (preview{}) {
		t.Error("a card that was put back still foresees something")
	}
}

func TestALayoutScrollsWithFractionsOfNotches(t *testing.T) {
	p := sit(t, `[Layout "2r5/2yy4/3yy3/4y3/4tt2/5tt1/6rr/7r/7v/6rr/5rr1/5r2"]`+"\n"+`[Hand1 "3t 1y 6r 4v 8t"]`+"\n"+`[Pile1 "3y 2t"]`+"\n"+`[Pile2 "7t 2y 6t"]`+"\n")
	at := input.Point{X: 640, Y: 300}
	for range 5 {
		p.update([]input.Gesture{{Kind: input.Scroll, At: at, Wheel: input.Point{Y: -0.3}}})
	}
	if p.line.Geometry().Shift != 1 {
		t.Errorf("five thirds of a notch scroll %v rows, want 1", p.line.Geometry().Shift)
	}
	hidden := p.line.Geometry().Stone(2).Center()
	if a := p.aimAt(p.card("1y"), geom.Rect{X: hidden.X - 30, Y: hidden.Y - 40, W: 60, H: 80}); a.kind == aimCell && a.cell.Row == 1 {
		t.Error("a hidden row is hit")
	}
}
