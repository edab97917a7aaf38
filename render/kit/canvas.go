package kit

import "dreist/render/geom"

// Canvas is what a screen is drawn with: the brush and the text it sets.
type Canvas struct {
	Brush
	Labels *Labels
}

// NewCanvas returns a canvas that keeps no picture yet.
func NewCanvas(fonts *Fonts) *Canvas {
	return &Canvas{Brush: Brush{Sprites: NewSprites(fonts)}, Labels: NewLabels(fonts)}
}

// Write draws a text inside a rectangle, vertically in its middle.
func (c *Canvas) Write(s string, style Lettering, in geom.Rect, how Align, alpha float64) {
	if s == "" {
		return
	}
	k := c.Labels.Get(s, style, how, in.W)
	c.Image(k.Image, in.X+how.offset(in.W-k.W), in.Y+(in.H-k.H)/2, alpha)
}

// Bytes returns how much is kept of pictures and texts, of those that are shown and of others.
func (c *Canvas) Bytes() int { return c.Sprites.Bytes() + c.Labels.Bytes() }
