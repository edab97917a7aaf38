package pictures

import (
	"dreist/game/dreist"
	"dreist/render/kit"
	"dreist/render/mascot"
	"dreist/render/stage"
)

// Canvas draws the pictures of the game.
type Canvas struct {
	*kit.Canvas
	Face *mascot.LiveFace
}

// Card draws a card of DREIst! in its pose with its shadow.
func (e Canvas) Card(c dreist.Card, p stage.Pose) { e.TwoSided(FaceMotif(c.Kind()), BackMotif, p) }
