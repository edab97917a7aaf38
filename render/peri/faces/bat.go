package faces

import (
	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// bat draws the court of spades: bats that hang head down, their wings closed to a spade. The jack peeps from a cape, the queen reads, and
// the king wears the crown on his feet.
func bat(c courtier) {
	feet := 46.0
	if c.rank == peri.King {
		feet = 38
	}
	c = c.in(paint.Rotate(180).Then(paint.Translate(0, 9)))
	c.DrawLimb(paint.StartPath(-17, feet).Line(17, feet), 4.6, gold())
	for _, half := range c.halves() {
		half.DrawLimb(paint.StartPath(7, feet-12).Line(7, feet+1), 5.4, c.Base)
	}
	cloak := paint.StartPath(0, feet-2).Cubic(10, 28, 40, 20, 40, -2).Cubic(40, -14, 24, -16, 0, -8).MirrorHalf()
	c.DrawPiece(cloak, c.Dark)
	head, o := c.tilted(), art.BatOutline()
	for _, half := range head.halves() {
		half.DrawPiece(o.Ear, c.Base)
		if !c.IsPaperEdge {
			half.Fill(paint.StartPath(8, -19).Quad(11, -26, 14.8, -29).Quad(17, -22, 16, -14).Close(), paint.Solid(art.RGB(0xE79AC0)))
		}
	}
	head.DrawPiece(o.Body, c.Base)
	head.DrawGloss(paint.StartPath(-15.5, -5).Quad(-13, -12, -8, -14.5))
	head.features(figure.Features{EyeGap: 8.6, EyeY: -1.5, EyeHalfWidth: 6.5, EyeHalfHeight: 7.3, BrowY: -11.5, MouthY: 11.5, MouthHalfWidth: 9, OpenMouthHeight: 8.5,
		LidColor: c.Dark, CheekColor: art.RGB(0xF08AC0), HasFangs: true})
	head.sweat(19, -12)
	switch c.rank {
	case jack:
		cape(c)
	case peri.Queen:
		head.in(paint.Translate(0, -14)).tiara()
		book(c)
	case peri.King:
		sits := paint.Rotate(180).Then(paint.Translate(0, feet+3))
		if c.caught { // the crown falls
			sits = paint.Rotate(-160).Then(paint.Translate(-27, 1))
		}
		c.in(sits).crown(false)
	}
}

// cape draws the wings that the jack holds before his face, lower when he is caught.
func cape(c courtier) {
	y := 5.0
	if c.caught {
		y = 21
	}
	for _, half := range c.halves() {
		half.DrawPiece(paint.StartPath(-3, y+7).Quad(12, y-2, 24, y-6).Cubic(34, y-8, 40, -2, 40, 2).Cubic(38, 20, 12, 30, -3, 44).Close(), c.Dark)
		half.DrawLine(paint.StartPath(4, y+10).Quad(16, y+6, 33, y), c.LineWidth*0.7, paint.Mix(c.Dark, c.Base, 0.5))
		half.paw(8, y+4)
	}
}

// book draws the queen's book, which she lowers when she is caught.
func book(c courtier) {
	y := 18.0
	if c.caught {
		y = 25
	}
	c = c.in(paint.Translate(0, y))
	c.DrawPiece(paint.StartPath(0, 5).Quad(14, -1, 27, 2).Line(27, 24).Quad(14, 21, 0, 26).MirrorHalf(), red())
	for _, half := range c.halves() {
		half.DrawPiece(paint.StartPath(0, 4).Quad(12, -4, 24, -1).Line(24, 19).Quad(12, 16, 0, 22).Close(), pearl())
		if c.HasDetails {
			half.DrawLine(paint.StartPath(5, 6).Quad(12, 2.5, 19, 3.5).Move(5, 12).Quad(12, 8.5, 19, 9.5), c.LineWidth*0.6, paint.Mix(c.Light, c.Line, 0.3))
		}
		half.paw(26, 12)
	}
}
