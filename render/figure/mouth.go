package figure

import (
	"math"

	"dreist/render/art"
	"dreist/render/paint"
)

// mouth draws lips, shut in one line or parted over teeth and tongue.
func (f Features) mouth(c paint.Canvas, e FaceExpression) {
	w, bend := f.MouthW*e.Width, f.MouthW*0.55*e.Curve
	y := f.MouthY
	rise := e.Skew * f.MouthW * 0.3
	left, right := y-bend*0.45+rise, y-bend*0.45-rise
	line := paint.Solid(f.Line)
	if e.Open < 0.08 {
		smile := paint.Start(-w, left).Quad(0, y+bend, w, right)
		if e.Tongue > 0.1 {
			f.tongue(c, rise*0.6, y+bend*0.3, e.Tongue)
		}
		c.Stroke(smile, f.Weight*1.15, line)
		f.fang(c, e, w, y+bend*0.12)
		return
	}
	deep := e.Open * f.MouthH
	top := y + bend*0.55*math.Min(1, 1.2-e.Open*0.5)
	// Lips without a smile also part upwards: the mouth becomes an o.
	round := deep * 0.5 * math.Max(0, 1-math.Abs(e.Curve)*1.6)
	lip := top + (top-y)/3 - bend*0.13 - round*1.3
	opening := paint.Start(-w, left).
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
		teeth := paint.Start(-w, left-f.MouthH).Line(w, right-f.MouthH).
			Line(w, right+deep*0.2*e.Teeth).Quad(0, 2*(lip+deep*0.42*e.Teeth)-y+bend*0.45, -w, left+deep*0.2*e.Teeth).Close()
		inside.Fill(teeth, paint.Solid(art.RGB(0xFFFFFF)))
	}
	c.Stroke(opening, f.Weight, line)
	if e.Tongue >= 0.6 {
		f.tongue(c, rise*0.7, top+deep*0.45, e.Tongue)
	}
	f.fang(c, e, w, y+bend*0.2)
}

// tongue hangs a tongue from (x, y).
func (f Features) tongue(c paint.Canvas, x, y, out float64) {
	w, h := f.MouthW*0.44, f.MouthW*1.15*out
	tongue := paint.Start(x-w*0.9, y).
		Cubic(x-w, y+h*0.5, x-w*1.1, y+h, x, y+h).
		Cubic(x+w*1.1, y+h, x+w, y+h*0.5, x+w*0.9, y).Close()
	c.Piece(tongue, paint.Solid(art.RGB(0xFF7F8A)), f.Weight*0.9, paint.Solid(f.Line))
	if f.Fine {
		c.Stroke(paint.Start(x, y+h*0.12).Line(x, y+h*0.6), f.Weight*0.7, paint.Solid(art.RGB(0xC9475C)))
	}
}

// fang draws the two fangs of a mouth that has them.
func (f Features) fang(c paint.Canvas, e FaceExpression, w, y float64) {
	if !f.Fangs || !f.Fine {
		return
	}
	for _, side := range [2]float64{-1, 1} {
		x, size := side*w*0.58, f.MouthW*0.24
		y := y - side*e.Skew*f.MouthW*0.18
		tooth := paint.Start(x-size, y).Line(x+size, y).Quad(x+size*0.4, y+size*1.2, x, y+size*2).Quad(x-size*0.4, y+size*1.2, x-size, y).Close()
		c.Piece(tooth, paint.Solid(art.RGB(0xFFFFFF)), f.Weight*0.6, paint.Solid(f.Line))
	}
}
