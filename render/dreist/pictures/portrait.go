package pictures

import (
	"image"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// A portrait is a round medallion around (medalX, medalY); the sitter peeps over its upper edge. Units are hundredths of its size.
const (
	medalX, medalY = 50.0, 53.0
	medalRim       = 44.5 // outer radius of the rim, its dark line included
	medalField     = 37.4 // radius of the field inside the rim
	sticker        = 2.1  // width of the paper edge around rim and sitter, which separates dark figures from a dark cloth

	portraitFineFrom = 34 // size in pixels below which a portrait leaves out small details
)

// PortraitImage returns the character of a family in a round medallion of size×size pixels. The rim has the family's colour;
// horns, feathers, fins or ears stick out above it, so that the four differ in outline as well.
func PortraitImage(family dreist.Color, e figure.FaceExpression, size int) *image.RGBA {
	m := newMedal(paint.NewSquareCanvas(size, 100), shadesOf(family))
	characterOf(family).sit(m, shadesOf(family), e, size >= portraitFineFrom)
	return m.all.Image()
}

// medal is the canvas of a medallion, and parts of it.
type medal struct {
	all    paint.Canvas // the whole picture, the rim included
	field  paint.Canvas // clipped to the inside of the rim
	beyond paint.Canvas // clipped to the outside of the rim
}

func newMedal(c paint.Canvas, s shades) medal {
	disc := func(r float64) *paint.Path { return paint.Circle(medalX, medalY, r) }
	c.Fill(disc(medalRim+sticker), paint.Solid(art.PaperColor()))
	c.Fill(disc(medalRim), paint.Solid(s.line))
	c.Fill(disc(medalRim-1.7), paint.Solid(s.base))
	c.Fill(disc(medalField+1.5), paint.Solid(s.line))
	c.Fill(disc(medalField), paint.Radial(paint.Point{X: medalX, Y: medalY - 12}, medalField*1.3, art.PaperColor(), s.tint))
	return medal{all: c, field: c.Clip(disc(medalField)), beyond: c.Clip(paint.Union(paint.Rect(0, 0, 100, 100)).CutHole(disc(medalRim)))}
}

// stick draws the paper edge around parts of a sitter that stick out over the rim. The parts are drawn afterwards.
func stick(c paint.Canvas, parts ...*paint.Path) {
	for _, p := range parts {
		c.Stroke(p, outline+2*sticker, paint.Solid(art.PaperColor()))
	}
}

// sweatOn draws the drop of sweat of a worried head, at a point in the head's units.
func sweatOn(head paint.Canvas, x, y float64, e figure.FaceExpression) {
	if e.Sweat > 0 {
		figure.DrawSweat(head.Transformed(paint.Scale(0.68, 0.68).Then(paint.Translate(x, y))), e.Sweat)
	}
}
