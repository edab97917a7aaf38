package pictures

import (
	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// bat is the violet character: big ears, two small fangs and wings spread wide.
type bat struct{}

func (b bat) silhouette() *paint.Path {
	head := paint.Ellipse(0, 3, 17, 19)
	ear := paint.StartPath(0, -10).Cubic(4, -16, 7, -24, 10, -31).Cubic(16, -24, 18, -12, 16, 0).Close()
	wing := paint.StartPath(10, -4).Cubic(20, -8, 29, -16, 36, -26).Cubic(48, -16, 53, 0, 52, 16).
		Cubic(46, 6, 37, 6, 33, 15).Cubic(29, 9, 20, 10, 10, 18).Close()
	return paint.Union(head, ear, ear.Mirrored(), wing, wing.Mirrored())
}

// huddled returns the symbol with its wings drawn in: tiny symbols with spread wings would be only a few pixels high.
func (b bat) huddled() *paint.Path {
	head := paint.Ellipse(0, 4, 20, 20)
	ear := paint.StartPath(1, -10).Cubic(5, -16, 11, -26, 14, -38).Cubic(20, -28, 22, -12, 19, 2).Close()
	wing := paint.StartPath(12, 2).Cubic(18, 0, 26, -4, 32, -7).Cubic(38, 0, 39, 9, 37, 22).Cubic(33, 15, 29, 14, 26, 19).
		Cubic(22, 16, 18, 16, 12, 18).Close()
	return paint.Union(head, ear, ear.Mirrored(), wing, wing.Mirrored())
}

func (bat) eyes() []*paint.Path { return pair(1, 7, 4) }

func (b bat) draw(c paint.Canvas, s shades, e figure.FaceExpression, fine bool) {
	b.wings(c, s, fine)
	b.bare(c, s, e, fine)
}

func (b bat) wings(c paint.Canvas, s shades, fine bool) {
	for _, half := range c.MirrorPair() {
		piece(half, art.BatOutline().Wing, paint.Solid(s.dark), s)
		if fine {
			bones := paint.StartPath(18, -3).Quad(28, -8, 37.8, -11.5).Move(20, 1).Quad(28, 2, 31.3, 15.5).Move(19, 6).Quad(22, 10, 22.8, 18.5)
			half.Stroke(bones, outline*0.75, paint.Solid(s.line))
		}
	}
}

func (b bat) bare(c paint.Canvas, s shades, e figure.FaceExpression, fine bool) {
	for _, half := range c.MirrorPair() {
		piece(half, art.BatOutline().Ear, paint.Solid(s.base), s)
		if fine {
			half.Fill(paint.StartPath(8, -19).Quad(11, -26, 14.8, -29).Quad(17, -22, 16, -14).Close(), paint.Solid(art.RGB(0xE79AC0)))
		}
	}
	piece(c, art.BatOutline().Body, paint.Solid(s.base), s)
	if fine {
		tuft := paint.StartPath(-5, -17.5).Quad(-3, -13, -1.5, -12.5).Quad(-1, -14, 0.5, -14.5).Quad(2, -12.5, 3, -12).Quad(5, -14.5, 5.5, -17.5).
			Close()
		c.Fill(tuft, paint.Solid(s.dark))
		gloss(c, paint.StartPath(-15.5, -5).Quad(-13, -12, -8, -14.5))
	}
	figure.Features{
		EyeGap: 8.6, EyeY: -1.5, EyeHalfWidth: 6.5, EyeHalfHeight: 7.3, BrowY: -11.5, MouthY: 11.5, MouthHalfWidth: 9, OpenMouthHeight: 8.5,
		LineWidth: outline, LineColor: s.line, LidColor: s.dark, CheekColor: art.RGB(0xF08AC0), HasFangs: true, HasDetails: fine,
	}.Draw(c, e)
}
