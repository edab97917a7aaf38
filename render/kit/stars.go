package kit

import (
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/geom"
)

// StarOn draws a star on a button, in the colour of its text.
func (c *Canvas) StarOn(at geom.Rect, won, lead bool) {
	tint := c.UI().QuietText
	if lead {
		tint = c.UI().AccentText
	}
	if won {
		if !lead {
			tint = c.UI().Glow
		}
		c.Tinted(Sign(art.Star), at, tint, 1)
	} else {
		c.Tinted(Sign(art.StarEmpty), at, tint, 0.45)
	}
}

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
