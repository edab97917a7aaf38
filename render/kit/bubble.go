package kit

import (
	"image"
	"image/color"
	"math"

	"dreist/render/paint"
)

// SpeechBubble is a speech bubble that stretches. Its tail keeps its size and place. Lengths are device pixels.
type SpeechBubble struct {
	Radius      int // radius of the corners
	TailOffset  int // place of the tail: distance from the left or, for a tail to the left, from the top
	FixedHeight int // height of a bubble with a tail to the left, which stretches only in width; 0 for a tail upwards
}

// PictureTraits returns that a bubble depends on the theme.
func (SpeechBubble) PictureTraits() PictureTraits { return PictureTraits{DependsOnTheme: true} }

// parts keeps the tail out of the stretched parts.
func (b SpeechBubble) parts() (columns, rows [3]int, reach int) {
	reach = int(math.Ceil(float64(b.Radius)*0.85)) + 5
	corner := b.Radius + reach
	columns, rows = [3]int{corner, 1, corner}, [3]int{corner, 1, corner}
	if b.FixedHeight > 0 { // too low for both corners and the tail between them
		rows = [3]int{b.FixedHeight + 2*reach}
	} else {
		columns[0] = max(corner, reach+b.TailOffset+b.Radius)
	}
	return columns, rows, reach
}

// Paint draws the bubble in its smallest size.
func (b SpeechBubble) Paint(o PaintRequest) *image.RGBA {
	ui := o.Theme.Palette()
	columns, rows, reach := b.parts()
	w, h := columns[0]+columns[1]+columns[2], rows[0]+rows[1]+rows[2]
	m, r, at := float64(reach), float64(b.Radius), float64(b.TailOffset)
	page := paint.NewCanvas(w, h).Transformed(paint.Translate(m, m))
	box := paint.RoundRect(0, 0, float64(w)-2*m, float64(h)-2*m, r)
	tail := paint.StartPath(at-r*0.6, 1).Quad(at-r*0.3, -r*0.4, at-r*0.65, -r*0.85).Quad(at+r*0.25, -r*0.5, at+r*0.6, 1).Close()
	if b.FixedHeight > 0 {
		tail = paint.StartPath(1, at-r*0.5).Quad(-r*0.4, at-r*0.1, -r*0.85, at-r*0.3).Quad(-r*0.5, at+r*0.35, 1, at+r*0.5).Close()
	}
	shape := paint.Union(box, tail)
	page.FillBlurred(shape.Map(paint.Translate(0, 2)), 4, paint.ScaleOpacity(color.RGBA{A: 255}, 0.22))
	// The fill covers the inner half of the edge, and the line at the root of the tail.
	page.Stroke(shape, 3, paint.Solid(ui.PanelEdge))
	page.Fill(shape, paint.Solid(ui.Panel))
	return page.Image()
}
