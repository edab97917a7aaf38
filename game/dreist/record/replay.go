package record

import (
	"fmt"
	"iter"

	"dreist/game/dreist"
	"dreist/game/play"
	"dreist/game/store"
)

// run is a game being played from its deal. Whenever it is Egon's turn he plays at once, so that a run waits
// for a hand or is over.
type run struct {
	position dreist.Position
	turns    int // finished ones, Egon's and the one that ended the game counted
}

func begin(d dreist.Deal) (run, error) {
	p, err := d.Position()
	if err != nil {
		return run{}, fmt.Errorf("record: %w", err)
	}
	r := run{position: p}
	return r, r.playEgon()
}

func (r *run) over() bool { return r.position.Turn() == dreist.NoSeat }

// play plays a move of a hand and then Egon's turn if it is his. Of equal cards in the hand it takes the first,
// as the record format names cards by kind, and returns the move it made of that.
func (r *run) play(m dreist.Move) (dreist.Move, error) {
	turn := r.position.Turn()
	m = r.position.FromHand(m)
	if err := r.position.Play(m); err != nil {
		return m, err
	}
	if r.position.Turn() != turn {
		r.turns++
	}
	return m, r.playEgon()
}

func (r *run) playEgon() error {
	if !r.position.EgonToMove() {
		return nil
	}
	r.turns++
	return r.position.Play(dreist.Egon())
}

// Step is one move of a game, a hand's or Egon's. Turns are counted with Egon's.
type Step = play.Step[dreist.Position, dreist.Move, dreist.Event]

// Round returns which turn of its own player a move belongs to, from 1.
func Round(s *Step) int { return store.Round(s.Turn, s.Position.Seats()) }

// Steps replays the game move by move, Egon's turns included. It begins with the position of g.Deal, which it
// does not yield, and stops at the first error, which comes with an empty step.
func (g *Game) Steps() iter.Seq2[Step, error] {
	return func(yield func(Step, error) bool) {
		p, err := g.Deal.Position()
		if err != nil {
			yield(Step{}, fmt.Errorf("record: %w", err))
			return
		}
		step := Step{Position: p, Turn: 1}
		for m := range g.script(&step.Position) {
			step.Move, step.Seat = m, play.Seat(step.Position.Turn())
			step.Position, step.Events, err = dreist.Apply(step.Position, m)
			if err != nil {
				yield(Step{}, fmt.Errorf("record: turn %d: %w", step.Turn, err))
				return
			}
			if !yield(step, nil) {
				return
			}
			if play.Seat(step.Position.Turn()) != step.Seat {
				step.Turn++
			}
		}
	}
}

// script yields the game's moves with Egon's in their places: wherever the position reached waits for him.
func (g *Game) script(reached *dreist.Position) iter.Seq[dreist.Move] {
	return func(yield func(dreist.Move) bool) {
		for _, m := range g.Moves {
			if reached.EgonToMove() && !yield(dreist.Egon()) {
				return
			}
			if !yield(m) {
				return
			}
		}
		if reached.EgonToMove() {
			yield(dreist.Egon())
		}
	}
}
