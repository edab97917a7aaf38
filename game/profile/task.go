package profile

import "dreist/game/store"

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

// begin queues a task after all unsaved data. end is called when the task is over, with the lock
// held.
func begin[R any](p *Profile, run func() (R, error), end func()) *Task[R] {
	t := &Task[R]{p: p}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.save()
	p.put(&job{
		key: DataKey{Kind: task}, barrier: true,
		run: func() error {
			var result R
			err := attempt(func() (err error) {
				result, err = run()
				return err
			})
			p.mu.Lock()
			defer p.mu.Unlock()
			t.result, t.err = result, err
			return nil
		},
		done: func() { end(); t.over = true },
	})
	return t
}

// Restore replaces all data by a backup as store.Folder.Restore does. Afterwards all data is read again.
func (p *Profile) Restore(archive []byte) *Task[store.RestoreResult] {
	return begin(p, func() (store.RestoreResult, error) { return p.folder.Restore(archive) }, p.forgetStored)
}

// Erase deletes all games as store.Folder.Erase does. The result is the path of the folder into which
// the files were moved, empty if there were none.
func (p *Profile) Erase() *Task[string] { return begin(p, p.folder.Erase, p.forgetStored) }

// Backup writes a backup of all data to an export folder. The result is its path, also with a *store.MissingFilesError.
func (p *Profile) Backup(to *store.ExportFolder, base string) *Task[string] {
	return begin(p, func() (string, error) { return to.Backup(p.folder, base) }, func() {})
}

// BackupTo writes a backup to a file, which it replaces. The result is that of Backup.
func (p *Profile) BackupTo(file string) *Task[string] {
	return begin(p, func() (string, error) { return store.BackupTo(file, p.folder) }, func() {})
}

// forgetStored drops the copies of stored data, so that they are read again.
func (p *Profile) forgetStored() {
	p.history.read = false
	p.edition++
	for name, n := range p.notes {
		p.rereadNotes(name, n)
	}
	if p.saveDelay == 0 {
		p.settings = nil
	}
}
