package art

import (
	"image/color"
	"math"

	"dreist/render/paint"
)

// Cards are drawn in hundredths of their width: 100×140 units at any size.
const (
	CardWide   = 100.0
	CardTall   = 140.0
	CardRadius = 9.0
)

// CardHeight returns the height of a card of the given width, both in pixels: the ratio is 5:7.
func CardHeight(w int) int { return int(math.Round(float64(w) * 7 / 5)) }

// CardUnits maps card units to pixels of a card w pixels wide.
func CardUnits(w int) paint.Matrix {
	return paint.Scale(float64(w)/CardWide, float64(CardHeight(w))/CardTall)
}

// CardSheet draws a blank card and returns the page clipped to it.
func CardSheet(page paint.Canvas, w int, stock color.Color) paint.Canvas {
	sheet := paint.RoundRect(0, 0, float64(w), float64(CardHeight(w)), float64(w)*CardRadius/CardWide)
	page.Fill(sheet, paint.Solid(stock))
	return page.Clip(sheet)
}

// CardEdge draws the thin dark edge of a card. It must be drawn last, so that no paper shows beside it. It is at least a pixel wide.
func CardEdge(page paint.Canvas, w int, line color.Color) {
	weight := math.Max(1, float64(w)*0.012)
	inset := weight / 2
	page.Stroke(paint.RoundRect(inset, inset, float64(w)-weight, float64(CardHeight(w))-weight, float64(w)*CardRadius/CardWide-inset),
		weight, paint.Solid(line))
}
