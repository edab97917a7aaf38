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
	return paint.Start(0, -20).Cubic(14, -20, 20, -12, 19, -2).Cubic(18, 8, 14, 11, 13.5, 18).Cubic(12, 27, 6, 30, 0, 30).Symmetric()
}

func (goat) horn() *paint.Path {
	return paint.Start(3, -17).Cubic(3, -32, 14, -44, 29, -41).Cubic(38, -38, 40, -28, 35, -22).
		Cubic(34, -29, 29, -33, 24, -31).Cubic(17, -29, 15, -22, 15, -12).Close()
}

func (goat) ear() *paint.Path {
	return paint.Start(0, -4).Cubic(8, -9, 17, -8, 22, -2).Cubic(17, 5, 8, 6, 0, 4).Close()
}

func (g goat) symbol() *paint.Path {
	ear := g.ear().Map(paint.Turn(18).Then(paint.Move(15, -6)))
	beard := paint.Start(-7, 24).Line(7, 24).Line(0, 42).Close()
	return paint.Union(g.head(), g.horn(), g.horn().Mirrored(), ear, ear.Mirrored(), beard)
}

func (g goat) draw(p figure.Pen, e figure.Expression) {
	peak := paint.Start(-40, 46).Quad(-33, 40, -28, 33).Line(-18, 29).Line(-11, 22).Line(10, 21).Line(17, 28).Line(27, 32).
		Quad(33, 40, 40, 46).Close()
	p.Piece(peak, art.RGB(0x8C93A6))
	p.Patch(peak, paint.Start(-20, 20).Line(20, 20).Line(24, 31).Line(14, 35).Line(7, 30).Line(-2, 37).Line(-12, 31).Line(-22, 34).
		Close(), art.RGB(0xF4F7FC))
	p = p.In(paint.Scale(0.91, 0.91).Then(paint.Move(0, 2)).Then(onward(thegame.PileA, e)))
	if p.Fine {
		p.Limb(paint.Start(17, 6).Quad(27, 4, 27, -4+8*(1-e.Power)), 5.5, p.Base)
	}
	for i, half := range p.Halves() {
		half.Limb(paint.Start(6, 12).Line(5.5, 25), 6.5, p.Dark)
		half.Piece(paint.RoundRect(1.5, 22, 8, 6, 2.5), art.RGB(0x6B7CA3))
		hoof := half.Arm(paint.Point{X: 12, Y: 8}, paint.Point{X: 14, Y: 24}, paint.Point{X: 33, Y: -2}, e.Raised(i), 6.5, p.Base)
		half.Piece(paint.RoundRect(hoof.X-4, hoof.Y-2.5, 8, 6, 2.5), art.RGB(0x6B7CA3))
	}
	trunk := paint.Ellipse(0, 9, 16, 13)
	p.Piece(trunk, p.Base)
	p.Patch(trunk, paint.Ellipse(0, 17, 9, 12), p.Light)

	head := p.In(paint.Scale(0.86, 0.86).Then(paint.Turn(e.Tilt)).Then(paint.Move(0, -12)))
	spirit := min(1, max(-1, e.Curve+0.4*e.Open))
	for _, half := range head.Halves() {
		half.Piece(g.horn(), bone())
		if p.Fine {
			half.Mark(paint.Start(4.5, -27).Line(14, -22).Move(10, -35.5).Line(17.5, -27.5).Move(18.5, -40.5).Line(22.5, -31.5).Move(28, -40.5).
				Line(28.5, -32),
				figure.Outline*0.9, art.RGB(0xCFA877))
		}
		ear := half.In(paint.Turn(14 - 22*spirit).Then(paint.Move(15, -6)))
		ear.Piece(g.ear(), p.Base)
		ear.Mark(paint.Start(6, 0).Quad(11, -2, 15, -0.5), figure.Outline*1.6, art.RGB(0xF3A9A9))
	}
	beard := paint.Start(-8, 24).Quad(-7, 33, -3.5, 35).Line(-1, 42).Line(3.5, 35.5).Quad(7, 33, 8, 24).Close()
	head.Piece(beard, bone())
	head.Piece(g.head(), p.Base)
	head.Patch(g.head(), paint.Ellipse(0, 22, 15, 13), p.Light)
	forelock := paint.Start(-6, -20).Quad(-5, -12, -1.5, -11).Quad(0, -14, 1, -14.5).Quad(3, -11.5, 5, -12).Quad(7, -15, 6, -20).Close()
	head.Patch(g.head(), forelock, bone())
	head.Gloss(paint.Start(-14.5, -6).Quad(-13, -13, -8.5, -15.5))
	head.Features(figure.Features{
		EyeGap: 8.6, EyeY: -2.5, EyeHalfWidth: 6.6, EyeHalfHeight: 7.4, BrowY: -12, MouthY: 18.5, MouthW: 9.5, MouthH: 8.5,
		Lid: p.Dark, Cheek: art.RGB(0xFF9A9A),
	}, e)
	head.Sweat(21, -14, e)
}
