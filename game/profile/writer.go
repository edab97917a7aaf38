package profile

import (
	"cmp"
	"slices"
	"sync"

	"dreist/fault"
)

type job struct {
	key     DataKey
	barrier bool         // no later job may replace or overtake it
	deletes bool         // it deletes data that failed jobs may still need
	run     func() error // writes; called without the lock
	done    func()       // called with the lock after success; may be nil
}

// writer is the queue of writes, guarded by the lock of the profile.
type writer struct {
	queue  []*job
	failed []*job            // failed jobs, in their order
	last   map[DataKey]*job  // the latest job for each key
	errs   map[DataKey]error // errors already recorded as failures
	idle   *sync.Cond        // signals an empty queue and no write in progress
	runs   bool              // the writing goroutine is running
}

// unsaved returns the failed writes, also during a new try.
func (w *writer) unsaved() []Failure {
	var found []Failure
	for key, err := range w.errs {
		if !w.last[key].deletes {
			found = append(found, Failure{DataKey: key, Reason: reasonOf(err), Err: err})
		}
	}
	slices.SortFunc(found, func(a, b Failure) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name))
	})
	return found
}

func (w *writer) stale(j *job) bool { return w.last[j.key] != j }

// retry moves the failed jobs to the front of the queue.
func (w *writer) retry() {
	w.failed = slices.DeleteFunc(w.failed, w.stale)
	w.queue = append(w.failed, w.queue...)
	w.failed = nil
}

// put queues a job. It replaces a queued job with the same key unless a barrier is in between.
func (p *Profile) put(j *job) {
	w := &p.writer
	w.last[j.key] = j
	for i := len(w.queue) - 1; i >= 0 && !j.barrier && !w.queue[i].barrier; i-- {
		if w.queue[i].key == j.key {
			w.queue[i] = j
			return
		}
	}
	w.queue = append(w.queue, j)
	p.wake()
}

func (p *Profile) wake() {
	if p.writer.runs || len(p.writer.queue) == 0 {
		return
	}
	p.writer.runs = true
	go p.write()
}

func (p *Profile) write() {
	p.mu.Lock()
	defer p.mu.Unlock()
	w := &p.writer
	for len(w.queue) > 0 {
		j := w.queue[0]
		w.queue = w.queue[1:]
		if j.deletes && w.historyPending() {
			w.failed = append(w.failed, j)
			continue
		}
		p.try(j)
	}
	w.runs = false
	w.idle.Broadcast()
}

// historyPending reports whether a finished game is not in the history, or not counted, yet.
func (w *writer) historyPending() bool {
	return slices.ContainsFunc(w.failed, func(j *job) bool { return j.key.Kind != SettingsData && j.key.Kind != GameData })
}

// attempt runs a job and turns a panic into its error, as the other jobs must still be written.
func attempt(run func() error) (err error) {
	defer fault.CatchPanic(func(f *fault.Fault) { err = f })
	return run()
}

func (p *Profile) try(j *job) {
	w := &p.writer
	p.mu.Unlock()
	err := attempt(j.run)
	p.mu.Lock()
	if err == nil {
		delete(w.errs, j.key)
		if !w.stale(j) {
			delete(w.last, j.key)
		}
		if j.done != nil {
			j.done()
		}
		w.retry() // the disk may work again
		return
	}
	if w.errs[j.key] == nil {
		p.fail(Failure{DataKey: j.key, Reason: reasonOf(err), Err: err})
	}
	w.errs[j.key] = err
	w.failed = append(w.failed, j)
}
