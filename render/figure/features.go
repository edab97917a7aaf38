package figure

import (
	"image/color"
	"math"

	"dreist/render/art"
	"dreist/render/paint"
)

// Features are the places, sizes and colours of a head's eyes, brows and mouth, in units of the head. The middle of the face is at x = 0.
type Features struct {
	EyeGap          float64 // horizontal distance from the middle of the face to the middle of an eye
	EyeY            float64 // height of the middle of the eyes
	EyeHalfWidth    float64 // half the width of an open eye
	EyeHalfHeight   float64 // half the height of an open eye
	BrowY           float64 // resting height of the brows
	MouthY          float64 // height of the mouth
	MouthHalfWidth  float64 // half the width of the usual mouth
	OpenMouthHeight float64 // height of a mouth wide open
	LineWidth       float64 // width of lines
	LineColor       color.RGBA
	LidColor        color.RGBA
	CheekColor      color.RGBA // colour of a blush
	HasFangs        bool       // whether the mouth has fangs
	HasBeak         bool       // whether there is a beak instead of lips
	HasDetails      bool       // whether to draw details that only a large picture can show
}

// Draw draws the face with an expression.
func (f Features) Draw(c paint.Canvas, e FaceExpression) {
	if f.HasDetails && e.Blush > 0 {
		for _, side := range [2]float64{-1, 1} {
			spot := paint.Ellipse(side*(f.EyeGap+f.EyeHalfWidth*0.95), f.EyeY+f.EyeHalfHeight*1.45, f.EyeHalfWidth*0.62, f.EyeHalfHeight*0.4)
			c.Fill(spot, paint.Solid(paint.ScaleOpacity(f.CheekColor, 0.9*math.Min(1, e.Blush*2.5))))
		}
	}
	if f.HasBeak {
		f.bill(c, e)
	} else {
		f.mouth(c, e)
	}
	f.eye(c, e, -1, e.EyeOpenLeft)
	f.eye(c, e, 1, e.EyeOpenRight)
	if f.HasDetails {
		f.brow(c, -1, e.BrowLeft, e.BrowTiltLeft)
		f.brow(c, 1, e.BrowRight, e.BrowTiltRight)
	}
}

// eye draws the opening between two lids. Both lids are halves of the same ellipse, flattened or turned over as they close, so an eye
// can close smoothly either downwards, asleep, or upwards, laughing.
func (f Features) eye(c paint.Canvas, e FaceExpression, side, lid float64) {
	a, b := f.EyeHalfWidth*e.EyeSize, f.EyeHalfHeight*e.EyeSize
	if !f.HasDetails {
		a, b = a*1.15, b*1.15
	}
	x, y := side*f.EyeGap, f.EyeY
	// An eye that is shut completely winks; a sleeping one keeps a slit.
	joy := math.Max(e.Joy, 0.9*(1-lid/0.12))
	lower := 1 - 1.75*joy
	upper := -lower + (1+lower)*math.Max(0, math.Min(1, lid))
	// The upper lid is visible while the eye is half open; it fades in and out as the face moves.
	if show := math.Min(1, 9*math.Min(lid-0.12, 1-lid)); show > 0 {
		c.Fill(paint.Ellipse(x, y, a, b), paint.Solid(paint.ScaleOpacity(f.LidColor, show)))
	}
	line := paint.Solid(f.LineColor)
	if upper+lower > 0.3 {
		opening := paint.StartPath(x-a, y)
		lidArc(opening, x, y, a, b*upper, 1)
		lidArc(opening, x, y, a, -b*lower, -1)
		opening.Close()
		c.Fill(opening, paint.Solid(art.RGB(0xFFFFFF)))
		inside := c.Clip(opening)
		px, py, r := x+e.LookX*a*0.4, y+e.LookY*b*0.38+b*(1-upper)*0.25, b*0.62
		inside.Fill(paint.Ellipse(px, py, r*0.92, r), paint.Solid(art.InkColor()))
		inside.Fill(paint.Circle(px+r*0.34, py-r*0.38, r*0.34), paint.Solid(art.RGB(0xFFFFFF)))
		if f.HasDetails {
			inside.Fill(paint.Circle(px-r*0.36, py+r*0.42, r*0.16), paint.Solid(paint.ScaleOpacity(art.RGB(0xFFFFFF), 0.8)))
		}
		c.Stroke(opening, f.LineWidth*0.75, line)
	}
	rim := paint.StartPath(x-a, y)
	lidArc(rim, x, y, a, b*upper, 1)
	weight := f.LineWidth
	if lid < 0.2 {
		weight *= 1.3
	}
	c.Stroke(rim, weight, line)
}

// lidArc continues a path from one end of an eye over an arc of height h to the other end; direction 1 is to the right.
func lidArc(p *paint.Path, x, y, a, h, direction float64) {
	const k = 0.5523
	w := a * direction
	p.Cubic(x-w, y-h*k, x-w*k, y-h, x, y-h)
	p.Cubic(x+w*k, y-h, x+w, y-h*k, x+w, y)
}

func (f Features) brow(c paint.Canvas, side, height, tilt float64) {
	x, y := side*f.EyeGap*1.05, f.BrowY-height*f.EyeHalfHeight*0.42
	w := f.EyeHalfWidth * 0.85
	drop := tilt * f.EyeHalfHeight * 0.38
	brow := paint.StartPath(x-side*w, y+drop).Quad(x, y-f.EyeHalfHeight*0.32, x+side*w, y-drop*0.6)
	c.Stroke(brow, f.LineWidth*1.45, paint.Solid(f.LineColor))
}
