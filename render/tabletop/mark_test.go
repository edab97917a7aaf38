package tabletop

import (
	"testing"

	"dreist/render/geom"
)

// TestANumberKeepsOffTheNumeralsOfItsCard: they stand in both upper corners.
func TestANumberKeepsOffTheNumeralsOfItsCard(t *testing.T) {
	const corner = 0.28 // of the width of a card
	card := geom.Rect{X: 40, Y: 60, W: 86, H: 120}
	numeral := geom.Rect{X: card.X, Y: card.Y, W: corner * card.W, H: corner * card.H}
	other := numeral
	other.X = card.Right() - other.W
	at := numberRect(card, max(20, card.W*0.28), false)
	for _, corner := range []geom.Rect{numeral, other} {
		if at.OverlapArea(corner) > 0 {
			t.Errorf("the number at %v lies on the numeral at %v", at, corner)
		}
	}
}
