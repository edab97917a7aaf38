package kit

import "dreist/render/geom"

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
