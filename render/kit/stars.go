package kit

import (
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/geom"
)

// DrawStar draws a star if it is won, else its outline.
func (c *Canvas) DrawStar(at geom.Rect, won bool) {
	if won {
		c.DrawTinted(WhiteIcon(art.StarIcon), at, c.Palette().Glow, 1)
	} else {
		c.DrawTinted(WhiteIcon(art.StarEmptyIcon), at, c.Palette().MutedText, 0.7)
	}
}

// DrawSparks draws a few sparks that fly from a card w pixels wide. progress is from 0 to 1.
func (c *Canvas) DrawSparks(at geom.Point, w, progress float64, tint color.RGBA) {
	if progress <= 0 || progress >= 1 {
		return
	}
	const count = 5
	for i := range count {
		angle := -math.Pi/2 + (float64(i)-count/2)*0.55
		far := w * (0.45 + 0.5*progress)
		p := geom.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + math.Sin(angle)*far*1.2}
		size := w * 0.2 * (1 - progress)
		c.DrawRotated(Spark, p, size, size, 1, progress*2, tint, 1-progress)
	}
}
