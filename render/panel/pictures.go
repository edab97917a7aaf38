package panel

import (
	"image"
	"image/color"

	"dreist/render/kit"
	"dreist/render/paint"
)

// knob is the handle of a switch: a thick disc with a spot. Lengths are device pixels.
type knob struct {
	line, lip         float64 // thickness of the outline, and the extra thickness of its lower side
	face, spot, round color.RGBA
}

func (k knob) Paint(o kit.PaintRequest) *image.RGBA {
	full := float64(o.W)
	page := paint.NewCanvas(o.W, o.W)
	page.Fill(paint.Circle(full/2, full/2, full/2), paint.Solid(k.round))
	page.Fill(paint.Ellipse(full/2, (full-k.lip)/2, full/2-k.line, (full-k.lip)/2-k.line), paint.Solid(k.face))
	page.Fill(paint.Circle(full/2, (full-k.lip)/2, full*0.17), paint.Solid(k.spot))
	return page.Image()
}

// badge is a disc with a tick, on the chosen picture. Its rim is in device pixels.
type badge struct {
	rim       float64
	face, ink color.RGBA
}

func (b badge) Paint(o kit.PaintRequest) *image.RGBA {
	page := paint.NewCanvas(o.W, o.W)
	half := float64(o.W) / 2
	page.Fill(paint.Circle(half, half, half), paint.Solid(b.ink))
	page.Fill(paint.Circle(half, half, half-b.rim), paint.Solid(b.face))
	c := page.Transformed(paint.Scale(half/9, half/9).Then(paint.Translate(half, half)))
	c.Stroke(paint.StartPath(-4, 0.4).Line(-1.2, 3.4).Line(4.2, -3.2), 2.2, paint.Solid(b.ink))
	return page.Image()
}

// arrow is the sign for a step to the left or right.
type arrow struct {
	left  bool
	color color.RGBA
}

func (a arrow) Paint(o kit.PaintRequest) *image.RGBA {
	direction := 1.0
	if a.left {
		direction = -1
	}
	page := paint.NewCanvas(o.W, o.W)
	half := float64(o.W) / 2
	c := page.Transformed(paint.Scale(direction*half/9, half/9).Then(paint.Translate(half, half)))
	c.Stroke(paint.StartPath(-2.5, -5.5).Line(3, 0).Line(-2.5, 5.5), 3, paint.Solid(a.color))
	return page.Image()
}
