package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Batch is a list of file changes that are made together or not at all, as far as the disk allows: first all texts
// are written to temporary files, where a full disk does no harm; then the files are renamed.
type Batch struct {
	Disk    *Disk
	changes []change
	undo    []func() error // undoes the steps made, last first
}

// change is one file of a batch.
type change struct {
	dir, name string
	text      string
	names     func(n int) string // the candidate names of a new file, from 1; nil if a file is replaced
	keep      Suffix             // the mark of the replaced file, empty if it is not set aside
	drops     bool               // the file is deleted
	temp      string             // path of the temporary file until it is renamed
}

// Add adds a new file under the first free one of its candidate names, numbered from 1.
func (b *Batch) Add(dir, text string, names func(n int) string) {
	b.changes = append(b.changes, change{dir: dir, name: names(1), text: text, names: names})
}

// Put replaces a file, or the target of a link, as Disk.Put does.
func (b *Batch) Put(dir, name, text string, keep Suffix) {
	b.changes = append(b.changes, change{dir: dir, name: name, text: text, keep: keep})
}

// Drop deletes a file, or the target of a link, which must be there.
func (b *Batch) Drop(dir, name string) {
	b.changes = append(b.changes, change{dir: dir, name: name, drops: true})
}

// Commit makes the changes in their order. names has the name of each new file, and for each replaced one the name
// under which it was set aside, empty if it was not. On an error nothing is changed, unless only the last step
// failed, which makes the names survive a power cut.
func (b *Batch) Commit(attempt string) (names []string, err error) {
	err = b.stage()
	for i := range b.changes {
		if err != nil {
			break
		}
		var name string
		name, err = b.apply(&b.changes[i])
		names = append(names, name)
	}
	if err != nil {
		for _, undo := range slices.Backward(b.undo) {
			err = errors.Join(err, undo())
		}
		return nil, Explain(attempt, errors.Join(err, b.discard()))
	}
	synced := map[string]bool{}
	for _, c := range b.changes {
		if synced[c.dir] {
			continue
		}
		if err := b.Disk.SyncDir(c.dir); err != nil {
			return nil, Explain(attempt, err)
		}
		synced[c.dir] = true
	}
	return names, nil
}

// stage writes all texts to temporary files.
func (b *Batch) stage() (err error) {
	for i := range b.changes {
		c := &b.changes[i]
		if err := os.MkdirAll(c.dir, 0o700); err != nil {
			return err
		}
		if c.names == nil {
			if c.dir, c.name, err = target(c.dir, c.name); err != nil {
				return err
			}
		}
		if c.drops {
			continue
		}
		if c.temp, err = b.Disk.writeTemp(c.dir, c.name, c.text); err != nil {
			return err
		}
	}
	return nil
}

func (b *Batch) discard() error {
	var errs []error
	for _, c := range b.changes {
		if c.temp != "" {
			errs = append(errs, b.Disk.Remove(c.temp))
		}
	}
	return errors.Join(errs...)
}

// apply makes one change and returns the name for Commit.
func (b *Batch) apply(c *change) (name string, err error) {
	live := filepath.Join(c.dir, c.name)
	undo := func() error { return b.Disk.Remove(live) }
	switch {
	case c.names != nil:
		if name, err = b.Disk.claim(c.dir, c.names); err != nil {
			return "", err
		}
		live = filepath.Join(c.dir, name)
	case c.drops:
		if undo, err = b.rewrite(c); err == nil {
			err = b.Disk.Remove(live)
		}
		if err == nil {
			b.undo = append(b.undo, undo)
		}
		return "", err
	case c.keep == "" && len(b.changes) == 1: // nothing follows that could fail
	case c.keep == "":
		old, err := b.rewrite(c)
		switch {
		case err == nil:
			undo = old
		case !errors.Is(err, fs.ErrNotExist):
			return "", err
		}
	default:
		name, err = b.Disk.copyAside(c.dir, c.name, c.keep)
		switch {
		case err == nil:
			undo = func() error { return b.Disk.Rename(filepath.Join(c.dir, name), live) }
		case !errors.Is(err, fs.ErrNotExist):
			return "", err
		}
	}
	err = b.Disk.Rename(c.temp, live)
	if err == nil {
		c.temp = ""
	}
	if err == nil || name != "" {
		b.undo = append(b.undo, undo)
	}
	return name, err
}

// rewrite returns what gives a file back the text that it has now.
func (b *Batch) rewrite(c *change) (undo func() error, err error) {
	live := filepath.Join(c.dir, c.name)
	text, err := os.ReadFile(live)
	return func() error {
		temp, err := b.Disk.writeTemp(c.dir, c.name, string(text))
		if err == nil {
			err = b.Disk.Rename(temp, live)
		}
		return err
	}, err
}
