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
func (e Canvas) PaintCard(c dreist.Card, p stage.Pose) {
	e.DrawTwoSided(FaceMotif(c.Kind()), BackMotif, p)
}
