package dreist

import (
	"testing"

	"dreist/input"
	"dreist/render/dreist/scene"
	"dreist/render/dreist/table"
	"dreist/render/tabletop"
)

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
