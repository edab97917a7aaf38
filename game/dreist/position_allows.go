package dreist

import "slices"

// LegalRows returns the rows on which the seat to move may lay a card of its hand now, openings included. It is empty if the
// card is not in that hand or something else comes first.
func (p *Position) LegalRows(c Card) RowSet {
	if p.turn == NoSeat || p.IsEgonToMove() || !slices.Contains(p.Hand(p.turn), c) {
		return 0
	}
	return p.layout.rows(c.Kind(), countKinds(p.Hand(p.turn)), p.opening)
}

// CanMove reports whether a move is allowed now. It allocates nothing.
func (p *Position) CanMove(m Move) bool { return p.reason(m, m.cell()) == Allowed }

// Refusal returns the refusal that a move would meet now, or nil if it is allowed. It changes nothing, and allocates
// only if it refuses.
func (p *Position) Refusal(m Move) *Refusal { return p.refusal(m, m.cell()) }

// RefusalAt returns the refusal of laying a card on a cell, which may be in a wrong column, or nil if that is allowed.
func (p *Position) RefusalAt(c Card, at Cell) *Refusal { return p.refusal(Lay(c, at.Row), at) }

func (p *Position) refusal(m Move, at Cell) *Refusal {
	reason := p.reason(m, at)
	if reason == Allowed {
		return nil
	}
	refusal := p.layout.refusal(reason, m, at, p.opening)
	if reason == AloneAtBase {
		refusal.Partner, refusal.Faults = p.layout.partnerKeptAway(m.Card, p.Hand(p.turn))
	}
	return refusal
}

// reason returns why a move is not allowed now; at is the cell on which a card is to be laid. All other questions about
// a move come down to this one.
func (p *Position) reason(m Move, at Cell) Reason {
	switch {
	case m.Action == PlayEgonTurn && p.IsEgonToMove():
		return Allowed
	case m.Action == PlayEgonTurn:
		return NotEgonsTurn
	case p.turn == NoSeat:
		return GameOver
	case p.IsEgonToMove():
		return EgonsTurn
	case m.Action == LayCard:
		return p.layout.reason(m.Card, at, p.Hand(p.turn), p.opening)
	case p.pending == PartnerPending:
		return PartnerMissing
	}
	switch m.Action {
	case DrawCard:
		if p.pending != DrawPending {
			return NoTrioMade
		}
	case DiscardCard:
		switch {
		case p.laid > 0:
			return AlreadyLaid
		case !slices.Contains(p.Hand(p.turn), m.Card):
			return NotInHand
		}
	case EndTurn:
		if p.laid == 0 {
			return NothingLaid
		}
	case GiveCards:
		return p.giftReason(m.Receivers)
	default:
		return UnknownMove
	}
	return Allowed
}

func (p *Position) giftReason(to Receivers) Reason {
	receives := func(s Seat) bool { return s >= 0 && s < Seat(p.seats) && s != p.turn }
	switch {
	case p.held[p.turn] > 0:
		return HandNotEmpty
	case !receives(to.First), to.Next != NoSeat && (!receives(to.Next) || to.First == to.Next):
		return NoSuchReceiver
	case to.Next != NoSeat && p.size[p.turn] < 2:
		return OneCardOnly
	}
	return Allowed
}

// AppendMoves appends every move of the seat to move to dst. Of equal hand cards only the first is listed, as
// the record format cannot tell them apart. Taking back an opening (R 3) is no move but an undo.
func (p *Position) AppendMoves(dst []Move) []Move {
	if p.turn == NoSeat {
		return dst
	}
	if p.IsEgonToMove() {
		return append(dst, EgonMove())
	}
	hand := p.Hand(p.turn)
	open := countKinds(hand)
	var listed kindSet
	lay := move(LayCard)
	for _, c := range hand {
		if listed.has(c.Kind()) {
			continue
		}
		listed.add(c.Kind())
		for rows := p.layout.rows(c.Kind(), open, p.opening); rows != 0; rows &= rows - 1 {
			lay.Card, lay.Row = c, int8(rows.First())
			dst = append(dst, lay)
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
	dst = append(dst, EndMove())
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
