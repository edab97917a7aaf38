package screens

import (
	"image"
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// PercentRing is a picture beside a number of the statistics: a ring filled to that percentage.
type PercentRing uint8

// RingOf returns the ring of a part of a whole, and the rounded percentage.
func RingOf(part, whole int) (r PercentRing, share int) {
	share = (100*part + whole/2) / max(whole, 1)
	return PercentRing(share), share
}

// PictureTraits marks the picture as dependent on the theme.
func (PercentRing) PictureTraits() kit.PictureTraits { return kit.PictureTraits{DependsOnTheme: true} }

// Paint draws the ring, filled clockwise from the top.
func (r PercentRing) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 100)
	ui := o.Theme.Palette()
	c.Stroke(paint.Circle(50, 50, 39), 17, paint.Solid(paint.Mix(ui.Panel, ui.MutedText, 0.28)))
	if r == 0 {
		return c.Image()
	}
	full := 2 * math.Pi * float64(r) / 100
	path := paint.StartPath(50, 11)
	for turn := 0.05; turn < full; turn += 0.05 {
		path.Line(50+39*math.Sin(turn), 50-39*math.Cos(turn))
	}
	path.Line(50+39*math.Sin(full), 50-39*math.Cos(full))
	tone := art.RGB(0x17A398)
	c.Stroke(path, 17, paint.Solid(tone))
	c.Stroke(path, 3, paint.Solid(paint.ScaleOpacity(paint.Lighten(tone, 0.5), 0.6)))
	return c.Image()
}

// StreakFlame is a picture beside the length of a streak: a flame, or ash.
type StreakFlame bool

// FlameOf returns the flame for a streak; ash for 0.
func FlameOf(inRow int) StreakFlame { return inRow != 0 }

// Paint draws the flame from its outer colour to its core.
func (f StreakFlame) Paint(o kit.PaintRequest) *image.RGBA {
	tones, line := [3]uint32{0xD7263D, 0xF28C00, 0xFFE38A}, uint32(0x5E0A1A)
	if !f {
		tones, line = [3]uint32{0xB9B1A2, 0xCFC8BA, 0xE6E1D6}, 0x6B6458
	}
	c := paint.NewSquareCanvas(o.W, 100)
	tongue := paint.StartPath(50, 4).Cubic(56, 24, 84, 36, 82, 64).Cubic(80, 86, 66, 96, 50, 96).Cubic(32, 96, 18, 84, 18, 64).
		Cubic(18, 50, 28, 42, 30, 28).Cubic(38, 34, 40, 40, 41, 46).Cubic(48, 34, 50, 20, 50, 4).Close()
	c.FillAndStroke(tongue, paint.Solid(art.RGB(tones[0])), 5, paint.Solid(art.RGB(line)))
	for i, size := range [2]float64{0.7, 0.4} {
		inner := c.Transformed(paint.Translate(-50, -92).Then(paint.Scale(size, size)).Then(paint.Translate(50, 91)))
		inner.Fill(tongue, paint.Solid(art.RGB(tones[i+1])))
	}
	return c.Image()
}

// LegendDisc is a coloured disc in the legend of a chart.
type LegendDisc color.RGBA

// Paint draws the disc.
func (l LegendDisc) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 10)
	c.Fill(paint.Circle(5, 5, 4.6), paint.Solid(color.RGBA(l)))
	return c.Image()
}
