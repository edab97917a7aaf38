package dreist

// Apply returns the position after a move and the events of the move. A move that is not allowed returns the position
// unchanged and a *Refusal as the error.
func Apply(p Position, m Move) (Position, []Event, error) {
	next := p
	var j journal
	if r := next.apply(m, &j); r != nil {
		return p, nil, r
	}
	return next, j.events, nil
}

// Play applies a move to the position in place, without events, for searches and simulations. A move that is not allowed
// changes nothing and returns a *Refusal as the error.
func (p *Position) Play(m Move) error {
	if r := p.apply(m, nil); r != nil {
		return r
	}
	return nil
}

// PlayUnchecked applies a move from AppendMoves like Play, without checking again whether it is allowed.
func (p *Position) PlayUnchecked(m Move) { p.make(m, nil) }

func (p *Position) apply(m Move, j *journal) *Refusal {
	if p.reason(m, m.cell()) != Allowed {
		return p.Refusal(m)
	}
	p.make(m, j)
	return nil
}

func (p *Position) make(m Move, j *journal) {
	switch m.Action {
	case LayCard:
		p.layFromHand(m.Card, int(m.Row), j)
	case DrawCard:
		p.drawForTrio(j)
	case DiscardCard:
		p.discardFromHand(m.Card, j)
	case GiveCards:
		p.give(m.Receivers, j)
	case EndTurn:
		p.endTurn(j)
	case PlayEgonTurn:
		p.playEgon(j)
	}
}

func (p *Position) layFromHand(c Card, row int, j *journal) {
	opening := p.pending != PartnerPending && row == 1 && p.layout.standsAlone(c.Kind())
	p.release(p.turn, c)
	trio := p.lay(c, row, opening, j)
	p.laid++
	p.pending, p.opening = NothingPending, NoCard
	switch {
	case opening:
		p.pending, p.opening = PartnerPending, c
	case trio && p.size[p.turn] > 0:
		p.pending = DrawPending
	}
	p.winIfRid(j)
}

// lay puts a card of the seat to move on a row and settles the DREIer it makes (rules §5); it reports whether it makes one.
func (p *Position) lay(c Card, row int, opening bool, j *journal) bool {
	trio := p.layout.TrioAt(c.Kind(), row)
	p.layout.put(c, row)
	add(j, CardLaid{Seat: p.turn, Card: c, Row: row, IsOpening: opening})
	switch {
	case trio == ColumnTrio:
		p.clearColumn(c.Number(), j)
	case trio == RowTrio && j != nil:
		length, first := p.layout.run(c.Kind(), row)
		cards := make([]Card, length)
		for i := range cards {
			cards[i] = p.layout.at(first+i, row)
		}
		add(j, TrioMade{Seat: p.turn, Cards: cards})
	}
	return trio != NoTrio
}

// clearColumn discards a column from row 1 downwards, then the cards that lost contact, row by row, left to right (R 8).
func (p *Position) clearColumn(column int, j *journal) {
	first := p.size[discardPile]
	for rows := p.layout.taken[column]; rows != 0; rows &= rows - 1 {
		p.sweep(column, rows.First())
	}
	if j != nil {
		cards := p.discardedSince(first)
		add(j, TrioMade{Seat: p.turn, IsColumn: true, Cards: cards})
		add(j, ColumnCleared{Column: column, Cards: cards})
	}
	loose, found := p.layout.loose()
	if !found {
		return
	}
	first = p.size[discardPile]
	var rows RowSet
	for _, l := range &loose {
		rows |= l
	}
	for ; rows != 0; rows &= rows - 1 {
		for number := 1; number <= NumberCount; number++ {
			if loose[number]&rows&-rows != 0 {
				p.sweep(number, rows.First())
			}
		}
	}
	if j != nil {
		add(j, CardsLoosened{Cards: p.discardedSince(first)})
	}
}

func (p *Position) sweep(column, row int) {
	c := p.layout.at(column, row)
	p.layout.take(c)
	p.discard(c)
}

// discardedSince returns the cards discarded since the pile held size cards, in order.
func (p *Position) discardedSince(size uint8) []Card {
	cards := make([]Card, p.size[discardPile]-size)
	c := p.top[discardPile]
	for i := len(cards) - 1; i >= 0; i-- {
		cards[i], c = c, p.below[c]
	}
	return cards
}

func (p *Position) winIfRid(j *journal) bool {
	if p.CardsLeft(p.turn) > 0 {
		return false
	}
	p.winner, p.turn = p.turn, NoSeat
	p.pending = NothingPending
	add(j, MatchWon{Seat: p.winner})
	return true
}
