package tabletop

import "dreist/render/geom"

// OverlapSearch finds the spot that a card overlaps most.
type OverlapSearch struct {
	Best Aim // the best spot so far; the zero Aim until one is overlapped enough
	card geom.Rect
	most float64 // weighted overlap with it, in square device pixels
}

// NewOverlapSearch starts the search for a card; a spot counts only if its overlap exceeds least, a fraction of the card's area.
func NewOverlapSearch(card geom.Rect, least float64) OverlapSearch {
	return OverlapSearch{card: card, most: least * card.W * card.H}
}

// Consider sets Best to at if r overlaps the card by more than the limit and all earlier spots. weight multiplies the overlap.
func (c *OverlapSearch) Consider(at Aim, r geom.Rect, weight float64) {
	if area := c.card.OverlapArea(r) * weight; area > c.most {
		c.Best, c.most = at, area
	}
}
