package tabletop

import "dreist/render/geom"

// Covered finds the place that a card covers most.
type Covered struct {
	At   Aim // nowhere until a place is covered by more than the least
	card geom.Rect
	most float64 // device pixels squared
}

// Covers looks for what a card covers by more than a part of its own area.
func Covers(card geom.Rect, least float64) Covered {
	return Covered{card: card, most: least * card.W * card.H}
}

// Offer considers a place, whose area counts with a weight.
func (c *Covered) Offer(at Aim, r geom.Rect, weight float64) {
	if area := c.card.Overlap(r) * weight; area > c.most {
		c.At, c.most = at, area
	}
}
