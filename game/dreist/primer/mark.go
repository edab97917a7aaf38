package primer

import (
	"fmt"

	"dreist/game/dreist"
)

// MarkKind is why a cell of a diagram is marked.
type MarkKind uint8

// The signs. The first four belong to the picture before the moves, the last two to the one after them.
const (
	SubjectSign MarkKind = iota + 1 // the caption is about this cell
	FitSign                         // the shown card may be laid here
	LandSign                        // a card is laid here
	LeaveSign                       // the card here, there already or laid by the moves, goes to the discard pile
	RefusalSign                     // an attempt is refused here
	BlockerSign                     // the card here is the reason for a refusal
)

// IsAfterMoves reports whether the sign belongs to the picture after the moves.
func (s MarkKind) IsAfterMoves() bool { return s == RefusalSign || s == BlockerSign }

// CellSign is a mark on a cell of a diagram. A cell may have several.
type CellSign struct {
	Cell dreist.Cell
	Kind MarkKind
}

// mark adds the marks of a diagram: the cells that its caption is about, and others that follow from the rules.
func (b *PlayedDiagram) mark(d Diagram) error {
	add := func(s MarkKind, cells ...dreist.Cell) {
		for _, c := range cells {
			b.Marks = append(b.Marks, CellSign{Cell: c, Kind: s})
		}
	}
	add(SubjectSign, d.subjectCells...)
	if d.ShownCard != "" {
		kind, err := dreist.ParseKind(d.ShownCard)
		card := b.PositionBefore.HandCard(b.PositionBefore.Turn(), kind)
		if err != nil || card == dreist.NoCard {
			return fmt.Errorf("rulebook: diagram %s shows %s, which is not in the hand", d.ID, d.ShownCard)
		}
		for row := range b.PositionBefore.LegalRows(card).All() {
			add(FitSign, card.Cell(row))
		}
	}
	b.markEvents(add)
	for _, r := range b.Refusals {
		add(RefusalSign, r.Move.Card.Cell(int(r.Move.Row)))
		add(BlockerSign, r.Faults...)
	}
	return nil
}

// markEvents marks the cells of cards that are laid and of cards that go to the discard pile.
func (b *PlayedDiagram) markEvents(add func(MarkKind, ...dreist.Cell)) {
	var lies [dreist.CardCount]dreist.Cell
	for c := range dreist.Card(dreist.CardCount) {
		lies[c] = c.Cell(b.PositionBefore.Layout().Row(c))
	}
	leave := func(cards []dreist.Card) {
		for _, c := range cards {
			add(LeaveSign, lies[c])
		}
	}
	for _, step := range b.Steps {
		for _, e := range step.Events {
			switch e := e.(type) {
			case dreist.CardLaid:
				lies[e.Card] = e.Card.Cell(e.Row)
				add(LandSign, lies[e.Card])
			case dreist.ColumnCleared:
				leave(e.Cards)
			case dreist.CardsLoosened:
				leave(e.Cards)
			}
		}
	}
}
