package art

import (
	"image/color"
	"math"

	"dreist/render/paint"
)

// The size of a card in card units, which are hundredths of its width.
const (
	CardUnitWidth  = 100.0
	CardUnitHeight = 140.0
	CardRadius     = 9.0 // radius of the corners
)

// CardHeight returns the height of a card w pixels wide, in pixels. The ratio is 5:7.
func CardHeight(w int) int { return int(math.Round(float64(w) * 7 / 5)) }

// CardMatrix returns the matrix from card units to pixels of a card w pixels wide.
func CardMatrix(w int) paint.Matrix {
	return paint.Scale(float64(w)/CardUnitWidth, float64(CardHeight(w))/CardUnitHeight)
}

// DrawBlankCard draws a blank card and returns the page clipped to it.
func DrawBlankCard(page paint.Canvas, w int, stock color.Color) paint.Canvas {
	sheet := paint.RoundRect(0, 0, float64(w), float64(CardHeight(w)), float64(w)*CardRadius/CardUnitWidth)
	page.Fill(sheet, paint.Solid(stock))
	return page.Clip(sheet)
}

// DrawCardEdge draws the thin dark edge of a card, at least a pixel wide. Draw it last, so that no paper shows outside of it.
func DrawCardEdge(page paint.Canvas, w int, line color.Color) {
	weight := math.Max(1, float64(w)*0.012)
	inset := weight / 2
	page.Stroke(paint.RoundRect(inset, inset, float64(w)-weight, float64(CardHeight(w))-weight, float64(w)*CardRadius/CardUnitWidth-inset),
		weight, paint.Solid(line))
}
