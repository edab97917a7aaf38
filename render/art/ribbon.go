package art

import (
	"image"
	"image/color"
	"math"

	"dreist/render/paint"
)

const (
	ribbonFace = 0xB3172D
	ribbonBack = 0x8E1224
	ribbonLine = 0x4A0812
	ribbonLit  = 0xDB5A6B
)

// GiftRibbon returns the ribbon of a gift, in the size of a card w pixels wide: a horizontal and a vertical band with a bow in the middle.
func GiftRibbon(w int) *image.RGBA {
	return tied(w, bands, bow)
}

// tied returns parts of the ribbon in the size of a card.
func tied(w int, parts ...func(paint.Canvas)) *image.RGBA {
	c := paint.NewCanvas(w, CardHeight(w)).Transformed(CardMatrix(w))
	for _, draw := range parts {
		draw(c)
	}
	return c.Image()
}

// Bookmark returns a bookmark ribbon that hangs from the upper edge of a square w pixels wide.
func Bookmark(w int, face color.RGBA) *image.RGBA {
	c := paint.NewSquareCanvas(w, 20)
	band := paint.StartPath(6, 1.2).Line(14, 1.2).Line(14, 18.5).Line(10, 14.5).Line(6, 18.5).Close()
	c.FillAndStroke(band, paint.Solid(face), 1.6, paint.Solid(paint.Darken(face, 0.55)))
	return c.Image()
}

// RibbonBands returns the bands of the ribbon, without the bow.
func RibbonBands(w int) *image.RGBA { return tied(w, bands) }

// RibbonBow returns the bow of the ribbon, without the bands.
func RibbonBow(w int) *image.RGBA { return tied(w, bow) }

func bands(c paint.Canvas) {
	line := paint.Solid(RGB(ribbonLine))
	band := func(p *paint.Path, lit *paint.Path) {
		c.Fill(p, paint.Solid(RGB(ribbonFace)))
		c.Fill(lit, paint.Solid(RGB(ribbonLit)))
	}
	band(paint.Rect(0, 63, CardUnitWidth, 14), paint.Rect(0, 65.5, CardUnitWidth, 2.4))
	c.Stroke(paint.StartPath(-5, 63).Line(CardUnitWidth+5, 63).Move(-5, 77).Line(CardUnitWidth+5, 77), 1.6, line)
	band(paint.Rect(43, 0, 14, CardUnitHeight), paint.Rect(45.5, 0, 2.4, CardUnitHeight))
	c.Stroke(paint.StartPath(43, -5).Line(43, CardUnitHeight+5).Move(57, -5).Line(57, CardUnitHeight+5), 1.6, line)
}

func bow(c paint.Canvas) {
	line := paint.Solid(RGB(ribbonLine))
	middle := c.Transformed(paint.Translate(50, 68))
	for _, half := range middle.MirrorPair() {
		tail := paint.StartPath(1, 2).Cubic(10, 10, 15, 20, 19, 34).Line(25.5, 26.5).Line(34, 29).Cubic(28, 14, 18, 5, 5, -2).Close()
		half.FillAndStroke(tail, paint.Solid(RGB(ribbonBack)), 2, line)
		loop := paint.StartPath(0, 0).Cubic(8, -20, 26, -28, 37, -20).Cubic(44, -12, 40, 6, 30, 8).Cubic(20, 10, 8, 6, 0, 0).Close()
		half.Fill(loop, paint.Solid(RGB(ribbonFace)))
		inner := paint.StartPath(7, -2).Cubic(14, -13, 24, -18, 30, -14).Cubic(33, -9, 30, 0, 24, 1.5).Cubic(18, 2.5, 12, 1, 7, -2).Close()
		half.FillAndStroke(inner, paint.Solid(RGB(ribbonBack)), 1.4, line)
		half.Stroke(paint.StartPath(15, -17.5).Quad(23, -22.5, 31, -20), 2, paint.Solid(RGB(ribbonLit)))
		half.Stroke(loop, 2, line)
	}
	knot := paint.RoundRect(-8, -8, 16, 16, 6)
	middle.Fill(knot, paint.Solid(RGB(ribbonFace)))
	middle.Stroke(paint.StartPath(-3.5, -4).Line(2.5, -4.6), 2, paint.Solid(RGB(ribbonLit)))
	middle.Stroke(knot, 2, line)
}

// Ribbon returns a waving banner of w×h pixels with swallow tails, as a background for words.
func Ribbon(w, h int, face color.RGBA) *image.RGBA {
	k := float64(h) / 40
	long := float64(w) / k
	c := paint.NewCanvas(w, h).Transformed(paint.Scale(k, k))
	line := paint.Solid(paint.Darken(face, 0.55))
	end := math.Min(30, long*0.16)
	for _, half := range [2]paint.Canvas{c, c.Transformed(paint.Scale(-1, 1).Then(paint.Translate(long, 0)))} {
		tail := paint.StartPath(1.5, 11).Line(end+8, 9).Line(end+8, 36).Line(1.5, 38).Line(end*0.38, 24.5).Close()
		half.FillAndStroke(tail, paint.Solid(paint.Darken(face, 0.2)), 1.8, line)
		fold := paint.StartPath(end, 31).Line(end+8, 36).Line(end+8, 29).Close()
		half.Fill(fold, line)
	}
	left, right, mid := end, long-end, long/2
	body := paint.StartPath(left, 5).Cubic(mid-(mid-left)*0.45, 0.5, mid-(mid-left)*0.3, 0.8, mid, 2.5).
		Cubic(mid+(mid-left)*0.3, 4, mid+(mid-left)*0.55, 7.5, right, 5).
		Line(right, 31).Cubic(mid+(mid-left)*0.55, 33.5, mid+(mid-left)*0.3, 30, mid, 28.5).
		Cubic(mid-(mid-left)*0.3, 26.8, mid-(mid-left)*0.45, 26.5, left, 31).Close()
	c.Fill(body, paint.Solid(face))
	inside := c.Clip(body)
	inside.Stroke(body.Map(paint.Translate(0, 4.6)), 1.5, paint.Solid(paint.Lighten(face, 0.3)))
	c.Stroke(body, 1.8, line)
	return c.Image()
}
