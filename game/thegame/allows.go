package thegame

// FittingPiles returns the piles on which a card fits now, no matter who holds it.
func (p *Position) FittingPiles(c Card) (piles PileSet) {
	for on := range Pile(PileCount) {
		if on.CanLay(p.top[on], c) {
			piles |= 1 << on
		}
	}
	return piles
}

// CanMove reports whether a move is allowed.
func (p *Position) CanMove(m Move) bool { return p.reason(m) == Allowed }

// CanEndTurn reports whether the seat to move has laid enough cards to end its turn.
func (p *Position) CanEndTurn() bool { return p.reason(EndMove()) == Allowed }

// Refusal returns why a move is not allowed, nil if it is.
func (p *Position) Refusal(m Move) *Refusal {
	r := &Refusal{Move: m, Reason: p.reason(m)}
	switch r.Reason {
	case Allowed:
		return nil
	case TooLow, TooHigh:
		r.ShownNumber, r.TenBackCard, r.FittingPiles = p.top[m.Pile], m.Pile.TenBackCard(p.top[m.Pile]), p.FittingPiles(m.Card)
	case MinimumOwed:
		r.LaidCount, r.OwedCount = int(p.laid), int(p.minimum)
	}
	return r
}

func (p *Position) reason(m Move) Reason {
	switch {
	case p.IsOver():
		return GameOver
	case m.Action != EndTurn && m.Pile >= PileCount:
		return NoSuchPile
	}
	switch m.Action {
	case LayCard:
		switch {
		case !p.HasCard(p.turn, m.Card):
			return NotInHand
		case m.Pile.CanLay(p.top[m.Pile], m.Card):
			return Allowed
		case m.Pile.IsAscending():
			return TooLow
		}
		return TooHigh
	case EndTurn:
		if p.laid < p.minimum {
			return MinimumOwed
		}
		return Allowed
	case GiveSignal:
		switch {
		case m.Seat < 0 || int(m.Seat) >= int(p.seats):
			return NoSuchSeat
		case p.signals[m.Seat][m.Pile] != m.Signal:
			return Allowed
		case m.Signal == NoSignal:
			return NoSignalToTakeBack
		}
		return SameSignal
	}
	return UnknownMove
}

// AppendLays appends every allowed move that lays a card, in the order of the hand.
func (p *Position) AppendLays(dst []Move) []Move {
	if p.IsOver() {
		return dst
	}
	for _, c := range p.Hand(p.turn) {
		for on := range p.FittingPiles(c).Piles() {
			dst = append(dst, Lay(c, on))
		}
	}
	return dst
}

// AppendMoves appends every allowed move of the seat to move, except signals.
func (p *Position) AppendMoves(dst []Move) []Move {
	dst = p.AppendLays(dst)
	if p.CanEndTurn() {
		dst = append(dst, EndMove())
	}
	return dst
}

// IsLosingMove reports whether a move would lose the game because the seat to move would owe a card and have no card that
// fits (G 9). Such a move is allowed.
func (p *Position) IsLosingMove(m Move) bool {
	if m.Action != LayCard || !p.CanMove(m) {
		return false
	}
	after := *p
	after.apply(m, nil)
	return after.stuck != NoSeat
}
