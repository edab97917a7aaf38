package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// batch is a row of changes of which either all are made or none, as far as the disk allows: first all texts are
// written under temporary names, where a full disk does no harm; then they only get their names.
type batch struct {
	disk    *disk
	changes []change
	told    func(done, all int) // hears how many of all texts are written; nil where nobody does
}

// change is one file of a batch.
type change struct {
	dir, base, ext string
	text           string
	candidate      func(n int) string // the names a new file may have, see claim; nil where base+ext is replaced
	why            mark               // it is replaced
	temp           string             // the path of the text until it has its name
}

// addFinished adds a finished game, under a later number where another copy of the program was quicker.
func (b *batch) addFinished(dir string, id historyID, text string) {
	b.changes = append(b.changes, change{dir: dir, base: id.String(), ext: gameExt, text: text, candidate: func(n int) string {
		return historyID{id.date, id.number + n - 1}.file()
	}})
}

// put gives a file, or what a link leads to, a new text. What it holds then is set aside for a reason.
func (b *batch) put(dir, base, ext, text string, why mark) {
	b.changes = append(b.changes, change{dir: dir, base: base, ext: ext, text: text, why: why})
}

// commit makes the changes in their order. It returns the name of each new file, and for each that was replaced the
// name the old one has now, if there was one. On an error all is as it was, unless only the last step failed, which
// makes the names survive a power cut.
func (b *batch) commit(attempt string) (names []string, err error) {
	err = b.stage()
	var undo []func() error
	for i := range b.changes {
		if err != nil {
			break
		}
		var name string
		var back []func() error
		name, back, err = b.apply(&b.changes[i])
		names, undo = append(names, name), append(undo, back...)
	}
	if err != nil {
		for i := len(undo) - 1; i >= 0; i-- {
			err = errors.Join(err, undo[i]())
		}
		return nil, explain(attempt, errors.Join(err, b.discard()))
	}
	synced := map[string]bool{}
	for _, c := range b.changes {
		if synced[c.dir] {
			continue
		}
		if err := b.disk.syncDir(c.dir); err != nil {
			return nil, explain(attempt, err)
		}
		synced[c.dir] = true
	}
	return names, nil
}

// stage writes all texts under temporary names.
func (b *batch) stage() error {
	for i := range b.changes {
		c := &b.changes[i]
		if err := os.MkdirAll(c.dir, 0o700); err != nil {
			return err
		}
		if c.candidate == nil {
			dir, name, err := target(c.dir, c.base+c.ext)
			if err != nil {
				return err
			}
			c.dir, c.ext = dir, filepath.Ext(name)
			c.base = strings.TrimSuffix(name, c.ext)
		}
		temp, err := b.disk.writeTemp(c.dir, c.base+c.ext, c.text)
		if err != nil {
			return err
		}
		c.temp = temp
		if b.told != nil {
			b.told(i+1, len(b.changes))
		}
	}
	return nil
}

// discard deletes the temporary files that are left.
func (b *batch) discard() error {
	var errs []error
	for _, c := range b.changes {
		if c.temp != "" {
			errs = append(errs, b.disk.remove(c.temp))
		}
	}
	return errors.Join(errs...)
}

// apply gives one text its name. It returns what commit does for it and, even on an error, how to take back what was
// done.
func (b *batch) apply(c *change) (name string, undo []func() error, err error) {
	if c.candidate != nil {
		name, err := b.disk.moveTo(c.temp, c.dir, c.candidate)
		if err != nil {
			return "", nil, err
		}
		c.temp = ""
		return name, []func() error{func() error { return b.disk.remove(filepath.Join(c.dir, name)) }}, nil
	}
	live := filepath.Join(c.dir, c.base+c.ext)
	aside, err := b.disk.moveAside(c.dir, c.base, c.ext, c.why)
	switch {
	case err == nil:
		undo = append(undo, func() error { return b.disk.rename(filepath.Join(c.dir, aside), live) })
	case !errors.Is(err, fs.ErrNotExist):
		return "", nil, err
	}
	if err := b.disk.rename(c.temp, live); err != nil {
		return "", undo, err
	}
	c.temp = ""
	if aside == "" {
		undo = append(undo, func() error { return b.disk.remove(live) })
	}
	return aside, undo, nil
}
