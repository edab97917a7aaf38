package pictures

import (
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// fish is the turquoise character: a fat drop on its side, with a forked tail.
type fish struct{}

func (f fish) silhouette() *paint.Path {
	tail := paint.StartPath(16, 0).Cubic(24, -8, 31, -20, 41, -21).Cubic(45, -12, 37, -5, 37, 0).Cubic(37, 5, 45, 12, 41, 21).
		Cubic(31, 20, 24, 8, 16, 0).Close()
	return paint.Union(art.FishOutline().Body, tail, art.FishOutline().Fin).Map(f.swim())
}

func (f fish) eyes() []*paint.Path { return []*paint.Path{paint.Circle(-17, -5, 5).Map(f.swim())} }

// swim turns the fish a little upwards, and moves it to the middle of its picture.
func (fish) swim() paint.Matrix {
	return paint.Rotate(-4).Then(paint.Scale(0.96, 0.96)).Then(paint.Translate(-2.5, 2))
}

func (f fish) draw(c paint.Canvas, s shades, e figure.FaceExpression, fine bool) {
	f.turned(c.Transformed(f.swim()), 4, s, e, fine)
}

// turned draws the fish with its face turned back by an angle in degrees, so that the face stays upright.
func (f fish) turned(c paint.Canvas, back float64, s shades, e figure.FaceExpression, fine bool) {
	o := art.FishOutline()
	piece(c, o.Tail, paint.Solid(s.dark), s)
	piece(c, o.Fin, paint.Solid(s.dark), s)
	if fine {
		rib := paint.Solid(s.line)
		c.Stroke(paint.StartPath(27, -3).Quad(29.5, -7.5, 33, -10).Move(27, 3).Quad(29.5, 7.5, 33, 10), outline*0.7, rib)
		c.Stroke(paint.StartPath(-3, -24).Quad(-1, -27, 3, -29).Move(4, -21.5).Quad(4.5, -25, 6, -27), outline*0.7, rib)
	}
	c.Fill(o.Body, paint.Solid(s.base))
	inside := c.Clip(o.Body)
	if fine {
		inside.Fill(paint.Ellipse(-12, 25, 24, 13), paint.Solid(s.light))
		for _, at := range [3]paint.Point{{X: 10, Y: -9}, {X: 15, Y: -2}, {X: 9, Y: -1}} {
			inside.Stroke(paint.StartPath(at.X, at.Y-3).Quad(at.X+3.4, at.Y, at.X, at.Y+3), outline*0.75, paint.Solid(s.dark))
		}
	}
	c.Stroke(o.Body, outline, paint.Solid(s.line))
	if fine {
		hand := paint.StartPath(6, 9).Cubic(12, 6, 20, 9, 22, 15).Cubic(17, 15.5, 16, 19, 10, 19).Cubic(6, 18, 4, 13, 6, 9).Close()
		piece(c, hand, paint.Solid(s.dark), s)
		gloss(c, paint.StartPath(-26.5, -8).Quad(-23, -15.5, -15.5, -18.5))
	}
	figure.Features{
		EyeGap: 8.8, EyeY: -3.5, EyeHalfWidth: 6.5, EyeHalfHeight: 7.3, BrowY: -13.5, MouthY: 8.5, MouthHalfWidth: 8.6, OpenMouthHeight: 7,
		LineWidth: outline, LineColor: s.line, LidColor: s.dark, CheekColor: art.RGB(0xF79D95), HasDetails: fine,
	}.Draw(c.Transformed(paint.Rotate(back).Then(paint.Translate(-10.5, 0.5))), e)
}
