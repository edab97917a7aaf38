package figure

import (
	"math"

	"dreist/render/art"
	"dreist/render/paint"
)

// bill draws the mouth of a bird: an upper and a lower bill, opened as far as the mouth, with corners that smile.
func (f Features) bill(c paint.Canvas, e FaceExpression) {
	w := f.MouthHalfWidth * (0.45 + 0.5*e.MouthWidth)
	y := f.MouthY
	rise := e.MouthSkew * f.MouthHalfWidth * 0.22
	smile := e.MouthCurve * f.MouthHalfWidth * 0.3
	left, right := y-smile+rise, y-smile-rise
	deep := f.OpenMouthHeight * (0.42 + 0.85*e.MouthOpen)
	upper, lower, line := paint.Solid(art.RGB(0xF58A1F)), paint.Solid(art.RGB(0xE06F0C)), paint.Solid(f.LineColor)

	bowl := paint.StartPath(-w, left).
		Cubic(-w*0.8, left+deep*0.9, -w*0.4, y+deep, 0, y+deep).
		Cubic(w*0.4, y+deep, w*0.8, right+deep*0.9, w, right).Close()
	c.Fill(bowl, lower)
	if e.MouthOpen >= 0.08 {
		throat := bowl.Map(paint.Translate(0, -y).Then(paint.Scale(0.8, 0.8)).Then(paint.Translate(0, y)))
		c.Fill(throat, paint.Solid(art.RGB(0x5A0E1E)))
		if e.Tongue < 0.6 {
			c.Clip(throat).Fill(paint.Ellipse(0, y+deep*0.85, w*0.55, deep*0.4), paint.Solid(art.RGB(0xFF8A93)))
		}
	}
	c.Stroke(bowl, f.LineWidth, line)
	if e.Tongue > 0.1 {
		f.tongue(c, rise, y+deep*0.3, e.Tongue)
	}
	tip := y + f.OpenMouthHeight*0.3
	bridge := y - f.OpenMouthHeight*0.62
	top := paint.StartPath(-w, left).
		Cubic(-w*0.6, left-1, -w*0.42, bridge, 0, bridge).
		Cubic(w*0.42, bridge, w*0.6, right-1, w, right).
		Cubic(w*0.6, math.Max(right, y)+1, w*0.3, tip, 0, tip).
		Cubic(-w*0.3, tip, -w*0.6, math.Max(left, y)+1, -w, left).Close()
	c.FillAndStroke(top, upper, f.LineWidth, line)
	if f.HasDetails {
		c.Stroke(paint.StartPath(-w*0.3, y-f.OpenMouthHeight*0.28).
			Quad(-w*0.1, y-f.OpenMouthHeight*0.42, w*0.1, y-f.OpenMouthHeight*0.4), f.LineWidth*0.7, paint.Solid(art.RGB(0xFFC078)))
	}
}
