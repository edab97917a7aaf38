package pictures

import (
	"math"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// character is one of the four little figures on the cards, drawn around (0, 0) and about 32 units to every side.
type character interface {
	// silhouette returns the figure simplified as the suit symbol, which is recognizable at a width of a few pixels.
	silhouette() *paint.Path
	// eyes returns the holes for the eyes in a symbol that is large enough.
	eyes() []*paint.Path
	draw(c paint.Canvas, s shades, e figure.FaceExpression, fine bool)
	// sit paints the figure's portrait: the figure with the expression e, on the medallion m.
	sit(m medal, s shades, e figure.FaceExpression, fine bool)
}

func characterOf(c dreist.Color) character {
	return [dreist.ColorCount]character{dreist.Red: imp{}, dreist.Yellow: chick{}, dreist.Turquoise: fish{}, dreist.Violet: bat{}}[c]
}

const (
	outline  = 1.7 // thickness of the lines of figures, in units of a figure
	eyesFrom = 11  // size in pixels below which a symbol has no eyes
)

func piece(c paint.Canvas, p *paint.Path, fill paint.Ink, s shades) {
	c.FillAndStroke(p, fill, outline, paint.Solid(s.line))
}

func gloss(c paint.Canvas, p *paint.Path) {
	c.Stroke(p, outline*1.5, paint.Solid(paint.ScaleOpacity(art.RGB(0xFFFFFF), 0.55)))
}

// pair returns two round eyes, each gap units beside (0, y).
func pair(y, gap, r float64) []*paint.Path {
	return []*paint.Path{paint.Circle(-gap, y, r), paint.Circle(gap, y, r)}
}

// symbol fills a box of about a size around (x, y) with the family's silhouette.
func symbol(c paint.Canvas, family dreist.Color, x, y, size float64, ink paint.Ink) {
	who := characterOf(family)
	figure := who.silhouette()
	if size*c.Unit() >= eyesFrom {
		for _, eye := range who.eyes() {
			figure = figure.CutHole(eye)
		}
	}
	stamp(c, figure, x, y, size, ink)
}

// tinySymbol fills a box of some pixels with the family's silhouette, its eyes enlarged.
func tinySymbol(c paint.Canvas, family dreist.Color, x, y, size float64, ink paint.Ink) {
	who := characterOf(family)
	figure := who.silhouette()
	if b, ok := who.(bat); ok {
		figure = b.huddled()
	}
	for _, eye := range who.eyes() {
		low, high := eye.Bounds()
		figure = figure.CutHole(paint.Circle((low.X+high.X)/2, (low.Y+high.Y)/2, (high.X-low.X)*0.65))
	}
	stamp(c, figure, x, y, size, ink)
}

// stamp fills a box of about the given size around (x, y) with a figure.
func stamp(c paint.Canvas, figure *paint.Path, x, y, size float64, ink paint.Ink) {
	low, high := figure.Bounds()
	// Boxes of equal area look equally large; with equal widths flat figures would look small.
	wide, tall := high.X-low.X, high.Y-low.Y
	k := size / math.Max(math.Sqrt(wide*tall), wide/1.32)
	c.Transformed(paint.Scale(k, k).Then(paint.Translate(x, y))).Fill(figure.Centred(0, 0), ink)
}

// DrawFigure draws the character of a family with this expression, around (0, 0) and about 32 units to every side.
func DrawFigure(c paint.Canvas, family dreist.Color, e figure.FaceExpression) {
	characterOf(family).draw(c, shadesOf(family), e, true)
}

// DrawHead draws the head of an imp in the colours of a family with this expression, without small details.
func DrawHead(c paint.Canvas, family dreist.Color, e figure.FaceExpression) {
	imp{}.draw(c, shadesOf(family), e, false)
}
