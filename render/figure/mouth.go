package figure

import (
	"math"

	"dreist/render/art"
	"dreist/render/paint"
)

// mouth draws lips, shut in one line or parted over teeth and tongue.
func (f Features) mouth(c paint.Canvas, e FaceExpression) {
	w, bend := f.MouthHalfWidth*e.MouthWidth, f.MouthHalfWidth*0.55*e.MouthCurve
	y := f.MouthY
	rise := e.MouthSkew * f.MouthHalfWidth * 0.3
	left, right := y-bend*0.45+rise, y-bend*0.45-rise
	line := paint.Solid(f.LineColor)
	if e.MouthOpen < 0.08 {
		smile := paint.StartPath(-w, left).Quad(0, y+bend, w, right)
		if e.Tongue > 0.1 {
			f.tongue(c, rise*0.6, y+bend*0.3, e.Tongue)
		}
		c.Stroke(smile, f.LineWidth*1.15, line)
		f.fang(c, e, w, y+bend*0.12)
		return
	}
	deep := e.MouthOpen * f.OpenMouthHeight
	top := y + bend*0.55*math.Min(1, 1.2-e.MouthOpen*0.5)
	// Lips without a smile also part upwards: the mouth becomes an o.
	round := deep * 0.5 * math.Max(0, 1-math.Abs(e.MouthCurve)*1.6)
	lip := top + (top-y)/3 - bend*0.13 - round*1.3
	opening := paint.StartPath(-w, left).
		Cubic(-w, left+(lip-left)*0.75, -w*0.5, lip, 0, lip).
		Cubic(w*0.5, lip, w, right+(lip-right)*0.75, w, right).
		Cubic(w*0.95, right+deep*0.85+bend*0.4, w*0.55, top+deep+bend*0.25, 0, top+deep+bend*0.25).
		Cubic(-w*0.55, top+deep+bend*0.25, -w*0.95, left+deep*0.85+bend*0.4, -w, left).Close()
	c.Fill(opening, paint.Solid(art.RGB(0x5A0E1E)))
	inside := c.Clip(opening)
	if e.Tongue < 0.6 {
		inside.Fill(paint.Ellipse(0, top+deep*1.02+bend*0.3, w*0.62, deep*0.48), paint.Solid(art.RGB(0xFF8A93)))
	}
	if e.Teeth > 0 {
		teeth := paint.StartPath(-w, left-f.OpenMouthHeight).Line(w, right-f.OpenMouthHeight).
			Line(w, right+deep*0.2*e.Teeth).Quad(0, 2*(lip+deep*0.42*e.Teeth)-y+bend*0.45, -w, left+deep*0.2*e.Teeth).Close()
		inside.Fill(teeth, paint.Solid(art.RGB(0xFFFFFF)))
	}
	c.Stroke(opening, f.LineWidth, line)
	if e.Tongue >= 0.6 {
		f.tongue(c, rise*0.7, top+deep*0.45, e.Tongue)
	}
	f.fang(c, e, w, y+bend*0.2)
}

func (f Features) tongue(c paint.Canvas, x, y, out float64) {
	w, h := f.MouthHalfWidth*0.44, f.MouthHalfWidth*1.15*out
	tongue := paint.StartPath(x-w*0.9, y).
		Cubic(x-w, y+h*0.5, x-w*1.1, y+h, x, y+h).
		Cubic(x+w*1.1, y+h, x+w, y+h*0.5, x+w*0.9, y).Close()
	c.FillAndStroke(tongue, paint.Solid(art.RGB(0xFF7F8A)), f.LineWidth*0.9, paint.Solid(f.LineColor))
	if f.HasDetails {
		c.Stroke(paint.StartPath(x, y+h*0.12).Line(x, y+h*0.6), f.LineWidth*0.7, paint.Solid(art.RGB(0xC9475C)))
	}
}

func (f Features) fang(c paint.Canvas, e FaceExpression, w, y float64) {
	if !f.HasFangs || !f.HasDetails {
		return
	}
	for _, side := range [2]float64{-1, 1} {
		x, size := side*w*0.58, f.MouthHalfWidth*0.24
		y := y - side*e.MouthSkew*f.MouthHalfWidth*0.18
		tooth := paint.StartPath(x-size, y).Line(x+size, y).Quad(x+size*0.4, y+size*1.2, x, y+size*2).Quad(x-size*0.4, y+size*1.2, x-size, y).Close()
		c.FillAndStroke(tooth, paint.Solid(art.RGB(0xFFFFFF)), f.LineWidth*0.6, paint.Solid(f.LineColor))
	}
}
