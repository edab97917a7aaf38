package dreixdrei

// CanMove reports whether a move is allowed.
func (p *Position) CanMove(m Move) bool {
	reason, _ := p.reason(&m)
	return reason == Allowed
}

// Refusal returns why a move is not allowed, nil if it is.
func (p *Position) Refusal(m Move) *Refusal {
	reason, odd := p.reason(&m)
	if reason == Allowed {
		return nil
	}
	r := &Refusal{Move: m, Reason: reason, Odd: odd}
	switch reason {
	case Lower, AboveSeven:
		var at int
		r.Demand, at = p.Demand()
		r.Cause = p.pile[at]
	case OpenClosed, HandFirst:
		r.Drawing, r.Holding, r.Opened = p.left > 0, !p.hand[p.turn].empty(), p.OpenSize(p.turn) > 0
	case JokerWaits:
		r.Joker = p.turned
	}
	return r
}

// reason returns why a move is not allowed. odd is the index of the laid card at fault (Refusal.Odd).
func (p *Position) reason(m *Move) (reason Reason, odd int) {
	exchanges := m.Action == SwapCards || m.Action == EndExchange
	switch {
	case m.Action < SwapCards || m.Action > NameJoker:
		return UnknownMove, 0
	case p.IsOver():
		return GameOver, 0
	case p.exchange && !exchanges:
		return ExchangeFirst, 0
	case !p.exchange && exchanges:
		return ExchangeOver, 0
	case p.turned != NoCard && m.Action != NameJoker:
		return JokerWaits, 0
	}
	switch m.Action {
	case SwapCards:
		return p.swapReason(m), 0
	case LayCards:
		return p.layReason(m)
	case TakePile:
		if p.size == 0 {
			return NothingToTake, 0
		}
	case TurnCard:
		switch {
		case p.Phase(p.turn) < 3 || !p.hand[p.turn].empty():
			return HandFirst, 0
		case int(m.Place) >= p.DownSize(p.turn):
			return NoSuchCard, 0
		}
	case NameJoker:
		switch {
		case p.turned == NoCard:
			return NoJoker, 0
		case !m.Name.IsNameable():
			return UnknownMove, 0
		}
		return p.fits(m.Name), 0
	}
	return Allowed, 0
}

func (p *Position) swapReason(m *Move) Reason {
	switch {
	case !m.Hand.IsKnown() || !m.Open.IsKnown():
		return UnknownMove
	case p.hand[p.turn].of(m.Hand) == 0:
		return NotInHand
	case p.OpenCount(p.turn, m.Open) == 0:
		return NotOpen
	}
	return Allowed
}

func (p *Position) layReason(m *Move) (reason Reason, odd int) {
	if m.count == 0 || m.count > MostEqual {
		return UnknownMove, 0
	}
	kind, pieces := m.Kind(), m.Pieces()
	for i, c := range pieces {
		switch {
		case !c.valid():
			return UnknownMove, i
		case c.Means() != kind:
			return NotEqual, i
		}
	}
	var plain, jokers [2]int // the number of cards from the hand and of open cards
	closed := p.Phase(p.turn) == 1
	for i, c := range pieces {
		from := 0
		if c.Open {
			if closed {
				return OpenClosed, i
			}
			from = 1
		}
		used := &plain
		if c.Kind == Joker {
			used = &jokers
		}
		used[from]++
		switch {
		case !c.Open && used[0] > p.hand[p.turn].count(c.Kind):
			return NotInHand, i
		case c.Open && used[1] > p.OpenCount(p.turn, c.Kind):
			return NotOpen, i
		}
	}
	return p.fits(kind), 0
}

// fits returns why a kind may not be laid on the pile, Allowed if it may.
func (p *Position) fits(k Kind) Reason {
	if !k.IsNumber() {
		return Allowed
	}
	demand, _ := p.Demand()
	switch {
	case k.CanMeet(demand):
		return Allowed
	case demand == Seven:
		return AboveSeven
	}
	return Lower
}
