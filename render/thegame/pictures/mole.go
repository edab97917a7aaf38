package pictures

import (
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// mole is plum and sits at pile d on a drill: short-sighted, thorough, and always on its way further down.
type mole struct{}

func (mole) body() *paint.Path {
	return paint.StartPath(0, -34).Cubic(20, -34, 28, -18, 27, -2).Cubic(26, 12, 20, 20, 0, 20).MirrorHalf()
}

func (mole) helmet() *paint.Path {
	return paint.StartPath(0, -46).Cubic(17, -46, 26, -35, 26, -21).Quad(13, -25, 0, -25).MirrorHalf()
}

func (mole) drill() *paint.Path {
	return paint.StartPath(0, 16).Line(19, 16).Cubic(17, 26, 8, 38, 2, 46).Quad(0, 48, 0, 48).MirrorHalf()
}

func (m mole) symbol() *paint.Path {
	hand := paint.Ellipse(31, 6, 8, 9)
	brim := paint.RoundRect(-31, -25, 62, 7, 3.5)
	return paint.Union(m.body(), m.helmet(), brim, m.drill(), hand, hand.Mirrored())
}

func (m mole) draw(p figure.Pen, e figure.Expression) {
	p = p.WithMatrix(paint.Scale(0.87, 0.87).Then(paint.Translate(0, -1)).Then(onward(thegame.PileD, e)))
	drill := p.WithMatrix(paint.Translate(0, -16).Then(paint.Rotate(12 * (1 - min(e.Power, 1)))).Then(paint.Translate(0, 16)))
	if e.Power > 0.1 {
		clods := p
		clods.Line = art.RGB(0x4A2B12)
		for _, at := range [4]struct{ x, y, r float64 }{{-23, 36, 5}, {25, 35, 6}, {-35, 29 - 3*e.Power, 3.8}, {38, 27 - 3*e.Power, 4}} {
			r := at.r * min(1, 1.6*e.Power)
			clods.DrawPiece(paint.Ellipse(at.x, at.y, r*1.15, r), art.RGB(0x9A6234))
		}
	}
	drill.DrawPiece(m.drill(), steel())
	for _, y := range [3]float64{23, 31, 39} {
		drill.DrawPatch(m.drill(), paint.StartPath(-20, y).Line(20, y-6).Line(20, y-2.4).Line(-20, y+3.6).Close(), art.RGB(0x7D8794))
	}
	p.DrawPiece(m.body(), p.Base)
	p.DrawPatch(m.body(), paint.Ellipse(0, 21, 17, 13), p.Light)
	drill.DrawPiece(paint.RoundRect(-22, 13, 44, 7, 3), yellow())
	for i, half := range p.MirrorPair() {
		hand := half.DrawArm(paint.Point{X: 22, Y: 6}, paint.Point{X: 32, Y: 8}, paint.Point{X: 37, Y: -16}, e.HandHeight(i), 7, p.Base)
		paw := half.WithMatrix(paint.Translate(hand.X, hand.Y))
		for _, claw := range [3]float64{-4.6, 0, 4.6} {
			paw.DrawLimb(paint.StartPath(claw, 0).Line(claw*1.7, -8.5), 5.2, bone())
		}
		paw.DrawPiece(paint.Ellipse(0, 0, 7.2, 6.2), art.RGB(0xF2A6A0))
	}
	head := p.WithMatrix(paint.Translate(0, 8).Then(paint.Rotate(e.HeadTilt * 0.8)).Then(paint.Translate(0, -8)))
	// The fur is so dark that lines would be lost on it: eyes and mouth have a pale mask.
	mask := paint.StartPath(0, -18).Cubic(6, -22, 21, -22, 21, -9).Cubic(21, 0, 15, 13, 0, 13).MirrorHalf()
	if !p.IsPaperEdge {
		head.Fill(mask, paint.Solid(p.Light))
	}
	head.DrawFeatures(figure.Features{
		EyeGap: 9.2, EyeY: -8.5, EyeHalfWidth: 6.4, EyeHalfHeight: 7.2, BrowY: -17.5, MouthY: 5, MouthHalfWidth: 9.5, OpenMouthHeight: 8,
		LidColor: art.RGB(0x7C5E86), CheekColor: art.RGB(0xF0A0B4),
	}, e)
	if !head.IsPaperEdge && p.HasDetails {
		for _, half := range head.MirrorPair() {
			half.Stroke(paint.Circle(9.2, -8.5, 9.6), 1.7, paint.Solid(yellow()))
			half.Stroke(paint.StartPath(18.8, -9).Line(25, -11), 1.7, paint.Solid(yellow()))
		}
	}
	head.DrawPiece(m.helmet(), yellow())
	head.DrawPatch(m.helmet(), paint.StartPath(30, -50).Line(30, -18).Line(-10, -18).Cubic(14, -26, 18, -36, 14, -50).Close(), art.RGB(0xE8A020))
	head.DrawPiece(paint.RoundRect(-30, -26, 60, 7, 3.5), yellow())
	head.DrawPiece(paint.Circle(0, -35, 7), steel())
	if !head.IsPaperEdge {
		head.Fill(paint.Circle(0, -35, 4.4), paint.Solid(art.RGB(0xFFF6C8)))
	}
	head.DrawSweat(27, -8, e)
}
