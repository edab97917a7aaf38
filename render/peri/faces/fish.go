package faces

import (
	"dreist/game/peri"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// fish draws the court of clubs: fish with bubbles in the shape of a club. The jack has a snorkel, the queen pearls, and the king an anchor.
func fish(c courtier) {
	o := art.FishOutline()
	if c.rank == jack {
		snorkel(c)
	}
	body := c.tilted().in(paint.Scale(1.08, 1.08).Then(paint.Translate(-1, 3)))
	body.LineWidth /= 1.08
	body.DrawPiece(o.Tail, c.Dark)
	if c.HasDetails {
		body.DrawLine(paint.StartPath(27, -3).Quad(29.5, -7.5, 33, -10).Move(27, 3).Quad(29.5, 7.5, 33, 10), c.LineWidth*0.6, c.Line)
	}
	body.DrawPiece(o.Fin, c.Dark)
	body.DrawPiece(o.Body, c.Base)
	body.DrawPatch(o.Body, paint.Ellipse(-12, 25, 24, 13), c.Light)
	if c.HasDetails {
		for _, at := range [2]paint.Point{{X: 17, Y: -5}, {X: 18, Y: 3}} {
			body.DrawLine(paint.StartPath(at.X, at.Y-3).Quad(at.X+3.4, at.Y, at.X, at.Y+3), c.LineWidth*0.65, c.Dark)
		}
	}
	body.DrawGloss(paint.StartPath(-26.5, -8).Quad(-23, -15.5, -15.5, -18.5))
	head := body.in(paint.Translate(-10.5, 0.5))
	head.features(figure.Features{EyeGap: 8.8, EyeY: -3.5, EyeHalfWidth: 6.5, EyeHalfHeight: 7.3, BrowY: -13.5, MouthY: 8.5, MouthHalfWidth: 8.6, OpenMouthHeight: 7,
		LidColor: c.Dark, CheekColor: art.RGB(0xF79D95)})
	switch c.rank {
	case jack:
		mask(head)
		bubbles(c)
	case peri.Queen:
		pearls(body)
		bubbles(c)
		head.in(paint.Rotate(-3).Then(paint.Translate(2, -19))).tiara()
	case peri.King:
		body.DrawPatch(o.Body, paint.StartPath(4, -24).Quad(13, 0, 2, 25).Line(11, 26).Quad(23, 0, 13, -24).Close(), pearl())
		for _, at := range [4]paint.Point{{X: 11, Y: -12}, {X: 15.5, Y: -4}, {X: 13, Y: 4}, {X: 13, Y: 12}} {
			body.DrawLine(paint.StartPath(at.X, at.Y-1.4).Line(at.X, at.Y+1.6), c.LineWidth*1.2, c.Line)
		}
		anchor(c)
		tip := paint.Rotate(-3).Then(paint.Translate(2, -19))
		if c.caught {
			tip = paint.Rotate(-20).Then(paint.Translate(-2, -18))
		}
		head.in(tip).crown(false)
	}
	head.sweat(17, -17)
	waves(c)
}

func waves(c courtier) {
	if c.IsPaperEdge {
		return
	}
	top := paint.StartPath(-60, 36)
	for x := -60.0; x < 70; x += 16 {
		top.Cubic(x+5, 28, x+7, 28, x+8, 32).Cubic(x+9, 36, x+11, 36, x+16, 32)
	}
	pool := c.Clip(paint.Circle(0, 2.7, 45))
	pool.FillAndStroke(top.Line(80, 90).Line(-60, 90).Close(), paint.Solid(paint.Mix(c.Light, pearl(), 0.25)), c.LineWidth*0.8, paint.Solid(c.Dark))
}

func bubbles(c courtier) {
	for _, at := range [3]paint.Point{{X: 26, Y: -33}, {X: 21.4, Y: -25.6}, {X: 30.6, Y: -25.6}} {
		c.DrawPiece(paint.Circle(at.X, at.Y, 3.9), art.RGB(0xBFE6F5))
		c.DrawGloss(paint.StartPath(at.X-1.6, at.Y-0.6).Quad(at.X-1.2, at.Y-1.8, at.X, at.Y-2))
	}
}

func snorkel(c courtier) {
	c.DrawLimb(paint.StartPath(-20, 20).Quad(-38, 18, -36, 0).Line(-34, -22), 5.6, art.RGB(0xF58A1F))
}

// mask draws the jack's diving mask, with water in it when he is caught.
func mask(c courtier) {
	glass := paint.RoundRect(-20, -14, 40, 21, 10)
	if c.caught && !c.IsPaperEdge {
		c.Clip(glass).Fill(paint.Rect(-20, -3, 40, 12), paint.Solid(paint.ScaleOpacity(art.RGB(0x8FD3F2), 0.75)))
	}
	c.DrawLine(glass, c.LineWidth*3.4, c.Line)
	c.DrawLine(glass, c.LineWidth*1.7, art.RGB(0xF58A1F))
	c.DrawLine(paint.StartPath(20, -3).Line(33, -6), c.LineWidth*2.4, c.Line)
}

// pearls draws the queen's necklace, torn when she is caught.
func pearls(c courtier) {
	for i := range 7 {
		y := float64(i)*7 - 20
		x := 9 - y*y*0.014
		if c.caught {
			x, y = x+float64(i*i%5)*3-4, y+float64(i*3%4)*2
		}
		c.DrawPiece(paint.Circle(x, y, 3.4), pearl())
	}
}

// anchor draws the king's anchor, which pulls him over when he is caught.
func anchor(c courtier) {
	c = c.in(paint.Translate(33, 4))
	if c.caught {
		c = c.in(paint.Rotate(24))
	}
	c.DrawLimb(paint.StartPath(0, -18).Line(0, 20).Move(-8, -12).Line(8, -12).Move(-13, 9).Quad(-12, 21, 0, 21).Quad(12, 21, 13, 9), 5, silver())
	c.DrawLimb(paint.Circle(0, -23, 4), 3.4, silver())
	c.paw(0, 2)
}
