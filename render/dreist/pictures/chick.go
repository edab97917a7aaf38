package pictures

import (
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// chick is the yellow character: a ball of fluff whose feathers stick out like the rays of a sun.
type chick struct{}

func (chick) silhouette() *paint.Path { return paint.Union(paint.Star(0, 0, 10, 21, 35, 0.3)) }

func (chick) eyes() []*paint.Path { return pair(-3, 8, 4.2) }

func (k chick) draw(c paint.Canvas, s shades, e figure.FaceExpression, fine bool) {
	piece(c, art.ChickFeathers(), paint.Solid(s.base), s)
	c.Fill(paint.Circle(0, 0, 23.5), paint.Solid(s.light))
	if fine {
		c.Fill(paint.Ellipse(0, 14.5, 14, 7.5), paint.Solid(art.RGB(0xFFEDB8)))
		gloss(c, paint.StartPath(-17, -5).Quad(-14, -13.5, -6.5, -16.5))
		for _, half := range c.MirrorPair() {
			wing := paint.StartPath(18, 4).Cubic(26, 2, 31, 6, 30, 12).Cubic(27, 17, 20, 16, 17, 11).Close()
			piece(half, wing, paint.Solid(s.base), s)
		}
	}
	figure.Features{
		EyeGap: 9.2, EyeY: -4, EyeHalfWidth: 6.4, EyeHalfHeight: 7.2, BrowY: -14, MouthY: 7.5, MouthHalfWidth: 8.5, OpenMouthHeight: 8.5,
		LineWidth: outline, LineColor: s.line, LidColor: s.dark, CheekColor: art.RGB(0xFF9C5B), HasDetails: fine, HasBeak: true,
	}.Draw(c, e)
}
