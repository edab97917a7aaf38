package kit

import (
	"github.com/hajimehoshi/ebiten/v2"

	"dreist/render/art"
)

// felt is the table's cover, woven once for a window and theme.
type felt struct {
	image *ebiten.Image
	theme art.Theme
	w, h  int
}

// tileSize is the size of the tile the felt repeats, in device pixels.
const tileSize = 256

// draw covers the screen, with a hint of shade towards the corners.
func (c *felt) draw(b *Brush, w, h float64) {
	if c.image == nil || c.theme != b.Sprites.theme || c.w != Round(w) || c.h != Round(h) {
		c.weave(b.Sprites.theme, Round(w), Round(h))
	}
	b.Image(c.image, 0, 0, 1)
}

func (c *felt) weave(theme art.Theme, w, h int) {
	if c.image != nil {
		c.image.Deallocate()
	}
	c.image, c.theme, c.w, c.h = NewImage(w, h), theme, w, h
	tile := ebiten.NewImageFromImage(art.Linen(theme, tileSize))
	for y := 0; y < h; y += tileSize {
		for x := 0; x < w; x += tileSize {
			var op ebiten.DrawImageOptions
			op.GeoM.Translate(float64(x), float64(y))
			c.image.DrawImage(tile, &op)
		}
	}
	tile.Deallocate()
}

// bytes returns how much the woven cover takes.
func (c *felt) bytes() int {
	if c.image == nil {
		return 0
	}
	return Bytes(c.image)
}
