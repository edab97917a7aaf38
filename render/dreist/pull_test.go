package dreist

import (
	"testing"

	"dreist/input"
	"dreist/render/dreist/scene"
)

// TestACardIsPulledOffThePile draws by a drag that begins on the own pile, once however far it goes.
func TestACardIsPulledOffThePile(t *testing.T) {
	p := sit(t, lastCard)
	p.emptyHand()
	if p.Question() != scene.DrawQuestion {
		t.Fatalf("the draw is not offered\n%s", p.Position().Picture())
	}
	pile, hand := p.Line.Geometry().Pile.Center(), len(p.Position().Hand(0))
	moves := len(p.Match.History())
	from := input.Point(pile)
	p.Handle(input.Gesture{Kind: input.Press, From: from, At: from})
	for i, kind := range []input.Kind{input.DragStart, input.Drag, input.Drop} {
		p.Handle(input.Gesture{Kind: kind, From: from, At: input.Point{X: from.X + 60*float64(i+1), Y: from.Y}})
	}
	if got := len(p.Position().Hand(0)); got != hand+1 || len(p.Match.History()) != moves+1 {
		t.Errorf("%d cards are in the hand after %d moves, want %d after one", got, len(p.Match.History())-moves, hand+1)
	}
}
