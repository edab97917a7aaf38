package pictures

import (
	"image/color"

	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// ground has the colours of the landscape of a number. Higher numbers have lighter colours, so that their order shows in grey and in every colour vision.
type ground struct{ base, dark, line color.RGBA }

// strata are the colours of the grounds from 0 to 100, ten apart.
func strata() [11]color.RGBA {
	return [11]color.RGBA{
		art.RGB(0x5B3552), art.RGB(0x7A3F45), art.RGB(0x96553A), art.RGB(0xA0702F), art.RGB(0x87892F), art.RGB(0x6B9B45),
		art.RGB(0x55A678), art.RGB(0x5BB0AE), art.RGB(0x84BFDE), art.RGB(0xB9CCF2), art.RGB(0xF8D3E4),
	}
}

func groundOf(n thegame.Card) ground {
	s, ten := strata(), int(n)/10
	base := paint.Mix(s[ten], s[ten+1], float64(n%10)/10)
	return ground{base: base, dark: paint.Darken(base, 0.2), line: paint.Darken(base, 0.62)}
}

// level returns the upper edge of a number's landscape, from the top of the card.
func level(n thegame.Card) float64 {
	const lowest, highest = 121.0, 40.0
	return figure.Mix(lowest, highest, float64(n-thegame.Lowest)/float64(thegame.Highest-thegame.Lowest))
}

func land(c paint.Canvas, n thegame.Card, g ground, fine bool) {
	c.Fill(paint.Rect(0, 0, art.CardUnitWidth, art.CardUnitHeight), paint.Solid(paint.Mix(g.base, art.PaperColor(), 0.9)))
	y := level(n)
	hill := paint.StartPath(-2, y+2).Cubic(22, y-7, 34, y-6, 52, y).Cubic(70, y+6, 84, y+4, 102, y-3).Line(102, 142).Line(-2, 142).Close()
	c.Fill(hill, paint.Solid(g.base))
	inside := c.Clip(hill)
	if fine {
		strew(inside, int(n)/10, y, g.dark)
	}
	c.Stroke(hill, 2, paint.Solid(g.line))
	for ten := thegame.Card(10); ten < 100; ten += 10 {
		long := 4.5
		if ten == 50 {
			long = 8
		}
		c.Stroke(paint.StartPath(0, level(ten)).Line(long, level(ten)), 1.6, paint.Solid(paint.ScaleOpacity(g.line, 0.75)))
	}
}

func strew(c paint.Canvas, ten int, from float64, tone color.RGBA) {
	const wide, tall = 20.0, 17.0
	for row := 0; ; row++ {
		y := from + 15 + tall*float64(row)
		if y > art.CardUnitHeight+tall {
			return
		}
		for x := wide/2 - wide/2*float64(row%2); x < art.CardUnitWidth+wide; x += wide {
			thing(c.Transformed(paint.Translate(x, y)), ten, paint.Solid(tone))
		}
	}
}

func thing(c paint.Canvas, ten int, ink paint.Ink) {
	switch ten {
	case 0:
		c.Stroke(paint.StartPath(-4, -1).Line(-2, -4).Line(2, -4).Line(4, -1).Line(0, 4).Close(), 1.7, ink)
	case 1:
		c.Stroke(paint.StartPath(-4, 2).Cubic(-5, -5, 5, -6, 4, 1).Cubic(3.5, 5, -2, 4, -1.5, 0.5).Cubic(-1, -2, 1.5, -1.5, 1, 0.5), 1.8, ink)
	case 2:
		c.Fill(paint.Ellipse(-2, 0, 3.8, 2.9), ink)
		c.Fill(paint.Ellipse(3.6, 1.8, 1.8, 1.4), ink)
	case 3:
		c.Fill(paint.StartPath(-2.6, -3).Line(2.6, -3).Line(0, 5.5).Close(), ink)
		c.Stroke(paint.StartPath(-2, -6).Line(0, -3.5).Line(2, -6), 1.5, ink)
	case 4:
		c.Stroke(paint.StartPath(-4, -2).Quad(-2, 0, -1.5, 4).Move(0, -5).Line(0, 4).Move(4, -2).Quad(2, 0, 1.5, 4), 1.8, ink)
	case 5:
		for turn := range 5 {
			at := paint.Rotate(72 * float64(turn)).Apply(paint.Point{Y: -3})
			c.Fill(paint.Circle(at.X, at.Y, 1.9), ink)
		}
	case 6:
		c.Fill(paint.StartPath(0, -6).Line(4, 0).Line(1.5, 0).Line(5, 4.5).Line(-5, 4.5).Line(-1.5, 0).Line(-4, 0).Close(), ink)
	case 7:
		c.Stroke(paint.StartPath(-6, 4).Line(-1.5, -4).Line(1.5, 1).Line(3, -1.5).Line(6, 4), 1.9, ink)
	case 8:
		puffs := paint.Union(paint.Circle(-3, 0.6, 2.6), paint.Circle(0.4, -1.2, 3.4), paint.Circle(4, 1, 2.3))
		c.Fill(puffs.Add(paint.Union(paint.RoundRect(-5, 0.5, 10.6, 2.8, 1.4))), ink)
	default:
		c.Fill(paint.Star(0, 0, 5, 2.1, 4.8, 0.25), ink)
	}
}

func inhabitant(c paint.Canvas, n thegame.Card, g ground, fine bool) {
	if !fine {
		return
	}
	at := paint.Scale(1.28, 1.28).Then(paint.Translate(50, 112))
	if barred(n) { // the bar is above
		at = paint.Scale(1.1, 1.1).Then(paint.Translate(50, 117.5))
	}
	dweller(c.Transformed(at), int(n)/10, cheek(int(n)%10), g.line, fine)
}

// dweller draws the inhabitant of a ten around (0, 0), about 18 units to every side.
func dweller(c paint.Canvas, ten int, e figure.Expression, line color.RGBA, fine bool) {
	look := [10]struct {
		body      *paint.Path
		fill      color.RGBA
		faceY, by float64 // height of the face, and its size
	}{
		{paint.StartPath(-14, -3).Line(-7, -11).Line(7, -11).Line(14, -3).Line(0, 14).Close(), art.RGB(0xE9A6D8), -2, 1},
		{paint.Union(paint.Ellipse(0, 0, 14, 12)), art.RGB(0xF0B8A0), 0, 1},
		{paint.StartPath(-15, 8).Cubic(-16, -4, -7, -12, 2, -11).Cubic(11, -10, 17, -1, 15, 8).Quad(0, 13, -15, 8).
			Close(), art.RGB(0xD8D2C6), 0, 1},
		{paint.StartPath(-10, -9).Cubic(-4, -13, 4, -13, 10, -9).Cubic(10, 2, 4, 10, 0, 17).Cubic(-4, 10, -10, 2, -10, -9).
			Close(), art.RGB(0xF5923E), -3, 0.85},
		{paint.StartPath(-13, 12).Quad(-15, 0, -12, -8).Quad(-8, -4, -6.5, -2).Quad(-5, -12, -1, -16).Quad(4, -11, 6, -2).Quad(8, -5, 12, -9).
			Quad(15, 0, 13, 12).Close(), art.RGB(0xCBDD6A), 3, 0.95},
		{paint.Union(paint.Star(0, 0, 8, 11, 16, 0.8)), art.RGB(0xFFC4D8), 0, 0.9},
		{paint.StartPath(0, -19).Line(9, -7).Line(6, -7).Line(14, 11).Line(-14, 11).Line(-6, -7).Line(-9, -7).
			Close(), art.RGB(0x9BDDB0), 2.5, 0.85},
		{paint.StartPath(-18, 12).Line(-5, -15).Quad(0, -19, 5, -15).Line(18, 12).Close(), art.RGB(0xC9D6DC), 1.5, 0.9},
		{paint.StartPath(-13, 10).Cubic(-21, 9, -21, -2, -12.5, -3).Cubic(-12, -13, 3, -16, 7, -7.5).Cubic(14, -10, 18, -4, 15.5, -1).
			Cubic(22, 1, 20, 10, 13, 10).Close(), art.RGB(0xFDFEFF), 1, 0.95},
		{paint.Union(paint.Star(0, 0, 5, 10.5, 19, 0.35)), art.RGB(0xFFD75A), 0.5, 0.8},
	}[ten]
	figure.DrawWithEdge(c, figure.Colors{Line: line, Dark: paint.Darken(look.fill, 0.25)}, 1.5, fine, func(p figure.Pen) {
		p = p.WithMatrix(paint.Rotate(e.HeadTilt))
		p.DrawPiece(look.body, look.fill)
		p.WithMatrix(paint.Scale(look.by, look.by).Then(paint.Translate(0, look.faceY))).DrawFeatures(figure.Features{
			EyeGap: 5, EyeY: -2.2, EyeHalfWidth: 4.2, EyeHalfHeight: 4.8, BrowY: -8.6, MouthY: 5.2, MouthHalfWidth: 5.4, OpenMouthHeight: 5.2, LidColor: p.Dark, CheekColor: art.RGB(0xF28A8A),
		}, e)
	})
}

func cheek(last int) figure.Expression {
	return figure.Expression{FaceExpression: [10]figure.FaceExpression{
		{EyeOpenLeft: 0.1, EyeOpenRight: 0.1, EyeSize: 1, MouthCurve: 0.4, MouthWidth: 0.5, Blush: 0.8, HeadTilt: -5},
		{EyeOpenLeft: 0.5, EyeOpenRight: 0.5, EyeSize: 1, LookX: 0.4, MouthCurve: 0.2, MouthWidth: 0.6, Blush: 0.3, HeadTilt: 3},
		{EyeOpenLeft: 0.95, EyeOpenRight: 0.95, EyeSize: 1, MouthCurve: 0.8, MouthWidth: 0.8, Blush: 0.6},
		{EyeOpenLeft: 1, EyeOpenRight: 1, EyeSize: 1.1, LookX: -0.5, LookY: -0.6, MouthOpen: 0.4, MouthWidth: 0.4, BrowLeft: 0.8,
			BrowRight: 0.8, Blush: 0.4, HeadTilt: -6},
		{EyeOpenLeft: 0.95, EyeOpenRight: 0.95, EyeSize: 1.05, LookX: 0.5, MouthCurve: 0.8, MouthOpen: 0.4, Teeth: 1, MouthWidth: 0.9, Blush: 0.5, HeadTilt: 4},
		{EyeOpenLeft: 0.6, EyeOpenRight: 0.8, EyeSize: 1.05, LookX: -0.6, MouthCurve: 0.7, MouthWidth: 0.9, MouthSkew: 0.8, BrowRight: 0.8, Blush: 0.5, HeadTilt: -4},
		{EyeOpenLeft: 1, EyeOpenRight: 0, EyeSize: 1.1, Joy: 0.1, MouthCurve: 0.8, MouthOpen: 0.3, Teeth: 0.6, MouthWidth: 0.9, MouthSkew: 0.5, Blush: 0.5, HeadTilt: 6},
		{EyeOpenLeft: 0.9, EyeOpenRight: 0.9, EyeSize: 1.1, LookY: 0.3, MouthCurve: 0.9, MouthOpen: 0.3, MouthWidth: 1, Tongue: 0.8, Blush: 0.5, HeadTilt: -5},
		{EyeOpenLeft: 0, EyeOpenRight: 0, EyeSize: 1.1, Joy: 1, MouthCurve: 1, MouthOpen: 0.7, Teeth: 0.9, MouthWidth: 1.1, Blush: 0.8, HeadTilt: 5},
		{EyeOpenLeft: 0, EyeOpenRight: 1, EyeSize: 1.15, Joy: 0.3, LookX: -0.4, MouthCurve: 1, MouthOpen: 0.9, Teeth: 0.8,
			MouthWidth: 1.2, Tongue: 0.9, BrowRight: 1, Blush: 0.8, HeadTilt: -8},
	}[last]}
}
