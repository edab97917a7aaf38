package kit

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/geom"
)

// ground is the cloth of the table in the light that falls on it, as large as the window. It is put together once for a size and then drawn as a single picture.
type ground struct {
	image *ebiten.Image
	theme art.Theme
}

// clothTile is how wide and high the piece is of which the cloth is put together, and lightWide how wide the picture of the light is that is stretched over it, in
// pixels.
const (
	clothTile = 256
	lightWide = 96
)

// darkened leaves of what is there as much as a picture has of each colour.
var darkened = ebiten.Blend{
	BlendFactorSourceRGB: ebiten.BlendFactorDestinationColor, BlendFactorSourceAlpha: ebiten.BlendFactorZero,
	BlendFactorDestinationRGB: ebiten.BlendFactorZero, BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
}

// ground returns the picture of the ground of a screen of w×h device pixels.
func (c *Canvas) ground(w, h int) *ebiten.Image {
	g := &c.lit
	if g.image != nil && g.theme == c.Sprites.theme && g.image.Bounds().Dx() == w && g.image.Bounds().Dy() == h {
		return g.image
	}
	if g.image != nil {
		g.image.Deallocate()
	}
	*g = ground{NewImage(w, h), c.Sprites.theme}
	cloth, light := load(art.Cloth(c.Sprites.theme, clothTile)), load(art.Lighting(float64(w), float64(h), lightWide))
	defer cloth.Deallocate()
	defer light.Deallocate()
	var op ebiten.DrawImageOptions
	op.ColorScale.Scale(art.Brightest, art.Brightest, art.Brightest, 1)
	op.Blend = ebiten.BlendCopy
	for y := 0; y < h; y += clothTile {
		for x := 0; x < w; x += clothTile {
			op.GeoM.Reset()
			op.GeoM.Translate(float64(x), float64(y))
			g.image.DrawImage(cloth, &op)
		}
	}
	op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: darkened}
	size := light.Bounds().Size() // the outer half of its edge, which fades, stays outside
	op.GeoM.Scale(float64(w)/float64(size.X-2), float64(h)/float64(size.Y-2))
	op.GeoM.Translate(-float64(w)/float64(size.X-2), -float64(h)/float64(size.Y-2))
	g.image.DrawImage(light, &op)
	return g.image
}

// Felt covers a screen of w×h device pixels with the cloth of the table. Nothing shines through it, so that it is not mixed with what was there: on a machine
// that draws without a graphics card that counts.
func (c *Canvas) Felt(w, h float64) {
	c.op.Blend = ebiten.BlendCopy
	c.Cover(w, h, 1)
	c.op.Blend = ebiten.BlendSourceOver
}

// Cover lays the cloth over a screen of w×h device pixels as far as an opacity says.
func (c *Canvas) Cover(w, h, alpha float64) {
	c.Image(c.ground(int(math.Ceil(w)), int(math.Ceil(h))), -c.Shift.X, -c.Shift.Y, alpha)
}

// Clear lets as much of what is drawn in a rectangle vanish under the cloth of the table, from 0 to 1.
func (c *Canvas) Clear(r geom.Rect, part float64) {
	if c.lit.image == nil {
		return
	}
	in := c.pixels(r).Intersect(c.lit.image.Bounds())
	if in.Empty() {
		return
	}
	c.Image(c.lit.image.SubImage(in).(*ebiten.Image), float64(in.Min.X)-c.Shift.X, float64(in.Min.Y)-c.Shift.Y, part)
}
