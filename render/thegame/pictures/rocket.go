package pictures

import (
	"dreist/game/thegame"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// rocket is red and stands at pile b: hot-headed, it would rather be up there already.
type rocket struct{}

func (rocket) hull() *paint.Path {
	return paint.StartPath(0, -47).Cubic(14, -37, 23, -19, 22.5, 2).Cubic(22, 14, 18, 22, 14, 27).Line(0, 27).MirrorHalf()
}

func (rocket) fin() *paint.Path {
	return paint.StartPath(20, 4).Cubic(31, 9, 36, 20, 33, 35).Quad(26, 27, 13, 26).Close()
}

func (r rocket) symbol() *paint.Path {
	flame := paint.StartPath(-9, 28).Line(9, 28).Line(0, 46).Close()
	return paint.Union(r.hull(), r.fin(), r.fin().Mirrored(), flame)
}

// flame returns a flame below the nozzle, long units long and 2·wide wide.
func (rocket) flame(long, wide float64) *paint.Path {
	return paint.StartPath(0, 28).Line(wide, 28).Cubic(wide*1.5, 28+long*0.4, wide*0.5, 28+long*0.6, 0, 28+long).MirrorHalf()
}

func (r rocket) draw(p figure.Pen, e figure.Expression) {
	p = p.WithMatrix(paint.Scale(0.88, 0.88).Then(onward(thegame.PileB, e)).Then(paint.Rotate(e.HeadTilt * 0.6)))
	if e.Power > 0.1 {
		fire := p
		fire.Line = art.RGB(0x8A2A00)
		fire.DrawPiece(r.flame(14*e.Power+3, 9), art.RGB(0xFF8A1F))
		if p.HasDetails && !p.IsPaperEdge {
			fire.Fill(r.flame(9*e.Power+1, 5), paint.Solid(art.RGB(0xFFE06A)))
		}
	} else {
		smoke := p
		smoke.Line = art.RGB(0x6E6A72)
		for _, at := range [3]paint.Point{{X: -5, Y: 35}, {X: 6, Y: 36}, {X: 0, Y: 41}} {
			smoke.DrawPiece(paint.Circle(at.X, at.Y, 4.6), art.RGB(0xCFCBD2))
		}
	}
	for i, half := range p.MirrorPair() {
		half.DrawPiece(r.fin(), p.Dark)
		glove := half.DrawArm(paint.Point{X: 18, Y: 8}, paint.Point{X: 33, Y: 12}, paint.Point{X: 36, Y: -18}, e.HandHeight(i), 5, p.Dark)
		half.DrawPiece(paint.Circle(glove.X, glove.Y, 5.4), bone())
	}
	p.DrawPiece(paint.RoundRect(-10, 23, 20, 8, 3), steel())
	p.DrawPiece(r.hull(), p.Base)
	p.DrawPatch(r.hull(), paint.Rect(-30, -60, 60, 33), bone())
	p.DrawPatch(r.hull(), paint.StartPath(30, -60).Line(30, 40).Line(-30, 40).Line(-30, 24).Cubic(4, 30, 18, 8, 14, -30).Line(10, -60).
		Close(), paint.ScaleOpacity(p.Dark, 0.4))
	if p.HasDetails {
		p.DrawLine(paint.StartPath(-13.6, -27).Quad(0, -23, 13.6, -27), figure.OutlineWidth, p.Line)
		for _, x := range [3]float64{-7, 0, 7} {
			p.DrawLine(paint.StartPath(x, 21.5).Line(x, 21.5), 2.6, p.Line)
		}
	}
	p.DrawGloss(paint.StartPath(-17.5, -2).Quad(-17, -13, -13.5, -20))
	p.DrawFeatures(figure.Features{
		EyeGap: 8.7, EyeY: -6.5, EyeHalfWidth: 6.8, EyeHalfHeight: 7.6, BrowY: -16.5, MouthY: 9, MouthHalfWidth: 10, OpenMouthHeight: 9.5, LidColor: p.Dark, CheekColor: art.RGB(0xFF9C7A),
	}, e)
	p.DrawSweat(23, -22, e)
}
