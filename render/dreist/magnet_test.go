package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/dreist/table"
	"dreist/render/geom"
)

// A card that only one cell accepts is pulled there from anywhere in its lane and from near by, and what is aimed at while it
// is held is what a drop does. From the hand, the discard pile and buttons nothing pulls it.
func TestTheOnlyCellPullsACard(t *testing.T) {
	for name, test := range map[string]struct {
		at   func(p *player, c dreist.Card, cell geom.Rect) geom.Point
		laid bool
	}{
		"half a column beside it": {func(_ *player, _ dreist.Card, cell geom.Rect) geom.Point {
			return geom.Point{X: cell.Center().X - cell.W*0.6, Y: cell.Center().Y}
		}, true},
		"the foot of its lane": {func(p *player, c dreist.Card, cell geom.Rect) geom.Point {
			return geom.Point{X: cell.Center().X, Y: p.Line.Geometry().Lane(c.Number()).Bottom() - cell.H*0.6}
		}, true},
		"two columns beside it": {func(_ *player, _ dreist.Card, cell geom.Rect) geom.Point {
			return geom.Point{X: cell.Center().X - cell.W*2.2, Y: cell.Center().Y}
		}, false},
		"the hand": {func(p *player, c dreist.Card, _ geom.Rect) geom.Point {
			at := geom.Point(p.middle(c))
			return geom.Point{X: at.X + 20, Y: at.Y - 10}
		}, false},
	} {
		p := sit(t, figure6)
		c := p.card("6r")
		rows := p.Position().Rows(c)
		if rows.Len() != 1 {
			t.Fatalf("%v may lie on %d rows, choose another card", c, rows.Len())
		}
		from := p.middle(c)
		to := input.Point(test.at(p, c, p.Line.Geometry().Cell(c.Cell(rows.First()))))
		p.update([]input.Gesture{{Kind: input.Press, From: from, At: from}})
		p.update([]input.Gesture{{Kind: input.DragStart, From: from, At: to}})
		want := table.AimAtCell(c.Cell(rows.First()))
		if (p.Hand.Aim == want) != test.laid {
			t.Errorf("%s: the card is aimed at %v", name, p.Hand.Aim)
		}
		p.update([]input.Gesture{{Kind: input.Drop, From: from, At: to}})
		if laid := len(p.Match.History()) == 1; laid != test.laid {
			t.Errorf("%s: got laid %v, want %v", name, laid, test.laid)
		}
	}
}
