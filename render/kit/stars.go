package kit

import (
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/geom"
)

// Star draws a star that is won, or the outline of one that is not.
func (c *Canvas) Star(at geom.Rect, won bool) {
	if won {
		c.Tinted(Sign(art.Star), at, c.UI().Glow, 1)
	} else {
		c.Tinted(Sign(art.StarEmpty), at, c.UI().Muted, 0.7)
	}
}

// Sparks lets a few sparks fly from a card.
func (c *Canvas) Sparks(at geom.Point, w, progress float64, tint color.RGBA) {
	if progress <= 0 || progress >= 1 {
		return
	}
	const count = 5
	for i := range count {
		angle := -math.Pi/2 + (float64(i)-count/2)*0.55
		far := w * (0.45 + 0.5*progress)
		p := geom.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*1.2}
		size := w * 0.2 * (1 - progress)
		c.Turned(Spark, p, size, size, 1, progress*2, tint, 1-progress)
	}
}
