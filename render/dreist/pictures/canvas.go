package pictures

import (
	"dreist/game/dreist"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
)

// Canvas draws the pictures of DREIst!.
type Canvas struct {
	*kit.Canvas
	EgonFace *mascot.FaceCache // Egon's face
}

// PaintCard draws a card in its pose with its shadow.
func (c Canvas) PaintCard(card dreist.Card, p stage.Pose) {
	c.DrawTwoSidedCard(FaceMotif(card.Kind()), BackMotif, p)
}
