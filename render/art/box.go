package art

import (
	"image"
	"image/color"
	"math"

	"dreist/render/paint"
)

// DrawBoxFront draws the blank front of a game's box, w×h pixels: cardboard with rounded corners, lit from above and dark along its edge.
func DrawBoxFront(c paint.Canvas, w, h float64, board color.RGBA) {
	c.Fill(paint.RoundRect(0, 0, w, h, h*0.045), paint.Solid(paint.Mix(board, InkColor(), 0.45)))
	in := math.Max(1, h*0.014)
	c.Fill(paint.RoundRect(in, in, w-2*in, h-2*in, h*0.035), paint.Linear(paint.Point{}, paint.Point{Y: h}, paint.Lighten(board, 0.12), board))
}

// BoxLid returns the lid of a box from the front, w×h pixels: white, narrower at the back, with a line at its front edge.
func BoxLid(w, h int) *image.RGBA {
	page := paint.NewCanvas(w, h)
	wide, tall := float64(w), float64(h)
	in := math.Min(wide*0.03, tall)
	page.Fill(paint.StartPath(in, 0).Line(wide-in, 0).Line(wide, tall).Line(0, tall).Close(), paint.Solid(RGB(0xFFFFFF)))
	page.Fill(paint.Rect(0, tall*0.82, wide, tall*0.18), paint.Solid(paint.ScaleOpacity(InkColor(), 0.35)))
	return page.Image()
}
