package pictures

import (
	"image/color"
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/stage"
)

// Canvas is what the pictures of the game are drawn with.
type Canvas struct {
	*kit.Canvas
	Face *LiveFace
}

// Card draws a card of DREIst! in its pose with its shadow.
func (e Canvas) Card(c dreist.Card, p stage.Pose) { e.TwoSided(FaceMotif(c.Kind()), BackMotif, p) }

// StarOn draws a star on a button, in the colour of its text.
func (e Canvas) StarOn(at geom.Rect, won, lead bool) {
	tint := e.UI().QuietText
	if lead {
		tint = e.UI().AccentText
	}
	if won {
		if !lead {
			tint = e.UI().Glow
		}
		e.Tinted(kit.Sign(art.Star), at, tint, 1)
	} else {
		e.Tinted(kit.Sign(art.StarEmpty), at, tint, 0.45)
	}
}

// Star draws a star that is won, or the outline of one that is not.
func (e Canvas) Star(at geom.Rect, won bool) {
	if won {
		e.Tinted(kit.Sign(art.Star), at, e.UI().Glow, 1)
	} else {
		e.Tinted(kit.Sign(art.StarEmpty), at, e.UI().Muted, 0.7)
	}
}

// Sparks lets a few sparks fly from a card.
func (e Canvas) Sparks(at geom.Point, w, progress float64, tint color.RGBA) {
	if progress <= 0 || progress >= 1 {
		return
	}
	const count = 5
	for i := range count {
		angle := -math.Pi/2 + (float64(i)-count/2)*0.55
		far := w * (0.45 + 0.5*progress)
		p := geom.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*1.2}
		size := w * 0.2 * (1 - progress)
		e.Turned(kit.Spark, p, size, size, 1, progress*2, tint, 1-progress)
	}
}
