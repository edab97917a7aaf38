package profile

import (
	"cmp"
	"slices"
	"sync"

	"dreist/fault"
)

// job is something to be written.
type job struct {
	key   Key
	seal  bool         // it keeps its place: nothing handed over later is written before it
	frees bool         // it deletes what others that failed may still need
	run   func() error // writes it, without the lock
	done  func()       // once it is written, with the lock; may be nil
}

// writer is the queue of what is to be written. The lock of the profile guards it.
type writer struct {
	queue  []*job
	failed []*job        // tried in vain, in their order
	last   map[Key]*job  // what was handed over last
	errs   map[Key]error // why something failed, which has been told
	idle   *sync.Cond    // nothing is to be written or being written
	runs   bool
}

// unsaved returns what failed and is not written yet, also while it is tried again.
func (w *writer) unsaved() []Failure {
	var found []Failure
	for key, err := range w.errs {
		if !w.last[key].frees {
			found = append(found, Failure{Key: key, Reason: reasonOf(err), Err: err})
		}
	}
	slices.SortFunc(found, func(a, b Failure) int {
		return cmp.Or(cmp.Compare(a.What, b.What), cmp.Compare(a.Name, b.Name))
	})
	return found
}

// stale reports whether the same thing has been handed over again.
func (w *writer) stale(j *job) bool { return w.last[j.key] != j }

// retry puts what failed before everything else.
func (w *writer) retry() {
	w.failed = slices.DeleteFunc(w.failed, w.stale)
	w.queue = append(w.failed, w.queue...)
	w.failed = nil
}

// put hands something over, in the place of the same thing where that is not written yet and nothing in between keeps
// its place.
func (p *Profile) put(j *job) {
	w := &p.writer
	w.last[j.key] = j
	for i := len(w.queue) - 1; i >= 0 && !j.seal && !w.queue[i].seal; i-- {
		if w.queue[i].key == j.key {
			w.queue[i] = j
			return
		}
	}
	w.queue = append(w.queue, j)
	p.wake()
}

// wake has a goroutine write as long as there is something.
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
		if j.frees && w.mustStay() {
			w.failed = append(w.failed, j)
			continue
		}
		p.try(j)
	}
	w.runs = false
	w.idle.Broadcast()
}

// mustStay reports whether a finished game has not been added or counted yet.
func (w *writer) mustStay() bool {
	return slices.ContainsFunc(w.failed, func(j *job) bool { return j.key.What != Settings && j.key.What != Game })
}

// attempt writes something. A fault in that is its error, as the lock is not held and the others must still be written.
func (j *job) attempt() (err error) {
	defer fault.Catch(func(f *fault.Fault) { err = f })
	return j.run()
}

// try writes something and notes what came of it.
func (p *Profile) try(j *job) {
	w := &p.writer
	p.mu.Unlock()
	err := j.attempt()
	p.mu.Lock()
	if err == nil {
		delete(w.errs, j.key)
		if !w.stale(j) {
			delete(w.last, j.key)
		}
		if j.done != nil {
			j.done()
		}
		w.retry() // as the disk may be better again
		return
	}
	if told := w.errs[j.key] != nil; !told {
		p.fail(Failure{Key: j.key, Reason: reasonOf(err), Err: err})
	}
	w.errs[j.key] = err
	w.failed = append(w.failed, j)
}
