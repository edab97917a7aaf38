// Package search searches in the background while a table goes on: for hints and verdicts, as a Search that a table asks once a tick, and for
// analyses, as a Judge of all decisions of a match.
package search

import (
	"runtime"
	"sync/atomic"

	"dreist/fault"
	"dreist/game/simulate"
)

// Limits limit a search and say how it is run.
type Limits struct {
	MaxGames        int          // maximum number of simulated games
	MaxTicks        int          // maximum number of ticks
	RunInBackground func(func()) // runs the search in the background
}

// DefaultLimits returns the limits for play: less than a second, in a goroutine.
func DefaultLimits() Limits {
	return Limits{MaxGames: 2000, MaxTicks: 48, RunInBackground: func(think func()) { go think() }}
}

// Search is a running search. A is its answer.
type Search[A any] struct {
	answer chan A            // receives the answer
	fault  chan *fault.Fault // receives a fault instead
	enough atomic.Bool
	ticks  int // remaining ticks
}

// Start starts a search. Within the limit of ticks the answer depends on think alone.
func Start[A any](l Limits, think func(simulate.Limit) A) *Search[A] {
	s := &Search[A]{answer: make(chan A, 1), fault: make(chan *fault.Fault, 1), ticks: l.MaxTicks}
	shouldStop := func() bool {
		runtime.Gosched() // drawing comes first
		return s.enough.Load()
	}
	l.RunInBackground(func() {
		defer fault.CatchPanic(func(f *fault.Fault) { s.fault <- f })
		s.answer <- think(simulate.Limit{MaxGames: l.MaxGames, ShouldStop: shouldStop})
	})
	return s
}

// Tick counts a tick; ok is true once the answer is ready. It panics with a fault of the search, so that the caller can report it.
func (s *Search[A]) Tick() (answer A, ok bool) {
	select {
	case answer = <-s.answer:
		return answer, true
	case f := <-s.fault:
		panic(f)
	default:
	}
	s.ticks--
	if s.ticks <= 0 {
		s.Cancel()
	}
	return answer, false
}

// Cancel asks the search to stop. It does not block.
func (s *Search[A]) Cancel() { s.enough.Store(true) }
