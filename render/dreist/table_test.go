package dreist

import (
	"strings"
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/stage"
	"dreist/render/tabletop"
	"dreist/render/tabletop/request"
)

func TestDragLaysACard(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("6r")
	p.drag(p.middle(c), p.cell(c, 3))
	p.wantLayout("1r1yy2v/1vv1tt1r/5rrr")
	p.atRest()
	if p.saver.text == "" || !strings.Contains(p.saver.text, "1: 6r3") {
		t.Errorf("the move was not saved:\n%s", p.saver.text)
	}
}

func TestTheLargestOverlapDecides(t *testing.T) {
	p := sit(t, figure6)
	c := p.card("3t")
	g := p.Line.Geometry()
	near := p.cell(c, 3)
	for _, off := range []input.Point{{X: g.CardW * 0.7}, {X: -g.CardW * 0.7}, {Y: g.CardH * 0.45}, {Y: -g.CardH * 0.3}} {
		q := sit(t, figure6)
		from := q.middle(c)
		q.drag(from, input.Point{X: near.X + off.X, Y: near.Y + off.Y})
		q.wantLayout("1r1yy2v/1vv1tt1r/2t3rr")
	}
}

func TestOpeningWaitsAndIsTakenBack(t *testing.T) {
	for name, back := range map[string]func(*player, dreist.Card){
		"click": func(p *player, c dreist.Card) { p.click(p.cell(c, 1)) },
		"undo":  func(p *player, _ dreist.Card) { p.pushButton(tabletop.UndoButton) },
	} {
		t.Run(name, func(t *testing.T) {
			p := sit(t, openings)
			c := p.card("4y")
			p.drag(p.middle(c), p.cell(c, 1))
			p.settle()
			p.wantPrompt("partner")
			if p.StepsBack(p.card("5y")) || !p.StepsBack(p.card("1t")) {
				t.Error("want 5y to be offered and 1t to rest")
			}
			if p.offers(tabletop.EndTurnButton) {
				t.Error("the turn may be ended while an opening waits")
			}
			p.key(input.CommandCancel)
			if asked := p.Requests.Take(); len(asked) != 1 || asked[0].Kind != request.Escape || p.Position().Laid() != 1 {
				t.Errorf("Escape asks for %v, and %d cards lie", asked, p.Position().Laid())
			}
			back(p, c)
			p.wantLayout("-")
			p.atRest()
		})
	}
	p := sit(t, openings)
	c, partner := p.card("4y"), p.card("5y")
	p.drag(p.middle(c), p.cell(c, 1))
	p.drag(p.middle(partner), p.cell(partner, 1))
	p.wantLayout("3yy3")
	p.atRest()
}

func TestEgonsTurnCanBeWatchedAtAnySpeed(t *testing.T) {
	p := sit(t, figure6)
	p.Line.SetSpeed(stage.Instant)
	p.Play(dreist.Discard(p.card("1y")))
	if p.Line.Busy() {
		t.Error("at speed instant something moves")
	}
	p.pushButton(tabletop.AgainButton)
	if !p.Line.Busy() {
		t.Error("watching again shows nothing")
	}
	p.atRest()
	if p.Phase == tabletop.Replaying {
		t.Error("watching again does not end")
	}
}

func TestARefusedCardGlidesHomeWithItsReason(t *testing.T) {
	for want, test := range map[string]struct {
		deal, card string
		to         dreist.Cell
	}{
		"Violet can’t go beside turquoise: side by side, colours must match.": {figure6, "4v", dreist.Cell{Row: 2, Column: 4}},
		"The 1 belongs in column 1": {figure6, "1y", dreist.Cell{Row: 2, Column: 4}},
		"no partner for it":         {openings, "1t", dreist.Cell{Row: 1, Column: 1}},
	} {
		p := sit(t, test.deal)
		p.drag(p.middle(p.card(test.card)), input.Point(p.Line.Geometry().Cell(test.to).Center()))
		p.wantPrompt(want)
		if len(p.Match.History()) != 0 || !p.Line.Busy() || strings.Contains(want, "side by side") && !p.Shake.Moving() {
			t.Errorf("%q: the card lies there, does not glide home, or nothing shakes", want)
		}
		p.atRest()
		p.wantPrompt(want)
		p.click(input.Point{X: 640, Y: 560})
		p.wantPrompt("Your turn")
	}
}

func TestADrawIsAskedOnceTheDREIerIsSeen(t *testing.T) {
	for name, test := range map[string]struct {
		answer func(*player)
		hand   int
	}{
		"button": {func(p *player) { p.pushButton(table.DrawButton) }, 5},
		"pile":   {func(p *player) { p.click(input.Point(p.Line.Geometry().Pile.Center())) }, 5},
		"key":    {func(p *player) { p.key(input.CommandDraw) }, 5},
		"controller": {func(p *player) {
			p.update([]input.Gesture{{Kind: input.Trigger, Command: input.CommandDraw, Pad: true}})
		}, 5},
		"no":        {func(p *player) { p.pushButton(table.DeclineButton) }, 4},
		"no by key": {func(p *player) { p.key(input.CommandDecline) }, 4},
		"laying on": {func(p *player) { p.drag(p.middle(p.card("6v")), p.cell(p.card("6v"), 4)) }, 3},
	} {
		p := sit(t, figure6)
		p.drag(p.middle(p.card("6r")), p.cell(p.card("6r"), 3))
		if p.Question() != scene.NoQuestion {
			t.Errorf("%s: the question is asked before the DREIer has been seen", name)
		}
		p.settle()
		if p.Question() != scene.DrawQuestion {
			t.Fatal("drawing is not offered")
		}
		test.answer(p)
		p.settle()
		if got := len(p.Position().Hand(0)); p.Question() != scene.NoQuestion && test.hand != 3 || got != test.hand {
			t.Errorf("%s: asked is %v, with %d cards in the hand, want %d", name, p.Question(), got, test.hand)
		}
		if seen := test.hand == 5; p.offers(tabletop.UndoButton) == seen {
			t.Errorf("%s: a card was seen: %v, undo is offered: %v", name, seen, !seen)
		}
		p.atRest()
	}
}

// TestEgonsTurnIsWatchedOrSkipped ends with the same picture, and so does watching it once more.
func TestEgonsTurnIsWatchedOrSkipped(t *testing.T) {
	for name, goOn := range map[string]func(*player){
		"watched": func(p *player) { p.Tick(true) },
		"clicks":  func(p *player) { p.click(input.Point{X: 640, Y: 500}) },
		"Enter":   func(p *player) { p.key(input.CommandEndTurn) },
	} {
		p := sit(t, figure6)
		p.Play(dreist.Discard(p.card("1y")))
		for !p.OthersShow() {
			p.Tick(true)
		}
		p.wantPrompt("Egon’s turn")
		p.key(input.CommandPause)
		p.wantPrompt("Paused")
		p.key(input.CommandPause)
		for n := 0; p.Line.Busy(); n++ {
			if goOn(p); n > 2000 || n > 50 && name != "watched" {
				t.Fatalf("%s: Egon’s turn does not end", name)
			}
		}
		p.atRest()
		p.wantPrompt("Your turn")
		if p.key(input.CommandAgain); p.Phase != tabletop.Replaying {
			t.Errorf("%s: Egon’s turn cannot be watched again", name)
		}
		p.atRest()
	}
}
