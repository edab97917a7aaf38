package profile

import (
	"bytes"
	"maps"
	"slices"

	"dreist/game/store"
)

// Task is work done by the writing goroutine after everything queued before it, with a result.
type Task[R any] struct {
	p         *Profile
	done, all int
	result    R
	err       error
	over      bool
}

// Progress returns how many files have been written, of how many in all; 0, 0 before the first.
func (t *Task[R]) Progress() (done, all int) {
	t.p.mu.Lock()
	defer t.p.mu.Unlock()
	return t.done, t.all
}

// Result returns the result and error of the task; over is false while it runs.
func (t *Task[R]) Result() (result R, err error, over bool) {
	t.p.mu.Lock()
	defer t.p.mu.Unlock()
	return t.result, t.err, t.over
}

// begin queues a task after everything that could not be written so far. end runs when it is over, with the lock
// held.
func begin[R any](p *Profile, run func(progress func(done, all int)) (R, error), end func()) *Task[R] {
	t := &Task[R]{p: p}
	progress := func(done, all int) {
		p.mu.Lock()
		defer p.mu.Unlock()
		t.done, t.all = done, all
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.save()
	p.put(&job{
		key: Key{What: task}, barrier: true,
		run: func() error {
			result, err := run(progress)
			p.mu.Lock()
			defer p.mu.Unlock()
			t.result, t.err = result, err
			return nil
		},
		done: func() { end(); t.over = true },
	})
	return t
}

// Import imports an archive as store.Import does. Afterwards everything but the settings is read again; for those see
// ReadSettings.
func (p *Profile) Import(archive []byte, may store.Replace) *Task[store.Report] {
	return begin(p, func(progress func(done, all int)) (store.Report, error) {
		return p.files.Import(bytes.NewReader(archive), int64(len(archive)), may, progress)
	}, p.forgetStored)
}

// Export writes everything to an outbox as Outbox.Export does. The result is the path.
func (p *Profile) Export(to *store.Outbox, base string) *Task[string] {
	return begin(p, func(func(int, int)) (string, error) { return to.Export(p.files, base) }, func() {})
}

// forgetStored drops what is in memory and already on disk, so that it is read again.
func (p *Profile) forgetStored() {
	p.history.read, p.history.entries = false, nil
	p.history.edition++
	waits := map[Key]bool{}
	for _, j := range slices.Concat(p.writer.queue, p.writer.failed) {
		waits[j.key] = true
	}
	maps.DeleteFunc(p.notes, func(name string, _ *notes) bool { return !waits[Key{Notes, name}] })
	maps.DeleteFunc(p.series, func(game string, _ *series) bool { return !waits[Key{Series, game}] })
}
