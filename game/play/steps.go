package play

import (
	"fmt"
	"iter"
)

// ReplayMoves replays moves from a start and yields each step. follows returns the move that follows from a position by itself, which is not among
// the moves; nil if there are none. mover returns the seat that makes a move, ends whether a step ends a turn. An error comes with an empty
// step and is the last.
func ReplayMoves[P, M, E any](start func() (P, error), moves []M, follows func(*P) (M, bool), apply func(P, M) (P, []E, error),
	mover func(*P, M) Seat, ends func(*Step[P, M, E]) bool) iter.Seq2[Step[P, M, E], error] {
	return func(yield func(Step[P, M, E], error) bool) {
		p, err := start()
		if err != nil {
			yield(Step[P, M, E]{}, fmt.Errorf("play: %w", err))
			return
		}
		turn := 1
		for left := moves; ; {
			step, ok := Step[P, M, E]{Turn: turn}, false
			if follows != nil {
				step.Move, ok = follows(&p)
			}
			if !ok && len(left) == 0 {
				return
			}
			if !ok {
				step.Move, left = left[0], left[1:]
			}
			step.Seat = mover(&p, step.Move)
			p, step.Events, err = apply(p, step.Move)
			if step.Position = p; err != nil {
				yield(Step[P, M, E]{}, fmt.Errorf("play: turn %d: %w", turn, err))
				return
			}
			if !yield(step, nil) {
				return
			}
			if ends(&step) {
				turn++
			}
		}
	}
}
