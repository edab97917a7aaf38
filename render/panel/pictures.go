package panel

import (
	"image"
	"image/color"

	"dreist/render/kit"
	"dreist/render/paint"
)

// knob is the handle of a switch: a thick disc with a spot. Lengths are device pixels.
type knob struct {
	Line, Lip         float64 // thickness of the outline, and the extra thickness of its lower side
	Face, Spot, Round color.RGBA
}

func (k knob) Paint(o kit.PaintRequest) *image.RGBA {
	full := float64(o.W)
	page := paint.NewCanvas(o.W, o.W)
	page.Fill(paint.Circle(full/2, full/2, full/2), paint.Solid(k.Round))
	page.Fill(paint.Ellipse(full/2, (full-k.Lip)/2, full/2-k.Line, (full-k.Lip)/2-k.Line), paint.Solid(k.Face))
	page.Fill(paint.Circle(full/2, (full-k.Lip)/2, full*0.17), paint.Solid(k.Spot))
	return page.Image()
}

// badge is a disc with a tick, on the chosen picture. Its rim is in device pixels.
type badge struct {
	Rim       float64
	Face, Ink color.RGBA
}

func (b badge) Paint(o kit.PaintRequest) *image.RGBA {
	page := paint.NewCanvas(o.W, o.W)
	half := float64(o.W) / 2
	page.Fill(paint.Circle(half, half, half), paint.Solid(b.Ink))
	page.Fill(paint.Circle(half, half, half-b.Rim), paint.Solid(b.Face))
	c := page.Transformed(paint.Scale(half/9, half/9).Then(paint.Translate(half, half)))
	c.Stroke(paint.StartPath(-4, 0.4).Line(-1.2, 3.4).Line(4.2, -3.2), 2.2, paint.Solid(b.Ink))
	return page.Image()
}

// arrow is the sign for a step to the left or right.
type arrow struct {
	Left  bool
	Color color.RGBA
}

func (a arrow) Paint(o kit.PaintRequest) *image.RGBA {
	direction := 1.0
	if a.Left {
		direction = -1
	}
	page := paint.NewCanvas(o.W, o.W)
	half := float64(o.W) / 2
	c := page.Transformed(paint.Scale(direction*half/9, half/9).Then(paint.Translate(half, half)))
	c.Stroke(paint.StartPath(-2.5, -5.5).Line(3, 0).Line(-2.5, 5.5), 3, paint.Solid(a.Color))
	return page.Image()
}
