package dreist

import (
	"testing"

	"dreist/game/dreist"
	"dreist/input"
	"dreist/render/geom"
	"dreist/render/tabletop"
)

// What is taken back is laid again by a button, too, which stands there only as long as that is possible, beside the one that takes back.
func TestWhatIsTakenBackIsLaidAgainByAButton(t *testing.T) {
	p := sit(t, figure6)
	rect := func(id tabletop.ButtonID) (at geom.Rect) {
		p.settle()
		for _, b := range p.Buttons(nil) {
			if b.Id == id {
				at = b.Rect
			}
		}
		return at
	}
	p.Play(dreist.Lay(p.card("6r"), 3))
	for range 2 {
		whole, none := rect(tabletop.UndoButton), rect(tabletop.RedoButton)
		p.pushButton(tabletop.UndoButton)
		back, again := rect(tabletop.UndoButton), rect(tabletop.RedoButton)
		if none != (geom.Rect{}) || back.Right() >= again.X || back.X != whole.X || again.Right() != whole.Right() || again.Y != whole.Y ||
			again.H != whole.H || len(p.Match.History()) != 0 {
			t.Errorf("beside %v stands %v, where %v was", back, again, whole)
		}
		if p.pushButton(tabletop.RedoButton); len(p.Match.History()) != 1 {
			t.Errorf("%d moves are made", len(p.Match.History()))
		}
	}
}

// Whoever takes back twice in a row, while cards move, neither ends the turn nor answers what the first one asks again.
func TestTwoPressesTakeTwoMovesBack(t *testing.T) {
	p := sit(t, figure6)
	for _, moves := range []int{2, 1} {
		for _, card := range []string{"6r", "6v"}[:moves] {
			p.drag(p.middle(p.card(card)), p.cell(p.card(card), 3+len(p.Match.History())))
			p.settle()
		}
		p.walkTo(tabletop.UndoButton)
		p.key(input.CommandEndTurn)
		p.key(input.CommandEndTurn)
		if p.settle(); p.Refusal.Text != "" || len(p.Match.History()) != 0 {
			t.Errorf("of %d moves %d are left; refused %q", moves, len(p.Match.History()), p.Refusal.Text)
		}
	}
}
