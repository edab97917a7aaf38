package scene

import (
	"dreist/game/dreist"
	"dreist/render/tabletop"
)

// Sizes returns the size of a dragged card: the hand's when it is over the hand, the layout's from the next row up.
func (t *Timeline) Sizes(from float64) tabletop.Sizes {
	g := t.Geometry()
	edge := min(g.Cell(dreist.Cell{Row: t.View().Depth() + 1, Column: 1}).Bottom(), g.Rows.Bottom()) + g.CardH*0.4
	if from > edge { // the card comes from the hand
		edge = min(edge, from-g.HandH)
	}
	return tabletop.Sizes{Hand: g.HandW, Place: g.CardW, Edge: edge}
}
