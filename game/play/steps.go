package play

import (
	"fmt"
	"iter"
)

// Steps replays moves from a start and yields each step. mover returns the seat that makes a move, ends whether a step ends a turn. An
// error comes with an empty step and is the last.
func Steps[P, M, E any](start func() (P, error), moves []M, apply func(P, M) (P, []E, error), mover func(*P, M) Seat,
	ends func(*Step[P, M, E]) bool) iter.Seq2[Step[P, M, E], error] {
	return func(yield func(Step[P, M, E], error) bool) {
		p, err := start()
		if err != nil {
			yield(Step[P, M, E]{}, fmt.Errorf("record: %w", err))
			return
		}
		turn := 1
		for i, m := range moves {
			step := Step[P, M, E]{Move: m, Seat: mover(&p, m), Turn: turn}
			p, step.Events, err = apply(p, m)
			if step.Position = p; err != nil {
				yield(Step[P, M, E]{}, fmt.Errorf("record: move %d: %w", i+1, err))
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
