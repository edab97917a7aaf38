package dreixdrei

// Apply returns the position after a move and the events of the move. If the move is not allowed the position is
// unchanged and the error is a *Refusal.
func Apply(p Position, m Move) (Position, []Event, error) {
	if r := p.Refusal(m); r != nil {
		return p, nil, r
	}
	j := journal{phases: p.phases()}
	p.apply(&m, &j)
	return p, j.events, nil
}

// Play changes the position by a move and makes no events, for searches and simulations. If the move is not allowed
// nothing changes and the error is a *Refusal.
func (p *Position) Play(m Move) error {
	if p.reason(&m) != Allowed {
		return p.Refusal(m)
	}
	p.apply(&m, nil)
	return nil
}

func (p *Position) apply(m *Move, j *journal) {
	switch m.Action {
	case SwapCards:
		p.swap(m.HandKind, m.OpenKind, j)
	case EndSwapping:
		p.endExchange(j)
	case LayCards:
		p.lay(m, j)
	case PickUpPile:
		p.take(NoCard, j)
	case TurnOverCard:
		p.turnUp(int(m.FaceDownIndex), j)
	case NameJoker:
		joker := p.turned
		p.turned = NoCard
		p.layTurned(joker, m.JokerName, j)
	}
}

func (p *Position) swap(hand, open Kind, j *journal) {
	s := p.turn
	c := p.hand[s].first(hand)
	place := leftmost(&p.open[s], open)
	add(j, CardsSwapped{Seat: s, CardFromHand: c, OpenCard: p.open[s][place], Spot: place})
	p.hand[s].remove(c)
	p.forget(s, hand)
	p.hand[s].add(p.open[s][place])
	p.know(s, open)
	p.open[s][place] = c
}

func leftmost(places *[SpotsPerSeat]Card, k Kind) int {
	for i, c := range places {
		if c != NoCard && c.Kind() == k {
			return i
		}
	}
	return -1
}

// endExchange ends the swapping of a seat. The next seat swaps; after the last one the starting seat lays (D 4).
func (p *Position) endExchange(j *journal) {
	seat := p.turn
	p.turn = p.NextSeat(seat)
	p.exchange = p.turn != p.starts
	add(j, TurnEnded{seat: seat, IsSwapEnd: true, NextSeat: p.turn})
}

func (p *Position) lay(m *Move, j *journal) {
	s, kind := p.turn, m.Kind()
	var laid []LaidCard
	for _, c := range m.CardsToLay() {
		one := LaidCard{Face: c.Face}
		if c.IsOpenCard {
			one.spot = leftmost(&p.open[s], c.Kind)
			one.Card = p.open[s][one.spot]
			p.open[s][one.spot] = NoCard
			p.progress = true
		} else {
			one.Card = p.hand[s].first(c.Kind)
			p.hand[s].remove(one.Card)
			p.forget(s, c.Kind)
		}
		p.put(one.Card, c.JokerName)
		if j != nil {
			laid = append(laid, one)
		}
	}
	p.laid(kind, laid, j)
}

// put lays a card on the pile. name is the name of a JOKER.
func (p *Position) put(c Card, name Kind) {
	p.pile[p.size] = c
	p.size++
	if c.Kind() == Joker {
		p.names[c.CopyNumber()] = name
	}
}

// turnUp turns over one of the remaining face-down cards; nth counts them from 0 on the left (D 12).
func (p *Position) turnUp(nth int, j *journal) {
	s, place := p.turn, 0
	for ; nth > 0 || p.down[s][place] == NoCard; place++ {
		if p.down[s][place] != NoCard {
			nth--
		}
	}
	c := p.down[s][place]
	p.down[s][place] = NoCard
	p.progress = true
	fits := c.Kind() == Joker || p.fits(c.Kind()) == Allowed
	add(j, CardTurnedUp{seat: s, Card: c})
	switch {
	case c.Kind() == Joker:
		p.turned = c
	case fits:
		p.layTurned(c, NoKind, j)
	default:
		p.take(c, j)
	}
}

func (p *Position) layTurned(c Card, name Kind, j *journal) {
	p.put(c, name)
	var laid []LaidCard
	face := p.Face(c)
	if j != nil {
		laid = []LaidCard{{Card: c, Face: face}}
	}
	p.laid(face.EffectiveKind(), laid, j)
}

// laid reports cards that were laid and makes the changes that follow: a DELETE clears the pile, the hand is filled up,
// and the turn ends unless a DELETE continues it (D 13, D 16).
func (p *Position) laid(kind Kind, laid []LaidCard, j *journal) {
	s := p.turn
	if j != nil {
		named := JokerNamed{seat: s, Name: kind}
		for _, c := range laid {
			if c.Face.Kind == Joker {
				named.Cards = append(named.Cards, c.Card)
			}
		}
		if named.Cards != nil {
			add(j, named)
		}
		add(j, CardsLaid{Seat: s, Kind: kind, Cards: laid})
	}
	if kind == Delete {
		p.clear(j)
	}
	p.fill(j)
	out := p.leave(j)
	if p.again = kind == Delete && !out; !p.again {
		p.endTurn(j)
	}
}

func (p *Position) clear(j *journal) {
	if j != nil {
		add(j, PileDeleted{Seat: p.turn, Cards: append([]Card(nil), p.Pile()...)})
	}
	for _, c := range p.Pile() {
		p.remove(c)
	}
	p.emptyPile()
	p.progress = true
}

func (p *Position) emptyPile() {
	clear(p.pile[:p.size])
	p.size, p.names = 0, [copies]Kind{}
}

func (p *Position) remove(c Card) {
	p.gone[p.away] = c
	p.away++
}

// take moves the pile to the hand and ends the turn. misfit is a card turned over that did not fit and goes with it, or
// NoCard (D 9, D 12).
func (p *Position) take(misfit Card, j *journal) {
	s := p.turn
	if j != nil {
		add(j, PilePickedUp{Seat: s, Cards: append([]Card(nil), p.Pile()...), Misfit: misfit})
	}
	if misfit != NoCard {
		p.hand[s].add(misfit)
		p.know(s, misfit.Kind())
	}
	for _, c := range p.Pile() {
		p.hand[s].add(c)
		p.know(s, c.Kind())
	}
	p.emptyPile()
	p.setAside(j)
	p.fill(j)
	p.leave(j)
	p.endTurn(j)
}

// setAside removes four equal cards in the hand from the game, as often as there are four (D 10).
func (p *Position) setAside(j *journal) {
	s := p.turn
	for k := LowestNumber; k <= Joker; k++ {
		for p.hand[s].count(k) >= 4 {
			four := FourSetAside{Seat: s, Kind: k}
			for i := range four.Cards {
				c := p.hand[s].first(k)
				four.Cards[i] = c
				p.hand[s].remove(c)
				p.forget(s, k)
				p.remove(c)
			}
			p.progress = true
			add(j, four)
		}
	}
}

// fill fills the hand up from the draw pile (D 8) and reports new phases.
func (p *Position) fill(j *journal) {
	s := p.turn
	var drawn []Card
	held := p.hand[s].size()
	for ; held < FullHand && p.left > 0; held++ {
		p.left--
		c := p.draw[p.left]
		p.draw[p.left] = NoCard
		p.hand[s].add(c)
		p.progress = true
		if j != nil {
			drawn = append(drawn, c)
		}
	}
	if len(drawn) > 0 {
		add(j, HandFilled{Seat: s, Cards: drawn})
	}
	if held == 0 {
		p.opened |= 1 << s
	}
	p.tellPhases(j)
}
