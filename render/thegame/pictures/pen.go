package pictures

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/face"
	"dreist/render/paint"
)

const (
	// outline is the weight of the lines of all figures, which are drawn around (0, 0) and fill about 46 units to every side.
	outline = 2.4
	// sticker is how far a paper edge stands out around a figure, so that it parts from every ground.
	sticker = 2.2
	// fineFrom is the size in pixels below which a figure leaves out what would only be mud.
	fineFrom = 44
)

// pen draws a figure twice: first the paper edge around its pieces, then the figure.
type pen struct {
	paint.Canvas
	tones
	weight       float64 // of lines
	fine, edging bool
}

// twice draws a figure with its paper edge.
func twice(c paint.Canvas, t tones, weight float64, fine bool, draw func(pen)) {
	for _, edging := range [2]bool{true, false} {
		draw(pen{Canvas: c, tones: t, weight: weight, fine: fine, edging: edging})
	}
}

// square draws a figure in a picture of size×size pixels.
func square(size int, t tones, draw func(pen)) *image.RGBA {
	c := paint.Square(size, 100)
	twice(c.In(paint.Move(50, 50)), t, outline, size >= fineFrom, draw)
	return c.Image()
}

func (p pen) in(m paint.Matrix) pen {
	p.Canvas = p.Canvas.In(m)
	return p
}

func (p pen) halves() [2]pen { return [2]pen{p.in(paint.Scale(-1, 1)), p} }

// piece draws a part of a figure with its outline.
func (p pen) piece(path *paint.Path, fill color.RGBA) {
	if p.edging {
		p.Stroke(path, p.weight+2*sticker, paint.Solid(art.Paper()))
		return
	}
	p.Piece(path, paint.Solid(fill), p.weight, paint.Solid(p.line))
}

// limb draws a part along a line, so thick.
func (p pen) limb(path *paint.Path, thick float64, fill color.RGBA) {
	if p.edging {
		p.Stroke(path, thick+p.weight+2*sticker, paint.Solid(art.Paper()))
		return
	}
	p.Stroke(path, thick+p.weight, paint.Solid(p.line))
	p.Stroke(path, thick-p.weight, paint.Solid(fill))
}

// patch fills what lies within a part.
func (p pen) patch(within, path *paint.Path, fill color.RGBA) {
	if p.edging {
		return
	}
	p.Clip(within).Fill(path, paint.Solid(fill))
	p.Stroke(within, p.weight, paint.Solid(p.line))
}

// mark draws a line on a part.
func (p pen) mark(path *paint.Path, weight float64, tone color.RGBA) {
	if !p.edging {
		p.Stroke(path, weight, paint.Solid(tone))
	}
}

// gloss draws a small highlight along a line.
func (p pen) gloss(path *paint.Path) {
	if p.fine {
		p.mark(path, p.weight*1.5, paint.Fade(art.RGB(0xFFFFFF), 0.55))
	}
}

// features draws eyes, brows and mouth.
func (p pen) features(f face.Features, e Expression) {
	if p.edging {
		return
	}
	f.Weight, f.Line, f.Fine = p.weight, p.line, p.fine
	f.Draw(p.Canvas, e.Expression)
}

// sweat draws the drop of a worried head at a place.
func (p pen) sweat(x, y float64, e Expression) {
	if !p.edging && e.Sweat > 0 {
		face.Sweat(p.Canvas.In(paint.Scale(0.75, 0.75).Then(paint.Move(x, y))), e.Sweat)
	}
}

// arm draws an arm from a shoulder to a hand, which is raised from one place to another.
func (p pen) arm(shoulder, down, up paint.Point, raised, thick float64, fill color.RGBA) paint.Point {
	hand := paint.Point{X: face.Mix(down.X, up.X, raised), Y: face.Mix(down.Y, up.Y, raised)}
	bend := paint.Point{X: face.Mix(shoulder.X, hand.X, 0.5) + 5, Y: face.Mix(shoulder.Y, hand.Y, 0.5) + 3}
	p.limb(paint.Start(shoulder.X, shoulder.Y).Quad(bend.X, bend.Y, hand.X, hand.Y), thick, fill)
	return hand
}
