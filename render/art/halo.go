package art

import (
	"image"
	"image/color"
	"math"

	"dreist/render/paint"
)

// TableCardShadow returns the soft shadow, slightly below it, of a card w pixels wide on the table. The picture is larger than the card, equally on every side.
func TableCardShadow(w int) *image.RGBA { return softShadow(w, 0.028, 0.045, 0.35) }

// HandShadow returns the shadow of a card in a hand, centred on the card.
func HandShadow(w int) *image.RGBA { return softShadow(w, 0, 0.075, 0.26) }

// HeldShadow returns the wide shadow of a card carried over the table, centred on the card.
func HeldShadow(w int) *image.RGBA { return softShadow(w, 0, 0.13, 0.32) }

// softShadow returns a blurred card outline; down and blur are in card widths, dark is the opacity.
func softShadow(w int, down, blur, dark float64) *image.RGBA {
	size := float64(w)
	margin := int(math.Ceil(size*(down+2*blur))) + 2
	page, outline := aroundCard(w, margin)
	page.FillBlurred(outline.Map(paint.Translate(0, size*down)), size*blur, paint.ScaleOpacity(color.RGBA{A: 255}, dark))
	return page.Image()
}

// Dust returns a flat cloud w pixels wide, pale with a thin edge in the style of the cards.
func Dust(w int) *image.RGBA {
	page := paint.NewSquareCanvas(w, 100)
	puffs := [...]*paint.Path{paint.Ellipse(50, 62, 44, 18), paint.Circle(30, 54, 19), paint.Circle(54, 44, 25), paint.Circle(74, 56, 17)}
	for _, p := range puffs {
		page.Stroke(p, 6, paint.Solid(RGB(0xC2A67A)))
	}
	for _, p := range puffs { // filled after all lines, they grow together without lines between them
		page.Fill(p, paint.Solid(PaperColor()))
	}
	return page.Image()
}

// Glow returns a white glow, to be tinted, along the outline of a card w pixels wide. The picture is larger than the card, equally on every side.
func Glow(w int) *image.RGBA {
	margin := int(math.Ceil(float64(w)*0.13)) + 2
	page, outline := aroundCard(w, margin)
	size := float64(w)
	white := RGB(0xFFFFFF)
	page.FillBlurred(outline.Stroked(size*0.09, 0.1), size*0.075, paint.ScaleOpacity(white, 0.85))
	page.FillBlurred(outline.Stroked(size*0.05, 0.1), size*0.03, paint.ScaleOpacity(white, 0.6))
	page.Stroke(outline, math.Max(2, size*0.035), paint.Solid(white))
	return page.Image()
}

// Slot returns a thin white dashed outline, to be tinted, for the empty place of a card w pixels wide.
func Slot(w int) *image.RGBA {
	page := paint.NewCanvas(w, CardHeight(w))
	weight := math.Max(1, float64(w)*0.026)
	radius := float64(w) * CardRadius / CardUnitWidth
	outline := paint.RoundRect(weight, weight, float64(w)-2*weight, float64(CardHeight(w))-2*weight, radius-weight)
	page.Fill(outline, paint.Solid(paint.ScaleOpacity(RGB(0xFFFFFF), 0.1)))
	page.Stroke(outline.Dashed(float64(w)*0.075, float64(w)*0.06, 0.05), weight, paint.Solid(RGB(0xFFFFFF)))
	return page.Image()
}

func aroundCard(w, margin int) (page paint.Canvas, outline *paint.Path) {
	h, m := CardHeight(w), float64(margin)
	outline = paint.RoundRect(m, m, float64(w), float64(h), float64(w)*CardRadius/CardUnitWidth)
	return paint.NewCanvas(w+2*margin, h+2*margin), outline
}
