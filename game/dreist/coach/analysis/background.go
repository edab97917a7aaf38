package analysis

import (
	"runtime"
	"sync"
	"sync/atomic"

	"dreist/fault"
	"dreist/game/simulate"
)

// Background judges the decisions of a run in a goroutine. Start one with Run.InBackground.
type Background struct {
	stop  atomic.Bool
	ended chan struct{}

	mu     sync.Mutex
	judged Analysis
	fault  *fault.Fault
	over   bool
}

// InBackground starts judging the remaining decisions with a number of games each, in a goroutine that owns the run from
// now on and calls keep after each decision.
func (r *Run) InBackground(games int, keep func(Analysis)) *Background {
	b := &Background{ended: make(chan struct{}), judged: r.Analysis}
	go b.judge(r, games, keep)
	return b
}

func (b *Background) judge(r *Run, games int, keep func(Analysis)) {
	defer close(b.ended)
	defer fault.Catch(func(f *fault.Fault) {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.fault = f
	})
	limit := simulate.Limit{Games: games, Enough: func() bool {
		runtime.Gosched() // drawing comes first
		return b.stop.Load()
	}}
	for !r.Done() && !b.stop.Load() {
		if err := r.Next(limit); err != nil {
			panic(err) // a played match follows the rules
		}
		if b.stop.Load() {
			break // the interrupted decision is invalid
		}
		b.mu.Lock()
		b.judged = r.Analysis
		b.mu.Unlock()
		keep(r.Analysis)
	}
	b.mu.Lock()
	b.over = true
	b.mu.Unlock()
}

// Judged returns the analysis so far, read-only, and whether it continues. It panics with a fault of the goroutine.
func (b *Background) Judged() (judged Analysis, running bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.fault != nil {
		panic(b.fault) // reported from here
	}
	return b.judged, !b.over
}

// Stop asks it to end; it does not block. Judged decisions have been kept.
func (b *Background) Stop() { b.stop.Store(true) }

// Stopped reports whether Stop was called.
func (b *Background) Stopped() bool { return b.stop.Load() }

// Wait blocks until it has ended.
func (b *Background) Wait() { <-b.ended }
