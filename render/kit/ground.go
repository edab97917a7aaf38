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
	c.surround(g.image)
	return g.image
}

// The cloth outside of a very wide window's stage: how much darker it is, how large its pattern, how strong that is, and how wide the edge of the table towards it, in
// parts of the window's height.
const (
	outerShade = 1.9
	outerTile  = 0.26
	outerTone  = 0.05
	outerEdge  = 0.014
)

// surround draws what lies left and right of the stage: darker cloth with the pattern of the game, and the edge of the table.
func (c *Canvas) surround(img *ebiten.Image) {
	size := img.Bounds().Size()
	w, h := float64(size.X), float64(size.Y)
	stage := geom.Stage(w, h)
	if stage.X < 1 {
		return
	}
	screen, shift, blend := c.screen, c.Shift, c.op.Blend
	defer func() { c.screen, c.Shift, c.op.Blend = screen, shift, blend }()
	c.Shift, c.op.Blend = geom.Point{}, ebiten.BlendSourceOver
	ui, tile, edge := c.UI(), float64(Round(h*outerTile)), float64(Round(h*outerEdge))
	for _, outer := range [...]geom.Rect{{W: stage.X, H: h}, {X: stage.Right(), W: w - stage.Right(), H: h}} {
		c.screen = img.SubImage(c.pixels(outer)).(*ebiten.Image)
		c.Fill(outer, ui.Shade(outerShade), 1)
		if c.Pattern != nil {
			for y := 0.0; y < h; y += tile {
				for x := 0.0; x < outer.W; x += tile {
					at := geom.Rect{X: stage.X - x - tile, Y: y, W: tile, H: tile}
					if outer.X > 0 {
						at.X = outer.X + x
					}
					c.Tinted(c.Pattern, at, White(), outerTone)
				}
			}
		}
	}
	c.screen = img
	for _, x := range [...]float64{stage.X, stage.Right()} {
		c.Turned(Ledge, geom.Point{X: x, Y: h / 2}, h, edge, 1, math.Pi/2, White(), 1)
	}
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
