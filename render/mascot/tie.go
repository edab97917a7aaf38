package mascot

import (
	"image"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// TieTop is the distance of Egon's bow tie from the upper edge of his portrait, as a fraction of its height.
const TieTop = 0.885

// BowTie is Egon's bow tie alone, in the middle of its picture and as large as in a portrait of the same size.
type BowTie struct{}

// Paint draws the bow tie at a size.
func (BowTie) Paint(o kit.PaintRequest) *image.RGBA {
	c := paint.NewSquareCanvas(o.W, 100)
	egonTie(c.Transformed(paint.Translate(50, 50)), 0, art.RGB(0x5C2F14))
	return c.Image()
}

// Paint draws Egon with the expression at a size.
func (e Expression) Paint(o kit.PaintRequest) *image.RGBA { return Portrait(e, o.W) }

// Paint draws Egon in the mood at a size.
func (m Mood) Paint(o kit.PaintRequest) *image.RGBA { return Portrait(m.Expression(), o.W) }
