package hints

import (
	"sync/atomic"

	"dreist/fault"
	"dreist/game/dreist"
	"dreist/game/dreist/coach"
	"dreist/game/dreist/coach/advice"
	"dreist/game/dreist/coach/sight"
	"dreist/game/simulate"
)

// Thinking is how long is thought about a hint, and where.
type Thinking struct {
	Games int          // continuations to play at most
	Ticks int          // of the program that may pass
	Go    func(func()) // runs what takes long beside the program
}

// DefaultThinking returns the limits in play: within a second, beside everything else.
func DefaultThinking() Thinking {
	return Thinking{Games: 2000, Ticks: 48, Go: func(think func()) { go think() }}
}

// thought is what an adviser is asked, until it answers or nobody wants to know any more.
type thought struct {
	options chan []coach.Option // one answer
	fault   chan *fault.Fault   // or one of these
	enough  atomic.Bool
	ticks   int // that it may still take
}

// begin asks an adviser about what a seat sees. What it answers depends on the view and the seed alone, as long as the
// time suffices.
func (t Thinking) begin(watch *sight.Watch, seed uint64) *thought {
	q := &thought{options: make(chan []coach.Option, 1), fault: make(chan *fault.Fault, 1), ticks: t.Ticks}
	t.Go(func() {
		defer fault.Catch(func(f *fault.Fault) { q.fault <- f })
		var adviser coach.Adviser
		var asked [][]dreist.Move
		if without, err := advice.Without(*watch, seed); err == nil { // else nothing is compared
			asked = append(asked, without)
		}
		q.options <- adviser.Advise(watch.View(), simulate.Limit{Games: t.Games, Enough: q.enough.Load}, seed, asked...)
	})
	return q
}

// tick lets a tick pass, and returns the answer once there is one.
func (q *thought) tick() (options []coach.Option, ok bool) {
	select {
	case options = <-q.options:
		return options, true
	case f := <-q.fault:
		panic(f) // where the program can tell of it
	default:
	}
	if q.ticks--; q.ticks <= 0 {
		q.cancel()
	}
	return nil, false
}

// cancel asks the search to stop, whether or not anybody still waits for the answer. It does not block.
func (q *thought) cancel() { q.enough.Store(true) }
