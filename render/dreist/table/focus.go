package table

import (
	"dreist/game/dreist"
	"dreist/render/dreist/scene"
	"dreist/render/tabletop"
)

// appendRaised appends to raised the card that the table asks about and the one under the mouse in a covered row, and to
// offered those that rise a little because they can be laid. While something moves those stay as they are, but in the
// others' turns all lie flat.
func (t *Table) appendRaised(raised, offered []tabletop.Card) (_, _ []tabletop.Card) {
	if t.Question() == scene.DiscardQuestion {
		raised = append(raised, number(t.DoubtedDiscard))
	}
	raised = append(raised, number(t.uncovered()))
	if t.isGift(dreist.Card(t.HoveredCard)) && t.Timeline.IsGiftTied() {
		raised = append(raised, number(t.Timeline.Gift().Cards[len(t.Timeline.Gift().Cards)-1]))
	}
	if t.Options.MarksFitting && t.CanMarkFittingCards() && !t.IsWatching() {
		for _, c := range t.Timeline.View().Hands[t.FrontSeat()] {
			if t.Timeline.IsMoving() && t.Timeline.OfferedLift(c) > 0 || !t.Timeline.IsMoving() && t.canLay(c) {
				offered = append(offered, number(c))
			}
		}
	}
	return raised, offered
}

// uncovered returns the card under the mouse that another row covers in part, so that it rises; NoCard if there is none.
func (t *Table) uncovered() dreist.Card {
	if !t.IsPointing || t.IsCovered || t.Held.Grip >= tabletop.PressedGrip || t.HoveredButton != tabletop.NoButton ||
		t.HoveredCard != tabletop.NoCard || !t.Timeline.Geometry().HasOverlap() || t.Timeline.IsMoving() {
		return dreist.NoCard
	}
	cell, ok := t.CellAt(t.Cursor, dreist.NoCard)
	if !ok {
		return dreist.NoCard
	}
	return t.Timeline.View().CardAt(cell)
}
