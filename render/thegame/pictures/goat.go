package pictures

import (
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// goat is blue and stands at pile a, with all four hooves on one peak: it knows no way but up.
type goat struct{}

func (goat) head() *paint.Path {
	return paint.StartPath(0, -20).Cubic(14, -20, 20, -12, 19, -2).Cubic(18, 8, 14, 11, 13.5, 18).Cubic(12, 27, 6, 30, 0, 30).MirrorHalf()
}

func (goat) horn() *paint.Path {
	return paint.StartPath(3, -17).Cubic(3, -32, 14, -44, 29, -41).Cubic(38, -38, 40, -28, 35, -22).
		Cubic(34, -29, 29, -33, 24, -31).Cubic(17, -29, 15, -22, 15, -12).Close()
}

func (goat) ear() *paint.Path {
	return paint.StartPath(0, -4).Cubic(8, -9, 17, -8, 22, -2).Cubic(17, 5, 8, 6, 0, 4).Close()
}

func (g goat) symbol() *paint.Path {
	ear := g.ear().Map(paint.Rotate(18).Then(paint.Translate(15, -6)))
	beard := paint.StartPath(-7, 24).Line(7, 24).Line(0, 42).Close()
	return paint.Union(g.head(), g.horn(), g.horn().Mirrored(), ear, ear.Mirrored(), beard)
}

func (g goat) draw(p figure.Pen, e figure.Expression) {
	peak := paint.StartPath(-40, 46).Quad(-33, 40, -28, 33).Line(-18, 29).Line(-11, 22).Line(10, 21).Line(17, 28).Line(27, 32).
		Quad(33, 40, 40, 46).Close()
	p.DrawPiece(peak, art.RGB(0x8C93A6))
	p.DrawPatch(peak, paint.StartPath(-20, 20).Line(20, 20).Line(24, 31).Line(14, 35).Line(7, 30).Line(-2, 37).Line(-12, 31).Line(-22, 34).
		Close(), art.RGB(0xF4F7FC))
	p = p.WithMatrix(paint.Scale(0.91, 0.91).Then(paint.Translate(0, 2)).Then(onward(thegame.PileA, e)))
	if p.HasDetails {
		p.DrawLimb(paint.StartPath(17, 6).Quad(27, 4, 27, -4+8*(1-e.Power)), 5.5, p.Base)
	}
	for i, half := range p.MirrorPair() {
		half.DrawLimb(paint.StartPath(6, 12).Line(5.5, 25), 6.5, p.Dark)
		half.DrawPiece(paint.RoundRect(1.5, 22, 8, 6, 2.5), art.RGB(0x6B7CA3))
		hoof := half.DrawArm(paint.Point{X: 12, Y: 8}, paint.Point{X: 14, Y: 24}, paint.Point{X: 33, Y: -2}, e.HandHeight(i), 6.5, p.Base)
		half.DrawPiece(paint.RoundRect(hoof.X-4, hoof.Y-2.5, 8, 6, 2.5), art.RGB(0x6B7CA3))
	}
	trunk := paint.Ellipse(0, 9, 16, 13)
	p.DrawPiece(trunk, p.Base)
	p.DrawPatch(trunk, paint.Ellipse(0, 17, 9, 12), p.Light)

	head := p.WithMatrix(paint.Scale(0.86, 0.86).Then(paint.Rotate(e.HeadTilt)).Then(paint.Translate(0, -12)))
	spirit := min(1, max(-1, e.MouthCurve+0.4*e.MouthOpen))
	for _, half := range head.MirrorPair() {
		half.DrawPiece(g.horn(), bone())
		if p.HasDetails {
			half.DrawLine(paint.StartPath(4.5, -27).Line(14, -22).Move(10, -35.5).Line(17.5, -27.5).Move(18.5, -40.5).Line(22.5, -31.5).Move(28, -40.5).
				Line(28.5, -32),
				figure.OutlineWidth*0.9, art.RGB(0xCFA877))
		}
		ear := half.WithMatrix(paint.Rotate(14 - 22*spirit).Then(paint.Translate(15, -6)))
		ear.DrawPiece(g.ear(), p.Base)
		ear.DrawLine(paint.StartPath(6, 0).Quad(11, -2, 15, -0.5), figure.OutlineWidth*1.6, art.RGB(0xF3A9A9))
	}
	beard := paint.StartPath(-8, 24).Quad(-7, 33, -3.5, 35).Line(-1, 42).Line(3.5, 35.5).Quad(7, 33, 8, 24).Close()
	head.DrawPiece(beard, bone())
	head.DrawPiece(g.head(), p.Base)
	head.DrawPatch(g.head(), paint.Ellipse(0, 22, 15, 13), p.Light)
	forelock := paint.StartPath(-6, -20).Quad(-5, -12, -1.5, -11).Quad(0, -14, 1, -14.5).Quad(3, -11.5, 5, -12).Quad(7, -15, 6, -20).Close()
	head.DrawPatch(g.head(), forelock, bone())
	head.DrawGloss(paint.StartPath(-14.5, -6).Quad(-13, -13, -8.5, -15.5))
	head.DrawFeatures(figure.Features{
		EyeGap: 8.6, EyeY: -2.5, EyeHalfWidth: 6.6, EyeHalfHeight: 7.4, BrowY: -12, MouthY: 18.5, MouthHalfWidth: 9.5, OpenMouthHeight: 8.5,
		LidColor: p.Dark, CheekColor: art.RGB(0xFF9A9A),
	}, e)
	head.DrawSweat(21, -14, e)
}
