package pictures

import (
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// frog is green and hangs at pile c from a parachute: it takes the way down as it comes.
type frog struct{}

// canopy is the parachute: power swells it, and without it sags.
func (frog) canopy(power float64) *paint.Path {
	high, hang := 8+17*min(power, 1.25), 9*(1-min(power, 1))
	return paint.StartPath(-41, -20+hang).Cubic(-41, -22-high, 41, -22-high, 41, -20+hang).
		Quad(34, -26, 27, -20).Quad(20, -26, 13.5, -20+hang).Quad(0, -27, -13.5, -20+hang).Quad(-20, -26, -27, -20).
		Quad(-34, -26, -41, -20+hang).Close()
}

func (frog) head() *paint.Path {
	return paint.StartPath(0, -8).Cubic(18, -9, 28, 0, 28, 9).Cubic(27, 20, 14, 24, 0, 24).MirrorHalf()
}

func (f frog) symbol() *paint.Path {
	line := paint.StartPath(33, -21).Line(40, -21).Line(16, 14).Line(10, 14).Close()
	return paint.Union(f.canopy(1), line, line.Mirrored(), f.head().Map(paint.Translate(0, 8)), paint.Circle(-12, 0, 11), paint.Circle(12, 0, 11))
}

func (f frog) draw(p figure.Pen, e figure.Expression) {
	p = p.WithMatrix(paint.Scale(0.89, 0.89))
	drop := p.WithMatrix(onward(thegame.PileC, e))
	canopy := f.canopy(e.Power)
	if p.IsPaperEdge { // brows and lines stand on paper
		p.Fill(paint.StartPath(-39, -21).Line(39, -21).Line(20, 24).Line(-20, 24).Close(), paint.Solid(art.PaperColor()))
	}
	for _, half := range p.MirrorPair() {
		half.DrawLimb(paint.StartPath(38, -20).Line(11, 30), 1.2, p.Line)
	}
	p.DrawPiece(canopy, p.Base)
	for _, half := range p.MirrorPair() {
		half.DrawPatch(canopy, paint.StartPath(13.5, -18).Cubic(13, -34, 10, -44, 2, -52).Line(20, -52).Cubic(26, -42, 27.5, -32, 27, -18).
			Close(), bone())
	}
	for i, half := range drop.MirrorPair() {
		shin := paint.StartPath(9, 36).Quad(20, 33, 20, 41)
		half.DrawLimb(shin, 5.5, p.Base)
		half.DrawPiece(paint.StartPath(15, 44).Quad(20, 38, 30, 43).Quad(30, 46.5, 26, 46.5).Line(17, 46.5).Quad(14.5, 46.5, 15, 44).Close(), p.Dark)
		hand := half.DrawArm(paint.Point{X: 14, Y: 28}, paint.Point{X: 29, Y: 27}, paint.Point{X: 38, Y: -4}, e.HandHeight(i), 5, p.Base)
		half.DrawPiece(paint.Circle(hand.X, hand.Y, 4.6), p.Light)
	}
	belly := paint.Ellipse(0, 32, 14, 10)
	drop.DrawPiece(belly, p.Base)
	drop.DrawPatch(belly, paint.Ellipse(0, 35, 9, 8), bone())
	head := drop.WithMatrix(paint.Rotate(e.HeadTilt * 0.7).Then(paint.Translate(0, 6)))
	for _, half := range head.MirrorPair() {
		half.DrawPiece(paint.Circle(12, -8, 10.5), p.Base)
	}
	head.DrawPiece(f.head(), p.Base)
	head.DrawPatch(f.head(), paint.Ellipse(0, 23, 24, 11), p.Light)
	if !head.IsPaperEdge { // the bumps grow out of the head
		head.Fill(paint.Ellipse(0, -1, 19, 5), paint.Solid(p.Base))
	}
	head.DrawFeatures(figure.Features{
		EyeGap: 12, EyeY: -8, EyeHalfWidth: 7.2, EyeHalfHeight: 7.6, BrowY: -19, MouthY: 10, MouthHalfWidth: 14, OpenMouthHeight: 9, LidColor: p.Dark, CheekColor: art.RGB(0xF59A7C),
	}, e)
	head.DrawSweat(27, -6, e)
}
