package thinking

import (
	"sync"
	"sync/atomic"

	"dreist/fault"
	"dreist/game/simulate"
)

// Judging judges the decisions of a match in the background, one after the other. J is what is found of one.
type Judging[J any] struct {
	Record string // of the match
	All    int    // decisions

	stop   atomic.Bool
	mutex  sync.Mutex
	judged []J
	fault  *fault.Fault
}

// Judge begins to judge the decisions of a match, each in so many games.
func Judge[D, J any](record string, all []D, games int, judge func(D, simulate.Limit) J, background func(func())) *Judging[J] {
	j := &Judging[J]{Record: record, All: len(all)}
	background(func() {
		defer fault.Catch(func(f *fault.Fault) {
			j.mutex.Lock()
			defer j.mutex.Unlock()
			j.fault = f
		})
		for _, d := range all {
			found := judge(d, simulate.Limit{Games: games, Enough: j.stop.Load})
			if j.stop.Load() {
				return
			}
			j.mutex.Lock()
			j.judged = append(j.judged, found)
			j.mutex.Unlock()
		}
	})
	return j
}

// Stop asks it to judge no more. It does not block, and may be asked of none.
func (j *Judging[J]) Stop() {
	if j != nil {
		j.stop.Store(true)
	}
}

// Now returns what is judged so far. A fault is raised in the goroutine that can report it.
func (j *Judging[J]) Now() []J {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	if j.fault != nil {
		panic(j.fault)
	}
	return j.judged[:len(j.judged):len(j.judged)]
}
