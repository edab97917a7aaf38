package art

import (
	"image"
	"image/color"
	"math"

	"dreist/render/paint"
)

// DoubleOutline returns a white double outline, to be tinted, for a card w pixels wide, with a round knob for a number at the upper right
// corner. The picture is larger than the card, equally on every side.
func DoubleOutline(w int) *image.RGBA {
	margin := int(math.Ceil(float64(w)*0.09)) + 2
	page, outline := aroundCard(w, margin)
	size, white := float64(w), RGB(0xFFFFFF)
	weight := math.Max(1.5, size*0.038)
	page.FillAndStroke(outline, paint.Solid(paint.ScaleOpacity(white, 0.12)), weight, paint.Solid(white))
	inset := float64(margin) + weight*1.9
	inner := paint.RoundRect(inset, inset, size-weight*3.8, float64(CardHeight(w))-weight*3.8, size*CardRadius/CardUnitWidth-weight*0.9)
	page.Stroke(inner.Dashed(size*0.055, size*0.065, 0.05), math.Max(1, weight*0.55), paint.Solid(paint.ScaleOpacity(white, 0.85)))
	x, y := knobAt(w, margin)
	page.Fill(paint.Circle(x, y, outlineKnob(w)/2), paint.Solid(white))
	return page.Image()
}

// Ring returns a white outline, to be tinted, for a card or cell w pixels wide. The picture is larger than the card equally on every side.
func Ring(w int) *image.RGBA {
	weight := math.Max(2, float64(w)*0.055)
	margin := int(math.Ceil(float64(w)*0.09)) + 2
	h, m, out := float64(CardHeight(w)), float64(margin), weight*0.5
	page := paint.NewCanvas(w+2*margin, CardHeight(w)+2*margin)
	around := paint.RoundRect(m-out, m-out, float64(w)+2*out, h+2*out, float64(w)*CardRadius/CardUnitWidth+out)
	page.FillBlurred(around.Stroked(weight*1.4, 0.1), weight*0.8, paint.ScaleOpacity(RGB(0xFFFFFF), 0.5))
	page.Stroke(around, weight, paint.Solid(RGB(0xFFFFFF)))
	return page.Image()
}

// outlineKnob returns the diameter in pixels of the knob of a DoubleOutline around a card w pixels wide.
func outlineKnob(w int) float64 { return 2 * math.Max(4, float64(w)*0.125) }

func knobAt(w, margin int) (x, y float64) {
	in := float64(w) * 0.035
	return float64(margin+w) - in, float64(margin) + in
}

// Cross returns a soft red cross for a wrong card or cell w pixels wide.
func Cross(w int) *image.RGBA {
	c := overCard(w)
	// Two strokes of a thick brush that taper.
	fall := paint.StartPath(-31, -27).Cubic(-25, -35, -20, -33, -15, -27).Cubic(-4, -14, 13, 6, 30, 24).
		Cubic(35, 30, 27, 38, 21, 33).Cubic(4, 19, -16, 0, -30, -17).Cubic(-33, -21, -33, -24, -31, -27).Close()
	rise := paint.StartPath(29, -30).Cubic(35, -24, 32, -19, 27, -13).Cubic(14, 2, -6, 19, -23, 33).
		Cubic(-29, 38, -37, 30, -32, 24).Cubic(-17, 7, 1, -13, 17, -29).Cubic(21, -33, 25, -34, 29, -30).Close()
	verdict(c, paint.Union(fall, rise), RGB(0xE04455), RGB(0x7E0F22), 15)
	c.Stroke(paint.StartPath(-25, -25).Line(-14, -13), 3, paint.Solid(paint.ScaleOpacity(RGB(0xFFFFFF), 0.5)))
	return c.Image()
}

// CheckMark returns a soft green tick for a correct card or cell w pixels wide.
func CheckMark(w int) *image.RGBA {
	c := overCard(w)
	tick := paint.StartPath(-35, 4).Cubic(-39, -2, -30, -10, -24, -5).Cubic(-18, 0, -13, 6, -10, 11).Cubic(-1, -6, 11, -22, 25, -34).
		Cubic(31, -39, 40, -32, 36, -25).Cubic(21, -8, 9, 9, -1, 29).Cubic(-4, 36, -14, 36, -18, 29).Cubic(-23, 20, -28, 12, -35, 4).Close()
	verdict(c, tick, RGB(0x6DB33F), RGB(0x24521A), 10.5)
	c.Stroke(paint.StartPath(9, -11).Cubic(14, -17, 21, -24.5, 28, -30), 3, paint.Solid(paint.ScaleOpacity(RGB(0xFFFFFF), 0.5)))
	return c.Image()
}

// overCard returns a canvas of a card's size, moved and scaled so that the corner numerals stay readable.
func overCard(w int) paint.Canvas {
	return paint.NewCanvas(w, CardHeight(w)).Transformed(CardMatrix(w)).Transformed(paint.Scale(0.88, 0.88).Then(paint.Translate(CardUnitWidth/2, CardUnitHeight*0.455)))
}

// verdict draws a shape with a dark line, a paper edge and a short shadow, so that it is visible on all cards and cloths. edge is the width of
// the paper edge; a red shape on red cards needs a wider one.
func verdict(c paint.Canvas, shape *paint.Path, fill, line color.RGBA, edge float64) {
	c.FillBlurred(shape.Map(paint.Translate(0, 3)), 7, paint.ScaleOpacity(color.RGBA{A: 255}, 0.35))
	c.Stroke(shape, edge, paint.Solid(PaperColor()))
	c.Stroke(shape, 4.5, paint.Solid(line))
	c.Fill(shape, paint.Solid(fill))
}
