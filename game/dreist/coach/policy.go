package coach

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/value"
)

// policy plays the turn whose end has the highest value. It draws for every DREIer, but with a chance to empty its
// hand it weighs the gift against the card. It is fast and looks no turn ahead; Adviser uses it to play out imagined
// games. It reads only what the seat to move sees.
type policy struct {
	finder TurnFinder
	judge  judge
}

type ending struct {
	turn  Turn
	worth value.Logit
}

// choose returns the next moves of the seat to move: a draw, or the best turn.
func (y *policy) choose(p *dreist.Position) (best ending, draw bool) {
	seat, waiting := p.Turn(), p.Pending() == dreist.DrawPending
	if waiting && !y.finder.CanEmptyHand(p) {
		return best, true // with cards left, a draw costs nothing
	}
	y.judge.sit(p)
	best.worth = -value.Victory
	hope := int32(value.ChanceOne) // of a draw, which costs nothing but the gift
	for t, end := range y.finder.Turns(p) {
		if t.LastMove().Receivers.IsSwapped() {
			continue // worth the same
		}
		worth := y.judge.worth(t, end)
		if worth <= best.worth {
			continue
		}
		best = ending{*t, worth}
		if waiting {
			hope = value.ChanceOne
			if len(end.Hand(seat)) == 0 {
				hope = y.judge.hopeOfDraw(end)
			}
		}
	}
	if best.turn.DeclinedDraws() > 0 {
		best.turn = best.turn.WithTrioFirst(p)
	}
	return best, waiting && best.worth < value.Victory && hope > best.worth.Chance()
}

// turn plays the turn of the seat to move and returns its value. It draws as soon as possible.
func (y *policy) turn(p *dreist.Position) value.Logit {
	seat := p.Turn()
	for {
		e, draw := y.choose(p)
		if draw {
			must(p.Play(dreist.Draw()))
			continue
		}
		for _, m := range e.turn.Moves() {
			must(p.Play(m))
			if p.Turn() != seat {
				return e.worth
			}
			if p.Pending() == dreist.DrawPending {
				break
			}
		}
	}
}

// chance plays a game until a seat has ended a number of further turns, and returns its winning chance, 0 to value.ChanceOne:
// the value of the last turn's end, or the result of the game.
func (y *policy) chance(p *dreist.Position, of dreist.Seat, turns int) int64 {
	for p.Turn() != dreist.NoSeat {
		if p.IsEgonToMove() {
			must(p.Play(dreist.EgonMove()))
			continue
		}
		seat := p.Turn()
		worth := y.turn(p)
		if seat != of || p.Turn() == dreist.NoSeat {
			continue
		}
		if turns--; turns == 0 {
			return int64(worth.Chance())
		}
	}
	if p.Winner() == of {
		return value.ChanceOne
	}
	return 0
}

// must panics for errors that cannot occur: the moves are legal.
func must(err error) {
	if err != nil {
		panic(fmt.Sprintf("coach: make a listed move: %v", err))
	}
}
