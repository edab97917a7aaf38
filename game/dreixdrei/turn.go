package dreixdrei

func (p *Position) phases() (all [MaxSeats]int) {
	for s := range Seat(p.seats) {
		all[s] = p.Phase(s)
	}
	return all
}

// tellPhases reports the seats that still have cards and have reached another phase.
func (p *Position) tellPhases(j *journal) {
	if j == nil {
		return
	}
	now := p.phases()
	for s, phase := range now {
		if phase != j.phases[s] && !p.IsFinished(Seat(s)) {
			add(j, PhaseReached{Seat: Seat(s), Phase: phase})
		}
	}
	j.phases = now
}

// leave gives the seat to move its place if it has no cards left (D 16), and reports whether it has.
func (p *Position) leave(j *journal) (out bool) {
	if out = p.IsFinished(p.turn); out {
		p.out[p.outs] = p.turn
		p.outs++
		p.progress = true
		add(j, SeatFinished{Seat: p.turn, Place: int(p.outs)})
	}
	return out
}

func (p *Position) endTurn(j *journal) {
	seat := p.turn
	p.idle++
	if p.progress {
		p.idle = 0
	}
	p.progress, p.again = false, false
	next := p.NextSeat(seat)
	over := p.outs+1 == p.seats
	p.undecided = !over && p.idle == MaxIdleTurns
	if over || p.undecided {
		p.turn = NoSeat
	} else {
		p.turn = next
	}
	add(j, TurnEnded{seat: seat, NextSeat: p.turn})
	if p.undecided {
		next = NoSeat
	}
	if p.turn == NoSeat {
		add(j, GameEnded{Loser: next})
	}
}

// know adds a card to those in the hand of a seat that everybody knows.
func (p *Position) know(s Seat, k Kind) { p.known[s] += 1 << (4 * uint(k-LowestNumber)) }

// forget removes a card that left the hand of a seat from those that everybody knows, if it may have been one.
func (p *Position) forget(s Seat, k Kind) {
	if p.CountKnownInHand(s, k) > 0 {
		p.known[s] -= 1 << (4 * uint(k-LowestNumber))
	}
}
