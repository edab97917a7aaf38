package dreist

// Rows returns the rows of its column on which the seat to move may lay a card of its hand now, openings
// included. It is empty when the card is not in that hand or something else comes first.
func (p *Position) Rows(c Card) RowSet {
	if p.turn == NoSeat || p.EgonToMove() {
		return 0
	}
	slot := p.slot(p.turn, c)
	if slot < 0 {
		return 0
	}
	if p.pending == PartnerPending {
		if row := p.layout.partnerRow(p.opening.Kind(), c.Kind()); row != 0 {
			return rowBit(row)
		}
		return 0
	}
	rows := p.layout.fits(c.Kind())
	if p.layout.opens(c.Kind()) && p.hasPartner(slot) {
		rows |= 1
	}
	return rows
}

// hasPartner reports whether the hand of the seat to move holds a partner for opening with the card in a slot.
func (p *Position) hasPartner(slot int) bool {
	hand := p.Hand(p.turn)
	for i, c := range hand {
		if i != slot && p.layout.partnerRow(hand[slot].Kind(), c.Kind()) != 0 {
			return true
		}
	}
	return false
}

// Why returns the refusal that laying a card on a cell would meet now, or nil where it is allowed.
func (p *Position) Why(c Card, at Cell) *Refusal {
	m := Lay(c, at.Row)
	if r := p.whyNotNow(m); r != nil {
		return r
	}
	if p.slot(p.turn, c) < 0 {
		return &Refusal{Move: m, Reason: NotInHand}
	}
	if at.Column != c.Number() {
		return &Refusal{Move: m, Reason: WrongColumn}
	}
	if p.Rows(c).Has(at.Row) {
		return nil
	}
	reason, faults := p.whyNotThere(c, at)
	return &Refusal{Move: m, Reason: reason, Faults: faults}
}

// whyNotNow refuses every move of a hand after the end and in Egon's turn.
func (p *Position) whyNotNow(m Move) *Refusal {
	switch {
	case p.turn == NoSeat:
		return &Refusal{Move: m, Reason: GameOver}
	case p.EgonToMove():
		return &Refusal{Move: m, Reason: EgonsTurn}
	}
	return nil
}

// whyNotThere names the reason why a hand card cannot lie on a cell of its column that Rows does not hold.
func (p *Position) whyNotThere(c Card, at Cell) (Reason, []Cell) {
	l := &p.layout
	if at.Row < 1 || at.Row > MaxRow {
		return OutsideLayout, nil
	}
	if l.At(at) != NoCard {
		return CellTaken, []Cell{at}
	}
	if faults := l.otherColours(c, at); len(faults) > 0 {
		return OtherColour, faults
	}
	if p.pending == PartnerPending {
		return NotThePartner, []Cell{p.opening.Cell(1)}
	}
	if at.Row > 1 {
		return NoContact, nil
	}
	if l.bringsThird(c.Kind()) {
		return ThirdColour, l.cellsOf(at.Column)
	}
	return AloneAtBase, nil
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

// May reports whether a move is allowed now. It allocates nothing.
func (p *Position) May(m Move) bool {
	switch {
	case m.Action == EgonPlays:
		return p.EgonToMove()
	case p.turn == NoSeat || p.EgonToMove():
		return false
	case m.Action == LayCard:
		return p.Rows(m.Card).Has(int(m.Row))
	}
	return p.pending != PartnerPending && p.refuses(m) == Allowed
}

// AppendMoves appends every move of the seat to move to dst. Of equal hand cards only the first is listed, as
// the record format cannot tell them apart. Taking back an opening (R 3) is not a move: it undoes one.
func (p *Position) AppendMoves(dst []Move) []Move {
	if p.turn == NoSeat {
		return dst
	}
	if p.EgonToMove() {
		return append(dst, Egon())
	}
	hand := p.Hand(p.turn)
	for _, c := range hand {
		if p.InHand(p.turn, c.Kind()) != c {
			continue
		}
		for rows := p.Rows(c); rows != 0; rows &= rows - 1 {
			dst = append(dst, Lay(c, rows.First()))
		}
		if p.laid == 0 {
			dst = append(dst, Discard(c))
		}
	}
	if p.pending == PartnerPending || p.laid == 0 {
		return dst
	}
	if p.pending == DrawPending {
		dst = append(dst, Draw())
	}
	dst = append(dst, End())
	if len(hand) == 0 {
		dst = p.appendGifts(dst)
	}
	return dst
}

func (p *Position) appendGifts(dst []Move) []Move {
	for to := range Seat(p.seats) {
		if to != p.turn {
			dst = append(dst, Give(to))
		}
	}
	if p.size[p.turn] < 2 {
		return dst
	}
	for first := range Seat(p.seats) {
		for second := range Seat(p.seats) {
			if first != second && first != p.turn && second != p.turn {
				dst = append(dst, GiveEach(first, second))
			}
		}
	}
	return dst
}
