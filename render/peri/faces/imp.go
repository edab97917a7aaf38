package faces

import (
	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// imp draws the court of hearts: imps with tails that end in a heart. The jack has a sling, the queen a fan of flames, and the king sleeps
// on his fork.
func imp(c courtier) {
	c.DrawLimb(paint.StartPath(26, 66).Cubic(48, 62, 53, 48, 47, 37), 4.2, c.Base)
	c.charm(peri.Hearts, 46, 30, 21, 14, c.Dark)
	switch c.rank {
	case peri.Queen:
		flames(c)
	case peri.King:
		fork(c)
	}
	c.robe(24)
	head, o := c.tilted(), art.ImpOutline()
	for _, half := range head.halves() {
		half.DrawPiece(o.Ear, c.Base)
		if c.HasDetails && !c.IsPaperEdge {
			half.Fill(paint.StartPath(24, -3).Quad(28, -7, 32, -7.5).Quad(29.5, -1, 24, 4).Close(), paint.Solid(c.Dark))
		}
		half.DrawPiece(o.Horn, art.RGB(0xFFE3C2))
		if c.HasDetails {
			half.DrawLine(paint.StartPath(10, -21).Quad(15, -22, 19.5, -19).Move(14, -26.5).Quad(17, -27, 20, -25.5), c.LineWidth*0.6, art.RGB(0xD99A6C))
		}
	}
	head.DrawPiece(o.Head, c.Base)
	head.DrawGloss(paint.StartPath(-17.5, -3).Quad(-15, -11.5, -7.5, -14))
	head.features(figure.Features{EyeGap: 9, EyeY: -1.5, EyeHalfWidth: 6.6, EyeHalfHeight: 7.4, BrowY: -11.5, MouthY: 11, MouthHalfWidth: 9.5, OpenMouthHeight: 9,
		LidColor: c.Dark, CheekColor: art.RGB(0xFF9A9A)})
	switch c.rank {
	case jack:
		beret(head.in(paint.Rotate(-8).Then(paint.Translate(-1, -15))))
		sling(c)
	case peri.Queen:
		head.in(paint.Translate(0, -15)).tiara()
	case peri.King:
		slip := paint.Rotate(10).Then(paint.Translate(1, -15))
		if c.caught { // the crown slips over an eye
			slip = paint.Rotate(-26).Then(paint.Translate(-8, -11))
		}
		head.in(slip).crown(true)
		c.paw(34, 27)
		if !c.caught && c.Unit() > 0.7 {
			c.snore()
		}
	}
	head.sweat(25, -10)
}

// beret draws the jack's cap, which sits on (0, 0).
func beret(c courtier) {
	c.DrawPiece(paint.StartPath(9, -6).Cubic(12, -17, 22, -22, 31, -20).Cubic(28, -13, 24, -6, 12, -2).Close(), pearl())
	c.DrawPiece(paint.StartPath(-15, 0).Cubic(-22, -12, -8, -16, 2, -14).Cubic(16, -14, 22, -8, 15, 0).Close(), c.Dark)
	c.DrawPiece(paint.RoundRect(-16, -2.5, 32, 6, 3), gold())
}

// sling draws the jack's sling, its band torn when he is caught.
func sling(c courtier) {
	c = c.in(paint.Rotate(14).Then(paint.Translate(31, 14)))
	c.DrawLimb(paint.StartPath(0, 26).Line(0, 4).Quad(-9, 0, -9, -10).Move(0, 4).Quad(9, 0, 9, -10), 5, wood())
	band := paint.StartPath(-9, -9).Quad(0, 3, 9, -9)
	if c.caught {
		band = paint.StartPath(-9, -9).Quad(-17, -12, -15, -19).Move(9, -9).Quad(13, -2, 18, -4)
	}
	c.DrawLine(band, c.LineWidth*1.3, c.Line)
	c.paw(0, 16)
}

// flames draws the queen's fan of flames behind her head, burnt out when she is caught.
func flames(c courtier) {
	outer, inner := art.RGB(0xF58A1F), art.RGB(0xFFD44F)
	if c.caught {
		outer, inner = art.RGB(0x77707A), art.RGB(0xA39CA6)
	}
	for _, turn := range [6]float64{-64, 64, -39, 39, -13, 13} {
		f := c.in(paint.Scale(1.1, 0.98).Then(paint.Rotate(turn)).Then(paint.Translate(0, 8)))
		tongue := paint.StartPath(-9, 0).Cubic(-14, -24, -6, -30, -3, -50).Cubic(2, -40, 4, -38, 5, -33).Cubic(12, -24, 11, -10, 9, 0).Close()
		f.DrawPiece(tongue, outer)
		f.DrawPatch(tongue, paint.StartPath(-4, 0).Cubic(-7, -16, -3, -20, -1, -32).Cubic(6, -20, 6, -10, 5, 0).Close(), inner)
	}
}

func fork(c courtier) {
	c.DrawLimb(paint.StartPath(34, 70).Line(34, -8), 4.4, wood())
	c.DrawLimb(paint.StartPath(25, -22).Quad(25, -8, 34, -8).Quad(43, -8, 43, -22).Move(34, -8).Line(34, -25), 4.6, silver())
}
