package tabletop

import "dreist/render/geom"

// Covered finds the place that a card overlaps most.
type Covered struct {
	At   Aim // the best place so far; the zero Aim until one is overlapped enough
	card geom.Rect
	most float64 // weighted overlap with it, in square device pixels
}

// Covers starts the search for a card; a place counts only if its overlap exceeds least, a fraction of the card's area.
func Covers(card geom.Rect, least float64) Covered {
	return Covered{card: card, most: least * card.W * card.H}
}

// Offer considers a place; its overlap is multiplied by weight.
func (c *Covered) Offer(at Aim, r geom.Rect, weight float64) {
	if area := c.card.Overlap(r) * weight; area > c.most {
		c.At, c.most = at, area
	}
}
