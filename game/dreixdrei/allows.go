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
	r := &Refusal{Move: m, Reason: reason, OddIndex: odd}
	switch reason {
	case LowerThanDemand, AboveSeven:
		var at int
		r.Demand, at = p.Demand()
		r.DemandingCard = p.pile[at]
	case OpenCardTooEarly, FaceDownTooEarly:
		r.HasDrawPile, r.HasHand, r.HasOpenCards = p.left > 0, !p.hand[p.turn].empty(), p.OpenSize(p.turn) > 0
	case JokerNeedsName:
		r.Joker = p.turned
	}
	return r
}

// reason returns why a move is not allowed. odd is the index of the laid card at fault (Refusal.OddIndex).
func (p *Position) reason(m *Move) (reason Reason, odd int) {
	exchanges := m.Action == SwapCards || m.Action == EndSwapping
	switch {
	case m.Action < SwapCards || m.Action > NameJoker:
		return UnknownMove, 0
	case p.IsOver():
		return GameOver, 0
	case p.exchange && !exchanges:
		return SwappingFirst, 0
	case !p.exchange && exchanges:
		return SwappingOver, 0
	case p.turned != NoCard && m.Action != NameJoker:
		return JokerNeedsName, 0
	}
	switch m.Action {
	case SwapCards:
		return p.swapReason(m), 0
	case LayCards:
		return p.layReason(m)
	case PickUpPile:
		if p.size == 0 {
			return NoPileToPickUp, 0
		}
	case TurnOverCard:
		switch {
		case p.Phase(p.turn) < 3 || !p.hand[p.turn].empty():
			return FaceDownTooEarly, 0
		case int(m.FaceDownIndex) >= p.FaceDownSize(p.turn):
			return NoSuchCard, 0
		}
	case NameJoker:
		switch {
		case p.turned == NoCard:
			return NoJokerToName, 0
		case !m.JokerName.IsNameable():
			return UnknownMove, 0
		}
		return p.fits(m.JokerName), 0
	}
	return Allowed, 0
}

func (p *Position) swapReason(m *Move) Reason {
	switch {
	case !m.HandKind.IsValid() || !m.OpenKind.IsValid():
		return UnknownMove
	case p.hand[p.turn].of(m.HandKind) == 0:
		return NotInHand
	case p.OpenCount(p.turn, m.OpenKind) == 0:
		return NotAnOpenCard
	}
	return Allowed
}

func (p *Position) layReason(m *Move) (reason Reason, odd int) {
	if m.count == 0 || m.count > MaxLaidCards {
		return UnknownMove, 0
	}
	kind, pieces := m.Kind(), m.CardsToLay()
	for i, c := range pieces {
		switch {
		case !c.valid():
			return UnknownMove, i
		case c.EffectiveKind() != kind:
			return NotEqualKinds, i
		}
	}
	var plain, jokers [2]int // the number of cards from the hand and of open cards
	closed := p.Phase(p.turn) == 1
	for i, c := range pieces {
		from := 0
		if c.IsOpen {
			if closed {
				return OpenCardTooEarly, i
			}
			from = 1
		}
		used := &plain
		if c.Kind == Joker {
			used = &jokers
		}
		used[from]++
		switch {
		case !c.IsOpen && used[0] > p.hand[p.turn].count(c.Kind):
			return NotInHand, i
		case c.IsOpen && used[1] > p.OpenCount(p.turn, c.Kind):
			return NotAnOpenCard, i
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
	return LowerThanDemand
}
