package search

import (
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"dreist/fault"
	"dreist/game/simulate"
)

// JudgingJob are the decisions of one player in a match, in order. J is the result of judging one.
type JudgingJob[J any] struct {
	Identity       string                          // identity: the record of the match and the player
	Count          int                             // number of decisions
	EarlierResults []J                             // results of the first decisions from an earlier run
	JudgeDecision  func(i int, l simulate.Limit) J // judges decision i
	StoreResults   func(found []J)                 // stores the results after each decision, in the background; may be nil
}

// JudgeFunc returns a function for JudgingJob.JudgeDecision that judges decision i of all.
func JudgeFunc[D, J any](all []D, judge func(D, simulate.Limit) J) func(int, simulate.Limit) J {
	return func(i int, l simulate.Limit) J { return judge(all[i], l) }
}

// Judge judges the decisions of one match at a time.
type Judge[J any] struct {
	GamesPerDecision int // number of simulated games for each decision

	last *Judging[J] // nil at first
}

// Start continues judging the decisions, or starts it; judging of any other match is stopped.
func (by *Judge[J]) Start(d JudgingJob[J], background func(func())) *Judging[J] {
	if last := by.last; last != nil && last.Identity == d.Identity {
		if !last.stop.Load() {
			return last
		}
		if found := last.CurrentResults(); len(found) > len(d.EarlierResults) {
			d.EarlierResults = found
		}
	}
	by.Stop()
	j := &Judging[J]{JudgingJob: d, found: slices.Clip(d.EarlierResults), ended: make(chan struct{})}
	by.last = j
	background(func() { j.judge(simulate.Limit{MaxGames: by.GamesPerDecision, ShouldStop: j.enough}) })
	return j
}

// Stop asks the last judging to stop. It does not block.
func (by *Judge[J]) Stop() {
	if by.last != nil {
		by.last.Stop()
	}
}

// Wait blocks until the judging has ended.
func (by *Judge[J]) Wait() {
	if by.last != nil {
		<-by.last.ended
	}
}

// Judging judges decisions in the background, one after the other.
type Judging[J any] struct {
	JudgingJob[J]

	stop  atomic.Bool
	ended chan struct{}
	mutex sync.Mutex
	found []J
	fault *fault.Fault
}

// Stop asks the judging to stop. Results so far are kept.
func (j *Judging[J]) Stop() { j.stop.Store(true) }

func (j *Judging[J]) enough() bool {
	runtime.Gosched() // drawing comes first
	return j.stop.Load()
}

func (j *Judging[J]) judge(l simulate.Limit) {
	defer close(j.ended)
	defer fault.CatchPanic(func(f *fault.Fault) {
		j.mutex.Lock()
		defer j.mutex.Unlock()
		j.fault = f
	})
	for i := len(j.EarlierResults); i < j.Count; i++ {
		found := j.JudgeDecision(i, l)
		if j.stop.Load() {
			return // the result of a search cut short is wrong
		}
		j.mutex.Lock()
		j.found = append(j.found, found)
		j.mutex.Unlock()
		if j.StoreResults != nil {
			j.StoreResults(j.CurrentResults())
		}
	}
}

// CurrentResults returns the results so far. It panics with a fault of the background search, so that the caller can report it.
func (j *Judging[J]) CurrentResults() []J {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	if j.fault != nil {
		panic(j.fault)
	}
	return j.found[:len(j.found):len(j.found)]
}

// IsRunning reports whether the judging has not ended yet.
func (j *Judging[J]) IsRunning() bool {
	select {
	case <-j.ended:
		return false
	default:
		return true
	}
}
