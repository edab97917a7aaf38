package mascot

import (
	"image"
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/geom"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Hand is a part of one of Egon's hands at the table. Its picture is as wide as his portrait, and the hand grips in the middle of the picture.
type Hand uint8

const (
	HandBack    Hand = iota // cuff, palm and fingers of the hand that holds a card, drawn behind the card; see DrawSleeve
	HandThumb               // thumb of that hand, drawn in front of the card
	RestingHand             // the other hand, with its fingers over the edge of the table
)

// PictureTraits returns that hands are shown rotated.
func (Hand) PictureTraits() kit.PictureTraits { return kit.PictureTraits{IsRotated: true} }

// Paint draws the part at a size.
func (h Hand) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 100).Transformed(paint.Translate(50, 50))
	switch h {
	case HandBack:
		holdingBack(c)
	case HandThumb:
		holdingThumb(c)
	case RestingHand:
		restingHand(c)
	}
	return c.Image()
}

type tones struct{ skin, shade, jacket, line color.RGBA }

func egonTones() tones {
	return tones{skin: art.RGB(0xF7B98A), shade: art.RGB(0xE99A63), jacket: art.RGB(0x35507F), line: art.RGB(0x5C2F14)}
}

func finger(fromX, fromY, toX, toY, thick float64) *paint.Path {
	long := math.Hypot(toX-fromX, toY-fromY) + thick
	turn := math.Atan2(toY-fromY, toX-fromX) * 180 / math.Pi
	return paint.RoundRect(-thick/2, -thick/2, long, thick, thick/2).Map(paint.Rotate(turn).Then(paint.Translate(fromX, fromY)))
}

// sleeve draws the end of a sleeve of a length, with the cuff of the shirt. It comes from the left and ends in (0, 0).
func sleeve(c paint.Canvas, t tones, long float64) {
	c.FillAndStroke(paint.StartPath(-3, -7.6).Line(-long, -8.8).Cubic(-long-6, -8.6, -long-6, 8.6, -long, 8.8).Line(-3, 7.6).Close(),
		paint.Solid(t.jacket), egonLine, paint.Solid(t.line))
	cuff(c, t)
}

func cuff(c paint.Canvas, t tones) {
	c.FillAndStroke(paint.RoundRect(-4.4, -8.2, 6.4, 16.4, 2.6), paint.Solid(art.PaperColor()), egonLine, paint.Solid(t.line))
}

// sleeveWide is the width of Egon's sleeves at the table as a fraction of his portrait.
const sleeveWide = 0.15

// Wrist returns the end of the sleeve of a hand rotated by radians, relative to the point at which it grips, as a fraction of his portrait.
func (h Hand) Wrist(turn float64) geom.Point {
	sin, cos := math.Sincos(turn)
	if h == RestingHand {
		return geom.Point{X: 0.17 * sin, Y: -0.17 * cos}
	}
	return geom.Point{X: -0.25 * cos, Y: -0.25 * sin}
}

// DrawSleeve draws the sleeve from Egon's shoulder to a wrist. size is the width of his portrait.
func DrawSleeve(e *kit.Canvas, shoulder, wrist geom.Point, size, alpha float64) {
	t := egonTones()
	for _, layer := range [...]struct {
		tint color.RGBA
		wide float64
	}{{t.line, sleeveWide + egonLine/100}, {t.jacket, sleeveWide - egonLine/100}} {
		wide := layer.wide * size
		e.DrawLine(shoulder, wrist, wide, layer.tint, alpha)
		for _, end := range [...]geom.Point{shoulder, wrist} {
			e.DrawTinted(kit.MeterFillPlate, geom.RectAround(end, wide, wide), layer.tint, alpha)
		}
	}
}

func palm() *paint.Path {
	return paint.StartPath(-21, -6).Cubic(-17, -10, -7, -11.5, -1, -10).Cubic(4, -8, 4, 10, -2, 11.5).Cubic(-9, 12.5, -17, 9.5, -21, 6.5).Close()
}

// holdingBack draws the holding hand without its thumb. It grips in (0, 0) and comes from the left.
func holdingBack(c paint.Canvas) {
	t := egonTones()
	cuff(c.Transformed(paint.Translate(-20, 0)), t)
	fingers := [3]*paint.Path{finger(-5, -5.4, 14, -7.5, 8), finger(-5, 1.4, 15.5, 1.6, 8), finger(-5, 7.8, 12, 10, 7.4)}
	for _, f := range fingers {
		c.FillAndStroke(f, paint.Solid(t.skin), egonLine, paint.Solid(t.line))
	}
	c.FillAndStroke(palm(), paint.Solid(t.skin), egonLine, paint.Solid(t.line))
	for _, f := range fingers {
		c.Clip(f).Fill(paint.Rect(-4, -14, 12, 30), paint.Solid(t.skin)) // no line between fingers and palm
	}
	c.Clip(palm()).Fill(paint.StartPath(-22, 12).Line(-22, 4).Cubic(-12, 9.5, -4, 9.5, 3, 5).Line(4, 14).Close(),
		paint.Solid(paint.ScaleOpacity(t.shade, 0.5)))
}

func holdingThumb(c paint.Canvas) {
	t := egonTones()
	thumb := paint.StartPath(-13, -3).Cubic(-8, -9, 0, -11, 8, -10.6).Cubic(14, -10, 14.4, -2.4, 9, -1.4).Cubic(3, -0.4, -1, 1, -4, 5)
	c.Fill(thumb, paint.Solid(t.skin))
	c.Stroke(thumb, egonLine, paint.Solid(t.line))
	c.Stroke(paint.StartPath(10.4, -8.2).Quad(7.8, -6.2, 9.4, -3.8), egonLine*0.6, paint.Solid(t.shade))
}

// restingHand draws the hand with its fingers over an edge through (0, 0). It comes from above.
func restingHand(c paint.Canvas) {
	t := egonTones()
	cuff(c.Transformed(paint.Rotate(90).Then(paint.Scale(0.96, 0.9)).Then(paint.Translate(0, -12))), t)
	c.FillAndStroke(finger(-8, -5, -13, 1.5, 7), paint.Solid(t.skin), egonLine, paint.Solid(t.line)) // thumb
	back := paint.StartPath(-9.6, 2).Cubic(-11.5, -6, -8, -13, -1, -13).Cubic(7, -13, 12, -7, 10, 2)
	c.FillAndStroke(back, paint.Solid(t.skin), egonLine, paint.Solid(t.line))
	for i := range 3 {
		x := 6.9 * float64(i-1)
		c.FillAndStroke(finger(x, -2, x*1.04, 7.6-1.2*math.Abs(float64(i-1)), 7.4), paint.Solid(t.skin), egonLine, paint.Solid(t.line))
	}
	c.Fill(paint.StartPath(-8.4, 0).Cubic(-9.8, -6, -7, -11.8, -1, -11.8).Cubic(6, -11.8, 9.8, -6, 8.8, 0).Cubic(4, -4.5, -4, -4.5, -8.4, 0).
		Close(), paint.Solid(t.skin))
}

// egonHands draws Egon's hands in his portrait: raised to the bow tie, thrown up next to the head, or before the face. They rise from behind a
// curve, so that no sleeve ends straight.
func egonHands(c paint.Canvas, e Expression, t tones) {
	trunk := egonTrunk()
	rubbing := c.Clip(paint.Union(trunk, paint.Rect(0, 0, 100, 92)))
	c, low := c.Clip(paint.StartPath(-10, 0).Line(110, 0).Line(110, 93).Quad(50, 106, -10, 93).Close()), c.Clip(paint.Rect(0, 92, 100, 8))
	for _, side := range [2]float64{-1, 1} {
		if e.HandHeight > 0 {
			hand := rubbing.Transformed(paint.Rotate(-14 * side).Then(paint.Translate(50+side*(19-8*math.Abs(e.RubShift)), 116-25*e.HandHeight+side*4*e.RubShift)))
			hand.FillAndStroke(paint.RoundRect(-8, -7.5, 16, 26, 8), paint.Solid(t.skin), egonLine, paint.Solid(t.line))
			hand.Stroke(paint.StartPath(-2.6, -7).Line(-2.6, -0.5), egonLine*0.75, paint.Solid(t.line))
			hand.Stroke(paint.StartPath(2.6, -7).Line(2.6, -0.5), egonLine*0.75, paint.Solid(t.line))
			if e.Seated < 0.5 {
				low.Stroke(trunk, egonLine, paint.Solid(t.line))
			}
		}
		if e.CheerHeight > 0 {
			openHand(c.Transformed(paint.Scale(-0.88*side, 0.88).Then(paint.Rotate(12*side)).Then(paint.Translate(50+side*36.5, 112-34*e.CheerHeight))), t, true)
		}
		if e.HideHeight > 0 {
			openHand(c.Transformed(paint.Scale(0.92*side, 0.92).Then(paint.Rotate(-10*side)).Then(paint.Translate(50+side*19.5, 112-34*e.HideHeight))), t, false)
		}
	}
}

// openHand draws a hand with three fingers up and the thumb on the right, from inside or from its back. The middle of its palm is (0, 0).
func openHand(c paint.Canvas, t tones, inside bool) {
	sleeve(c.Transformed(paint.Rotate(-90).Then(paint.Translate(0, 9))), t, 4)
	parts := [5]*paint.Path{paint.Ellipse(0, 1.5, 8.2, 8.6), finger(5, 3.5, 10.2, -1.2, 6.2), finger(-5.2, -2, -7, -9.6, 6.4),
		finger(0, -3, 0, -12, 6.6), finger(5, -2, 6.8, -9.6, 6.4)}
	for _, p := range parts {
		c.Stroke(p, 2*egonLine, paint.Solid(t.line))
	}
	for _, p := range parts { // filled after all lines, they grow together without lines between them
		c.Fill(p, paint.Solid(t.skin))
	}
	if inside {
		c.Fill(paint.Ellipse(0, 2.6, 4.4, 3.6), paint.Solid(paint.ScaleOpacity(t.shade, 0.45)))
		return
	}
	for _, x := range [2]float64{-2.9, 2.9} {
		c.Stroke(paint.StartPath(x, -6.5).Line(x*0.9, -3), egonLine*0.75, paint.Solid(t.line))
	}
}
