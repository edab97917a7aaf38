package tabletop

import (
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"dreist/fault"
	"dreist/game/simulate"
)

// Decisions are those of a match that are judged, in their order. J is what is found of one.
type Decisions[J any] struct {
	Of    string // what tells them from others: the record of the match, and whose they are
	All   int
	Known []J // what was found of the first ones before
	Each  func(i int, l simulate.Limit) J
	Keep  func(found []J) // stores what is found after each, in the background; nil for no need
}

// JudgeEach returns a function that judges decision i of all.
func JudgeEach[D, J any](all []D, judge func(D, simulate.Limit) J) func(int, simulate.Limit) J {
	return func(i int, l simulate.Limit) J { return judge(all[i], l) }
}

// Judge judges the decisions of one match at a time.
type Judge[J any] struct {
	Games int // for each decision

	last *Judging[J] // nil at first
}

// Begin continues judging the decisions, or starts: then those of another match are judged no more.
func (by *Judge[J]) Begin(d Decisions[J], background func(func())) *Judging[J] {
	if last := by.last; last != nil && last.Of == d.Of {
		if !last.stop.Load() {
			return last
		}
		if found := last.CurrentResults(); len(found) > len(d.Known) {
			d.Known = found
		}
	}
	by.Stop()
	j := &Judging[J]{Decisions: d, found: slices.Clip(d.Known), ended: make(chan struct{})}
	by.last = j
	background(func() { j.judge(simulate.Limit{Games: by.Games, Enough: j.enough}) })
	return j
}

// Stop ends the judging of the last match soon.
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
	Decisions[J]

	stop  atomic.Bool
	ended chan struct{}
	mutex sync.Mutex
	found []J
	fault *fault.Fault
}

// Stop ends the judging soon. What was found is known.
func (j *Judging[J]) Stop() { j.stop.Store(true) }

func (j *Judging[J]) enough() bool {
	runtime.Gosched() // drawing comes first
	return j.stop.Load()
}

func (j *Judging[J]) judge(l simulate.Limit) {
	defer close(j.ended)
	defer fault.Catch(func(f *fault.Fault) {
		j.mutex.Lock()
		defer j.mutex.Unlock()
		j.fault = f
	})
	for i := len(j.Known); i < j.All; i++ {
		found := j.Each(i, l)
		if j.stop.Load() {
			return // what was judged too shortly is not true
		}
		j.mutex.Lock()
		j.found = append(j.found, found)
		j.mutex.Unlock()
		if j.Keep != nil {
			j.Keep(j.CurrentResults())
		}
	}
}

// CurrentResults returns what is found so far. A fault is raised in the goroutine that can report it.
func (j *Judging[J]) CurrentResults() []J {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	if j.fault != nil {
		panic(j.fault)
	}
	return j.found[:len(j.found):len(j.found)]
}

// IsRunning reports whether the judging goes on.
func (j *Judging[J]) IsRunning() bool {
	select {
	case <-j.ended:
		return false
	default:
		return true
	}
}
