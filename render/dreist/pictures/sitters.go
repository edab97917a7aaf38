package pictures

import (
	"image/color"

	"dreist/render/art"
	"dreist/render/figure"
	"dreist/render/paint"
)

// sit draws the imp down to the shoulders, with its tail over the rim.
func (i imp) sit(m medal, s shades, e figure.FaceExpression, fine bool) {
	head := m.all.Transformed(paint.Rotate(e.HeadTilt * 0.8).Then(paint.Scale(1.17, 1.17)).Then(paint.Translate(50, 46)))
	tail, curl := m.all.Transformed(paint.Scale(1.1, 1.1).Then(paint.Translate(52.5, 59))), paint.StartPath(8, 25).Cubic(20, 34, 35, 33, 33, 17)
	o := art.ImpOutline()
	stick(tail, i.fork(), curl)
	stick(head, o.Horn, o.Horn.Mirrored(), o.Ear, o.Ear.Mirrored())

	i.tail(tail, s, curl)
	shoulders(m, s, s.dark)
	i.bare(head, s, e, fine)
	sweatOn(head, 19.5, -11, e)
}

// sit draws the chick in the lower half of its egg.
func (k chick) sit(m medal, s shades, e figure.FaceExpression, fine bool) {
	head := m.all.Transformed(paint.Rotate(e.HeadTilt).Then(paint.Scale(1.14, 1.14)).Then(paint.Translate(50, 43.2)))
	stick(head, art.ChickFeathers())

	k.draw(head, s, e, fine)
	sweatOn(head, 21, -12, e)
	shell := paint.StartPath(8, 63).Line(20, 74).Line(30, 66).Line(40, 76).Line(50, 68).Line(60, 76).Line(70, 66).Line(80, 74).Line(92, 63).
		Line(92, 100).Line(8, 100).Close()
	m.field.Fill(shell, paint.Solid(art.RGB(0xFFFAEE)))
	shade := paint.StartPath(92, 56).Cubic(84, 76, 66, 88, 30, 89).Line(30, 100).Line(100, 100).Line(100, 56).Close()
	m.field.Clip(shell).Fill(shade, paint.Solid(art.RGB(0xF0D9AC)))
	m.field.Stroke(shell, outline*1.2, paint.Solid(s.line))
}

// sit draws the fish as it leaps out of the water, with fin and tail over the rim.
func (f fish) sit(m medal, s shades, e figure.FaceExpression, fine bool) {
	const leap = 20.0
	body := m.all.Transformed(paint.Rotate(e.HeadTilt*0.7 - leap).Then(paint.Scale(1.12, 1.12)).Then(paint.Translate(51.1, 45.2)))
	stick(body, art.FishOutline().Tail, art.FishOutline().Fin)

	f.turned(body, leap-1, s, e, fine)
	sweatOn(body, 11, -9.5, e)
	water := paint.StartPath(0, 76).Quad(9, 69, 18, 74).Quad(26, 79, 34, 74).Quad(42, 69, 50, 74).Quad(58, 79, 66, 74).Quad(74, 69, 82, 74).
		Quad(90, 79, 100, 74).
		Line(100, 104).Line(0, 104).Close()
	m.field.FillAndStroke(water, paint.Solid(paint.ScaleOpacity(art.RGB(0x8EDDD6), 0.88)), outline*1.2, paint.Solid(s.line))
	if fine {
		m.field.Stroke(paint.StartPath(26, 83.5).Quad(32, 80.5, 38, 83.5).Quad(44, 86.5, 50, 83.5), 1.8, paint.Solid(art.PaperColor()))
		m.field.Stroke(paint.StartPath(60, 82.5).Quad(66, 79.5, 72, 82.5), 1.8, paint.Solid(art.PaperColor()))
	}
}

// sit draws the bat with its wings spread over the rim.
func (b bat) sit(m medal, s shades, e figure.FaceExpression, fine bool) {
	head := m.all.Transformed(paint.Rotate(e.HeadTilt * 0.8).Then(paint.Scale(1.18, 1.18)).Then(paint.Translate(50, 46.5)))
	spread := paint.Scale(1.1, 1.1).Then(paint.Translate(50, 56))
	o := art.BatOutline()
	stick(m.beyond.Transformed(spread), o.Wing, o.Wing.Mirrored())
	stick(head, o.Ear, o.Ear.Mirrored())

	b.wings(m.all.Transformed(spread), s, fine)
	shoulders(m, s, s.base)
	b.bare(head, s, e, fine)
	sweatOn(head, 18, -10, e)
}

func shoulders(m medal, s shades, fill color.RGBA) {
	body := paint.StartPath(28, 104).Cubic(28, 84, 36, 72, 50, 72).Cubic(64, 72, 72, 84, 72, 104).Close()
	m.field.Fill(body, paint.Solid(fill))
	m.field.Clip(body).Fill(paint.Ellipse(50, 96, 12.5, 15), paint.Solid(s.light))
	m.field.Stroke(body, outline*1.2, paint.Solid(s.line))
}
