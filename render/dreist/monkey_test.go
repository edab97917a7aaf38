package dreist

import (
	"math/rand/v2"
	"testing"

	"dreist/assets"
	"dreist/game/dreist"
	"dreist/game/dreist/match"
	"dreist/input"
	"dreist/render/dreist/words"
	"dreist/render/geom"
	"dreist/render/stage"
)

// TestAMonkeyCannotBreakTheTable makes random gestures and presses random keys at random moments. Whenever the table
// comes to rest its picture is that of the position, nothing hangs in the air, and the game can be resumed there.
func TestAMonkeyCannotBreakTheTable(t *testing.T) {
	finished := 0
	for seed := range uint64(12) {
		p := sitAt(t, dreist.NewSoloDeal(dreist.EvenDeal, seed), "de", stage.Fast)
		rng := rand.New(rand.NewPCG(seed, 11))
		for step := 0; step < 900 && !p.match.Over(); step++ {
			p.monkey(rng)
			if step%6 != 0 {
				continue
			}
			p.key(input.CommandCancel)
			p.requests = nil
			p.update([]input.Gesture{{Kind: input.Cancel}})
			p.atRest()
			again, err := match.Resume(p.saver.text, p.saver)
			if !p.match.Over() && (err != nil || again.Position().Picture() != p.position().Picture()) {
				t.Fatalf("seed %d: the save says otherwise (%v)\n%s", seed, err, p.position().Picture())
			}
			if t.Failed() {
				t.Fatalf("seed %d, step %d\n%s", seed, step, p.position().Picture())
			}
		}
		if p.match.Over() {
			finished++
		}
	}
	if finished == 0 {
		t.Error("no game came to its end")
	}
}

// monkey does one random thing.
func (p *player) monkey(rng *rand.Rand) {
	g := p.line.Geometry()
	somewhere := func() input.Point { return input.Point{X: rng.Float64() * g.W, Y: rng.Float64() * g.H} }
	hand := p.position().Hand(0)
	onHand := func() input.Point {
		if len(hand) == 0 {
			return somewhere()
		}
		return p.middle(hand[rng.IntN(len(hand))])
	}
	goal := func() input.Point {
		if len(hand) > 0 {
			c := hand[rng.IntN(len(hand))]
			if rows := p.position().Rows(c); rows != 0 && rng.IntN(3) > 0 {
				return p.cell(c, rows.First())
			}
		}
		if rng.IntN(3) == 0 {
			return input.Point(g.Discard.Center())
		}
		return somewhere()
	}
	switch rng.IntN(9) {
	case 0, 1:
		p.drag(onHand(), goal())
	case 2, 3:
		p.click(onHand())
		p.click(goal())
	case 4:
		p.click(somewhere())
	case 5:
		p.key(input.Command(1 + rng.IntN(int(input.CommandSlower))))
	case 6:
		for range rng.IntN(40) {
			p.tick()
		}
	case 7:
		p.line.SetFrame(stage.Frame{W: 960 + float64(rng.IntN(900)), H: 600 + float64(rng.IntN(600)), Scale: 1})
		p.update([]input.Gesture{{Kind: input.Cancel}})
		p.line.SetFrame(testFrame)
	case 8:
		if b := p.buttons(nil); len(b) > 0 {
			p.click(input.Point(b[rng.IntN(len(b))].rect.Center()))
		}
	}
}

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
