package kit

import (
	"image"
	"image/color"

	"dreist/render/geom"
)

// Canvas draws the pictures and texts of a screen.
type Canvas struct {
	Brush
	Labels *Labels
	look   *ControlPictures
	lit    ground
}

// NewCanvas returns a canvas with empty caches that uses the layers of its window.
func NewCanvas(fonts *Fonts, layers *Layers) *Canvas {
	return &Canvas{Brush: Brush{Sprites: NewSprites(fonts), layers: layers}, Labels: NewLabels(fonts)}
}

// DrawText draws a text in a rectangle, vertically centred.
func (c *Canvas) DrawText(s string, style TextStyle, in geom.Rect, how Alignment, alpha float64) {
	if s == "" {
		return
	}
	k := c.Labels.Label(s, style, how, in.W)
	c.DrawImageAt(k.Image, in.X+how.offset(in.W-k.W), in.Y+(in.H-k.H)/2, alpha)
}

// ControlPictures returns the pictures of buttons and sheets in the current theme at a scale.
func (c *Canvas) ControlPictures(scale float64) *ControlPictures {
	if c.look == nil || c.look.theme != c.Sprites.theme || c.look.Scale != Scale(scale) {
		c.look = NewControlPictures(c.Sprites.theme, Scale(scale))
	}
	return c.look
}

// DrawButton draws a button without its label at a scale, and returns the rectangle and the colour for the label.
func (c *Canvas) DrawButton(scale float64, r geom.Rect, style ButtonStyle, state ControlState) (face geom.Rect, ink color.RGBA) {
	picture, on, ink := c.ControlPictures(scale).ButtonPicture(c.pixels(r), style, state)
	c.DrawStretched(picture, r)
	return c.unshifted(on), ink
}

// ButtonFace returns the rectangle for the label of an idle button at a scale.
func (c *Canvas) ButtonFace(scale float64, r geom.Rect, style ButtonStyle) geom.Rect {
	_, on, _ := c.ControlPictures(scale).ButtonPicture(c.pixels(r), style, IdleState)
	return c.unshifted(on)
}

// unshifted returns pixels of the screen as a rectangle to draw with, without the Offset.
func (c *Canvas) unshifted(on image.Rectangle) geom.Rect {
	return geom.Rect{X: float64(on.Min.X) - c.Offset.X, Y: float64(on.Min.Y) - c.Offset.Y, W: float64(on.Dx()), H: float64(on.Dy())}
}
