package dreixdrei

// AppendMoves appends every allowed move to dst. Cards that are laid together are listed in one order only: the hand cards
// first, JOKERs last.
func (p *Position) AppendMoves(dst []Move) []Move {
	s := p.turn
	switch {
	case p.IsOver():
		return dst
	case p.exchange:
		return append(p.appendSwaps(dst), EndSwap())
	case p.turned != NoCard:
		for k := LowestNumber; k < Joker; k++ {
			if p.fits(k) == Allowed {
				dst = append(dst, NameMove(k))
			}
		}
		return dst
	}
	dst = p.AppendLays(dst)
	if p.size > 0 {
		dst = append(dst, PickUp())
	}
	if p.Phase(s) == 3 && p.hand[s].empty() {
		for nth := range p.FaceDownCount(s) {
			dst = append(dst, TurnOverNth(nth))
		}
	}
	return dst
}

func (p *Position) appendSwaps(dst []Move) []Move {
	s := p.turn
	for hand := LowestNumber; hand <= Joker; hand++ {
		for open := LowestNumber; open <= Joker; open++ {
			if p.hand[s].of(hand) != 0 && p.CountOpenCards(s, open) > 0 {
				dst = append(dst, Swap(hand, open))
			}
		}
	}
	return dst
}

// AppendLays appends every allowed move that lays cards, see AppendMoves.
func (p *Position) AppendLays(dst []Move) []Move {
	if p.IsOver() || p.exchange || p.turned != NoCard {
		return dst
	}
	for k := LowestNumber; k < Joker; k++ {
		if p.fits(k) == Allowed {
			dst = p.appendLaysOf(dst, k)
		}
	}
	return dst
}

func (p *Position) appendLaysOf(dst []Move, k Kind) []Move {
	s := p.turn
	hand, jokers := p.hand[s].count(k), p.hand[s].count(Joker)
	open, openJokers := 0, 0
	if p.Phase(s) > 1 {
		open, openJokers = p.CountOpenCards(s, k), p.CountOpenCards(s, Joker)
	}
	for a := range hand + 1 {
		for b := range open + 1 {
			for c := range jokers + 1 {
				for d := range openJokers + 1 {
					m := Move{Action: LayCards}
					m.add(a, CardToLay{Face: FaceOf(k)})
					m.add(b, CardToLay{FaceOf(k), true})
					m.add(c, CardToLay{Face: NamedFace(k)})
					m.add(d, CardToLay{NamedFace(k), true})
					if m.count > 0 {
						dst = append(dst, m)
					}
				}
			}
		}
	}
	return dst
}

func (m *Move) add(n int, c CardToLay) {
	for range n {
		m.pieces[m.count] = c
		m.count++
	}
}
