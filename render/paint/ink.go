package paint

import (
	"image/color"
	"math"
)

// Ink is what a shape is filled with: a Solid colour, a Linear or a Radial gradient.
type Ink interface {
	// prepare returns the ink as seen by device pixels under the canvas's matrix.
	prepare(m Matrix) shader
}

// shader yields the premultiplied colour of the pixel whose middle lies at (x, y).
type shader interface {
	at(x, y float64) color.RGBA
}

// Solid is an ink of one colour, straight or premultiplied as the colour type says.
func Solid(c color.Color) Ink { return solid(premultiplied(c)) }

type solid color.RGBA

func (s solid) prepare(Matrix) shader          { return s }
func (s solid) at(float64, float64) color.RGBA { return color.RGBA(s) }

// Linear is a gradient from one colour at a point to another at a second point, constant beyond both.
func Linear(from, to Point, a, b color.Color) Ink {
	return linear{from, to, premultiplied(a), premultiplied(b)}
}

type linear struct {
	from, to Point
	a, b     color.RGBA
}

func (l linear) prepare(m Matrix) shader {
	inv, ok := m.inverse()
	dx, dy := l.to.X-l.from.X, l.to.Y-l.from.Y
	length := dx*dx + dy*dy
	if !ok || length == 0 {
		return solid(l.b)
	}
	return ramp{table(l.a, l.b), func(x, y float64) float64 {
		p := inv.Apply(Point{x, y})
		return ((p.X-l.from.X)*dx + (p.Y-l.from.Y)*dy) / length
	}}
}

// Radial is a gradient from one colour at the centre to another at radius r and beyond.
func Radial(centre Point, r float64, a, b color.Color) Ink {
	return radial{centre, r, premultiplied(a), premultiplied(b)}
}

type radial struct {
	centre Point
	r      float64
	a, b   color.RGBA
}

func (r radial) prepare(m Matrix) shader {
	inv, ok := m.inverse()
	if !ok || r.r == 0 {
		return solid(r.b)
	}
	return ramp{table(r.a, r.b), func(x, y float64) float64 {
		p := inv.Apply(Point{x, y})
		return math.Hypot(p.X-r.centre.X, p.Y-r.centre.Y) / r.r
	}}
}

// ramp looks a colour up by how far along the gradient a pixel lies, 0 to 1.
type ramp struct {
	colours *[256]color.RGBA
	along   func(x, y float64) float64
}

func (r ramp) at(x, y float64) color.RGBA {
	return r.colours[int(math.Max(0, math.Min(1, r.along(x, y)))*255+0.5)]
}

func table(a, b color.RGBA) *[256]color.RGBA {
	var t [256]color.RGBA
	for i := range t {
		t[i] = Mix(a, b, float64(i)/255)
	}
	return &t
}

// Mix returns the colour a fraction t of the way from a to b.
func Mix(a, b color.RGBA, t float64) color.RGBA {
	mix := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}
}

// Lighter returns the colour a part of the way to white.
func Lighter(c color.RGBA, part float64) color.RGBA {
	return Mix(c, color.RGBA{255, 255, 255, 255}, part)
}

// Darker returns the colour a part of the way to black.
func Darker(c color.RGBA, part float64) color.RGBA { return Mix(c, color.RGBA{A: 255}, part) }

// Fade returns the colour with only a fraction of its opacity.
func Fade(c color.RGBA, opacity float64) color.RGBA { return Mix(color.RGBA{}, c, opacity) }

func premultiplied(c color.Color) color.RGBA { return color.RGBAModel.Convert(c).(color.RGBA) }
