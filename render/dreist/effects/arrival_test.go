package effects

import (
	"testing"

	"dreist/build/need"
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// TestNoDealtCardPassesOverAnother deals the hand of an arriving table: the farthest card
// goes first, and no card passes the one ahead of it.
func TestNoDealtCardPassesOverAnother(t *testing.T) {
	start := need.Value(dreist.NewSoloDeal(dreist.EvenCardCount, 1).Position())(t)
	view := scene.ViewOf(&start)
	line := scene.NewTimeline(view, scene.EgonSeating(), stage.Frame{W: 1280, H: 800, Scale: 1}, stage.NormalSpeed)
	hand, pile := line.View().Hands[0], line.Geometry().OwnPile.Center().X
	a := Arrival{Arrival: new(tabletop.Arrival)}
	a.Start(line, 0, nil)
	dealt := 0
	for ; a.IsMoving(); a.Tick() {
		for i := 1; i < len(hand); i++ {
			card, next := a.CardPose(line, hand[i-1], line.Pose(hand[i-1])), a.CardPose(line, hand[i], line.Pose(hand[i]))
			if card.X > next.X {
				t.Fatalf("card %d at %v has passed card %d at %v", i-1, card.X, i, next.X)
			}
			if next.X > pile && next.X < line.Pose(hand[i]).X {
				dealt++
			}
		}
	}
	if len(hand) != dreist.HandSize || dealt == 0 {
		t.Errorf("%d poses of %d dealt cards were between pile and hand", dealt, len(hand))
	}
}
