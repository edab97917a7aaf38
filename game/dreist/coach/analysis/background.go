package analysis

import (
	"runtime"
	"sync"
	"sync/atomic"

	"dreist/fault"
	"dreist/game/simulate"
)

// Background judges the decisions of a run one after the other, beside everything else that goes on. Begin one with
// Run.Behind.
type Background struct {
	stop  atomic.Bool
	ended chan struct{}

	mu     sync.Mutex
	judged Analysis
	fault  *fault.Fault
	over   bool
}

// Behind judges the decisions that are left with so many games each, in a goroutine of its own, which has the run from now
// on. What is judged so far is handed to keep after each decision, from that goroutine.
func (r *Run) Behind(games int, keep func(Analysis)) *Background {
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
		runtime.Gosched() // who draws the next picture comes first
		return b.stop.Load()
	}}
	for !r.Done() && !b.stop.Load() {
		if err := r.Next(limit); err != nil {
			panic(err) // a match that was played follows the rules
		}
		if b.stop.Load() {
			break // the last one is worth nothing
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

// Judged returns what is judged so far, to be read only, and whether it still goes on. It panics where the judging did.
func (b *Background) Judged() (judged Analysis, running bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.fault != nil {
		panic(b.fault) // where the program can tell of it
	}
	return b.judged, !b.over
}

// Stop ends it soon and does not wait. What is judged by then has been kept.
func (b *Background) Stop() { b.stop.Store(true) }

// Stopped reports whether it was told to end.
func (b *Background) Stopped() bool { return b.stop.Load() }

// Wait returns when it has ended.
func (b *Background) Wait() { <-b.ended }
