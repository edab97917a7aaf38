package mascot

import (
	"dreist/render/figure"
	"dreist/render/geom"
	"dreist/render/kit"
)

// FaceMotion is Egon's face on its way from one mood to another.
type FaceMotion = figure.Motion[Mood, Expression]

// LiveFace caches the pictures of Egon's face.
type LiveFace struct{ faces kit.Stills[Expression] }

// Draw draws the face in a square.
func (f *LiveFace) Draw(b *kit.Brush, of Expression, in geom.Rect) { f.faces.Draw(b, of, in, Egon) }
