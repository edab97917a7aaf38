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

// clothTile is how wide and high the piece is of which the cloth of the table is put together, in device pixels.
const clothTile = 256

// Felt covers a screen of w×h device pixels with the cloth of the table.
func (c *Canvas) Felt(w, h float64) {
	for y := 0.0; y < h; y += clothTile {
		for x := 0.0; x < w; x += clothTile {
			c.Picture(Cloth, geom.Rect{X: x, Y: y, W: clothTile, H: clothTile}, 1)
		}
	}
}

// Bytes returns how much is kept of pictures and texts, of those that are shown and of others.
func (c *Canvas) Bytes() int { return c.Sprites.Bytes() + c.Labels.Bytes() }
