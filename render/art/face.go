package art

import (
	"image"
	"image/color"
	"math"

	"dreist/game/dreist"
	"dreist/render/paint"
)

// Cards are drawn in units of a hundredth of their width, 100×140, whatever their size.
const (
	cardWide   = 100.0
	cardTall   = 140.0
	cardRadius = 9.0
	// frame is the width of the coloured border, which tells the family of a card of which only a strip shows.
	frame = 3.6
	// indexHeight is the height of the corner numerals.
	indexHeight = 25.0
	// fineFrom is the width in pixels below which a face leaves out what would only be mud.
	fineFrom = 64
)

// CardHeight returns the height in pixels of a card of the given width: the ratio is 5:7.
func CardHeight(w int) int { return int(math.Round(float64(w) * 7 / 5)) }

// Face returns a number card of the given width: its family's character on a hill that carries the big numeral, and numeral and symbol
// in both upper corners.
func (s *Studio) Face(kind dreist.Kind, w int) *image.RGBA {
	page := paint.New(w, CardHeight(w))
	tones, fine := shadesOf(kind.Color()), w >= fineFrom
	sheet := paper(page, w, tones.base)
	c := sheet.In(unitsOf(w))
	c.Fill(paint.RoundRect(frame, frame, cardWide-2*frame, cardTall, cardRadius-frame), paint.Solid(Paper()))
	c.Fill(paint.Circle(50, 66, 40), paint.Solid(tones.tint))
	hill(c, tones, fine)
	s.index(c, kind, tones, fine)
	s.index(c.In(paint.Move(cardWide-33, 0)), kind, tones, fine)
	performer(c, kind, tones, fine)
	numeral := s.numeral(kind.Number(), 38, 50, 113.5)
	// The numeral stands on paper of its own, its eyes included: so it reads on every colour.
	plate := numeral.Filled()
	c.Stroke(plate, 9, paint.Solid(Paper()))
	c.Fill(plate, paint.Solid(Paper()))
	c.Fill(numeral, paint.Solid(tones.ink))
	edge(page, w, tones.line)
	return page.Image()
}

// hill covers the lower third of a card with the family's colour.
func hill(c paint.Canvas, tones shades, fine bool) {
	c.Fill(paint.Start(-2, 103).Cubic(20, 93, 30, 90, 50, 90).Cubic(70, 90, 80, 93, 102, 103).Line(102, 142).Line(-2, 142).Close(), paint.Solid(tones.base))
	if !fine {
		return
	}
	for _, dot := range [5]struct{ x, y, r float64 }{{9, 111, 2.4}, {17.5, 124, 3.2}, {7, 131.5, 1.8}, {88, 113, 3}, {81, 129, 2.2}} {
		c.Fill(paint.Circle(dot.x, dot.y, dot.r), paint.Solid(tones.light))
	}
}

// index draws numeral and symbol of a card's upper left corner.
func (s *Studio) index(c paint.Canvas, kind dreist.Kind, tones shades, fine bool) {
	size := 16.0
	if !fine {
		size = 17.5
	}
	c.Fill(s.numeral(kind.Number(), indexHeight, 16.5, 21.5), paint.Solid(tones.ink))
	symbol(c, kind.Color(), 16.5, 44.5, size, paint.Solid(tones.mark))
}

// performer draws the character of a card with the cheek of its number.
func performer(c paint.Canvas, kind dreist.Kind, tones shades, fine bool) {
	e := cheek(kind.Number())
	wild := kind.Number() == dreist.Numbers
	y, size := 66.0, 0.95
	if wild {
		y, size = 64, 0.91 // the tongue needs room above the numeral
	}
	stage := c.In(paint.Scale(size, size).Then(paint.Move(50, y)))
	// Horns, fins and wings reach far: who has them leans less, so as to keep clear of the corners.
	lean := 0.6
	if kind.Color() == dreist.Yellow {
		lean = 1
	}
	characterOf(kind.Color()).draw(stage.In(paint.Turn(e.Tilt*lean)), tones, e, fine)
	if wild && fine {
		for _, at := range [3]struct{ x, y, r float64 }{{-6, -43, 6.5}, {11, -48, 4.5}, {-37, 25, 5}} {
			star := paint.Star(at.x, at.y, 5, at.r*0.48, at.r, 0.3)
			stage.Stroke(star, outline*2, paint.Solid(tones.line))
			stage.Fill(star, paint.Solid(rgb(0xFFE38A)))
		}
	}
}

// unitsOf maps the units of a card to the pixels of a card w pixels wide.
func unitsOf(w int) paint.Matrix {
	return paint.Scale(float64(w)/cardWide, float64(CardHeight(w))/cardTall)
}

// paper covers the page with a card's stock and returns the page clipped to it.
func paper(page paint.Canvas, w int, stock color.Color) paint.Canvas {
	sheet := paint.RoundRect(0, 0, float64(w), float64(CardHeight(w)), float64(w)*cardRadius/cardWide)
	page.Fill(sheet, paint.Solid(stock))
	return page.Clip(sheet)
}

// edge draws the thin dark edge of a card, last, so that no paper shines through beside it. It is at least a pixel wide, so
// it is counted in pixels.
func edge(page paint.Canvas, w int, line color.Color) {
	weight := math.Max(1, float64(w)*0.012)
	inset := weight / 2
	page.Stroke(paint.RoundRect(inset, inset, float64(w)-weight, float64(CardHeight(w))-weight, float64(w)*cardRadius/cardWide-inset), weight, paint.Solid(line))
}
