package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Batch is a row of changes of which either all are made or none, as far as the disk allows: first all texts are
// written under temporary names, where a full disk does no harm; then they only get their names.
type Batch struct {
	Disk     *Disk
	Progress func(done, all int) // hears how many of all texts are written; nil where nobody does
	changes  []change
	undo     []func() error // takes back what was done, the last step first
}

// change is one file of a batch.
type change struct {
	dir, name string
	text      string
	names     func(n int) string // those that a new file may have, counted from 1; nil where the file is replaced
	keep      Mark               // under which what is replaced is set aside, empty where it is not
	temp      string             // the path of the text until it has its name
}

// Add adds a new file under the first free one of a row of names, counted from 1.
func (b *Batch) Add(dir, text string, names func(n int) string) {
	b.changes = append(b.changes, change{dir: dir, name: names(1), text: text, names: names})
}

// Put gives a file, or what a link leads to, a new text, as Disk.Put does. Without a mark that cannot be taken back, and
// has to be alone in its batch.
func (b *Batch) Put(dir, name, text string, keep Mark) {
	b.changes = append(b.changes, change{dir: dir, name: name, text: text, keep: keep})
}

// Commit makes the changes in their order. It returns the name of each new file, and for each that was replaced the
// name the old one has now, if it was there and set aside. On an error all is as it was, unless only the last step
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

// stage writes all texts under temporary names.
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
		if c.temp, err = b.Disk.writeTemp(c.dir, c.name, c.text); err != nil {
			return err
		}
		if b.Progress != nil {
			b.Progress(i+1, len(b.changes))
		}
	}
	return nil
}

// discard deletes the temporary files that are left.
func (b *Batch) discard() error {
	var errs []error
	for _, c := range b.changes {
		if c.temp != "" {
			errs = append(errs, b.Disk.Remove(c.temp))
		}
	}
	return errors.Join(errs...)
}

// apply gives one text its name and returns what Commit does for it.
func (b *Batch) apply(c *change) (name string, err error) {
	live := filepath.Join(c.dir, c.name)
	undo := func() error { return b.Disk.Remove(live) }
	switch {
	case c.names != nil:
		if name, err = b.Disk.claim(c.dir, c.names); err != nil {
			return "", err
		}
		live = filepath.Join(c.dir, name)
	case c.keep == "":
		undo = func() error { return nil }
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
