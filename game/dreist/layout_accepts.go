package dreist

import "slices"

// rows returns the rows on which a card may be laid by who holds the cards open, the card among them. While an
// opening waits, only its partner may; NoCard stands for none.
func (l *Layout) rows(c Card, open []Card, opening Card) RowSet {
	if opening != NoCard {
		if row := l.partnerRow(opening.Kind(), c.Kind()); row != 0 {
			return rowBit(row)
		}
		return 0
	}
	rows := l.fits(c.Kind())
	if l.opens(c.Kind()) && l.hasPartner(c, open) {
		rows |= 1
	}
	return rows
}

// hasPartner reports whether one of the cards open is a partner for opening with c.
func (l *Layout) hasPartner(c Card, open []Card) bool {
	var others kindSet
	for _, o := range open {
		if o != c {
			others.add(o.Kind())
		}
	}
	for others &= partners[c.Kind()]; others != 0; others &= others - 1 {
		if l.partnerRow(c.Kind(), others.first()) != 0 {
			return true
		}
	}
	return false
}

// reason says why who holds the cards open may not lay one on a cell.
func (l *Layout) reason(c Card, at Cell, open []Card, opening Card) Reason {
	switch {
	case !slices.Contains(open, c):
		return NotInHand
	case at.Column != c.Number():
		return WrongColumn
	case l.rows(c, open, opening).Has(at.Row):
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

// clash says what on a cell of its column, or beside it, keeps a card away.
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

// faults returns the cells of the cards that stand in the way, for the reason that reason gives.
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

func (l *Layout) cellsOf(column int) []Cell {
	var cells []Cell
	for row := range l.Taken(column).All() {
		cells = append(cells, Cell{Row: row, Column: column})
	}
	return cells
}
