package figure

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

const (
	// OutlineWidth is the width of the lines of all figures, in their units. Figures are drawn around (0, 0), about 46 units to every side.
	OutlineWidth = 2.4
	// MinDetailSize is the size in pixels below which a figure leaves out small details.
	MinDetailSize = 44
	// sticker is the width of the paper edge around a figure, which sets it off from every background.
	sticker = 2.2
)

// Colors are the colours of a figure.
type Colors struct {
	Base  color.RGBA // the figure's own colour
	Light color.RGBA // lit side, belly, muzzle
	Dark  color.RGBA // parts behind others
	Line  color.RGBA // outlines
}

// Pen draws the pieces of a figure, or their paper edge. A figure is drawn with both, see DrawWithEdge.
type Pen struct {
	paint.Canvas
	Colors
	LineWidth   float64 // width of lines
	HasDetails  bool    // whether to draw details that only a large picture can show
	IsPaperEdge bool    // whether only the paper edge is drawn
}

// DrawWithEdge draws a figure with its paper edge: it calls draw with a pen for the edge, then with one for the figure.
func DrawWithEdge(c paint.Canvas, t Colors, weight float64, fine bool, draw func(Pen)) {
	for _, edging := range [2]bool{true, false} {
		draw(Pen{Canvas: c, Colors: t, LineWidth: weight, HasDetails: fine, IsPaperEdge: edging})
	}
}

// PaintFigure draws a figure in a picture of size×size pixels.
func PaintFigure(size int, t Colors, draw func(Pen)) *image.RGBA {
	c := paint.NewSquareCanvas(size, 100)
	DrawWithEdge(c.Transformed(paint.Translate(50, 50)), t, OutlineWidth, size >= MinDetailSize, draw)
	return c.Image()
}

// WithMatrix returns a pen on which m is applied before its own matrix.
func (p Pen) WithMatrix(m paint.Matrix) Pen {
	p.Canvas = p.Canvas.Transformed(m)
	return p
}

// MirrorPair returns the mirrored and the unchanged pen for symmetric drawings.
func (p Pen) MirrorPair() [2]Pen { return [2]Pen{p.WithMatrix(paint.Scale(-1, 1)), p} }

// DrawPiece draws a part of a figure with its outline.
func (p Pen) DrawPiece(path *paint.Path, fill color.RGBA) {
	if p.IsPaperEdge {
		p.Stroke(path, p.LineWidth+2*sticker, paint.Solid(art.PaperColor()))
		return
	}
	p.Canvas.FillAndStroke(path, paint.Solid(fill), p.LineWidth, paint.Solid(p.Line))
}

// DrawLimb draws a part of a thickness along a line.
func (p Pen) DrawLimb(path *paint.Path, thick float64, fill color.RGBA) {
	if p.IsPaperEdge {
		p.Stroke(path, thick+p.LineWidth+2*sticker, paint.Solid(art.PaperColor()))
		return
	}
	p.Stroke(path, thick+p.LineWidth, paint.Solid(p.Line))
	p.Stroke(path, thick-p.LineWidth, paint.Solid(fill))
}

// DrawPatch fills the area of path within a part, and draws the outline of the part again.
func (p Pen) DrawPatch(within, path *paint.Path, fill color.RGBA) {
	if p.IsPaperEdge {
		return
	}
	p.Clip(within).Fill(path, paint.Solid(fill))
	p.Stroke(within, p.LineWidth, paint.Solid(p.Line))
}

// DrawLine draws a line on a part.
func (p Pen) DrawLine(path *paint.Path, weight float64, tone color.RGBA) {
	if !p.IsPaperEdge {
		p.Stroke(path, weight, paint.Solid(tone))
	}
}

// DrawGloss draws a small highlight along a line.
func (p Pen) DrawGloss(path *paint.Path) {
	if p.HasDetails {
		p.DrawLine(path, p.LineWidth*1.5, paint.ScaleOpacity(art.RGB(0xFFFFFF), 0.55))
	}
}

// DrawFeatures draws eyes, brows and mouth.
func (p Pen) DrawFeatures(f Features, e Expression) {
	if p.IsPaperEdge {
		return
	}
	f.LineWidth, f.LineColor, f.HasDetails = p.LineWidth, p.Line, p.HasDetails
	f.Draw(p.Canvas, e.FaceExpression)
}

// DrawSweat draws the drop of a worried head at a place.
func (p Pen) DrawSweat(x, y float64, e Expression) {
	if !p.IsPaperEdge && e.Sweat > 0 {
		DrawSweat(p.Canvas.Transformed(paint.Scale(0.75, 0.75).Then(paint.Translate(x, y))), e.Sweat)
	}
}

// DrawArm draws an arm from a shoulder to the hand, and returns the hand. raised places the hand between down, 0, and up, 1.
func (p Pen) DrawArm(shoulder, down, up paint.Point, raised, thick float64, fill color.RGBA) paint.Point {
	hand := paint.Point{X: Mix(down.X, up.X, raised), Y: Mix(down.Y, up.Y, raised)}
	bend := paint.Point{X: Mix(shoulder.X, hand.X, 0.5) + 5, Y: Mix(shoulder.Y, hand.Y, 0.5) + 3}
	p.DrawLimb(paint.StartPath(shoulder.X, shoulder.Y).Quad(bend.X, bend.Y, hand.X, hand.Y), thick, fill)
	return hand
}
