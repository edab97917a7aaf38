package climb

import (
	"image"
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// part is a part of the picture that always looks the same.
type part uint8

const (
	country  part = iota // sky and hills
	wood                 // the ladder itself, which fills its rectangle
	loft                 // the floor where Egon stands
	railing              // the rail behind Egon
	board                // sign at a rung not yet won
	boardWon             // sign at a rung that was won
	boardNow             // sign at the next rung
	pennant              // flag where the last climb ended
	puff                 // dust
)

// PictureTraits says that every part fills its rectangle, and which parts depend on the theme.
func (p part) PictureTraits() kit.PictureTraits {
	return kit.PictureTraits{IsStretched: true, DependsOnTheme: p <= railing}
}

func (p part) Paint(o kit.PaintRequest) *image.RGBA {
	page := paint.NewCanvas(o.W, o.H)
	wide, high := float64(o.W), float64(o.H)
	switch p {
	case country:
		paintCountry(page, wide, high, tonesOf(o.Theme))
	case wood:
		paintLadder(page.Transformed(paint.Scale(wide/ladderWide, high/tall)), tonesOf(o.Theme))
	case loft:
		paintLoft(page.Transformed(paint.Scale(high/tall, high/tall)), wide/high*tall, tonesOf(o.Theme))
	case railing:
		paintRailing(page.Transformed(paint.Scale(high/(loftTop-railTop), high/(loftTop-railTop))), wide/high*(loftTop-railTop), tonesOf(o.Theme))
	case board, boardWon, boardNow:
		paintBoard(page, wide, high, [...]color.RGBA{art.PaperColor(), art.RGB(0xFBE2A0), art.RGB(0xF6B91A)}[p-board])
	case pennant:
		paintPennant(page, wide, high)
	case puff:
		white := art.RGB(0xFFF8EC)
		glow := paint.Radial(paint.Point{X: wide / 2, Y: high / 2}, wide/2, white, paint.ScaleOpacity(white, 0))
		page.Fill(paint.Ellipse(wide/2, high/2, wide/2, high/2), glow)
	}
	return page.Image()
}

type tones struct {
	above, below     color.RGBA // the sky
	far, near, grass color.RGBA // the hills
	cloud            color.RGBA
	light, dark      color.RGBA // wood
	line, shine      color.RGBA
}

func tonesOf(t art.Theme) tones {
	if t.IsDark() {
		return tones{
			above: art.RGB(0x141F38), below: art.RGB(0x33456E),
			far: art.RGB(0x2A4A5C), near: art.RGB(0x234350), grass: art.RGB(0x2F5A5F), cloud: paint.ScaleOpacity(art.RGB(0xB9C6E6), 0.14),
			light: art.RGB(0xA3764F), dark: art.RGB(0x7E5636),
			line: art.RGB(0x24150C), shine: art.RGB(0xC59769),
		}
	}
	return tones{
		above: art.RGB(0xCFEAE6), below: art.RGB(0xFFF6E0),
		far: art.RGB(0xD5E6B4), near: art.RGB(0xBBD891), grass: art.RGB(0xA2C873), cloud: paint.ScaleOpacity(art.RGB(0xFFFFFF), 0.8),
		light: art.RGB(0xDDA96B), dark: art.RGB(0xC48E54),
		line: art.RGB(0x5E3A1A), shine: art.RGB(0xF0CD9A),
	}
}

// paintCountry draws a sky with a few clouds, by night with stars and a moon, over two hills.
func paintCountry(page paint.Canvas, wide, high float64, t tones) {
	frame := paint.RoundRect(0, 0, wide, high, high*0.05)
	c := page.Clip(frame)
	c.Fill(paint.Rect(0, 0, wide, high), paint.Linear(paint.Point{}, paint.Point{Y: high}, t.above, t.below))
	u := high / tall
	if t.above.R < 128 {
		moon := paint.StartPath(64, 30).Cubic(36, 28, 30, 70, 62, 72).Cubic(46, 62, 46, 40, 64, 30).Close()
		c.Transformed(paint.Scale(u, u)).Fill(moon, paint.Solid(art.RGB(0xFFE9AE)))
		for i, x := 0, 24.0; x*u < wide; i, x = i+1, x+47 {
			y := 18 + math.Mod(float64(i*61), 150)
			c.Fill(paint.Star(x*u, y*u, 4, 0.9*u, 3.2*u, 0.3), paint.Solid(paint.ScaleOpacity(art.RGB(0xFFF2C8), 0.35+0.1*float64(i%5))))
		}
	}
	for _, at := range [...]struct{ x, y, size float64 }{{0.075, 58, 1}, {0.2, 128, 0.62}, {0.63, 172, 0.8}, {0.52, 36, 0.55}} {
		c.Transformed(paint.Scale(at.size*u, at.size*u).Then(paint.Translate(at.x*wide, at.y*u))).Fill(cloud(), paint.Solid(t.cloud))
	}
	ground := func(left, crown, right float64) *paint.Path {
		return paint.StartPath(0, left*u).Cubic(wide*0.3, crown*u, wide*0.6, crown*u, wide, right*u).Line(wide, high).Line(0, high).Close()
	}
	c.Fill(ground(262, 226, 286), paint.Solid(t.far))
	c.Fill(ground(306, 292, 262), paint.Solid(t.near))
	c.Fill(ground(groundY-8, groundY-6, groundY-10), paint.Solid(t.grass))
	for x := 8.0; x*u < wide; x += 31 {
		y := groundY - 4 + math.Mod(x*7, 9)
		c.Stroke(paint.StartPath((x-3)*u, (y-5)*u).Line(x*u, y*u).Line((x+3)*u, (y-6)*u), 1.3*u, paint.Solid(paint.Darken(t.grass, 0.12)))
	}
}

func cloud() *paint.Path {
	return paint.Union(paint.Ellipse(0, 0, 26, 12), paint.Ellipse(-22, 5, 18, 8), paint.Ellipse(24, 5, 20, 9), paint.Ellipse(8, -8, 14, 10))
}

func paintLadder(c paint.Canvas, t tones) {
	c.FillBlurred(paint.Ellipse(80, groundY+1, 86, 4), 5, paint.ScaleOpacity(t.line, 0.4))
	for i := range rungCount {
		left, y := railAt(rungY(i)), rungY(i)
		plank := paint.RoundRect(left-7, y, between+14, rungThick, 3)
		c.Fill(plank.Map(paint.Translate(0, 3)), paint.Solid(paint.ScaleOpacity(t.line, 0.25)))
		c.Fill(plank, paint.Linear(paint.Point{Y: y}, paint.Point{Y: y + rungThick}, t.light, t.dark))
		c.Clip(plank).Fill(paint.Rect(left-8, y, between+16, 2.2), paint.Solid(t.shine))
		c.Stroke(plank, 1.6, paint.Solid(t.line))
	}
	for _, x := range [2]float64{0, between} {
		low, high := railAt(groundY)+x, railAt(railTop)+x
		rail := paint.StartPath(low, groundY).Line(high, railTop)
		c.Stroke(rail, railThick+3.2, paint.Solid(t.line))
		c.Stroke(rail, railThick, paint.Solid(t.light))
		c.Stroke(rail.Map(paint.Translate(2.6, 0)), railThick*0.42, paint.Solid(paint.ScaleOpacity(t.dark, 0.8)))
		c.Stroke(rail.Map(paint.Translate(-3.2, 0)), 1.2, paint.Solid(t.shine))
		for i := range rungCount {
			y := rungY(i) + rungThick/2
			c.Fill(paint.Circle(railAt(y)+x, y, 2.3), paint.Solid(t.line))
			c.Fill(paint.Circle(railAt(y)+x-0.6, y-0.7, 0.9), paint.Solid(t.shine))
		}
	}
}

// paintLoft draws a floor on posts, wide units wide and as high as the picture.
func paintLoft(c paint.Canvas, wide float64, t tones) {
	for _, x := range [2]float64{wide - 78, wide - 20} {
		post := paint.Rect(x-6, loftTop+4, 12, groundY-loftTop-4)
		c.FillAndStroke(post, paint.Linear(paint.Point{X: x - 6}, paint.Point{X: x + 6}, t.light, t.dark), 1.6, paint.Solid(t.line))
	}
	brace := paint.StartPath(wide-82, groundY-112).Line(34, loftTop+12)
	c.Stroke(brace, 10.2, paint.Solid(t.line))
	c.Stroke(brace, 7, paint.Solid(t.dark))
	floor := paint.RoundRect(0.8, loftTop, wide+8, loftThick, 3)
	c.Fill(floor.Map(paint.Translate(0, 4)), paint.Solid(paint.ScaleOpacity(t.line, 0.25)))
	c.Fill(floor, paint.Linear(paint.Point{Y: loftTop}, paint.Point{Y: loftTop + loftThick}, t.light, t.dark))
	inside := c.Clip(floor)
	inside.Fill(paint.Rect(0, loftTop, wide+8, 2.4), paint.Solid(t.shine))
	for x := 38.0; x < wide; x += 46 {
		inside.Stroke(paint.StartPath(x, loftTop).Line(x, loftTop+loftThick), 1.4, paint.Solid(t.line))
		for _, side := range [2]float64{-5, 5} {
			inside.Fill(paint.Circle(x+side, loftTop+loftThick*0.6, 1.3), paint.Solid(t.line))
		}
	}
	c.Stroke(floor, 1.6, paint.Solid(t.line))
}

// paintRailing draws a fence behind Egon, from the floor of the loft upwards.
func paintRailing(c paint.Canvas, wide float64, t tones) {
	const high = loftTop - railTop
	for x := 66.0; x < wide+20; x += 44 {
		c.FillAndStroke(paint.RoundRect(x-3.5, 12, 7, high, 2), paint.Solid(t.dark), 1.4, paint.Solid(t.line))
	}
	c.FillAndStroke(paint.RoundRect(58, 8, wide, 8, 3), paint.Solid(t.light), 1.4, paint.Solid(t.line))
}

// paintBoard draws a sign that is nailed to the rail at its right edge.
func paintBoard(c paint.Canvas, wide, high float64, face color.RGBA) {
	line := math.Max(1.2, high*0.06)
	body := paint.RoundRect(line/2, line/2, wide-line, high-line*1.8, high*0.26)
	c.Fill(body.Map(paint.Translate(0, line*0.8)), paint.Solid(art.RGB(0x5E3A1A)))
	c.FillAndStroke(body, paint.Solid(face), line, paint.Solid(art.RGB(0x5E3A1A)))
	c.Fill(paint.Circle(wide-high*0.26, high*0.47, high*0.075), paint.Solid(art.RGB(0x5E3A1A)))
}

// paintPennant draws a flag with a dashed edge and a notch on the right. The caller draws the pole at its left edge.
func paintPennant(c paint.Canvas, wide, high float64) {
	line, notch := math.Max(1.3, high*0.07), high*0.24
	ink := art.RGB(0x6A3FA0)
	cloth := paint.StartPath(line, line).Line(wide-line, line).Line(wide-line-notch, high*0.5-line/2).
		Line(wide-line, high-2*line).Line(line, high-2*line).Close()
	c.Fill(cloth, paint.Solid(paint.ScaleOpacity(art.RGB(0xF2EAFB), 0.94)))
	c.Stroke(cloth.Dashed(line*1.7, line*1.5, 0.1), line, paint.Solid(ink))
}

// pile is a pile of this number of cards; the highest bit marks Egon's pile.
type pile uint8

const egons pile = 0x80

// PictureTraits says that a pile fills its rectangle.
func (pile) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsStretched: true} }

// Paint draws the edges of the cards, and the slanted back of the top card with a band in its owner's colour.
func (p pile) Paint(o kit.PaintRequest) *image.RGBA {
	page := paint.NewCanvas(o.W, o.H)
	c, high := page.Transformed(paint.Scale(float64(o.W)/pileWide, float64(o.W)/pileWide)), float64(o.H)/float64(o.W)*pileWide
	const in, slant = 0.8, 3.5
	line := art.RGB(0x2B2F45)
	side := paint.StartPath(in, pileTop-2).Line(in, high-2).Quad(in, high-in, 2.5, high-in).Line(pileWide-slant-2, high-in).
		Quad(pileWide-slant, high-in, pileWide-slant, high-2).
		Line(pileWide-in, high-pileTop).Line(pileWide-in, 2).Close()
	c.Fill(side, paint.Solid(art.RGB(0xFFF8EC)))
	inside := c.Clip(side)
	for y := high - 2.2; y > pileTop-1; y -= 2.1 {
		inside.Stroke(paint.StartPath(0, y).Line(pileWide-slant, y).Line(pileWide, y-pileTop+1.5), 0.7, paint.Solid(art.RGB(0xC3AE8A)))
	}
	band := art.RGB(0xD7263D)
	if p&egons != 0 {
		band = art.RGB(0xF28C00)
	}
	inside.Fill(paint.Rect(pileWide*0.36, 0, pileWide*0.2, high), paint.Solid(band))
	c.Stroke(side, 1.1, paint.Solid(line))
	top := paint.StartPath(slant+in, in).Line(pileWide-in, in).Line(pileWide-slant, pileTop-in).Line(in, pileTop-in).Close()
	c.FillAndStroke(top, paint.Solid(art.RGB(0x31406F)), 1.1, paint.Solid(line))
	c.Clip(top).Fill(paint.StartPath(pileWide*0.36+slant*0.6, 0).Line(pileWide*0.56+slant*0.6, 0).
		Line(pileWide*0.56-0.5, pileTop).Line(pileWide*0.36-0.5, pileTop).Close(), paint.Solid(band))
	return page.Image()
}
