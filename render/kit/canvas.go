package kit

import (
	"image/color"

	"dreist/render/geom"
)

// Canvas is what a screen is drawn with: the brush and the text it sets.
type Canvas struct {
	Brush
	Labels *Labels
	// Pattern is what the cloth outside of a very wide window's stage is patterned with: a square tile, white; nil for nothing.
	Pattern Motif
	look    *Look
	lit     ground
}

// NewCanvas returns a canvas that keeps no picture yet, for a window whose layers it uses.
func NewCanvas(fonts *Fonts, layers *Layers) *Canvas {
	return &Canvas{Brush: Brush{Sprites: NewSprites(fonts), layers: layers}, Labels: NewLabels(fonts)}
}

// Write draws a text inside a rectangle, vertically in its middle.
func (c *Canvas) Write(s string, style Lettering, in geom.Rect, how Align, alpha float64) {
	if s == "" {
		return
	}
	k := c.Labels.Get(s, style, how, in.W)
	c.Image(k.Image, in.X+how.offset(in.W-k.W), in.Y+(in.H-k.H)/2, alpha)
}

// Look returns how buttons and sheets look on the current table at a scale.
func (c *Canvas) Look(scale float64) *Look {
	if c.look == nil || c.look.theme != c.Sprites.theme || c.look.Scale != Scale(scale) {
		c.look = NewLook(c.Sprites.theme, Scale(scale))
	}
	return c.look
}

// Key draws a button of a scale over a rectangle, and returns where its label stands and in which colour.
func (c *Canvas) Key(scale float64, r geom.Rect, style Style, state State) (face geom.Rect, ink color.RGBA) {
	picture, on, ink := c.Look(scale).Key(c.pixels(r), style, state)
	c.Grow(picture, r)
	return geom.Rect{X: float64(on.Min.X) - c.Shift.X, Y: float64(on.Min.Y) - c.Shift.Y, W: float64(on.Dx()), H: float64(on.Dy())}, ink
}

// Ornament draws the ornament under the title of a box of a scale, with its middle on a point.
func (c *Canvas) Ornament(scale float64, at geom.Point) {
	dots := c.Sprites.get(c.Look(scale).dots, 1, 1).image
	size := dots.Bounds().Size()
	c.Image(dots, at.X-float64(size.X)/2, at.Y-float64(size.Y)/2, 1)
}

// Bytes returns how much is kept of pictures and texts, of those that are shown and of others.
func (c *Canvas) Bytes() int {
	sum := c.Sprites.Bytes() + c.Labels.Bytes()
	for _, p := range c.lit.pieces {
		sum += Bytes(p)
	}
	return sum
}
