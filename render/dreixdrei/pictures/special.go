package pictures

import (
	"image/color"
	"math"

	"dreist/game/dreixdrei"
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

func symbolOf(k dreixdrei.Kind) *paint.Path {
	switch k {
	case dreixdrei.Delete:
		return cross()
	case dreixdrei.Invisible:
		return unseen()
	case dreixdrei.Restart:
		return again()
	}
	return motley()
}

func cross() *paint.Path {
	bar := paint.RoundRect(-5.5, -25, 11, 50, 5)
	return paint.Union(bar.Map(paint.Rotate(45)), bar.Map(paint.Rotate(-45)))
}

func unseen() *paint.Path {
	hat := paint.StartPath(0, -30).Cubic(14, -30, 17, -20, 17, -8).Line(0, -8).MirrorHalf()
	return paint.Union(hat, paint.RoundRect(-27, -11, 54, 10, 5), paint.Circle(-12, 14, 10), paint.Circle(12, 14, 10)).
		CutHole(paint.Circle(-9, 13, 4)).CutHole(paint.Circle(15, 13, 4))
}

func again() *paint.Path {
	const from, to, r = 50.0, 330.0, 18.0
	p := new(paint.Path)
	for i := range 25 {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/24) * math.Pi / 180)
		if i == 0 {
			p.Move(r*sin, -r*cos)
		} else {
			p.Line(r*sin, -r*cos)
		}
	}
	head := paint.StartPath(2, -33).Line(2, -7).Line(21, -20).Close().Map(paint.Rotate(8))
	return paint.Union(p.Stroked(10, 0.1), head)
}

// jester is the cap of a joker without bells, over (0, 0).
func jester() *paint.Path {
	return paint.StartPath(-22, 8).Cubic(-26, -12, -36, -14, -44, -2).Cubic(-44, -24, -26, -34, -14, -22).Cubic(-11, -36, -4, -42, 0, -48).
		Cubic(4, -42, 11, -36, 14, -22).Cubic(26, -34, 44, -24, 44, -2).Cubic(36, -14, 26, -12, 22, 8).Quad(0, 0, -22, 8).Close()
}

func bells() [3]paint.Point { return [3]paint.Point{{X: -43, Y: 1}, {Y: -50}, {X: 43, Y: 1}} }

func motley() *paint.Path {
	parts := []*paint.Path{jester(), paint.RoundRect(-24, 6, 48, 10, 5)}
	for _, at := range bells() {
		parts = append(parts, paint.Circle(at.X, at.Y, 7.5))
	}
	return paint.Union(parts...)
}

// special draws the picture of a special around (0, 0), about 46 units to every side.
func special(p figure.Pen, k dreixdrei.Kind) {
	switch k {
	case dreixdrei.Delete:
		eraser(p)
	case dreixdrei.Invisible:
		nobody(p)
	case dreixdrei.Restart:
		bell(p)
	default:
		joker(p)
	}
}

func eraser(p figure.Pen) {
	pink, deep, line := art.RGB(0xF58FA6), art.RGB(0xDB6B87), art.RGB(0x5B1830)
	p.Line = art.InkColor()
	p.DrawLimb(paint.StartPath(-47, 34).Cubic(-44, 22, -37, 24, -38, 33).Cubic(-39, 43, -30, 42, -29, 32).Quad(-28, 26, -22, 28), 5, p.Line)
	p.Line = line
	tilted := p.WithMatrix(paint.Rotate(16).Then(paint.Translate(2, -3)))
	for i, half := range tilted.MirrorPair() {
		hand := half.DrawArm(paint.Point{X: 20, Y: 6}, paint.Point{X: 36, Y: 14}, paint.Point{X: 37, Y: -16}, [2]float64{0.9, 0.1}[i], 6, deep)
		glove(half.WithMatrix(paint.Rotate([2]float64{0, 130}[i]).Then(paint.Translate(hand.X, hand.Y))), RedColor())
	}
	body := paint.StartPath(-23, -38).Quad(-23, -44, -17, -44).Line(17, -44).Quad(23, -44, 23, -38).Line(24, 30).
		Cubic(20, 38, -12, 44, -23, 34).Close()
	tilted.DrawPiece(body, pink)
	tilted.DrawPatch(body, paint.StartPath(-40, -60).Line(40, -60).Line(40, -22).Line(-40, -22).Close(), art.RGB(0x3D6FC4))
	tilted.DrawPatch(body, paint.Rect(-40, -38, 80, 5), art.PaperColor())
	tilted.DrawPatch(body, paint.StartPath(-40, 34).Cubic(-20, 24, 0, 34, 40, 20).Line(40, 60).Line(-40, 60).Close(), deep)
	tilted.DrawLine(paint.StartPath(-22.5, -22).Line(22.5, -22), p.LineWidth, line)
	tilted.DrawGloss(paint.StartPath(-17, -14).Line(-17, 2))
	tilted.DrawFeatures(figure.Features{EyeGap: 9, EyeY: -6, EyeHalfWidth: 7.6, EyeHalfHeight: 8.4, BrowY: -17, MouthY: 12, MouthHalfWidth: 12, OpenMouthHeight: 11, LidColor: deep,
		CheekColor: art.RGB(0xE0506F)}, figure.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.8, EyeOpenRight: 0.8, EyeSize: 1, Joy: 0.3,
		LookX: -0.5, LookY: 0.7, BrowTiltLeft: 0.9, BrowTiltRight: 0.9, MouthCurve: 1, MouthOpen: 0.7, Teeth: 1.6, MouthWidth: 1.1, Blush: 0.8}})
	for _, at := range [5]struct{ x, y, r float64 }{{18, 43, 2.6}, {28, 40, 2}, {35, 44, 2.8}, {8, 44.5, 1.8}, {41, 38, 1.6}} {
		tilt := p
		tilt.LineWidth = 1.3
		tilt.DrawPiece(paint.Circle(at.x, at.y, at.r), deep)
	}
}

func nobody(p figure.Pen) {
	line := art.RGB(0x2C3442)
	p.Line = line
	shape := paint.StartPath(0, -30).Cubic(20, -30, 26, -14, 26, 2).Line(26, 42).Quad(19, 36, 13, 42).Quad(6.5, 36, 0, 42).MirrorHalf()
	if !p.IsPaperEdge {
		p.Fill(shape, white(0.5))
		p.Stroke(shape.Dashed(5.5, 4.5, 0.05), 2.2, paint.Solid(paint.ScaleOpacity(line, 0.75)))
	}
	for i, half := range p.MirrorPair() {
		hand := [2]paint.Point{{X: 38, Y: -12}, {X: 39, Y: 20}}[i]
		glove(half.WithMatrix(paint.Rotate([2]float64{8, 40}[i]).Then(paint.Translate(hand.X, hand.Y))), RedColor())
	}
	for _, half := range p.MirrorPair() {
		half.DrawPiece(paint.StartPath(0, 27).Line(15, 20).Quad(18, 28, 15, 36).Close(), gold())
	}
	p.DrawPiece(paint.Circle(0, 28, 4.2), gold())
	p.DrawFeatures(figure.Features{EyeGap: 9.5, EyeY: -3, EyeHalfWidth: 8, EyeHalfHeight: 9, BrowY: -12, MouthY: 13, MouthHalfWidth: 10, OpenMouthHeight: 8, LidColor: art.RGB(0xC3CBD6),
		CheekColor: art.RGB(0xF2A0A0)}, figure.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 1, EyeOpenRight: 0.95, EyeSize: 1.05, LookX: 0.7,
		LookY: -0.1, MouthCurve: 1, MouthWidth: 0.9, MouthSkew: 0.6, Blush: 0.9, BrowLeft: -0.6, BrowRight: -0.4}})
	hat := p.WithMatrix(paint.Rotate(-9).Then(paint.Translate(-1, -20)))
	hat.DrawPiece(paint.StartPath(0, -25).Cubic(17, -25, 19, -14, 19, -1).Line(0, -1).MirrorHalf(), art.RGB(0x4A5568))
	hat.DrawPatch(paint.StartPath(0, -25).Cubic(17, -25, 19, -14, 19, -1).Line(0, -1).MirrorHalf(), paint.Rect(-30, -9, 60, 8), RedColor())
	hat.DrawPiece(paint.RoundRect(-29, -4, 58, 7, 3.5), art.RGB(0x4A5568))
	hat.DrawGloss(paint.StartPath(-12, -14).Quad(-10, -20, -4, -21))
}

func bell(p figure.Pen) {
	line, deep := art.RGB(0x5A3405), art.RGB(0xE09A12)
	if !p.IsPaperEdge {
		p.Stroke(paint.StartPath(-40, -28).Quad(-46, -14, -43, 0).Move(40, -28).Quad(46, -14, 43, 0), 3.6, paint.Solid(paint.ScaleOpacity(line, 0.85)))
		p.Stroke(paint.StartPath(-33, -24).Quad(-37, -14, -35.5, -4).Move(33, -24).Quad(37, -14, 35.5, -4), 3, paint.Solid(paint.ScaleOpacity(line, 0.5)))
	}
	p.Line = line
	p = p.WithMatrix(paint.Rotate(8))
	p.DrawPiece(paint.Circle(0, 35, 8.5), art.RGB(0x7D8794))
	p.DrawPiece(paint.RoundRect(-6, -46, 12, 12, 5), deep)
	body := paint.StartPath(0, -38).Cubic(16, -38, 24, -26, 25, -6).Cubic(26, 12, 31, 20, 37, 25).Line(0, 25).MirrorHalf()
	for i, half := range p.MirrorPair() {
		hand := half.DrawArm(paint.Point{X: 25, Y: 2}, paint.Point{X: 39, Y: 8}, paint.Point{X: 37, Y: -20}, [2]float64{0.2, 0.9}[i], 5.5, deep)
		glove(half.WithMatrix(paint.Rotate([2]float64{30, 5}[i]).Then(paint.Translate(hand.X, hand.Y))), RedColor())
	}
	p.DrawPiece(body, gold())
	p.DrawPatch(body, paint.StartPath(50, -60).Line(50, 40).Line(-50, 40).Line(-50, 22).Cubic(-10, 26, 14, 10, 12, -60).Close(), paint.ScaleOpacity(deep, 0.6))
	p.DrawPiece(paint.RoundRect(-40, 21, 80, 9, 4.5), deep)
	p.DrawGloss(paint.StartPath(-18, -8).Quad(-18, -22, -11, -29))
	p.DrawFeatures(figure.Features{EyeGap: 9.5, EyeY: -9, EyeHalfWidth: 7.6, EyeHalfHeight: 8.4, BrowY: -20, MouthY: 9, MouthHalfWidth: 12, OpenMouthHeight: 10, LidColor: deep,
		CheekColor: art.RGB(0xF28A5A)}, figure.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 0, EyeOpenRight: 1, Joy: 0.3, EyeSize: 1.08, LookX: -0.2,
		MouthCurve: 1, MouthOpen: 0.85, Teeth: 0.8, MouthWidth: 1, BrowLeft: 0.2, BrowRight: 1, Blush: 0.8}})
}

func joker(p figure.Pen) {
	p.Line = art.RGB(0x20104A)
	head := paint.StartPath(0, -16).Cubic(21, -16, 28, 0, 27, 13).Cubic(26, 28, 15, 37, 0, 37).MirrorHalf()
	for i := range 7 {
		at := paint.Rotate(float64(i)*30 - 90).Apply(paint.Point{Y: 30})
		p.DrawPiece(paint.Circle(at.X, at.Y*0.4+27, 7.5), [2]color.RGBA{RedColor(), gold()}[i%2])
	}
	p.DrawPiece(head, art.RGB(0xFFE2C4))
	p.DrawPatch(head, paint.StartPath(0, -5).Cubic(10, -9, 24, -9, 30, -4).Cubic(29, 14, 16, 19, 0, 13).MirrorHalf(), teal())
	p.DrawFeatures(figure.Features{EyeGap: 11, EyeY: 4, EyeHalfWidth: 7.6, EyeHalfHeight: 8, BrowY: -7, MouthY: 22, MouthHalfWidth: 13, OpenMouthHeight: 10, LidColor: art.RGB(0x16857A),
		CheekColor: art.RGB(0xF58A8A)}, figure.Expression{FaceExpression: figure.FaceExpression{EyeOpenLeft: 0.95, EyeOpenRight: 0, Joy: 0.2, EyeSize: 1.05, LookX: 0.4,
		MouthCurve: 1, MouthOpen: 0.6, Teeth: 1.2, MouthWidth: 1.1, MouthSkew: 0.3, Blush: 0.9, BrowLeft: -2, BrowRight: -2}})
	capped(p.WithMatrix(paint.Scale(0.86, 0.86).Then(paint.Translate(0, -16))))
}

// capped draws the cap of a joker over (0, 0), about 46 units to both sides.
func capped(p figure.Pen) {
	p.DrawPiece(jester(), RedColor())
	p.DrawPatch(jester(), paint.StartPath(-60, 20).Line(-60, -30).Line(-14, -40).Line(-14, -22).Quad(-4, -10, -8, 20).Close(), teal())
	p.DrawPatch(jester(), paint.StartPath(60, 20).Line(60, -30).Line(14, -40).Line(14, -22).Quad(4, -10, 8, 20).Close(), gold())
	for _, at := range bells() {
		p.DrawPiece(paint.Circle(at.X, at.Y, 5.5), art.RGB(0xFFE08A))
	}
	p.DrawPiece(paint.StartPath(-25, 9).Quad(0, 0, 25, 9).Quad(26, 15, 22, 16).Quad(0, 7, -22, 16).Quad(-26, 15, -25, 9).Close(), art.PaperColor())
}
