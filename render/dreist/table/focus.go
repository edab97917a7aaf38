package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// AppendRaised appends to raised the card that the table asks about and the one under the mouse in a covered row, and to
// offered those that rise a little because they can be laid. While something moves those stay as they are, but in the
// others' turns all lie flat.
func (t *Table) AppendRaised(raised, offered []tabletop.Card) (_, _ []tabletop.Card) {
	if t.Question() == scene.DiscardQuestion {
		raised = append(raised, number(t.Doubt))
	}
	raised = append(raised, number(t.uncovered()))
	if t.isGift(dreist.Card(t.Over)) && t.Line.IsPacket() {
		raised = append(raised, number(t.Line.Gift().Cards[len(t.Line.Gift().Cards)-1]))
	}
	if t.Options.Fitting && t.CanMarkFitting() && !t.IsWatching() {
		for _, c := range t.Line.View().Hands[t.Front()] {
			if t.Line.IsMoving() && t.Line.OfferedLift(c) > 0 || !t.Line.IsMoving() && t.CanLay(c) {
				offered = append(offered, number(c))
			}
		}
	}
	return raised, offered
}

// uncovered returns the card under the mouse that another row covers in part, so that it rises; NoCard if there is none.
func (t *Table) uncovered() dreist.Card {
	if !t.Pointed || t.Covered || t.Hand.Grip >= tabletop.Pressed || t.Hover != tabletop.NoButton ||
		t.Over != tabletop.NoCard || !t.Line.Geometry().HasOverlap() || t.Line.IsMoving() {
		return dreist.NoCard
	}
	cell, ok := t.CellAt(t.Cursor, dreist.NoCard)
	if !ok {
		return dreist.NoCard
	}
	return t.Line.View().At(cell)
}
