package dreixdrei

// CanMove reports whether a move is allowed.
func (p *Position) CanMove(m Move) bool { return p.reason(&m) == Allowed }

// Refusal returns why a move is not allowed, nil if it is.
func (p *Position) Refusal(m Move) *Refusal {
	r := &Refusal{Move: m, Reason: p.reason(&m)}
	switch r.Reason {
	case Allowed:
		return nil
	case LowerThanDemand, AboveSeven:
		var at int
		r.Demand, at = p.Demand()
		r.DemandingCard = p.pile[at]
	case OpenCardTooEarly, FaceDownTooEarly:
		r.HasDrawPile, r.HasHand, r.HasOpenCards = p.left > 0, !p.hand[p.turn].empty(), p.OpenCardCount(p.turn) > 0
	case JokerNeedsName:
		r.Joker = p.turned
	}
	return r
}

func (p *Position) reason(m *Move) Reason {
	exchanges := m.Action == SwapCards || m.Action == EndSwapping
	switch {
	case m.Action < SwapCards || m.Action > NameJoker:
		return UnknownMove
	case p.IsOver():
		return GameOver
	case p.exchange && !exchanges:
		return SwappingNotEnded
	case !p.exchange && exchanges:
		return SwappingEnded
	case p.turned != NoCard && m.Action != NameJoker:
		return JokerNeedsName
	}
	switch m.Action {
	case SwapCards:
		return p.swapReason(m)
	case LayCards:
		return p.layReason(m)
	case PickUpPile:
		if p.size == 0 {
			return NoPileToPickUp
		}
	case TurnOverCard:
		switch {
		case p.Phase(p.turn) < 3 || !p.hand[p.turn].empty():
			return FaceDownTooEarly
		case int(m.FaceDownIndex) >= p.FaceDownCount(p.turn):
			return NoSuchCard
		}
	case NameJoker:
		switch {
		case p.turned == NoCard:
			return NoJokerToName
		case !m.JokerName.IsNameable():
			return UnknownMove
		}
		return p.fits(m.JokerName)
	}
	return Allowed
}

func (p *Position) swapReason(m *Move) Reason {
	switch {
	case !m.HandKind.IsValid() || !m.OpenKind.IsValid():
		return UnknownMove
	case p.hand[p.turn].of(m.HandKind) == 0:
		return NotInHand
	case p.CountOpenCards(p.turn, m.OpenKind) == 0:
		return NotAnOpenCard
	}
	return Allowed
}

func (p *Position) layReason(m *Move) Reason {
	if m.count == 0 || m.count > MaxLaidCards {
		return UnknownMove
	}
	kind, pieces := m.Kind(), m.CardsToLay()
	for _, c := range pieces {
		switch {
		case !c.valid():
			return UnknownMove
		case c.EffectiveKind() != kind:
			return NotEqualKinds
		}
	}
	var plain, jokers [2]int // the number of cards from the hand and of open cards
	closed := p.Phase(p.turn) == 1
	for _, c := range pieces {
		from := 0
		if c.IsOpenCard {
			if closed {
				return OpenCardTooEarly
			}
			from = 1
		}
		used := &plain
		if c.Kind == Joker {
			used = &jokers
		}
		used[from]++
		switch {
		case !c.IsOpenCard && used[0] > p.hand[p.turn].count(c.Kind):
			return NotInHand
		case c.IsOpenCard && used[1] > p.CountOpenCards(p.turn, c.Kind):
			return NotAnOpenCard
		}
	}
	return p.fits(kind)
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
