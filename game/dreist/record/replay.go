package record

import (
	"fmt"
	"iter"

	"dreist/game/dreist"
	"dreist/game/play"
	"dreist/game/store"
)

// run is a game being replayed from its deal. Egon plays at once when it is his turn, so a run waits for a person's move
// or is over.
type run struct {
	position dreist.Position
	turns    int // finished turns, Egon's and the last one included
}

func newRun(d dreist.Deal) (run, error) {
	p, err := d.Position()
	if err != nil {
		return run{}, fmt.Errorf("record: %w", err)
	}
	r := run{position: p}
	return r, r.playEgon()
}

func (r *run) over() bool { return r.position.Turn() == dreist.NoSeat }

// play plays a person's move, then Egon's turn if it is his. A record names cards by kind, so play takes the first such
// card of the hand; it returns the move with that card.
func (r *run) play(m dreist.Move) (dreist.Move, error) {
	turn := r.position.Turn()
	m = r.position.WithHandCard(m)
	if err := r.position.Play(m); err != nil {
		return m, err
	}
	if r.position.Turn() != turn {
		r.turns++
	}
	return m, r.playEgon()
}

func (r *run) playEgon() error {
	if !r.position.IsEgonToMove() {
		return nil
	}
	r.turns++
	return r.position.Play(dreist.EgonMove())
}

// Step is one move of a game, a person's or Egon's, with the position and the events after it.
type Step = play.Step[dreist.Position, dreist.Move, dreist.Event]

// Round returns the number of a move's turn among the turns of its player, from 1.
func Round(s *Step) int { return store.RoundOf(s.Turn, s.Position.SeatCount()) }

// Replay replays the game move by move, Egon's turns included, and yields each step with the position after it. An error comes with an empty
// step and is the last.
func (g *Game) Replay() iter.Seq2[Step, error] {
	egon := func(now *dreist.Position) (dreist.Move, bool) { return dreist.EgonMove(), now.IsEgonToMove() }
	return play.ReplayMoves(g.Deal.Position, g.Moves, egon, dreist.Apply, moverOf, IsTurnEnd)
}

// moverOf returns the seat that makes a move: always the seat to move.
func moverOf(now *dreist.Position, _ dreist.Move) play.Seat { return play.Seat(now.Turn()) }

// IsTurnEnd reports whether a step ends a turn.
func IsTurnEnd(s *Step) bool { return play.Seat(s.Position.Turn()) != s.Seat }
