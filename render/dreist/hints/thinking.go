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

// Thinking is the limits of the search for a hint, and how it is run.
type Thinking struct {
	Games int          // largest number of simulated games
	Ticks int          // largest number of ticks
	Go    func(func()) // runs the search in the background
}

// DefaultThinking returns the limits in play: less than a second, in the background.
func DefaultThinking() Thinking {
	return Thinking{Games: 2000, Ticks: 48, Go: func(think func()) { go think() }}
}

// thought is a search for a hint, until it answers or is cancelled.
type thought struct {
	options chan []coach.Option // one answer
	fault   chan *fault.Fault   // or one of these
	enough  atomic.Bool
	ticks   int // remaining ticks
}

// begin asks an adviser about a seat's view. Within the time limit the answer depends only on view and seed.
func (t Thinking) begin(watch *sight.Watch, seed uint64) *thought {
	q := &thought{options: make(chan []coach.Option, 1), fault: make(chan *fault.Fault, 1), ticks: t.Ticks}
	t.Go(func() {
		defer fault.Catch(func(f *fault.Fault) { q.fault <- f })
		var adviser coach.Adviser
		var asked [][]dreist.Move
		if without, err := advice.Without(*watch, seed); err == nil { // otherwise nothing is compared
			asked = append(asked, without)
		}
		q.options <- adviser.Advise(watch.View(), simulate.Limit{Games: t.Games, Enough: q.enough.Load}, seed, asked...)
	})
	return q
}

// tick counts a tick; ok is true when options are ready.
func (q *thought) tick() (options []coach.Option, ok bool) {
	select {
	case options = <-q.options:
		return options, true
	case f := <-q.fault:
		panic(f) // in the goroutine that can report it
	default:
	}
	if q.ticks--; q.ticks <= 0 {
		q.cancel()
	}
	return nil, false
}

// cancel asks the search to stop, whether or not an answer is awaited. It does not block.
func (q *thought) cancel() { q.enough.Store(true) }
