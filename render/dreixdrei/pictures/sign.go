package pictures

import (
	"image"
	"math"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// phaseLampsHeightRatio is the height of the lamps of a seat in parts of their width.
const phaseLampsHeightRatio = 0.36

// Paint draws the lamps: former phases have dark lamps, and the lamp of this phase shines with its number.
func (m PhaseLampsMotif) Paint(o kit.PaintRequest) *image.RGBA {
	phase := int(m)
	c := flatPage(o.W, phaseLampsHeightRatio)
	line := art.RGB(0x2B2230)
	c.Fill(paint.RoundRect(0, 0, 100, 36, 18), paint.Solid(art.PaperColor()))
	c.FillAndStroke(paint.RoundRect(2.6, 2.6, 94.8, 30.8, 15.4), paint.Solid(art.RGB(0x4A3B52)), 2.4, paint.Solid(line))
	for i := range 3 {
		at := c.Transformed(paint.Translate(20+30*float64(i), 18))
		switch {
		case i+1 == phase:
			at.Fill(paint.Circle(0, 0, 15), paint.Radial(paint.Point{}, 15, paint.ScaleOpacity(art.RGB(0xFFE58A), 0.95), paint.ScaleOpacity(art.RGB(0xFFE58A), 0)))
			at.FillAndStroke(paint.Circle(0, 0, 11.5), paint.Solid(gold()), 2.2, paint.Solid(line))
			at.Fill(o.Letters.NumberOutline(phase, 15, 0, 0), paint.Solid(art.InkColor()))
		case i+1 < phase:
			at.FillAndStroke(paint.Circle(0, 0, 7.5), paint.Solid(art.RGB(0xB79A62)), 2, paint.Solid(line))
			at.Stroke(paint.StartPath(-3, 0).Line(-0.8, 2.6).Line(3.4, -2.6), 2.2, paint.Solid(line))
		default:
			at.FillAndStroke(paint.Circle(0, 0, 7.5), paint.Solid(art.RGB(0x6B5B72)), 2, paint.Solid(line))
		}
	}
	return c.Image()
}

// DemandHeightRatio is the height of the sign of a demand in parts of its width.
const DemandHeightRatio = 0.62

// Paint draws the sign: a number with an arrow up, the seven with an arrow down, or a check mark if any card may be laid.
func (m DemandSignMotif) Paint(o kit.PaintRequest) *image.RGBA {
	k := dreixdrei.Kind(m)
	c := flatPage(o.W, DemandHeightRatio)
	ground, line := art.RGB(0xD9ECF8), art.RGB(0x0D4464)
	switch k {
	case dreixdrei.NoKind:
		ground, line = art.RGB(0xD6F0D4), art.RGB(0x175229)
	case dreixdrei.Seven:
		ground, line = art.RGB(0xFFD9C9), art.RGB(0x8F1F12)
	}
	c.Fill(paint.RoundRect(0, 0, 100, 62, 13), paint.Solid(art.PaperColor()))
	plate := paint.RoundRect(3.5, 3.5, 93, 55, 10)
	c.Fill(plate, paint.Solid(ground))
	if k == dreixdrei.Seven {
		inside := c.Clip(plate)
		for x := -60.0; x < 110; x += 15 {
			inside.Fill(paint.StartPath(x, 64).Line(x+64, 0).Line(x+71, 0).Line(x+7, 64).Close(), paint.Solid(art.RGB(0xFFC3AC)))
		}
	}
	c.Stroke(plate, 3, paint.Solid(line))
	ink := paint.Solid(line)
	if k == dreixdrei.NoKind {
		c.Stroke(paint.StartPath(32, 32).Line(45, 45).Line(69, 18), 8.5, ink)
		return c.Image()
	}
	arrow := paint.StartPath(-12, 2).Line(0, -14).Line(12, 2).Line(5, 2).Line(5, 16).Line(-5, 16).Line(-5, 2).Close()
	x, high := 72.0, 35.0
	if k >= 10 {
		x, high = 79, 31
	}
	if k == dreixdrei.Seven {
		arrow = arrow.Map(paint.Scale(1, -1))
	}
	c.Stroke(arrow.Map(paint.Translate(x, 31)), 2.5, ink)
	c.Fill(arrow.Map(paint.Translate(x, 31)), ink)
	c.Fill(o.Letters.NumberOutline(int(k), high, x-41, 31), ink)
	return c.Image()
}

// Paint draws the badge at a size.
func (m CountBadgeMotif) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 100)
	c.Fill(paint.Circle(50, 50, 49), paint.Solid(art.PaperColor()))
	c.Fill(paint.Circle(50, 50, 43), paint.Solid(art.InkColor()))
	high := 46.0
	if m >= 10 {
		high = 36
	}
	numeral := o.Letters.NumberOutline(int(m), high, 0, 0)
	low, end := numeral.Bounds()
	times := paint.StartPath(-6, -6).Line(6, 6).Move(6, -6).Line(-6, 6)
	wide := end.X - low.X
	x := 50 + (16+4)/2.0
	c.Fill(numeral.Map(paint.Translate(x, 50)), paint.Solid(art.PaperColor()))
	c.Stroke(times.Map(paint.Translate(x-wide/2-12, 54)), 5.5, paint.Solid(gold()))
	return c.Image()
}

// flatPage returns a page 100 units wide, drawn w pixels wide, and tall times as high.
func flatPage(w int, tall float64) paint.Canvas {
	k := float64(w) / 100
	return paint.NewCanvas(w, int(math.Round(float64(w)*tall))).Transformed(paint.Scale(k, k))
}
