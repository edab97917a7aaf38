package scene

import (
	"dreist/game/dreist"
	"dreist/render/tabletop"
)

// Sizes returns the sizes of a dragged card: that of the hand over the hand, that of the layout from the next row up.
func (t *Timeline) Sizes(from float64) tabletop.Sizes {
	g := t.Geometry()
	edge := min(g.Cell(dreist.Cell{Row: t.View().Depth() + 1, Column: 1}).Bottom(), g.Rows.Bottom()) + g.CardH*0.4
	if from > edge { // the card comes from the hand
		edge = min(edge, from-g.HandH)
	}
	return tabletop.Sizes{Hand: g.HandW, Place: g.CardW, Edge: edge}
}
