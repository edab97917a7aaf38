package kit

import (
	"image"
	"image/color"

	"dreist/render/art"
	"dreist/render/paint"
)

// plainly is the base of a picture whose colours are part of it.
type plainly struct{}

// Nature says that its width counts and that it does not go with the table.
func (plainly) Nature() Nature { return Nature{} }

// Knob is the handle of a slider: a thick counter with a spot. Lengths are device pixels.
type Knob struct {
	plainly
	Line, Lip         float64 // thickness of the outline, and what its lower side has more
	Face, Spot, Round color.RGBA
}

// Paint draws the knob at a size.
func (k Knob) Paint(o Order) *image.RGBA {
	full := float64(o.W)
	page := paint.New(o.W, o.W)
	page.Fill(paint.Circle(full/2, full/2, full/2), paint.Solid(k.Round))
	page.Fill(paint.Ellipse(full/2, (full-k.Lip)/2, full/2-k.Line, (full-k.Lip)/2-k.Line), paint.Solid(k.Face))
	page.Fill(paint.Circle(full/2, (full-k.Lip)/2, full*0.17), paint.Solid(k.Spot))
	return page.Image()
}

// Disc is a disc with a rim, in device pixels.
type Disc struct {
	plainly
	Rim         float64
	Edge, Color color.RGBA
}

// Paint draws the disc at a size.
func (d Disc) Paint(o Order) *image.RGBA {
	page := paint.New(o.W, o.W)
	middle := float64(o.W) / 2
	page.Fill(paint.Circle(middle, middle, middle), paint.Solid(d.Edge))
	page.Fill(paint.Circle(middle, middle, middle-d.Rim), paint.Solid(d.Color))
	return page.Image()
}

// Badge is a disc with a tick, on what is chosen. Its rim is in device pixels.
type Badge struct {
	plainly
	Rim       float64
	Face, Ink color.RGBA
}

// Paint draws the badge at a size.
func (b Badge) Paint(o Order) *image.RGBA {
	page := paint.New(o.W, o.W)
	half := float64(o.W) / 2
	page.Fill(paint.Circle(half, half, half), paint.Solid(b.Ink))
	page.Fill(paint.Circle(half, half, half-b.Rim), paint.Solid(b.Face))
	c := page.In(paint.Scale(half/9, half/9).Then(paint.Move(half, half)))
	c.Stroke(paint.Start(-4, 0.4).Line(-1.2, 3.4).Line(4.2, -3.2), 2.2, paint.Solid(b.Ink))
	return page.Image()
}

// Arrow is the sign for a step to the left or right.
type Arrow struct {
	plainly
	Left  bool
	Color color.RGBA
}

// Paint draws the arrow at a size.
func (a Arrow) Paint(o Order) *image.RGBA {
	direction := 1.0
	if a.Left {
		direction = -1
	}
	page := paint.New(o.W, o.W)
	half := float64(o.W) / 2
	c := page.In(paint.Scale(direction*half/9, half/9).Then(paint.Move(half, half)))
	c.Stroke(paint.Start(-2.5, -5.5).Line(3, 0).Line(-2.5, 5.5), 3, paint.Solid(a.Color))
	return page.Image()
}

// Dots are the ornament under a title: one dot in each colour of the ornament. Lengths are device pixels.
type Dots struct {
	plainly
	Size, Step int
	Line       float64 // of the paper around a dot, which keeps violet apart from a dark panel
}

// Paint draws the dots.
func (d Dots) Paint(Order) *image.RGBA {
	page := paint.New(3*d.Step+d.Size, d.Size)
	r := float64(d.Size) / 2
	for i, tone := range art.Ornament() {
		x := float64(i*d.Step) + r
		page.Fill(paint.Circle(x, r, r), paint.Solid(art.Paper()))
		page.Fill(paint.Circle(x, r, r-d.Line), paint.Solid(tone))
	}
	return page.Image()
}

// Fading is a strip of one pixel in width, from one colour above to another below, so many device pixels high.
type Fading struct {
	plainly
	High         int
	Above, Below color.RGBA
}

// Paint draws the strip.
func (f Fading) Paint(Order) *image.RGBA {
	high := float64(f.High)
	page := paint.New(1, f.High)
	page.Fill(paint.Rect(0, 0, 1, high), paint.Linear(paint.Point{}, paint.Point{Y: high}, f.Above, f.Below))
	return page.Image()
}
