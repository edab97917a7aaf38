package art

import (
	"image"
	"image/color"
	"math"

	"dreist/render/paint"
)

// StoneLedge returns the wooden ledge of the base stones, w×h pixels: a bright upper edge, grain, and a dark lower edge.
func StoneLedge(p Theme, w, h int) *image.RGBA {
	return plank(p, w, h, math.Min(float64(h)*0.18, 10))
}

// TableEdge returns the edge of the table, w×h pixels: the wood of StoneLedge, without rounded corners.
func TableEdge(p Theme, w, h int) *image.RGBA {
	return plank(p, w, h, 0)
}

// WoodColors returns the colour of the wood and the colour of its dark edges.
func WoodColors(p Theme) (wood, edge color.RGBA) {
	if p.IsDark() {
		return RGB(0x57392A), RGB(0x2B1A13)
	}
	return RGB(0xC48E54), RGB(0x8A5729)
}

func plank(p Theme, w, h int, radius float64) *image.RGBA {
	page, wide, tall := paint.NewCanvas(w, h), float64(w), float64(h)
	board := paint.RoundRect(0, 0, wide, tall, radius)
	bottom, edge := WoodColors(p)
	top, vein, lit := RGB(0xD9A86C), RGB(0xA9713C), RGB(0xEBC48E)
	if p.IsDark() {
		top, vein, lit = RGB(0x6B4A36), RGB(0x432A1E), RGB(0x86614A)
	}
	page.Fill(board, paint.Linear(paint.Point{}, paint.Point{Y: tall}, top, bottom))
	inside := page.Clip(board)
	veins(inside, wide, tall, vein)
	rim := math.Max(1.5, tall*0.05)
	inside.Fill(paint.Rect(0, tall-rim*1.4, wide, rim*1.4), paint.Solid(edge))
	inside.Fill(paint.Rect(0, 0, wide, rim*0.8), paint.Solid(lit))
	return page.Image()
}

// veins draws the grain: long waves with varying distance and strength.
func veins(c paint.Canvas, wide, tall float64, tone color.RGBA) {
	rows := max(3, int(tall/7))
	for i := range rows {
		seed := uint32(i)
		y := tall * (float64(i) + 0.2 + 0.6*noise(seed, 20)) / float64(rows)
		line := paint.StartPath(-5, y)
		step := math.Max(40, tall*1.2)
		for n, x := uint32(0), 0.0; x < wide; n, x = n+1, x+step {
			lift := func(k uint32) float64 { return (noise(seed*61+n*7+k, 21) - 0.5) * tall * 0.1 }
			line.Cubic(x+step*0.33, y+lift(0), x+step*0.66, y+lift(1), x+step, y+lift(2)*0.4)
		}
		weight := 0.7 + 1.1*noise(seed, 22)
		c.Stroke(line, weight, paint.Solid(paint.ScaleOpacity(tone, 0.25+0.3*noise(seed, 23))))
	}
}
