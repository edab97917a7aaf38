package play

import "dreist/fault"

// Thinker computes the moves of computer players, in the background if that takes time. Only one computation runs at a time.
type Thinker[M any] struct {
	from  int // number of steps before the first planned move
	moves []M // planned moves; none is ever taken back, so the match follows them
	steps int // number of steps for which the running computation was started
	found chan found[M]
}

type found[M any] struct {
	moves []M
	fault *fault.Fault
}

// NextMove returns the move after a number of steps. ok is false while it is being computed. If no move is planned there, compute computes
// the next moves. It runs at once or, if it takes time, in the background, so it must not read anything that the match changes. A panic in
// it is raised here.
func (t *Thinker[M]) NextMove(steps int, takesTime bool, compute func() []M) (move M, ok bool) {
	if i := steps - t.from; i < 0 || i >= len(t.moves) {
		t.from, t.moves = steps, t.think(steps, takesTime, compute)
	}
	if len(t.moves) == 0 {
		return move, false
	}
	return t.moves[steps-t.from], true
}

// ForgetPlan drops the planned moves after an event that the plan did not take into account.
func (t *Thinker[M]) ForgetPlan() { t.moves = nil }

// think returns the computed moves, nil while they are being computed.
func (t *Thinker[M]) think(steps int, takesTime bool, compute func() []M) []M {
	if t.found == nil || t.steps != steps {
		if !takesTime {
			return compute()
		}
		t.begin(steps, compute)
	}
	select {
	case f := <-t.found:
		t.found = nil
		if f.fault != nil {
			panic(f.fault) // reported from here
		}
		return f.moves
	default:
		return nil
	}
}

// begin starts a computation in the background, after the previous one has ended.
func (t *Thinker[M]) begin(steps int, compute func() []M) {
	before, done := t.found, make(chan found[M], 1)
	t.steps, t.found = steps, done
	go func() {
		var f found[M]
		defer func() { done <- f }()
		if before != nil { // nobody else receives it: the match continued differently
			if f.fault = (<-before).fault; f.fault != nil {
				return
			}
		}
		defer fault.CatchPanic(func(caught *fault.Fault) { f.fault = caught })
		f.moves = compute()
	}()
}
