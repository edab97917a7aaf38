package mascot

import (
	"image"

	"dreist/render/art"
	"dreist/render/kit"
	"dreist/render/paint"
)

// TieAt is the distance of Egon's bow tie from the upper edge of his portrait, as a fraction of its height.
const TieAt = 0.885

// Tie is Egon's bow tie alone, in the middle of its picture and as large as in a portrait of the same size.
type Tie struct{}

// Paint draws the bow tie at a size.
func (Tie) Paint(o kit.Order) *image.RGBA {
	c := paint.Square(o.W, 100)
	egonTie(c.Transformed(paint.Move(50, 50)), 0, art.RGB(0x5C2F14))
	return c.Image()
}

// Paint draws Egon with the expression at a size.
func (a Expression) Paint(o kit.Order) *image.RGBA { return Egon(a, o.W) }

// Paint draws Egon in the mood at a size.
func (m Mood) Paint(o kit.Order) *image.RGBA { return Egon(m.Expression(), o.W) }
