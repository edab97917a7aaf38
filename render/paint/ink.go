package paint

import (
	"image/color"
	"math"
)

// Ink is the colour of a shape: Solid, or a Linear or Radial gradient.
type Ink interface {
	// prepare returns the premultiplied colour of the device pixel with the centre (x, y), under the canvas's matrix.
	prepare(m Matrix) func(x, y float64) color.RGBA
}

// Solid returns an ink of one colour.
func Solid(c color.Color) Ink { return solid(premultiplied(c)) }

type solid color.RGBA

func (s solid) prepare(Matrix) func(x, y float64) color.RGBA {
	return func(float64, float64) color.RGBA { return color.RGBA(s) }
}

// Linear returns a gradient from colour a at one point to b at another, constant beyond both.
func Linear(from, to Point, a, b color.Color) Ink {
	if from == to {
		return Solid(b)
	}
	return gradient{a: premultiplied(a), b: premultiplied(b), from: from, to: to}
}

// Radial returns a gradient from colour a at the centre to b at radius r and beyond.
func Radial(centre Point, r float64, a, b color.Color) Ink {
	if r == 0 {
		return Solid(b)
	}
	return gradient{a: premultiplied(a), b: premultiplied(b), from: centre, radius: r}
}

// gradient is a gradient between two colours: radial if it has a radius, else linear.
type gradient struct {
	a, b     color.RGBA
	from, to Point
	radius   float64
}

// along returns the position of a point on the gradient: 0 at the first colour, 1 at the second.
func (g gradient) along(p Point) float64 {
	if g.radius > 0 {
		return distance(p, g.from) / g.radius
	}
	dx, dy := g.to.X-g.from.X, g.to.Y-g.from.Y
	return ((p.X-g.from.X)*dx + (p.Y-g.from.Y)*dy) / (dx*dx + dy*dy)
}

func (g gradient) prepare(m Matrix) func(x, y float64) color.RGBA {
	inverse, ok := m.inverse()
	if !ok {
		return solid(g.b).prepare(m)
	}
	var colours [256]color.RGBA
	for i := range colours {
		colours[i] = Mix(g.a, g.b, float64(i)/255)
	}
	return func(x, y float64) color.RGBA {
		return colours[int(max(0, min(1, g.along(inverse.Apply(Point{x, y}))))*255+0.5)]
	}
}

// Mix returns the colour between a and b, at t from 0 to 1.
func Mix(a, b color.RGBA, t float64) color.RGBA {
	mix := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), mix(a.A, b.A)}
}

// Lighten returns a colour mixed with white. part is the share of white, 0 to 1.
func Lighten(c color.RGBA, part float64) color.RGBA {
	return Mix(c, color.RGBA{255, 255, 255, 255}, part)
}

// Darken returns a colour mixed with black. part is the share of black, 0 to 1.
func Darken(c color.RGBA, part float64) color.RGBA { return Mix(c, color.RGBA{A: 255}, part) }

// ScaleOpacity returns a colour with its opacity multiplied by a factor from 0 to 1.
func ScaleOpacity(c color.RGBA, opacity float64) color.RGBA { return Mix(color.RGBA{}, c, opacity) }

func premultiplied(c color.Color) color.RGBA { return color.RGBAModel.Convert(c).(color.RGBA) }
