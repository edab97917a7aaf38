package faces

import (
	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// chick draws the court of diamonds: chicks. The jack wears his egg, the queen has opera glasses, and the king is too fat for his frame.
func chick(c courtier) {
	if c.rank == peri.King {
		c = c.in(paint.Scale(1.5, 1.3).Then(paint.Translate(0, 16)))
		c.LineWidth /= 1.4
	} else {
		c.robe(24)
	}
	head := c.tilted()
	head.DrawPiece(art.ChickFeathers().Map(paint.Scale(0.93, 0.93)), c.Base)
	if !c.IsPaperEdge {
		head.Fill(paint.Circle(0, 0, 22), paint.Solid(c.Light))
	}
	head.DrawGloss(paint.StartPath(-16, -5).Quad(-13, -12.5, -6.5, -15.5))
	head.features(figure.Features{EyeGap: 9.2, EyeY: -4, EyeHalfWidth: 6.4, EyeHalfHeight: 7.2, BrowY: -14, MouthY: 7.5, MouthHalfWidth: 8.5, OpenMouthHeight: 8.5,
		LidColor: c.Dark, CheekColor: art.RGB(0xFF9C5B), HasBeak: true})
	switch c.rank {
	case jack:
		egg(head)
	case peri.Queen:
		head.in(paint.Translate(0, -18)).tiara()
		glasses(head)
	case peri.King:
		head.in(paint.Scale(0.75, 0.85).Then(paint.Rotate(-8)).Then(paint.Translate(-3, -23))).crown(false)
		if c.caught {
			biscuit(c)
		}
	}
	head.sweat(25, -10)
}

// egg draws the half egg on the jack's head. When he is caught it slips.
func egg(c courtier) {
	sits := paint.Rotate(-6).Then(paint.Translate(0, -13))
	if c.caught {
		sits = paint.Rotate(24).Then(paint.Translate(7, -10))
	}
	c = c.in(sits)
	shell := paint.StartPath(-21, 0).Cubic(-21, -17, -10, -27, 0, -27).Cubic(10, -27, 21, -17, 21, 0).Line(14, 6).Line(7, -1).Line(0, 6).
		Line(-7, -1).Line(-14, 6).Close()
	c.DrawPiece(shell, pearl())
	for _, at := range [3]paint.Point{{X: -11, Y: -6}, {X: 1, Y: -16}, {X: 12, Y: -6}} {
		c.gem(at.X, at.Y, 9)
	}
}

// glasses draws the queen's opera glasses on their handle, which she lowers when she is caught.
func glasses(c courtier) {
	if c.caught {
		c = c.in(paint.Scale(0.85, 0.85).Then(paint.Rotate(-16)).Then(paint.Translate(9, 24)))
	}
	c.DrawLimb(paint.StartPath(19, -1).Line(34, 20), 4.2, red())
	for _, half := range c.halves() {
		half.DrawLine(paint.Circle(9.4, -4, 9.6), c.LineWidth*3.2, c.Line)
		half.DrawLine(paint.Circle(9.4, -4, 9.6), c.LineWidth*1.5, red())
	}
	c.paw(35, 21)
}

func biscuit(c courtier) {
	c = c.in(paint.Translate(27, 12))
	c.DrawPiece(paint.StartPath(-4, -8).Quad(0, -3, 4, -9).Cubic(13, -6, 13, 9, 1, 9).Cubic(-9, 9, -10, 0, -9, -3).Quad(-4, -2, -4, -8).Close(), art.RGB(0xC98A45))
	for _, at := range [3]paint.Point{{X: 3, Y: -3}, {X: -3, Y: 4}, {X: 5, Y: 4}} {
		c.DrawLine(paint.StartPath(at.X, at.Y).Line(at.X+0.1, at.Y), 2.6, c.Line)
	}
}
