package pictures

import (
	"image"
	"image/color"
	"math"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

const (
	// hot is the step from which a plate is red.
	hot = 35
	// hottest is the step from which a plate neither grows nor warms any more.
	hottest = 60
)

// StepPlateScale returns the width of the plate of a step, in parts of the width of the largest plate.
func StepPlateScale(step int) float64 {
	return 0.6 + 0.4*math.Sqrt(float64(min(max(step, 1), hottest))/hottest)
}

// stepTones returns the colours of the plate of a step: its ground, its line, and its text with at least 4.5:1.
func stepTones(step int) (ground, line, text color.RGBA) {
	if step >= hot {
		return paint.Mix(art.RGB(0xC4341F), art.RGB(0x9A1420), min(1, float64(step-hot)/(hottest-hot))), art.RGB(0x4D0F0A), art.PaperColor()
	}
	mild, warm := art.RGB(0xEAF5CB), art.RGB(0xFFD064)
	if part := float64(step) / 15; part < 1 {
		return paint.Mix(mild, warm, part), art.RGB(0x5B4A1E), art.InkColor()
	}
	return paint.Mix(warm, art.RGB(0xF58A3A), float64(step-15)/(hot-15)), art.RGB(0x6B3008), art.InkColor()
}

// PlateHeightRatio is the height of a plate in parts of its width.
const PlateHeightRatio = 0.5

// Paint draws the plate, "+3".
func (m StepPlateMotif) Paint(o kit.PaintRequest) *image.RGBA {
	step := int(m)
	c := platePage(o.W)
	ground, line, text := stepTones(step)
	plate(c, ground, line)
	numeral := o.Letters.NumberOutline(step, 29, 0, 0)
	low, high := numeral.Bounds()
	wide := high.X - low.X
	c = c.Transformed(paint.Translate(50, 25))
	c.Fill(numeral.Map(paint.Translate(9, 0)), paint.Solid(text))
	x := 9 - wide/2 - 13
	c.Stroke(paint.StartPath(x-6.5, 0).Line(x+6.5, 0).Move(x, -6.5).Line(x, 6.5), 4.4, paint.Solid(text))
	return c.Image()
}

// Paint draws the plate: "−10" with a bent arrow against the pile's direction.
func (m TenBackPlateMotif) Paint(o kit.PaintRequest) *image.RGBA {
	c := platePage(o.W)
	line := art.RGB(0x14432E)
	plate(c, art.RGB(0x8FE0A8), line)
	flip := paint.Identity()
	if !thegame.Pile(m).IsAscending() {
		flip = paint.Scale(1, -1)
	}
	bent := c.Transformed(flip.Then(paint.Translate(21, 25)))
	shaft := paint.StartPath(9, 12).Line(9, -4).Cubic(9, -15, -7, -15, -7, -4).Line(-7, 4)
	bent.Stroke(shaft, 5, paint.Solid(line))
	bent.Fill(paint.StartPath(-14.5, 3).Line(0.5, 3).Line(-7, 14).Close(), paint.Solid(line))
	text := c.Transformed(paint.Translate(50, 25))
	text.Stroke(paint.StartPath(-10, 0).Line(-0.5, 0), 4.4, paint.Solid(line))
	text.Fill(o.Letters.NumberOutline(thegame.TenBackSize, 25, 21, 0), paint.Solid(line))
	return c.Image()
}

func platePage(w int) paint.Canvas {
	k := float64(w) / 100
	return paint.NewCanvas(w, int(math.Round(float64(w)*PlateHeightRatio))).Transformed(paint.Scale(k, k))
}

// plate draws the ground of a plate with a paper edge, 100×50 units.
func plate(c paint.Canvas, ground, line color.RGBA) {
	c.Fill(paint.RoundRect(0, 0, 100, 50, 17), paint.Solid(art.PaperColor()))
	c.FillAndStroke(paint.RoundRect(3.4, 3.4, 93.2, 43.2, 14), paint.Solid(ground), 2.6, paint.Solid(line))
}
