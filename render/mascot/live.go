package mascot

import (
	"dreist/render/figure"
	"dreist/render/geom"
	"dreist/render/kit"
)

// FaceMotion blends Egon's face from one mood into another.
type FaceMotion = figure.Motion[Mood, Expression]

// LiveFace caches the pictures of Egon's face.
type LiveFace struct{ faces kit.Stills[Expression] }

// Draw draws Egon with an expression in a square.
func (f *LiveFace) Draw(b *kit.Brush, of Expression, in geom.Rect) { f.faces.Draw(b, of, in, Egon) }
