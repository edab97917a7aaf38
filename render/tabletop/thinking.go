package tabletop

import (
	"sync/atomic"

	"dreist/fault"
	"dreist/game/simulate"
)

// Limits are those of a search, and how it is run.
type Limits struct {
	Games int          // largest number of simulated games
	Ticks int          // largest number of ticks
	Go    func(func()) // runs the search in the background
}

// DefaultLimits returns the limits in play: less than a second, in the background.
func DefaultLimits() Limits {
	return Limits{Games: 2000, Ticks: 48, Go: func(think func()) { go think() }}
}

// Thought is a search, until it answers or is cancelled.
type Thought[A any] struct {
	answer chan A            // one answer
	fault  chan *fault.Fault // or one of these
	enough atomic.Bool
	ticks  int // remaining ticks
}

// BeginThought searches. Within the limit of ticks the answer depends on think alone.
func BeginThought[A any](l Limits, think func(simulate.Limit) A) *Thought[A] {
	t := &Thought[A]{answer: make(chan A, 1), fault: make(chan *fault.Fault, 1), ticks: l.Ticks}
	l.Go(func() {
		defer fault.Catch(func(f *fault.Fault) { t.fault <- f })
		t.answer <- think(simulate.Limit{Games: l.Games, Enough: t.enough.Load})
	})
	return t
}

// Tick counts a tick; ok is true when the answer is ready. A fault in the search is raised in the goroutine that can report it.
func (t *Thought[A]) Tick() (answer A, ok bool) {
	select {
	case answer = <-t.answer:
		return answer, true
	case f := <-t.fault:
		panic(f)
	default:
	}
	if t.ticks--; t.ticks <= 0 {
		t.Cancel()
	}
	return answer, false
}

// Cancel asks the search to stop, whether or not an answer is awaited. It does not block.
func (t *Thought[A]) Cancel() { t.enough.Store(true) }
