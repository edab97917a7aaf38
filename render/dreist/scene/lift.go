package scene

import (
	"dreist/game/dreist"
	"dreist/render/tabletop"
)

// DragSizes returns the sizes of a dragged card: that of the hand over the hand, that of the layout from the next row up.
func (t *Timeline) DragSizes(from float64) tabletop.DragSizes {
	g := t.Geometry()
	edge := min(g.CellRect(dreist.Cell{Row: t.View().Depth() + 1, Column: 1}).Bottom(), g.RowsRect.Bottom()) + g.LaidCardHeight*0.4
	if from > edge { // the card comes from the hand
		edge = min(edge, from-g.CardHeight)
	}
	return tabletop.DragSizes{HandWidth: g.HandCardWidth, TableWidth: g.LaidCardWidth, EdgeY: edge}
}
