package tabletop

import (
	"testing"

	"dreist/render/geom"
	"dreist/render/stage"
)

// closed is a board whose cards lie face down.
type closed struct{ CardScene }

func (closed) PoseOf(Card) stage.Pose        { return stage.Pose{W: 50, IsVisible: true} }
func (closed) CardLiftProgress(Card) float64 { return 0 }
func (closed) DragSizes(float64) DragSizes   { return DragSizes{HandWidth: 50, TableWidth: 40} }
func (closed) HasReducedMotion() bool        { return false }

// TestACardThatLiesFaceDownIsCarriedFaceDown: nobody peeks by taking it up and putting it back.
func TestACardThatLiesFaceDownIsCarriedFaceDown(t *testing.T) {
	h := noHeldCard()
	h.pickUp(closed{}, 3, geom.Point{X: 5, Y: 300})
	h.CarryTo(closed{}, geom.Point{X: 100, Y: 200})
	if face := h.Pose(closed{}).FaceUp; face != 0 {
		t.Errorf("%v of its face is seen", face)
	}
}
