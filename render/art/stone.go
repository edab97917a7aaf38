package art

import (
	"image"
	"image/color"
	"math"

	"dreist/render/paint"
)

// stoneNumberColor returns the colour of engraved numbers, with a contrast of at least 4.5:1 to the bright part of a stone.
func stoneNumberColor() color.RGBA { return RGB(0x3E3C37) }

func stoneLight() color.RGBA { return RGB(0xC6C3BA) }
func stoneShade() color.RGBA { return RGB(0xB2AFA6) }

// Stone returns a base stone: a grey slab of w×h pixels with an engraved number.
func (l *LetterPainter) Stone(number, w, h int) *image.RGBA {
	page := paint.NewCanvas(w, h)
	wide, tall := float64(w), float64(h)
	unit := math.Min(wide, tall/0.55) / 100
	foot := 6 * unit // height of the visible front side
	radius := 8 * unit
	slab := func(x, y, w, h float64) *paint.Path { return paint.RoundRect(x, y, w, h, radius) }

	page.Fill(slab(0, 0, wide, tall), paint.Solid(RGB(0x6B6963)))
	top := slab(0, 0, wide, tall-foot)
	page.Fill(top, paint.Solid(RGB(0xD2CFC6)))
	inside := page.Clip(top)
	face := slab(0, 1.6*unit, wide, tall-foot-1.6*unit)
	inside.Fill(face, paint.Linear(paint.Point{}, paint.Point{X: wide * 0.3, Y: tall}, stoneLight(), stoneShade()))
	grain(page.Clip(face), number, wide, tall, unit)

	size := math.Min(30*unit, (tall-foot)*0.6)
	x, y := wide/2, (tall-foot+1.6*unit)/2
	engrave := l.NumberOutline(number, size, x, y)
	depth := math.Max(1, 1.5*unit)
	page.Fill(engrave.Map(paint.Translate(0, depth)), paint.Solid(RGB(0xD9D6CD)))
	page.Fill(engrave, paint.Solid(RGB(0x2B2925)))
	page.Clip(engrave).Fill(engrave.Map(paint.Translate(0, depth)), paint.Solid(stoneNumberColor()))
	return page.Image()
}

// grain draws specks and a hairline crack on a slab, different for every number.
func grain(c paint.Canvas, number int, wide, tall, unit float64) {
	for i := range uint32(26) {
		x, y := noise(uint32(number)*97+i, 1), noise(uint32(number)*97+i, 2)
		tone := RGB(0x8B887F)
		if i%3 == 0 {
			tone = RGB(0xD0CDC4)
		}
		r := (0.5 + noise(uint32(number)*97+i, 3)) * unit
		c.Fill(paint.Ellipse(x*wide, y*tall, r*1.3, r), paint.Solid(paint.ScaleOpacity(tone, 0.6)))
	}
	x := wide * (0.12 + 0.76*noise(uint32(number), 5))
	crack := paint.StartPath(x, 0).Line(x-3*unit, 5*unit).Line(x+unit, 9*unit).Line(x-2*unit, 14*unit)
	if number%2 == 0 {
		crack = crack.Map(paint.Scale(1, -1).Then(paint.Translate(0, tall-6*unit)))
	}
	c.Stroke(crack, 0.8*unit, paint.Solid(paint.ScaleOpacity(RGB(0x6B6963), 0.7)))
}

// noise returns a pseudo-random number from 0 to 1 that follows from a place and a purpose.
func noise(place, purpose uint32) float64 {
	v := place*0x9E3779B1 ^ purpose*0x85EBCA77
	v ^= v >> 15
	v *= 0x2C1B3C6D
	v ^= v >> 12
	v *= 0x297A2D39
	v ^= v >> 15
	return float64(v>>8) / (1 << 24)
}
