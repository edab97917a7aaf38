package dreist

// Apply returns the position after a move and what happened. A move that is not allowed returns the position
// unchanged and a *Refusal as the error.
func Apply(p Position, m Move) (Position, []Event, error) {
	next := p
	var j journal
	if r := next.apply(m, &j); r != nil {
		return p, nil, r
	}
	return next, j.events, nil
}

// Play applies a move to the position in place and tells nothing of what happened: Apply for those who search
// or simulate. A move that is not allowed changes nothing and returns a *Refusal as the error.
func (p *Position) Play(m Move) error {
	if r := p.apply(m, nil); r != nil {
		return r
	}
	return nil
}

func (p *Position) apply(m Move, j *journal) *Refusal {
	if m.Action == EgonPlays {
		if !p.EgonToMove() {
			return &Refusal{Move: m, Reason: NotEgonsTurn}
		}
		p.playEgon(j)
		return nil
	}
	if r := p.whyNotNow(m); r != nil {
		return r
	}
	if m.Action == LayCard {
		return p.applyLay(m, j)
	}
	if p.pending == PartnerPending {
		return &Refusal{Move: m, Reason: PartnerMissing, Faults: []Cell{p.opening.Cell(1)}}
	}
	if reason := p.refuses(m); reason != Allowed {
		return &Refusal{Move: m, Reason: reason}
	}
	switch m.Action {
	case DrawCard:
		p.drawForTrio(j)
	case DiscardCard:
		p.discardFromHand(m.Card, j)
	case GiveCards:
		p.give(m.To, j)
	case EndTurn:
		p.endTurn(j)
	}
	return nil
}

// refuses says why a move other than laying is not allowed in a turn that waits for no partner.
func (p *Position) refuses(m Move) Reason {
	switch m.Action {
	case DrawCard:
		if p.pending != DrawPending {
			return NoTrio
		}
	case DiscardCard:
		switch {
		case p.laid > 0:
			return AlreadyLaid
		case p.slot(p.turn, m.Card) < 0:
			return NotInHand
		}
	case EndTurn:
		if p.laid == 0 {
			return NothingLaid
		}
	case GiveCards:
		return p.refusesGift(m.To)
	default:
		return UnknownMove
	}
	return Allowed
}

func (p *Position) refusesGift(to [2]Seat) Reason {
	receives := func(s Seat) bool { return s >= 0 && s < Seat(p.seats) && s != p.turn }
	switch {
	case p.held[p.turn] > 0:
		return HandNotEmpty
	case !receives(to[0]), to[1] != NoSeat && (!receives(to[1]) || to[0] == to[1]):
		return NoSuchReceiver
	case to[1] != NoSeat && p.size[p.turn] < 2:
		return OneCardOnly
	}
	return Allowed
}

func (p *Position) applyLay(m Move, j *journal) *Refusal {
	row := int(m.Row)
	if !p.Rows(m.Card).Has(row) {
		return p.Why(m.Card, m.Card.Cell(row))
	}
	opening := p.pending != PartnerPending && row == 1 && p.layout.standsAlone(m.Card.Kind())
	p.release(p.turn, m.Card)
	trio := p.lay(m.Card, row, opening, j)
	p.laid++
	p.pending, p.opening = Settled, NoCard
	switch {
	case opening:
		p.pending, p.opening = PartnerPending, m.Card
	case trio && p.size[p.turn] > 0:
		p.pending = DrawPending
	}
	p.winIfRid(j)
	return nil
}

// lay puts a card of the seat to move on a row and settles the DREIer it makes (rules §5), which it reports.
func (p *Position) lay(c Card, row int, opening bool, j *journal) bool {
	column := p.layout.bringsThird(c.Kind())
	p.layout.put(c, row)
	if j != nil {
		j.add(CardLaid{Seat: p.turn, Card: c, Row: row, Opening: opening})
	}
	if column {
		p.clearColumn(c.column(), j)
		return true
	}
	length, first := p.layout.run(c)
	if length < 3 {
		return false
	}
	if j != nil {
		cards := make([]Card, length)
		for i := range cards {
			cards[i] = p.layout.at(first-1+i, row)
		}
		j.add(TrioMade{Seat: p.turn, Cards: cards})
	}
	return true
}

// clearColumn discards a column from row 1 downwards, then what lost its contact row by row, left to right (R 8).
func (p *Position) clearColumn(column int, j *journal) {
	first := p.size[discardPile]
	for rows := p.layout.taken(column); rows != 0; rows &= rows - 1 {
		p.sweep(column, rows.First())
	}
	if j != nil {
		cards := p.discardedSince(first)
		j.add(TrioMade{Seat: p.turn, Column: true, Cards: cards})
		j.add(ColumnCleared{Column: column + 1, Cards: cards})
	}
	first = p.size[discardPile]
	loose := p.layout.loose()
	var rows RowSet
	for _, l := range loose {
		rows |= l
	}
	for ; rows != 0; rows &= rows - 1 {
		for c := range Numbers {
			if loose[c]&rows&-rows != 0 {
				p.sweep(c, rows.First())
			}
		}
	}
	if j != nil && p.size[discardPile] > first {
		j.add(CardsLoosened{Cards: p.discardedSince(first)})
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
	p.pending = Settled
	if j != nil {
		j.add(MatchWon{Seat: p.winner})
	}
	return true
}
