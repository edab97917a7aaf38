package figure

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

const (
	// Outline is the width of the lines of all figures, in their units. Figures are drawn around (0, 0), about 46 units to every side.
	Outline = 2.4
	// FineFrom is the size in pixels below which a figure leaves out small details.
	FineFrom = 44
	// sticker is the width of the paper edge around a figure, which sets it off from every background.
	sticker = 2.2
)

// Tones are the colours of a figure.
type Tones struct {
	Base  color.RGBA // the figure's own colour
	Light color.RGBA // lit side, belly, muzzle
	Dark  color.RGBA // parts behind others
	Line  color.RGBA // outlines
}

// Pen draws the pieces of a figure, or their paper edge. A figure is drawn with both, see Twice.
type Pen struct {
	paint.Canvas
	Tones
	Weight float64 // width of lines
	Fine   bool    // whether to draw details that only a large picture can show
	Edging bool    // whether only the paper edge is drawn
}

// Twice draws a figure with its paper edge: it calls draw with a pen for the edge, then with one for the figure.
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

// Limb draws a part of a thickness along a line.
func (p Pen) Limb(path *paint.Path, thick float64, fill color.RGBA) {
	if p.Edging {
		p.Stroke(path, thick+p.Weight+2*sticker, paint.Solid(art.Paper()))
		return
	}
	p.Stroke(path, thick+p.Weight, paint.Solid(p.Line))
	p.Stroke(path, thick-p.Weight, paint.Solid(fill))
}

// Patch fills the area of path within a part, and draws the outline of the part again.
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

// Arm draws an arm from a shoulder to the hand, and returns the hand. raised places the hand between down, 0, and up, 1.
func (p Pen) Arm(shoulder, down, up paint.Point, raised, thick float64, fill color.RGBA) paint.Point {
	hand := paint.Point{X: Mix(down.X, up.X, raised), Y: Mix(down.Y, up.Y, raised)}
	bend := paint.Point{X: Mix(shoulder.X, hand.X, 0.5) + 5, Y: Mix(shoulder.Y, hand.Y, 0.5) + 3}
	p.Limb(paint.Start(shoulder.X, shoulder.Y).Quad(bend.X, bend.Y, hand.X, hand.Y), thick, fill)
	return hand
}
