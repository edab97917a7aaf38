package figure

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

const (
	// Outline is the weight of the lines of all figures, which are drawn around (0, 0) and fill about 46 units to every side.
	Outline = 2.4
	// FineFrom is the size in pixels below which a figure leaves out what would only be mud.
	FineFrom = 44
	// sticker is how far a paper edge stands out around a figure, so that it parts from every ground.
	sticker = 2.2
)

// Tones are the few colours a figure is drawn with.
type Tones struct {
	Base  color.RGBA // the figure's own colour
	Light color.RGBA // lit side, belly, muzzle
	Dark  color.RGBA // parts that lie behind
	Line  color.RGBA // outlines
}

// Pen draws a figure twice: first the paper edge around its pieces, then the figure.
type Pen struct {
	paint.Canvas
	Tones
	Weight float64 // of lines
	Fine   bool    // with details that only a large picture can show
	Edging bool    // now only the paper edge is drawn
}

// Twice draws a figure with its paper edge.
func Twice(c paint.Canvas, t Tones, weight float64, fine bool, draw func(Pen)) {
	for _, edging := range [2]bool{true, false} {
		draw(Pen{Canvas: c, Tones: t, Weight: weight, Fine: fine, Edging: edging})
	}
}

// Square draws a figure in a picture of size×size pixels.
func Square(size int, t Tones, draw func(Pen)) *image.RGBA {
	c := paint.Square(size, 100)
	Twice(c.Transformed(paint.Move(50, 50)), t, Outline, size >= FineFrom, draw)
	return c.Image()
}

// In returns a pen on which m is applied before its own matrix.
func (p Pen) In(m paint.Matrix) Pen {
	p.Canvas = p.Canvas.Transformed(m)
	return p
}

// Halves returns the mirrored and the unchanged pen for symmetric drawings.
func (p Pen) Halves() [2]Pen { return [2]Pen{p.In(paint.Scale(-1, 1)), p} }

// Piece draws a part of a figure with its outline.
func (p Pen) Piece(path *paint.Path, fill color.RGBA) {
	if p.Edging {
		p.Stroke(path, p.Weight+2*sticker, paint.Solid(art.Paper()))
		return
	}
	p.Canvas.Piece(path, paint.Solid(fill), p.Weight, paint.Solid(p.Line))
}

// Limb draws a part along a line, so thick.
func (p Pen) Limb(path *paint.Path, thick float64, fill color.RGBA) {
	if p.Edging {
		p.Stroke(path, thick+p.Weight+2*sticker, paint.Solid(art.Paper()))
		return
	}
	p.Stroke(path, thick+p.Weight, paint.Solid(p.Line))
	p.Stroke(path, thick-p.Weight, paint.Solid(fill))
}

// Patch fills what lies within a part.
func (p Pen) Patch(within, path *paint.Path, fill color.RGBA) {
	if p.Edging {
		return
	}
	p.Clip(within).Fill(path, paint.Solid(fill))
	p.Stroke(within, p.Weight, paint.Solid(p.Line))
}

// Mark draws a line on a part.
func (p Pen) Mark(path *paint.Path, weight float64, tone color.RGBA) {
	if !p.Edging {
		p.Stroke(path, weight, paint.Solid(tone))
	}
}

// Gloss draws a small highlight along a line.
func (p Pen) Gloss(path *paint.Path) {
	if p.Fine {
		p.Mark(path, p.Weight*1.5, paint.Fade(art.RGB(0xFFFFFF), 0.55))
	}
}

// Features draws eyes, brows and mouth.
func (p Pen) Features(f Features, e Expression) {
	if p.Edging {
		return
	}
	f.Weight, f.Line, f.Fine = p.Weight, p.Line, p.Fine
	f.Draw(p.Canvas, e.FaceExpression)
}

// Sweat draws the drop of a worried head at a place.
func (p Pen) Sweat(x, y float64, e Expression) {
	if !p.Edging && e.Sweat > 0 {
		Sweat(p.Canvas.Transformed(paint.Scale(0.75, 0.75).Then(paint.Move(x, y))), e.Sweat)
	}
}

// Arm draws an arm from a shoulder to a hand, which is raised from one place to another.
func (p Pen) Arm(shoulder, down, up paint.Point, raised, thick float64, fill color.RGBA) paint.Point {
	hand := paint.Point{X: Mix(down.X, up.X, raised), Y: Mix(down.Y, up.Y, raised)}
	bend := paint.Point{X: Mix(shoulder.X, hand.X, 0.5) + 5, Y: Mix(shoulder.Y, hand.Y, 0.5) + 3}
	p.Limb(paint.Start(shoulder.X, shoulder.Y).Quad(bend.X, bend.Y, hand.X, hand.Y), thick, fill)
	return hand
}
