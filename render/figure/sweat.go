package figure

import (
	"dreist/render/art"
	"dreist/render/paint"
)

// DrawSweat draws a drop of sweat below (0, 0). amount is its size, 0 to 1; at 1 it is about 12 units wide and 20 high.
func DrawSweat(c paint.Canvas, amount float64) {
	c = c.Transformed(paint.Scale(amount, amount).Then(paint.Translate(0, 4*amount)))
	drop := paint.StartPath(0, -9).Cubic(2, -4, 6, 0, 6, 4).Cubic(6, 10, -6, 10, -6, 4).Cubic(-6, 0, -2, -4, 0, -9).Close()
	c.FillAndStroke(drop, paint.Solid(art.RGB(0x8FD3F2)), 1.76, paint.Solid(art.RGB(0x2F6F94)))
	c.Stroke(paint.StartPath(-2.6, 3.4).Quad(-2.4, 6, 0, 6.6), 1.54, paint.Solid(art.RGB(0xFFFFFF)))
}
