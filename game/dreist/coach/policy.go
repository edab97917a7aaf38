package coach

import (
	"fmt"

	"dreist/game/dreist"
	"dreist/game/dreist/coach/turns"
	"dreist/game/dreist/coach/value"
)

// policy plays every turn so that its end is worth most by the value of the position. It draws for every DREIer, but where
// it could empty its hand it weighs the gift against the card. It is quick and looks no turn ahead: it plays the games on
// that an Adviser imagines. Of a position it reads only what the seat to move sees.
type policy struct {
	finder turns.Finder
	judge  judge
}

// ending is a turn and what the position at its end is worth.
type ending struct {
	turn  turns.Turn
	worth value.Logit
}

// choose returns the next moves of the seat to move: a draw, or the turn that is worth most.
func (y *policy) choose(p *dreist.Position) (best ending, draw bool) {
	seat, waiting := p.Turn(), p.Pending() == dreist.DrawPending
	y.judge.sit(p)
	best.worth = -value.Victory
	hope := int32(value.Certain) // of a draw, which costs nothing but the gift
	for t, end := range y.finder.All(p) {
		worth := y.judge.worth(t, end)
		if worth <= best.worth {
			continue
		}
		best = ending{*t, worth}
		if waiting {
			hope = value.Certain
			if len(end.Hand(seat)) == 0 {
				hope = y.judge.hopeOfDraw(end)
			}
		}
	}
	if best.turn.Draws() > 0 {
		best.turn = best.turn.TrioFirst(p)
	}
	return best, waiting && best.worth < value.Victory && hope > best.worth.Chance()
}

// turn plays the turn of the seat to move to its end and returns what that was worth. It draws as soon as it may.
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

// chance plays a possible game on until a seat has ended so many turns more, and returns its chance to win by what
// its last one was worth, or what came of the game.
func (y *policy) chance(p *dreist.Position, of dreist.Seat, turns int) int64 {
	for p.Turn() != dreist.NoSeat {
		if p.EgonToMove() {
			must(p.Play(dreist.Egon()))
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
		return value.Certain
	}
	return 0
}

// must is for moves that the rules themselves have listed.
func must(err error) {
	if err != nil {
		panic(fmt.Sprintf("coach: make a listed move: %v", err))
	}
}
