package faces

import (
	"image"

	"dreist/game/peri"
	"dreist/render/figure"
	"dreist/render/kit"
	"dreist/render/paint"
)

// SeatedKingEdge is the distance from the top of a seated king's picture to the edge on which he sits, in parts of the picture. The king of spades
// hangs from that edge.
const SeatedKingEdge = 0.62

// SeatedKing is the king of a suit, who sits on an edge with his boots hanging down.
type SeatedKing peri.Suit

// Paint draws the king at a size.
func (m SeatedKing) Paint(o kit.PaintRequest) *image.RGBA {
	const seat, head, k = 100 * SeatedKingEdge, 36, 0.7
	suit, c, fine := peri.Suit(m), paint.NewSquareCanvas(o.W, 100), o.W >= fineFrom
	if suit == peri.Spades {
		person(c.Transformed(paint.Scale(k, k).Then(paint.Translate(50, 54))), suit, peri.King, false, fine)
		return c.Image()
	}
	person(c.Clip(paint.Rect(0, 0, 100, seat)).Transformed(paint.Scale(k, k).Then(paint.Translate(50, head))), suit, peri.King, false, fine)
	figure.DrawWithEdge(c.Transformed(paint.Translate(50, seat)), figureTones(suit), courtLine, fine, func(p figure.Pen) {
		for _, half := range p.MirrorPair() {
			half.DrawLimb(paint.StartPath(9, 1).Quad(15, 5, 13, 18), 7.4, p.Dark)
			half.DrawPiece(paint.StartPath(9, 17).Line(17, 17).Quad(26, 18, 25.5, 26).Line(9, 26).Close(), red())
		}
	})
	return c.Image()
}
