package faces

import (
	"image/color"

	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// The colours of the things that courts wear and hold.
func gold() color.RGBA   { return art.RGB(0xF6C445) }
func silver() color.RGBA { return art.RGB(0xDDE5EE) }
func pearl() color.RGBA  { return art.RGB(0xFFFAF0) }
func wood() color.RGBA   { return art.RGB(0xB57B42) }
func red() color.RGBA    { return art.RGB(0xC5283B) }

// crown draws a king's crown that stands on (0, 0), 32 units wide and 21 high. A dented crown has a bent point.
func (c courtier) crown(dented bool) {
	tip := paint.Point{X: 16, Y: -15}
	if dented {
		tip = paint.Point{X: 19, Y: -4}
	}
	body := paint.StartPath(-12, 0).Line(-16, -15).Line(-8, -8).Line(0, -19).Line(8, -8).Line(tip.X, tip.Y).Line(12, 0).Quad(0, 4, -12, 0).Close()
	c.DrawPiece(body, gold())
	for _, at := range [3]paint.Point{{X: -16, Y: -16}, {X: 0, Y: -20}, {X: tip.X, Y: tip.Y - 1}} {
		c.DrawPiece(paint.Circle(at.X, at.Y, 2.4), pearl())
	}
	if c.HasDetails {
		c.DrawLine(paint.StartPath(-11.6, -3).Quad(0, 0.8, 11.6, -3), c.LineWidth*0.8, c.Line)
		c.gem(0, -7, 8)
	}
}

// tiara draws a queen's tiara that stands on (0, 0), 30 units wide and 16 high.
func (c courtier) tiara() {
	metal := gold()
	if c.suit == peri.Diamonds { // their heads are golden
		metal = silver()
	}
	c.DrawPiece(paint.StartPath(0, -13).Cubic(2, -8, 4, -6, 7, -6).Quad(9.5, -7, 11, -10).Cubic(12, -5, 14, -3, 15, 3).Quad(8, -1.5, 0, -1.5).
		MirrorHalf(), metal)
	for _, at := range [3]paint.Point{{X: -11, Y: -10.5}, {Y: -14}, {X: 11, Y: -10.5}} {
		c.DrawPiece(paint.Circle(at.X, at.Y, 2.2), pearl())
	}
	if c.HasDetails {
		c.gem(0, -5.4, 6.5)
	}
}

func (c courtier) gem(x, y, size float64) {
	if c.IsPaperEdge {
		return
	}
	k := size / 100
	c.WithMatrix(paint.Scale(k, k).Then(paint.Translate(x, y))).Fill(outlineOf(c.suit), paint.Solid(c.Dark))
}

// robe draws shoulders below a neck at (0, y): a jack's doublet, a queen's gown with a ruff or a king's mantle of ermine.
func (c courtier) robe(y float64) {
	c = c.in(paint.Translate(0, y))
	body := paint.StartPath(0, -4).Cubic(14, -4, 26, 2, 31, 12).Cubic(36, 22, 38, 40, 39, 80).Line(0, 80).MirrorHalf()
	c.DrawPiece(body, c.Dark)
	switch c.rank {
	case jack:
		c.DrawLine(paint.StartPath(0, 6).Line(0, 60), c.LineWidth*0.8, c.Line)
		for _, half := range c.MirrorPair() {
			half.DrawPiece(paint.StartPath(0, -2).Line(13, -1).Quad(15, 6, 11, 11).Line(0, 5).Close(), pearl())
		}
		for _, at := range [3]float64{14, 23, 32} {
			c.DrawPiece(paint.Circle(0, at, 2.2), gold())
		}
	case peri.Queen:
		c.DrawPiece(paint.Star(0, 0, 15, 25.5, 29.5, 0.9).Map(paint.Scale(1, 0.36)), pearl())
		if c.HasDetails {
			for x := -20.0; x <= 20; x += 8 {
				c.DrawLine(paint.StartPath(x*0.8, 1).Line(x, 7.5-x*x*0.007), c.LineWidth*0.6, paint.Mix(c.Light, c.Line, 0.35))
			}
		}
		c.DrawPiece(paint.Circle(0, 16, 4.2), gold())
	case peri.King:
		collar := paint.StartPath(0, -2).Cubic(14, -3, 27, 2, 33, 14).Cubic(28, 23, 16, 21, 0, 21).MirrorHalf()
		c.DrawPiece(collar, pearl())
		for _, at := range [6]paint.Point{{X: -22, Y: 10}, {X: -12, Y: 15}, {X: -3, Y: 11}, {X: 6, Y: 16}, {X: 14, Y: 10}, {X: 23, Y: 14}} {
			c.DrawLine(paint.StartPath(at.X, at.Y-1.6).Line(at.X, at.Y+1.8), c.LineWidth*1.2, c.Line)
		}
	}
}

func (c courtier) paw(x, y float64) { c.DrawPiece(paint.Ellipse(x, y, 6.4, 5.8), c.Base) }

// charm draws a suit's sign of a size as a piece of the figure, turned by an angle in degrees.
func (c courtier) charm(s peri.Suit, x, y, size, turn float64, fill color.RGBA) {
	k := size / 100
	c = c.in(paint.Scale(k, k).Then(paint.Rotate(turn)).Then(paint.Translate(x, y)))
	c.LineWidth /= k
	c.DrawPiece(outlineOf(s), fill)
}

// snore draws three Zs of sleep that rise from a head.
func (c courtier) snore() {
	for i := range 3 {
		n := float64(i)
		at := c.Transformed(paint.Scale(4.4+1.6*n, 4.4+1.6*n).Then(paint.Translate(-20-1.5*n, -25-9.3*n)))
		at.Stroke(paint.StartPath(-0.5, -0.5).Line(0.5, -0.5).Line(-0.5, 0.5).Line(0.5, 0.5), 0.32, paint.Solid(c.Line))
	}
}

// sweat draws the drop of a caught head at a place.
func (c courtier) sweat(x, y float64) { c.DrawSweat(x, y, figure.Expression{FaceExpression: c.e}) }

// halves returns the mirrored and the unchanged courtier for symmetric drawings.
func (c courtier) halves() [2]courtier { return [2]courtier{c.in(paint.Scale(-1, 1)), c} }
