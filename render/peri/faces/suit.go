package faces

import (
	"image/color"
	"math"

	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// outlineOf returns the sign of a suit around (0, 0), about 100 units high. The shapes of clubs overlap: draw the line before the fill.
func outlineOf(s peri.Suit) *paint.Path {
	switch s {
	case peri.Clubs:
		leaf := paint.Circle(26, 8, 22)
		stem := paint.StartPath(0, -20).Line(7, -8).Cubic(4, 12, 6, 36, 18, 49).Line(0, 49).MirrorHalf()
		return paint.Union(stem, paint.Circle(0, -27, 22), leaf, leaf.Mirrored())
	case peri.Spades:
		blade := paint.StartPath(0, -49).Cubic(8, -30, 47, -12, 47, 13).Cubic(47, 28, 36, 36, 25, 36).Cubic(14, 36, 6, 31, 0, 22).MirrorHalf()
		return paint.Union(blade, paint.StartPath(0, 8).Line(4, 18).Cubic(5, 34, 9, 44, 18, 49).Line(0, 49).MirrorHalf())
	case peri.Hearts:
		return paint.Union(paint.StartPath(0, -25).Cubic(5, -39, 15, -46, 26, -46).Cubic(41, -46, 50, -34, 50, -19).Cubic(50, 4, 22, 24, 0, 48).
			MirrorHalf())
	}
	return paint.Union(paint.StartPath(0, -50).Cubic(11, -32, 26, -14, 42, 0).Cubic(26, 14, 11, 32, 0, 50).MirrorHalf())
}

// tones are the colours of a suit.
type tones struct {
	mark    color.RGBA // the signs
	ink     color.RGBA // letters and the lines around signs, with a contrast of at least 5:1 on paper
	tint    color.RGBA // the field behind a court
	hatched bool
}

// tonesOf returns the colours of a suit as the look wants them: four or two colours, or pure red and black.
func tonesOf(s peri.Suit, look CardStyle) tones {
	isDiamonds := s == peri.Diamonds
	if look.HasTwoColors {
		s = [peri.SuitCount]peri.Suit{peri.Spades, peri.Spades, peri.Hearts, peri.Hearts}[s]
	}
	t := [peri.SuitCount]tones{
		peri.Clubs:    {mark: color.RGBA{12, 74, 78, 255}, ink: art.RGB(0x06383C), tint: art.RGB(0xCFE7E0)},
		peri.Spades:   {mark: color.RGBA{43, 33, 66, 255}, ink: art.RGB(0x1F1733), tint: art.RGB(0xDFDAEC)},
		peri.Hearts:   {mark: color.RGBA{200, 32, 48, 255}, ink: art.RGB(0xA01228), tint: art.RGB(0xFBD9D3)},
		peri.Diamonds: {mark: color.RGBA{232, 106, 20, 255}, ink: art.RGB(0xAE4300), tint: art.RGB(0xFFE6C4)},
	}[s]
	if look.hasStrongColours {
		t.mark, t.hatched = color.RGBA{A: 255}, isDiamonds
		if s >= peri.Hearts {
			t.mark = color.RGBA{212, 0, 0, 255}
		}
		t.ink = t.mark
	}
	return t
}

// figureTones returns the colours of the characters of a suit's courts.
func figureTones(s peri.Suit) figure.Colors {
	return [peri.SuitCount]figure.Colors{
		peri.Clubs:    {Base: art.RGB(0x2A9A94), Light: art.RGB(0x8ADCCB), Dark: art.RGB(0x0F666A), Line: art.RGB(0x06383C)},
		peri.Spades:   {Base: art.RGB(0x7A5FB4), Light: art.RGB(0xB9A3E0), Dark: art.RGB(0x3B2D63), Line: art.RGB(0x1F1733)},
		peri.Hearts:   {Base: art.RGB(0xDB3246), Light: art.RGB(0xF58A90), Dark: art.RGB(0xA8162C), Line: art.RGB(0x5E0A1A)},
		peri.Diamonds: {Base: art.RGB(0xFFB93B), Light: art.RGB(0xFFDD86), Dark: art.RGB(0xE8821A), Line: art.RGB(0x6F3600)},
	}[s]
}

// sign draws a suit's sign in a size around (x, y), with a thin line around it. Its middle is on a whole or half pixel, so that its two
// sides are equally crisp.
func sign(c paint.Canvas, s peri.Suit, t tones, x, y, size float64) {
	unit := c.Unit()
	x, y, k := math.Round(2*x*unit)/2/unit, math.Round(2*y*unit)/2/unit, size/100
	at := c.Transformed(paint.Scale(k, k).Then(paint.Translate(x, y)))
	outline := outlineOf(s)
	at.Stroke(outline, 9, paint.Solid(t.ink))
	at.Fill(outline, paint.Solid(t.mark))
	if t.hatched {
		hatch(at, outline)
	}
}

// hatch draws slanting lines in the colour of the paper inside a shape about 100 units high.
func hatch(c paint.Canvas, shape *paint.Path) {
	inside := c.Clip(shape)
	for d := -60.0; d <= 60; d += 24 {
		inside.Stroke(paint.StartPath(d-50, 50).Line(d+50, -50), 8, paint.Solid(paper()))
	}
}

func paper() color.RGBA { return color.RGBA{255, 250, 238, 255} }
