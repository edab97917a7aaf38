package kit

import (
	"math"

	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/geom"
)

// Canvas is what a screen is drawn with: the brush and the text it sets.
type Canvas struct {
	Brush
	Labels *Labels
	look   *Look
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

// clothTile is how wide and high the piece is of which the cloth of the table is put together, in device pixels.
const clothTile = 256

// Felt covers a screen of w×h device pixels with the cloth of the table. Nothing shines through it, so that it is not mixed with what was there: on a machine
// that draws without a graphics card that counts.
func (c *Canvas) Felt(w, h float64) {
	c.op.Blend = ebiten.BlendCopy
	c.Cover(w, h, 1)
	c.op.Blend = ebiten.BlendSourceOver
}

// Cover lays the cloth over a screen of w×h device pixels as far as an opacity says.
func (c *Canvas) Cover(w, h, alpha float64) {
	for y := 0.0; y < h; y += clothTile {
		for x := 0.0; x < w; x += clothTile {
			c.Picture(Cloth, geom.Rect{X: x, Y: y, W: clothTile, H: clothTile}, alpha)
		}
	}
}

// Clear lets as much of what is drawn in a rectangle vanish under the cloth of the table, from 0 to 1.
func (c *Canvas) Clear(r geom.Rect, part float64) {
	screen := c.screen
	defer func() { c.screen = screen }()
	if img, ok := screen.(*ebiten.Image); ok {
		c.screen = img.SubImage(c.pixels(r)).(*ebiten.Image)
	}
	for y := math.Floor(r.Y/clothTile) * clothTile; y < r.Bottom(); y += clothTile {
		for x := math.Floor(r.X/clothTile) * clothTile; x < r.Right(); x += clothTile {
			c.Picture(Cloth, geom.Rect{X: x, Y: y, W: clothTile, H: clothTile}, part)
		}
	}
}

// Bytes returns how much is kept of pictures and texts, of those that are shown and of others.
func (c *Canvas) Bytes() int { return c.Sprites.Bytes() + c.Labels.Bytes() }
