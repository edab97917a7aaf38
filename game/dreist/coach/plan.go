package coach

import "dreist/game/dreist"

// plan thinks the turn of a hand through to all its ends. It leaves out the draws that DREIer allow, whose cards
// nobody knows, but counts what they are worth.
type plan struct {
	seat   dreist.Seat
	levels [dreist.HandSize]dreist.Position // the position after each card laid, kept here so that nothing is allocated
}

// line is a way to go on with a turn: its first move, what its end is worth, and whether that empties the hand.
type line struct {
	move    dreist.Move
	worth   float64
	empties bool
}

// find returns the best line from a position, the first of equal ones.
func (s *plan) find(p *dreist.Position) line {
	s.seat = p.Turn()
	if l := s.search(p, 0, 0); l.worth > nothing {
		return l
	}
	return s.discard(p)
}

// search returns the best line after cards laid in this plan, of which some made a DREIer worth a draw.
func (s *plan) search(p *dreist.Position, laid, trios int) line {
	best := s.stop(p, trios)
	for _, c := range p.Hand(s.seat) {
		if p.InHand(s.seat, c.Kind()) != c {
			continue // the same as a card before it
		}
		for rows := p.Rows(c); rows != 0; rows &= rows - 1 {
			m, next := dreist.Lay(c, rows.First()), &s.levels[laid]
			*next = *p
			if next.Play(m) != nil {
				continue
			}
			if next.Winner() == s.seat {
				return line{move: m, worth: worthOfWin, empties: true}
			}
			draws := trios
			if next.Pending() == dreist.DrawPending {
				draws++
			}
			if l := s.search(next, laid+1, draws); l.worth > best.worth {
				best = line{move: m, worth: l.worth, empties: l.empties}
			}
		}
	}
	return best
}

// stop returns the best way to lay nothing more, worth nothing where there is none: before the first card, and while
// an opening waits for its partner.
func (s *plan) stop(p *dreist.Position, trios int) line {
	switch hand := p.Hand(s.seat); {
	case p.Pending() == dreist.PartnerPending, p.Laid() == 0:
		return line{worth: nothing}
	case len(hand) > 0:
		return line{move: dreist.End(), worth: worthOfHand(hand) - cardsLeft(p, s.seat) + float64(trios)*worthOfDraw}
	}
	return s.give(p)
}

// discard returns the line that discards the card whose loss costs the hand least.
func (s *plan) discard(p *dreist.Position) line {
	hand := p.Hand(s.seat)
	best := line{worth: nothing}
	for _, c := range hand {
		worth := worthOfHand(hand) - worthOfMates(c, hand) + 1 - cardsLeft(p, s.seat)
		if worth > best.worth {
			best = line{move: dreist.Discard(c), worth: worth}
		}
	}
	return best
}

// give returns the line that gives to whoever has the fewest cards left. It never hurts to give (rules §6).
func (s *plan) give(p *dreist.Position) line {
	to := dreist.NoSeat
	for other := range dreist.Seat(p.Seats()) {
		if other != s.seat && (to == dreist.NoSeat || p.CardsLeft(other) < p.CardsLeft(to)) {
			to = other
		}
	}
	worth := worthOfGift - cardsLeft(p, s.seat)
	if p.PileSize(s.seat) <= 2 { // the last cards are given away: rules §7
		worth = worthOfWin
	}
	return line{move: dreist.Give(to), worth: worth, empties: true}
}

func cardsLeft(p *dreist.Position, s dreist.Seat) float64 { return float64(p.CardsLeft(s)) }
