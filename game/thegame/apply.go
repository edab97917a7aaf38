package thegame

import "slices"

// Apply returns the position after a move and the events of the move. If the move is not allowed the position is
// unchanged and the error is a *Refusal.
func Apply(p Position, m Move) (Position, []Event, error) {
	if r := p.Refusal(m); r != nil {
		return p, nil, r
	}
	var j journal
	p.apply(m, &j)
	return p, j.events, nil
}

// Play changes the position by a move and makes no events, for searches and simulations. If the move is not allowed
// nothing changes and the error is a *Refusal.
func (p *Position) Play(m Move) error {
	if p.reason(m) != Allowed {
		return p.Refusal(m)
	}
	p.apply(m, nil)
	return nil
}

func (p *Position) apply(m Move, j *journal) {
	switch m.Action {
	case LayCard:
		p.lay(m.Card, m.Pile, j)
	case EndTurn:
		p.endTurn(j)
	case GiveSignal:
		add(j, SignalGiven{Seat: m.Seat, Pile: m.Pile, Signal: m.Signal})
		p.signals[m.Seat][m.Pile] = m.Signal
	}
}

func (p *Position) lay(c Card, on Pile, j *journal) {
	shown := p.top[on]
	step := on.Step(shown, c)
	add(j, CardLaid{Seat: p.turn, Card: c, Pile: on, TopBefore: shown, Step: step, IsTenBack: step < 0})
	p.release(p.turn, c)
	p.put(c, on)
	p.laid++
	p.dropSignals(on, j)
	if p.CardsLeft() == 0 {
		add(j, GameWon{p.turn})
		p.end(NoSeat)
		return
	}
	p.loseIfStuck(j)
}

// dropSignals removes all signals about a pile (G 16).
func (p *Position) dropSignals(on Pile, j *journal) {
	fell := SignalsRemoved{Pile: on}
	for s := range p.signals {
		fell.Signals[s], p.signals[s][on] = p.signals[s][on], NoSignal
	}
	if fell.Signals != [MaxSeats]Signal{} {
		add(j, fell)
	}
}

// endTurn fills the hand up and passes the turn to the next seat clockwise that has cards (G 6, G 7, G 10).
func (p *Position) endTurn(j *journal) {
	seat := p.turn
	add(j, TurnEnded{Seat: seat})
	first := int(p.held[seat])
	for int(p.held[seat]) < p.HandSize() && p.stock > 0 {
		c := p.draw
		p.draw, p.below[c] = p.below[c], NoCard
		p.stock--
		p.receive(seat, c)
	}
	if drawn := p.Hand(seat)[first:]; j != nil && len(drawn) > 0 {
		add(j, HandFilled{Seat: seat, Cards: append([]Card(nil), drawn...)})
	}
	p.begin((seat+1)%Seat(p.seats), j)
}

// begin starts the turn of a seat, or of the next one clockwise that has cards; at least one seat must have.
func (p *Position) begin(seat Seat, j *journal) {
	for p.held[seat] == 0 {
		add(j, SeatSkipped{seat})
		seat = (seat + 1) % Seat(p.seats)
	}
	p.turn, p.laid, p.minimum = seat, 0, 1
	if p.stock > 0 {
		p.minimum = uint8(p.variant.OwedCount())
	}
	add(j, TurnStarted{Seat: seat, OwedCount: int(p.minimum)})
	p.loseIfStuck(j)
}

// loseIfStuck ends the game if the seat to move owes a card and no card in its hand fits (G 8).
func (p *Position) loseIfStuck(j *journal) {
	if p.laid >= p.minimum {
		return
	}
	for _, c := range p.Hand(p.turn) {
		if p.FittingPiles(c) != 0 {
			return
		}
	}
	add(j, GameLost{Seat: p.turn, CardsLeft: p.CardsLeft()})
	p.end(p.turn)
}

func (p *Position) end(stuck Seat) { p.turn, p.laid, p.minimum, p.stuck = NoSeat, 0, 0, stuck }

func (p *Position) put(c Card, on Pile) {
	if p.size[on] > 0 {
		p.below[c] = p.top[on]
	}
	p.top[on] = c
	p.size[on]++
}

func (p *Position) receive(s Seat, c Card) {
	p.hand[s][p.held[s]] = c
	p.held[s]++
}

// release removes a card from a hand; the others keep their order.
func (p *Position) release(s Seat, c Card) {
	at := slices.Index(p.Hand(s), c)
	p.held[s] = uint8(len(slices.Delete(p.Hand(s), at, at+1)))
}
