package coach

import "dreist/game/dreist"

// line is one way to play a turn: its first move, its value, and whether it empties the hand.
type line struct {
	move    dreist.Move
	worth   float64
	empties bool
}

// best returns the best line from a position, the first of equal ones. It lays a card whenever it can. It does not draw for DREIer, as the
// cards are unknown, but counts the value of drawing.
func (f *fairPlayer) best(p *dreist.Position) line {
	seat := p.Turn()
	lays, discards := line{worth: nothing}, line{worth: nothing}
	for turn, end := range f.finder.Turns(p) {
		best := &lays
		if turn.LastMove().Action == dreist.DiscardCard {
			best = &discards
		}
		if worth := worthOfTurn(turn, end, seat); worth > best.worth {
			*best = line{move: turn.Moves()[0], worth: worth, empties: len(end.Hand(seat)) == 0}
		}
	}
	if lays.worth > nothing {
		return lays
	}
	return discards
}

// worthOfTurn returns the value of a turn, given the position before its last move.
func worthOfTurn(turn *Turn, p *dreist.Position, seat dreist.Seat) float64 {
	hand := p.Hand(seat)
	switch last := turn.LastMove(); {
	case p.Winner() == seat:
		return worthOfWin
	case last.Action == dreist.DiscardCard:
		return worthOfHand(hand) - float64(worthOfPair*float64(mates(last.Card, hand))) + 1 - cardsLeft(p, seat)
	case len(hand) > 0:
		return worthOfHand(hand) - cardsLeft(p, seat) + float64(float64(turn.DeclinedDraws())*worthOfDraw)
	case last != dreist.Give(fewestCards(p, seat)): // giving never hurts (rules §6)
		return nothing
	case p.PileSize(seat) <= 2: // the last cards are given away (rules §7)
		return worthOfWin
	}
	return worthOfGift - cardsLeft(p, seat)
}

// fewestCards returns the other seat with the fewest cards left, of equal ones the next to play: no place at the table is worse than
// another.
func fewestCards(p *dreist.Position, seat dreist.Seat) dreist.Seat {
	to := dreist.NoSeat
	for i := 1; i < p.SeatCount(); i++ {
		other := (seat + dreist.Seat(i)) % dreist.Seat(p.SeatCount())
		if to == dreist.NoSeat || p.CardsLeft(other) < p.CardsLeft(to) {
			to = other
		}
	}
	return to
}

func cardsLeft(p *dreist.Position, s dreist.Seat) float64 { return float64(p.CardsLeft(s)) }
