package kit

import (
	"image"
	"math"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
	"dreist/render/geom"
)

// ground is the lit cloth of the table, as large as the window. It is composed once per size, in pieces: a single picture would take twice
// the memory unless the window's sides are powers of two.
type ground struct {
	pieces []*ebiten.Image // with their places on the screen
	size   image.Point
	theme  art.Theme
}

// clothTile is the side of the tiles of the cloth in pixels.
const clothTile = 256

// lightWide is the width in pixels of the light's picture, which is stretched over the cloth.
const lightWide = 96

// darkened is the blend that multiplies the background by a picture's colours.
var darkened = ebiten.Blend{
	BlendFactorSourceRGB: ebiten.BlendFactorDestinationColor, BlendFactorSourceAlpha: ebiten.BlendFactorZero,
	BlendFactorDestinationRGB: ebiten.BlendFactorZero, BlendFactorDestinationAlpha: ebiten.BlendFactorOne,
}

// smallPiece is the length in pixels up to which the rest of a side is not divided.
const smallPiece = 128

// divide returns the beginnings of the pieces of a side, and its end: powers of two, until the rest is small.
func divide(side int) []int {
	at := []int{0}
	for rest := side; rest > 0; {
		piece := rest
		if rest > smallPiece {
			piece = 1 << (bits.Len(uint(rest)) - 1)
		}
		rest -= piece
		at = append(at, side-rest)
	}
	return at
}

func (c *Canvas) ground(size image.Point) []*ebiten.Image {
	g := &c.lit
	if g.size == size && g.theme == c.Sprites.theme {
		return g.pieces
	}
	for _, p := range g.pieces {
		p.Deallocate()
	}
	*g = ground{size: size, theme: c.Sprites.theme}
	cloth, light := load(art.ClothTile(c.Sprites.theme, clothTile)), load(art.Lighting(float64(size.X), float64(size.Y), lightWide))
	defer cloth.Deallocate()
	defer light.Deallocate()
	columns, rows := divide(size.X), divide(size.Y)
	for j := range len(rows) - 1 {
		for i := range len(columns) - 1 {
			piece := NewImagePart(image.Rect(columns[i], rows[j], columns[i+1], rows[j+1]))
			c.spread(piece, size, cloth, light)
			g.pieces = append(g.pieces, piece)
		}
	}
	return g.pieces
}

func (c *Canvas) spread(piece *ebiten.Image, of image.Point, cloth, light *ebiten.Image) {
	w, h, in := float64(of.X), float64(of.Y), piece.Bounds()
	var op ebiten.DrawImageOptions
	op.ColorScale.Scale(art.MaxBrightness, art.MaxBrightness, art.MaxBrightness, 1)
	op.Blend = ebiten.BlendCopy
	for y := in.Min.Y / clothTile * clothTile; y < in.Max.Y; y += clothTile {
		for x := in.Min.X / clothTile * clothTile; x < in.Max.X; x += clothTile {
			op.GeoM.Reset()
			op.GeoM.Translate(float64(x), float64(y))
			piece.DrawImage(cloth, &op)
		}
	}
	op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: darkened}
	size := light.Bounds().Size() // the fading outer half of its edge stays outside
	op.GeoM.Scale(w/float64(size.X-2), h/float64(size.Y-2))
	op.GeoM.Translate(-w/float64(size.X-2), -h/float64(size.Y-2))
	piece.DrawImage(light, &op)
	c.surround(piece, w, h)
}

// The look of a very wide window outside of the stage.
const (
	outerShade = 1.9   // strength of the darker shade
	outerEdge  = 0.014 // width of the table's edge as a fraction of the window's height
)

// surround draws, on a piece of the ground, the darker cloth and the table's edges left and right of the stage.
func (c *Canvas) surround(piece *ebiten.Image, w, h float64) {
	stage := geom.UsedWindow(w, h)
	if stage.X < 1 {
		return
	}
	screen, shift, blend := c.screen, c.Offset, c.op.Blend
	defer func() { c.screen, c.Offset, c.op.Blend = screen, shift, blend }()
	c.Offset, c.op.Blend = geom.Point{}, ebiten.BlendSourceOver
	ui, edge := c.Palette(), float64(Round(h*outerEdge))
	for _, outer := range [...]geom.Rect{{W: stage.X, H: h}, {X: stage.Right(), W: w - stage.Right(), H: h}} {
		seen := c.pixels(outer)
		if !seen.Overlaps(piece.Bounds()) {
			continue
		}
		c.screen = piece.SubImage(seen).(*ebiten.Image)
		c.FillRect(outer, ui.ShadeColor(outerShade), 1)
	}
	c.screen = piece
	for _, x := range [...]float64{stage.X, stage.Right()} {
		c.DrawRotated(TableEdge, geom.Point{X: x, Y: h / 2}, h, edge, 1, math.Pi/2, WhiteTint(), 1)
	}
}

// DrawCloth covers a screen of w×h device pixels with the cloth. It does not blend, which saves time without a graphics card.
func (c *Canvas) DrawCloth(w, h float64) {
	c.op.Blend = ebiten.BlendCopy
	c.CoverScreenWithCloth(w, h, 1)
	c.op.Blend = ebiten.BlendSourceOver
}

// CoverScreenWithCloth draws the cloth over a screen of w×h device pixels with an opacity.
func (c *Canvas) CoverScreenWithCloth(w, h, alpha float64) {
	for _, p := range c.ground(image.Pt(int(math.Ceil(w)), int(math.Ceil(h)))) {
		c.lay(p, alpha)
	}
}

func (c *Canvas) lay(piece *ebiten.Image, alpha float64) {
	at := piece.Bounds().Min
	c.DrawImageAt(piece, float64(at.X)-c.Offset.X, float64(at.Y)-c.Offset.Y, alpha)
}

// CoverWithCloth covers the content of a rectangle with the cloth, with the opacity part.
func (c *Canvas) CoverWithCloth(r geom.Rect, part float64) {
	in := c.pixels(r)
	for _, p := range c.lit.pieces {
		if in.Overlaps(p.Bounds()) {
			c.lay(p.SubImage(in).(*ebiten.Image), part)
		}
	}
}
