package pictures

import (
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// imp is the red character: a plump head with two horns, pointed ears and a forked tail.
type imp struct{}

func (imp) fork() *paint.Path {
	return paint.StartPath(33.5, 8).Quad(39, 12, 39, 18).Quad(35.5, 15.5, 33, 18.5).Quad(30.5, 15.5, 27, 17.5).Quad(28, 11.5, 33.5, 8).Close()
}

func (i imp) silhouette() *paint.Path {
	head := paint.Ellipse(0, 6, 23, 20)
	horn := paint.StartPath(1, -10).Cubic(5, -14, 15, -20, 15, -35).Cubic(28, -26, 29, -10, 20, 2).Close()
	return paint.Union(head, horn, horn.Mirrored())
}

func (imp) eyes() []*paint.Path { return pair(4, 8.5, 4.4) }

func (i imp) draw(c paint.Canvas, s shades, e figure.FaceExpression, fine bool) {
	if fine {
		i.tail(c, s, paint.StartPath(14, 20).Cubic(26, 30, 36, 26, 33, 17))
	}
	i.bare(c, s, e, fine)
}

// tail draws a tail along a line that ends at (33, 17), where its fork is.
func (i imp) tail(c paint.Canvas, s shades, along *paint.Path) {
	c.Stroke(along, outline*2.6, paint.Solid(s.line))
	c.Stroke(along, outline*1.1, paint.Solid(s.base))
	piece(c, i.fork(), paint.Solid(s.dark), s)
}

func (i imp) bare(c paint.Canvas, s shades, e figure.FaceExpression, fine bool) {
	o := art.ImpOutline()
	for _, half := range c.MirrorPair() {
		piece(half, o.Ear, paint.Solid(s.base), s)
		if fine {
			half.Fill(paint.StartPath(24, -3).Quad(28, -7, 32, -7.5).Quad(29.5, -1, 24, 4).Close(), paint.Solid(s.dark))
		}
		piece(half, o.Horn, paint.Solid(art.RGB(0xFFE3C2)), s)
		if fine {
			half.Stroke(paint.StartPath(10, -21).Quad(15, -22, 19.5, -19), outline*0.8, paint.Solid(art.RGB(0xD99A6C)))
			half.Stroke(paint.StartPath(14, -26.5).Quad(17, -27, 20, -25.5), outline*0.8, paint.Solid(art.RGB(0xD99A6C)))
		}
	}
	piece(c, o.Head, paint.Solid(s.base), s)
	if fine {
		gloss(c, paint.StartPath(-17.5, -3).Quad(-15, -11.5, -7.5, -14))
	}
	figure.Features{
		EyeGap: 9, EyeY: -1.5, EyeHalfWidth: 6.6, EyeHalfHeight: 7.4, BrowY: -11.5, MouthY: 11, MouthHalfWidth: 9.5, OpenMouthHeight: 9,
		LineWidth: outline, LineColor: s.line, LidColor: s.dark, CheekColor: art.RGB(0xFF8B8B), HasDetails: fine,
	}.Draw(c, e)
}
