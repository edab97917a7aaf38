package pictures

import (
	"image"

	"dreist/game/dreist"
	"dreist/render/art"
	"dreist/render/paint"
)

// The measures of a face, in units of a card.
const (
	frame       = 3.6 // width of the coloured border, which shows the family of a card even if only a strip of it is visible
	strongIn    = 19  // distance of large signs from the side of a card
	indexHeight = 25.0

	// The widths in pixels below which a face leaves out small details, or has one large numeral and one large symbol.
	fineFrom  = 64
	tinyBelow = 45
)

// FaceImage returns a number card of the given width: its family's character on a hill with the big numeral, and numeral and
// symbol in both upper corners. With strong signs those are larger, and the symbol is on the hill as well.
func FaceImage(s *art.LetterPainter, kind dreist.Kind, w int, strong bool) *image.RGBA {
	page := paint.NewCanvas(w, art.CardHeight(w))
	tones, fine := shadesOf(kind.Color()), w >= fineFrom
	sheet := art.DrawBlankCard(page, w, tones.base)
	c := sheet.Transformed(art.CardMatrix(w))
	c.Fill(paint.RoundRect(frame, frame, art.CardUnitWidth-2*frame, art.CardUnitHeight, art.CardRadius-frame), paint.Solid(art.PaperColor()))
	c.Fill(paint.Circle(50, 66, 40), paint.Solid(tones.tint))
	hill(c, kind.Color(), tones)
	if strong && w >= tinyBelow {
		strongIndex(s, c, kind, tones)
		strongIndex(s, c.Transformed(paint.Translate(art.CardUnitWidth-2*strongIn, 0)), kind, tones)
	} else if w < tinyBelow {
		c.Fill(s.NumberOutline(kind.Number(), indexHeight*1.5, 22, 28), paint.Solid(tones.ink))
		tinySymbol(c, kind.Color(), art.CardUnitWidth-26, 26, 28.5, paint.Solid(tones.mark))
	} else {
		index(s, c, kind, tones, fine)
		index(s, c.Transformed(paint.Translate(art.CardUnitWidth-33, 0)), kind, tones, fine)
	}
	performer(c, kind, tones, w, strong)
	if strong {
		for _, x := range [2]float64{19, art.CardUnitWidth - 19} {
			symbol(c, kind.Color(), x, 121, 20, paint.Solid(art.PaperColor()))
		}
	}
	numeral := s.NumberOutline(kind.Number(), 38, 50, 113.5)
	// The numeral and its counters are on paper, so that it contrasts with every colour.
	plate := numeral.WithoutHoles()
	c.Stroke(plate, 9, paint.Solid(art.PaperColor()))
	c.Fill(plate, paint.Solid(art.PaperColor()))
	c.Fill(numeral, paint.Solid(tones.ink))
	art.DrawCardEdge(page, w, tones.line)
	return page.Image()
}

// hill covers the lower third of a card with the family's colour, and a pattern that distinguishes it without colour.
func hill(c paint.Canvas, family dreist.Color, tones shades) {
	ground := paint.StartPath(-2, 103).Cubic(20, 93, 30, 90, 50, 90).Cubic(70, 90, 80, 93, 102, 103).Line(102, 142).Line(-2, 142).Close()
	c.Fill(ground, paint.Solid(tones.base))
	pattern(c.Clip(ground), family, paint.Solid(paint.Mix(tones.base, tones.dark, 0.8)))
}

// pattern draws the pattern of a family's hill: flames, rays, waves or scallops.
func pattern(c paint.Canvas, family dreist.Color, ink paint.Ink) {
	switch family {
	case dreist.Red:
		for row := range 3 {
			for x := -4.0 + 7*float64(row%2); x < art.CardUnitWidth+7; x += 14 {
				y := 108 + 15*float64(row)
				c.Fill(paint.StartPath(x, y-11).Cubic(x+1, y-6, x+5, y-5, x+4.2, y).Cubic(x+3.4, y+3.4, x-3.4, y+3.4, x-4.2, y).
					Cubic(x-4.6, y-3, x-1, y-5, x, y-11).Close(), ink)
			}
		}
	case dreist.Yellow:
		for turn := -70.0; turn <= 70; turn += 14 {
			c.Transformed(paint.Rotate(turn).Then(paint.Translate(50, 146))).Fill(paint.StartPath(-1.5, 0).Line(-4, -90).Line(4, -90).Line(1.5, 0).Close(), ink)
		}
	case dreist.Turquoise:
		for y := 101.0; y < art.CardUnitHeight; y += 9.5 {
			wave := paint.StartPath(-8, y)
			for x := -8.0; x < art.CardUnitWidth+8; x += 16 {
				wave = wave.Cubic(x+4, y-6, x+4, y-6, x+8, y).Cubic(x+12, y+6, x+12, y+6, x+16, y)
			}
			c.Stroke(wave, 2.8, ink)
		}
	case dreist.Violet:
		for row := range 5 {
			for x := -6.0 + 7*float64(row%2); x < art.CardUnitWidth+8; x += 14 {
				y := 96 + 9.5*float64(row)
				c.Stroke(paint.StartPath(x-7, y).Cubic(x-6, y+9, x+6, y+9, x+7, y), 2.4, ink)
			}
		}
	}
}

func index(s *art.LetterPainter, c paint.Canvas, kind dreist.Kind, tones shades, fine bool) {
	size := 16.0
	if !fine {
		size = 21.5
	}
	c.Fill(s.NumberOutline(kind.Number(), indexHeight, 16.5, 21.5), paint.Solid(tones.ink))
	symbol(c, kind.Color(), 16.5, 44.5, size, paint.Solid(tones.mark))
}

// strongIndex draws numeral and symbol of a card's upper left corner, about a third larger.
func strongIndex(s *art.LetterPainter, c paint.Canvas, kind dreist.Kind, tones shades) {
	c.Fill(s.NumberOutline(kind.Number(), indexHeight*1.3, strongIn, 25), paint.Solid(tones.ink))
	tinySymbol(c, kind.Color(), strongIn, 55, 24, paint.Solid(tones.ink))
}

// performer draws the character of a card with the expression of its number. Strong signs leave less room for it.
func performer(c paint.Canvas, kind dreist.Kind, tones shades, w int, strong bool) {
	e, fine := NumberExpression(kind.Number()), w >= fineFrom
	wild := kind.Number() == dreist.NumberCount
	x, y, size := 50.0, 66.0, 0.95
	switch {
	case strong && w >= tinyBelow:
		x, y, size = 50, 74, 0.6
	case w < tinyBelow:
		x, y, size = 52, 70, 0.84 // the large numeral and symbol need room above
	case wild:
		y, size = 64, 0.91 // the tongue needs room above the numeral
	}
	stage := c.Transformed(paint.Scale(size, size).Then(paint.Translate(x, y)))
	// Characters with horns, fins or wings lean less, so that these keep clear of the corners.
	lean := 0.6
	if kind.Color() == dreist.Yellow {
		lean = 1
	}
	characterOf(kind.Color()).draw(stage.Transformed(paint.Rotate(e.HeadTilt*lean)), tones, e, fine)
	if wild && fine {
		for _, at := range [3]struct{ x, y, r float64 }{{-6, -43, 6.5}, {11, -48, 4.5}, {-37, 25, 5}} {
			star := paint.Star(at.x, at.y, 5, at.r*0.48, at.r, 0.3)
			stage.Stroke(star, outline*2, paint.Solid(tones.line))
			stage.Fill(star, paint.Solid(art.RGB(0xFFE38A)))
		}
	}
}
