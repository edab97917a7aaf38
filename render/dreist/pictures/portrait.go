package pictures

import (
	"image"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/face"
	"dreist/render/paint"
)

// A portrait is drawn in units of a hundredth of its size: a round medallion around (medalX, medalY), over whose upper edge the sitter peeps.
const (
	medalX, medalY = 50.0, 53.0
	medalRim       = 44.5 // outer radius of the rim, its dark line included
	medalField     = 37.4 // radius of the field inside the rim
	// sticker is how far a paper edge stands out around rim and sitter, so that dark figures part from a dark cloth.
	sticker = 2.1
	// portraitFineFrom is the size in pixels below which a portrait leaves out what would only be mud.
	portraitFineFrom = 34
)

// Portrait returns the character of a family in a round medallion of size×size pixels with the given expression. The rim has the family's
// colour; horns, feathers, fins or ears stick out above it, so the four differ in outline as well.
func Portrait(family dreist.Color, e Expression, size int) *image.RGBA {
	m := newMedal(paint.Square(size, 100), shadesOf(family))
	characterOf(family).sit(m, shadesOf(family), e, size >= portraitFineFrom)
	return m.all.Image()
}

// medal is a medallion to be drawn on.
type medal struct {
	all    paint.Canvas // the whole picture, the rim included
	field  paint.Canvas // only inside the rim
	beyond paint.Canvas // only outside the rim
}

// newMedal draws rim and field.
func newMedal(c paint.Canvas, s shades) medal {
	disc := func(r float64) *paint.Path { return paint.Circle(medalX, medalY, r) }
	c.Fill(disc(medalRim+sticker), paint.Solid(art.Paper()))
	c.Fill(disc(medalRim), paint.Solid(s.line))
	c.Fill(disc(medalRim-1.7), paint.Solid(s.base))
	c.Fill(disc(medalField+1.5), paint.Solid(s.line))
	c.Fill(disc(medalField), paint.Radial(paint.Point{X: medalX, Y: medalY - 12}, medalField*1.3, art.Paper(), s.tint))
	return medal{all: c, field: c.Clip(disc(medalField)), beyond: c.Clip(paint.Union(paint.Rect(0, 0, 100, 100)).Cut(disc(medalRim)))}
}

// stick lays the paper edge around parts of a sitter that stand out over the rim, before they are drawn.
func stick(c paint.Canvas, parts ...*paint.Path) {
	for _, p := range parts {
		c.Stroke(p, outline+2*sticker, paint.Solid(art.Paper()))
	}
}

// sweatOn draws the drop of a worried head at a place in the head's own units.
func sweatOn(head paint.Canvas, x, y float64, e Expression) {
	if e.Sweat > 0 {
		face.Sweat(head.In(paint.Scale(0.68, 0.68).Then(paint.Move(x, y))), e.Sweat)
	}
}
