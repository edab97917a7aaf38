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
	if from == to {
		return Solid(b)
	}
	return gradient{a: premultiplied(a), b: premultiplied(b), from: from, to: to}
}

// Radial is a gradient from one colour at the centre to another at radius r and beyond.
func Radial(centre Point, r float64, a, b color.Color) Ink {
	if r == 0 {
		return Solid(b)
	}
	return gradient{a: premultiplied(a), b: premultiplied(b), from: centre, radius: r}
}

// gradient goes from one colour to another: over a radius where there is one, else straight.
type gradient struct {
	a, b     color.RGBA
	from, to Point
	radius   float64
}

// along returns how far along it a point lies, from 0 to 1 between its colours.
func (g gradient) along(p Point) float64 {
	if g.radius > 0 {
		return distance(p, g.from) / g.radius
	}
	dx, dy := g.to.X-g.from.X, g.to.Y-g.from.Y
	return ((p.X-g.from.X)*dx + (p.Y-g.from.Y)*dy) / (dx*dx + dy*dy)
}

func (g gradient) prepare(m Matrix) shader {
	inverse, ok := m.inverse()
	if !ok {
		return solid(g.b)
	}
	r := ramp{gradient: g, inverse: inverse}
	for i := range r.colours {
		r.colours[i] = Mix(g.a, g.b, float64(i)/255)
	}
	return &r
}

// ramp is a gradient whose colours are mixed.
type ramp struct {
	gradient
	colours [256]color.RGBA
	inverse Matrix
}

func (r *ramp) at(x, y float64) color.RGBA {
	return r.colours[int(max(0, min(1, r.along(r.inverse.Apply(Point{x, y}))))*255+0.5)]
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
