package faces

import (
	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// The measures of a court, in units of a card.
const (
	lean      = 19.0 // the slant of the sash, in degrees
	sashWide  = 9.0
	courtSize = 0.74 // the size of a unit of a figure
	courtLine = 2.1  // weight of lines in units of a figure
)

// courtier is a person of a court: a figure with its head around (0, 0) and 24 units to every side.
type courtier struct {
	figure.Pen
	suit   peri.Suit
	rank   int
	caught bool // the face looks caught, not dutiful
	e      figure.FaceExpression
}

// court draws a person down to the shoulders, dutiful, and the same person upside down, caught, with a sash between them.
func court(c paint.Canvas, suit peri.Suit, rank int, t tones, w int) {
	c = c.Clip(paint.RoundRect(3, 3, art.CardUnitWidth-6, art.CardUnitHeight-6, cornerRadius-2)).Transformed(paint.Translate(art.CardUnitWidth/2, art.CardUnitHeight/2))
	above := paint.StartPath(-80, 0).Line(80, 0).Line(80, -90).Line(-80, -90).Close().Map(paint.Rotate(lean))
	for i, half := range [2]paint.Canvas{c, c.Transformed(paint.Rotate(180))} {
		half = half.Clip(above)
		half.FillAndStroke(paint.Circle(1, -28, 34), paint.Solid(t.tint), 1, paint.Solid(paint.ScaleOpacity(t.mark, 0.5)))
		stage := half.Transformed(paint.Scale(courtSize, courtSize).Then(paint.Translate(1, -30)))
		person(stage, suit, rank, i == 1, w >= fineFrom)
	}
	sash(c.Transformed(paint.Rotate(lean)), suit, t, w >= fineFrom)
}

// person draws a courtier whose head is around (0, 0). Bats hang.
func person(c paint.Canvas, suit peri.Suit, rank int, caught, fine bool) {
	figure.DrawWithEdge(c, figureTones(suit), courtLine, fine, func(p figure.Pen) {
		who := courtier{Pen: p, suit: suit, rank: rank, caught: caught, e: moodOf(suit, rank, caught)}
		[peri.SuitCount]func(courtier){peri.Clubs: fish, peri.Spades: bat, peri.Hearts: imp, peri.Diamonds: chick}[suit](who)
	})
}

// sash draws the band between the halves of a court.
func sash(c paint.Canvas, suit peri.Suit, t tones, fine bool) {
	const half = sashWide / 2
	c.Fill(paint.Rect(-80, -half-1, 160, sashWide+2), paint.Solid(t.ink))
	c.Fill(paint.Rect(-80, -half, 160, sashWide), paint.Solid(gold()))
	c.Fill(paint.Rect(-80, -half+1.5, 160, sashWide-3), paint.Solid(t.mark))
	if !fine {
		return
	}
	const k = 0.042
	for i := -3; i <= 3; i++ {
		if i%2 != 0 {
			c.Fill(paint.Circle(13*float64(i), 0, 1), paint.Solid(paper()))
			continue
		}
		c.Transformed(paint.Scale(k, k).Then(paint.Translate(13*float64(i), 0))).Fill(outlineOf(suit), paint.Solid(paper()))
	}
}

// in returns the courtier with m applied before its own matrix.
func (c courtier) in(m paint.Matrix) courtier {
	c.Pen = c.Pen.WithMatrix(m)
	return c
}

// tilted returns the courtier with its head tilted about its neck by its expression.
func (c courtier) tilted() courtier {
	return c.in(paint.Translate(0, -22).Then(paint.Rotate(c.e.HeadTilt)).Then(paint.Translate(0, 22)))
}

// features draws eyes, brows and mouth, and the lashes of a queen.
func (c courtier) features(f figure.Features) {
	c.DrawFeatures(f, figure.Expression{FaceExpression: c.e})
	if c.rank != peri.Queen {
		return
	}
	for i, half := range c.Pen.MirrorPair() {
		if lid := [2]float64{c.e.EyeOpenLeft, c.e.EyeOpenRight}[i]; lid < 0.15 {
			continue
		}
		x, y := f.EyeGap+f.EyeHalfWidth*c.e.EyeSize*0.8, f.EyeY-f.EyeHalfHeight*0.5
		half.DrawLine(paint.StartPath(x, y).Quad(x+2.6, y-0.6, x+4.4, y-3.2).Move(x-1.6, y-2.2).Quad(x+0.6, y-3.6, x+1.4, y-6), c.LineWidth*0.85, c.Line)
	}
}
