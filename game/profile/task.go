package profile

import (
	"bytes"
	"errors"
	"maps"
	"slices"

	"dreist/game/store"
)

// Task is work done by the writing goroutine after everything queued before it, with a result.
type Task[R any] struct {
	p      *Profile
	result R
	err    error
	over   bool
}

// Result returns the result and error of the task; over is false while it runs.
func (t *Task[R]) Result() (result R, err error, over bool) {
	t.p.mu.Lock()
	defer t.p.mu.Unlock()
	return t.result, t.err, t.over
}

// begin queues a task after everything that could not be written so far. end runs when it is over, with the lock
// held.
func begin[R any](p *Profile, run func() (R, error), end func()) *Task[R] {
	t := &Task[R]{p: p}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.save()
	p.put(&job{
		key: Key{What: task}, barrier: true,
		run: func() error {
			result, err := run()
			p.mu.Lock()
			defer p.mu.Unlock()
			t.result, t.err = result, err
			return nil
		},
		done: func() { end(); t.over = true },
	})
	return t
}

// Restored is what came of restoring a backup.
type Restored struct {
	store.Restored
	Kept string // path of the backup of the data replaced, empty if there was none
}

// Restore replaces everything by an archive as store.Restore does, after writing a backup of it to an outbox. One that is refused leaves no
// backup.
// Afterwards everything but the settings is read again; for those see ReadSettings.
func (p *Profile) Restore(archive []byte, to *store.Outbox, base string) *Task[Restored] {
	return begin(p, func() (r Restored, err error) {
		read, size := bytes.NewReader(archive), int64(len(archive))
		if err = p.files.CheckExport(read, size); err != nil {
			return r, err
		}
		if r.Kept, err = p.keep(to, base); err == nil {
			r.Restored, err = p.files.Restore(read, size)
		}
		return r, err
	}, p.forgetStored)
}

// Erase deletes all games as store.Erase does, after writing a backup to an outbox. The result is its path, empty if
// there was nothing to erase.
func (p *Profile) Erase(to *store.Outbox, base string) *Task[string] {
	return begin(p, func() (kept string, err error) {
		if kept, err = p.keep(to, base); err == nil {
			err = p.files.Erase()
		}
		return kept, err
	}, p.forgetStored)
}

// keep writes a backup of everything stored, if there is anything. Files that a backup leaves out stay.
func (p *Profile) keep(to *store.Outbox, base string) (path string, err error) {
	if p.files.IsEmpty() {
		return "", nil
	}
	path, err = to.Export(p.files, base)
	if left := (*store.LeftOutError)(nil); errors.As(err, &left) {
		err = nil
	}
	return path, err
}

// Export writes everything to an outbox as Outbox.Export does. The result is the path.
func (p *Profile) Export(to *store.Outbox, base string) *Task[string] {
	return begin(p, func() (string, error) { return to.Export(p.files, base) }, func() {})
}

// ExportTo writes everything to a file as store.ExportTo does. The result is the path.
func (p *Profile) ExportTo(file string) *Task[string] {
	return begin(p, func() (string, error) { return store.ExportTo(file, p.files) }, func() {})
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
