package pictures

import (
	"image"
	"image/color"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/paint"
)

// The measures of a number card, in units of a card.
const (
	// indexHeight is the height of the corner numeral.
	indexHeight = 21.0
	// strongIndex is the height of the corner numeral with strong signs.
	strongIndex = 28.0
	// numeralY is the middle of the big numeral.
	numeralY = 61.0
	// numeralHeight is the height of the big numeral.
	numeralHeight = 49.0
	// tinyBelow is the width in pixels below which a card has one large numeral only.
	tinyBelow = 45
	// faceFine is the width in pixels below which a card leaves out details that would blur.
	faceFine = 56
)

// faceImage returns a number card, w pixels wide, in the landscape of its number; strong makes the corner numeral larger.
func faceImage(s *art.LetterPainter, n thegame.Card, w int, strong bool) *image.RGBA {
	page := paint.NewCanvas(w, art.CardHeight(w))
	ground := groundOf(n)
	sheet := art.DrawBlankCard(page, w, art.PaperColor())
	c := sheet.Transformed(art.CardMatrix(w))
	land(c, n, ground, w >= faceFine)
	switch {
	case w < tinyBelow:
		plated(c, s.NumberOutline(int(n), 58, art.CardUnitWidth/2, 66), 12, n, 58)
	default:
		inhabitant(c, n, ground, w >= faceFine)
		high, y, corner := numeralHeight, numeralY, indexHeight
		if strong {
			high, y, corner = numeralHeight-8, numeralY+4, strongIndex
		}
		if barred(n) { // its bar needs room
			high, y = high-7, y-0.5
		}
		plated(c, s.NumberOutline(int(n), high, art.CardUnitWidth/2, y), 8, n, high)
		const in = 7.5
		index := s.NumberOutline(int(n), corner, 0, 0)
		low, end := index.Bounds()
		plated(c.Transformed(paint.Translate(in+(end.X-low.X)/2, 9+corner/2)), index, 4.5, n, corner)
	}
	art.DrawCardEdge(page, w, ground.line)
	return page.Image()
}

// plated draws a numeral on a rim of paper, so that it reads on every ground, with a bar below it if barred.
func plated(c paint.Canvas, numeral *paint.Path, rim float64, n thegame.Card, high float64) {
	low, end := numeral.Bounds()
	shapes := numeral
	if barred(n) {
		y, thick := end.Y+high*0.14, high*0.11
		shapes = new(paint.Path).Add(numeral, paint.RoundRect(low.X+high*0.02, y, end.X-low.X-high*0.04, thick, thick/2))
	}
	plate := shapes.WithoutHoles()
	c.Stroke(plate, rim, paint.Solid(art.PaperColor()))
	c.Fill(plate, paint.Solid(art.PaperColor()))
	c.Fill(shapes, paint.Solid(numeralInk(n)))
}

// barred reports whether a number, turned upside down, reads as another number of the deck: 6 and 9, 66 and 99, 68 and 89, 86 and 98.
func barred(n thegame.Card) bool {
	turned := 0
	for rest := int(n); rest > 0; rest /= 10 {
		digit, ok := map[int]int{6: 9, 8: 8, 9: 6}[rest%10]
		if !ok {
			return false
		}
		turned = 10*turned + digit
	}
	return turned != int(n)
}

// numeralInk returns the colour of a number: at least 4.5:1 on the paper around it.
func numeralInk(n thegame.Card) color.RGBA { return paint.Mix(groundOf(n).line, art.InkColor(), 0.45) }
