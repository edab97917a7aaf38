package thinking

import (
	"sync"
	"sync/atomic"

	"dreist/fault"
	"dreist/game/simulate"
)

// Judging judges the decisions of a match in the background, one after the other. J is what is found of one.
type Judging[J any] struct {
	All int // decisions

	record string // of the match
	stop   atomic.Bool
	mutex  sync.Mutex
	judged []J
	fault  *fault.Fault
}

// Judge judges the decisions D of one match at a time.
type Judge[D, J any] struct {
	Games int // for each decision
	Each  func(D, simulate.Limit) J

	last *Judging[J]
}

// Of goes on judging the match of a record, or begins to: then the match judged before is judged no more.
func (by *Judge[D, J]) Of(record string, all []D, background func(func())) *Judging[J] {
	if by.last != nil {
		if by.last.record == record {
			return by.last
		}
		by.last.stop.Store(true)
	}
	by.last = begin(record, all, by.Games, by.Each, background)
	return by.last
}

func begin[D, J any](record string, all []D, games int, judge func(D, simulate.Limit) J, background func(func())) *Judging[J] {
	j := &Judging[J]{record: record, All: len(all)}
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

// Now returns what is judged so far. A fault is raised in the goroutine that can report it.
func (j *Judging[J]) Now() []J {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	if j.fault != nil {
		panic(j.fault)
	}
	return j.judged[:len(j.judged):len(j.judged)]
}
