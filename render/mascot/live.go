package mascot

import (
	"dreist/render/figure"
	"dreist/render/geom"
	"dreist/render/kit"
)

// FaceBlend blends Egon's face from one mood into another.
type FaceBlend = figure.MoodBlend[Mood, Expression]

// FaceCache caches the pictures of Egon's face.
type FaceCache struct{ faces kit.FigureCache[Expression] }

// Draw draws Egon with an expression in a square.
func (f *FaceCache) Draw(b *kit.Brush, of Expression, in geom.Rect) {
	f.faces.Draw(b, of, in, Portrait)
}
