package dreist

func (p *Position) drawForTrio(j *journal) {
	c := p.pop(int(p.turn))
	p.receive(p.turn, c)
	p.pending = NothingPending
	add(j, CardDrawn{Seat: p.turn, Card: c})
}

func (p *Position) discardFromHand(c Card, j *journal) {
	p.release(p.turn, c)
	p.discard(c)
	add(j, CardDiscarded{Seat: p.turn, Card: c})
	if !p.winIfRid(j) {
		p.endTurn(j)
	}
}

// give gives the top two cards of the seat's pile, or the only one, and ends the turn. Two cards for one seat keep their order: the giver's
// top card ends on top (R 9).
func (p *Position) give(to Receivers, j *journal) {
	top := p.pop(int(p.turn))
	second, receiver := NoCard, to.First
	if p.size[p.turn] > 0 {
		second = p.pop(int(p.turn))
		if to.Next != NoSeat {
			receiver = to.Next
		}
		p.push(int(receiver), second)
	}
	p.push(int(to.First), top)
	if j != nil {
		switch {
		case second == NoCard:
			add(j, GiftGiven{From: p.turn, To: to.First, Cards: []Card{top}})
		case receiver == to.First:
			add(j, GiftGiven{From: p.turn, To: to.First, Cards: []Card{top, second}})
		default:
			add(j, GiftGiven{From: p.turn, To: to.First, Cards: []Card{top}})
			add(j, GiftGiven{From: p.turn, To: receiver, Cards: []Card{second}})
		}
	}
	p.fillHand(to.First, j)
	if receiver != to.First {
		p.fillHand(receiver, j)
	}
	if !p.winIfRid(j) {
		p.endTurn(j)
	}
}

// endTurn fills the hand up and passes the turn on clockwise (rules §4).
func (p *Position) endTurn(j *journal) {
	p.fillHand(p.turn, j)
	ended := p.turn
	p.turn = (p.turn + 1) % Seat(p.seats)
	p.pending, p.opening, p.laid = NothingPending, NoCard, 0
	add(j, TurnEnded{Seat: ended, Next: p.turn})
}

// fillHand fills a seat's hand from its pile up to HandSize, if the pile suffices. Egon has no hand to fill.
func (p *Position) fillHand(s Seat, j *journal) {
	if !p.HasHand(s) {
		return
	}
	from := p.held[s]
	for p.held[s] < HandSize && p.size[s] > 0 {
		p.receive(s, p.pop(int(s)))
	}
	if j != nil && p.held[s] > from {
		add(j, HandFilled{Seat: s, Cards: append([]Card(nil), p.hand[s][from:p.held[s]]...)})
	}
}
