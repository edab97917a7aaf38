package mascot

import (
	"image"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// Torso is Egon's jacket. It is drawn from the middle of a seated portrait of the same size downwards.
type Torso struct{}

// Paint draws the jacket at a size.
func (Torso) Paint(o kit.PaintRequest) *image.RGBA {
	t := egonTones()
	line := paint.Solid(t.line)
	c := paint.NewSquareCanvas(o.W, 100).Transformed(paint.Translate(50, -50))
	jacket := paint.StartPath(0, 80).Cubic(14, 80, 24, 83, 33, 88).Cubic(43, 94, 45, 106, 46, 152).Line(0, 152).MirrorHalf()
	c.FillAndStroke(jacket, paint.Solid(t.jacket), egonLine, line)
	away := paint.StartPath(50, 80).Line(26, 152).Line(50, 152).Close()
	c.Clip(jacket).Fill(away, paint.Solid(paint.Darken(t.jacket, 0.18)))
	c.Stroke(jacket, egonLine, line)
	shirt := paint.StartPath(0, 76).Line(13, 82).Line(0, 118).MirrorHalf()
	c.FillAndStroke(shirt, paint.Solid(art.PaperColor()), egonLine, line)
	for _, half := range c.MirrorPair() {
		lapel := paint.StartPath(12, 80).Line(22, 94).Line(14, 98).Line(17, 103).Line(0, 122).Line(0, 114).Close()
		half.FillAndStroke(lapel, paint.Solid(paint.Lighten(t.jacket, 0.12)), egonLine*0.8, line)
	}
	c.FillAndStroke(paint.Circle(0, 130, 2.6), paint.Solid(art.RGB(0xF2C14B)), egonLine*0.7, line)
	return c.Image()
}
