package scene

import (
	"dreist/game/dreist"
	"dreist/render/stage"
	"dreist/render/tabletop"
)

// Offer lets the cards rise a little that can be laid, see tabletop.Timeline.
func (t *Timeline) Offer(out ...dreist.Card) bool {
	return t.Timeline.Offer(!t.Seating().Open[t.Seating().Front], out...)
}

// Pose returns the pose in which a card is drawn.
func (t *Timeline) Pose(c dreist.Card) stage.Pose { return t.Risen(c, &t.Geometry().Edges) }

// PoseOf returns the pose in which a card is drawn, by its number.
func (t *Timeline) PoseOf(c tabletop.Card) stage.Pose { return t.Pose(dreist.Card(c)) }

// Sizes returns the size of a dragged card: the hand's when it is over the hand, the layout's from the next row up.
func (t *Timeline) Sizes(from float64) tabletop.Sizes {
	g := t.Geometry()
	edge := min(g.Cell(dreist.Cell{Row: t.View().Depth() + 1, Column: 1}).Bottom(), g.Rows.Bottom()) + g.CardH*0.4
	if from > edge { // the card comes from the hand
		edge = min(edge, from-g.HandH)
	}
	return tabletop.Sizes{Hand: g.HandW, Place: g.CardW, Edge: edge}
}
