package dreist

import "slices"

// rows returns the rows on which the holder of the open cards may lay a card of a kind, which is one of them. While an
// opening waits, only its partner may be laid; without one, opening is NoCard.
func (l *Layout) rows(k Kind, open kindCount, opening Card) RowSet {
	if opening != NoCard {
		if row := l.partnerRow(opening.Kind(), k); row != 0 {
			return rowBit(row)
		}
		return 0
	}
	rows := l.fits(k)
	if others := open.without(k) & partners[k]; others != 0 && l.opens(k) && l.anyFollows(k, others) {
		rows |= 1
	}
	return rows
}

// anyFollows reports whether a card of one of the kinds, all partners of the opening, can lie beside it.
func (l *Layout) anyFollows(opening Kind, kinds kindSet) bool {
	for ; kinds != 0; kinds &= kinds - 1 {
		if l.partnerRow(opening, kinds.first()) != 0 {
			return true
		}
	}
	return false
}

// reason returns why the holder of the open cards may not lay one of them on a cell.
func (l *Layout) reason(c Card, at Cell, open []Card, opening Card) Reason {
	switch {
	case !slices.Contains(open, c):
		return NotInHand
	case at.Column != c.Number():
		return WrongColumn
	case opening == NoCard && l.fits(c.Kind()).Has(at.Row), l.rows(c.Kind(), countKinds(open), opening).Has(at.Row):
		return Allowed
	}
	reason := l.clash(c, at)
	switch {
	case reason != Allowed:
		return reason
	case opening != NoCard:
		return NotThePartner
	case at.Row > 1:
		return NoContact
	case l.bringsThird(c.Kind()):
		return ThirdColour
	}
	return AloneAtBase
}

// clash returns why a card cannot lie on a cell of its column because of that cell or the ones beside it.
func (l *Layout) clash(c Card, at Cell) Reason {
	_, other := l.beside(c.Kind())
	switch {
	case at.Row < 1 || at.Row > MaxRow:
		return OutsideLayout
	case l.At(at) != NoCard:
		return CellTaken
	case other.Has(at.Row):
		return OtherColour
	}
	return Allowed
}

// refusal returns the refusal of a move for a reason; at is the cell on which a card is to be laid.
func (l *Layout) refusal(reason Reason, m Move, at Cell, opening Card) *Refusal {
	return &Refusal{Move: m, Reason: reason, Faults: l.faults(reason, m.Card, at, opening), Partner: NoCard}
}

// faults returns the cells of the cards in the way, for a reason.
func (l *Layout) faults(reason Reason, c Card, at Cell, opening Card) []Cell {
	switch reason {
	case CellTaken:
		return []Cell{at}
	case OtherColour:
		return l.otherColours(c, at)
	case ThirdColour:
		return l.cellsOf(at.Column)
	case NotThePartner, PartnerMissing:
		return []Cell{opening.Cell(1)}
	}
	return nil
}

// otherColours returns the cells left and right of a cell that hold another colour than the card.
func (l *Layout) otherColours(c Card, at Cell) []Cell {
	var faults []Cell
	for _, column := range [2]int{at.Column - 1, at.Column + 1} {
		beside := Cell{Row: at.Row, Column: column}
		if n := l.At(beside); n != NoCard && n.Color() != c.Color() {
			faults = append(faults, beside)
		}
	}
	return faults
}

// partnerKeptAway returns the first hand card that could be the partner of an opening, and the cells of the cards that
// keep it away.
func (l *Layout) partnerKeptAway(opening Card, hand []Card) (Card, []Cell) {
	for _, c := range hand {
		if c == opening || !opening.Kind().CanPartner(c.Kind()) {
			continue
		}
		return c, l.otherColours(c, c.Cell(partnersRow(opening.Kind(), c.Kind())))
	}
	return NoCard, nil
}

func (l *Layout) cellsOf(column int) []Cell {
	var cells []Cell
	for row := range l.TakenRows(column).All() {
		cells = append(cells, Cell{Row: row, Column: column})
	}
	return cells
}
