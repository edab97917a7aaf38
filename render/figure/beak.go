package figure

import (
	"math"

	"dreist/render/art"
	"dreist/render/paint"
)

// bill draws the mouth of a bird: an upper and a lower bill, opened as far as the mouth, with corners that smile.
func (f Features) bill(c paint.Canvas, e FaceExpression) {
	w := f.MouthW * (0.45 + 0.5*e.Width)
	y := f.MouthY
	rise := e.Skew * f.MouthW * 0.22
	smile := e.Curve * f.MouthW * 0.3
	left, right := y-smile+rise, y-smile-rise
	deep := f.MouthH * (0.42 + 0.85*e.Open)
	upper, lower, line := paint.Solid(art.RGB(0xF58A1F)), paint.Solid(art.RGB(0xE06F0C)), paint.Solid(f.Line)

	bowl := paint.Start(-w, left).
		Cubic(-w*0.8, left+deep*0.9, -w*0.4, y+deep, 0, y+deep).
		Cubic(w*0.4, y+deep, w*0.8, right+deep*0.9, w, right).Close()
	c.Fill(bowl, lower)
	if e.Open >= 0.08 {
		throat := bowl.Map(paint.Move(0, -y).Then(paint.Scale(0.8, 0.8)).Then(paint.Move(0, y)))
		c.Fill(throat, paint.Solid(art.RGB(0x5A0E1E)))
		if e.Tongue < 0.6 {
			c.Clip(throat).Fill(paint.Ellipse(0, y+deep*0.85, w*0.55, deep*0.4), paint.Solid(art.RGB(0xFF8A93)))
		}
	}
	c.Stroke(bowl, f.Weight, line)
	if e.Tongue > 0.1 {
		f.tongue(c, rise, y+deep*0.3, e.Tongue)
	}
	tip := y + f.MouthH*0.3
	bridge := y - f.MouthH*0.62
	top := paint.Start(-w, left).
		Cubic(-w*0.6, left-1, -w*0.42, bridge, 0, bridge).
		Cubic(w*0.42, bridge, w*0.6, right-1, w, right).
		Cubic(w*0.6, math.Max(right, y)+1, w*0.3, tip, 0, tip).
		Cubic(-w*0.3, tip, -w*0.6, math.Max(left, y)+1, -w, left).Close()
	c.Piece(top, upper, f.Weight, line)
	if f.Fine {
		c.Stroke(paint.Start(-w*0.3, y-f.MouthH*0.28).
			Quad(-w*0.1, y-f.MouthH*0.42, w*0.1, y-f.MouthH*0.4), f.Weight*0.7, paint.Solid(art.RGB(0xFFC078)))
	}
}
