package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"unicode/utf8"
)

// disk is what a write does to the system, step by step, so that a test can let each step fail.
type disk struct {
	write   func(f *os.File, text string) error
	sync    func(f *os.File) error
	create  func(path string) error // an empty file; fs.ErrExist where the name is taken
	rename  func(from, to string) error
	remove  func(path string) error
	syncDir func(dir string) error
	swept   *swept // nil where nothing is cleared up
}

func realDisk() disk {
	return disk{
		write: func(f *os.File, text string) error {
			_, err := f.WriteString(text)
			return err
		},
		sync: (*os.File).Sync,
		create: func(path string) error {
			f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
			if err != nil {
				return err
			}
			return f.Close()
		},
		rename:  os.Rename,
		remove:  os.Remove,
		syncDir: syncDir,
		swept:   new(swept),
	}
}

// replace gives a file, or what a link leads to, a new text of at most limit bytes. On an error the file is what it was, unless only the last
// step failed, which makes the new name survive a power cut.
func (d *disk) replace(dir, name, text string, limit int) error {
	attempt := "saving " + filepath.Join(dir, name)
	if err := fits(text, limit); err != nil {
		return fmt.Errorf("store: %s: %w", attempt, err)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return explain(attempt, err)
	}
	dir, name, err := target(dir, name)
	if err != nil {
		return explain(attempt, err)
	}
	temp, err := d.writeTemp(dir, name, text)
	if err != nil {
		return explain(attempt, err)
	}
	if err := d.rename(temp, filepath.Join(dir, name)); err != nil {
		return explain(attempt, errors.Join(err, d.remove(temp)))
	}
	if err := d.syncDir(dir); err != nil {
		return explain(attempt, err)
	}
	return nil
}

// fits returns why read would refuse a text, or nil.
func fits(text string, limit int) error {
	switch {
	case len(text) > limit:
		return fmt.Errorf("save less: %w", ErrTooLarge)
	case !utf8.ValidString(text):
		return fmt.Errorf("save UTF-8: %w", ErrNotText)
	}
	return nil
}

// writeTemp writes a text to a new file beside the one it is for, down to the disk. CreateTemp gives it a name no
// other copy of the program has and lets nobody else read it.
func (d *disk) writeTemp(dir, name, text string) (path string, err error) {
	f, err := os.CreateTemp(dir, "."+name+".*"+tempEnd)
	if err != nil {
		return "", err
	}
	if info, err := f.Stat(); err == nil {
		d.sweep(dir, name, info.ModTime())
	}
	err = d.write(f, text)
	if err == nil {
		err = d.sync(f)
	}
	err = errors.Join(err, f.Close())
	if err != nil {
		return "", errors.Join(err, d.remove(f.Name()))
	}
	return f.Name(), nil
}

// claim takes the first free one of a row of names, counted from 1, by an empty file. A rename overwrites; whoever
// created the name owns it and may rename over it.
func (d *disk) claim(dir string, candidate func(n int) string) (name string, err error) {
	for n := 1; ; n++ {
		name = candidate(n)
		err := d.create(filepath.Join(dir, name))
		if err == nil {
			return name, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
	}
}

// moveTo renames a file to the first free one of a row of names and returns that name.
func (d *disk) moveTo(path, dir string, candidate func(n int) string) (name string, err error) {
	name, err = d.claim(dir, candidate)
	if err != nil {
		return "", err
	}
	if err := d.rename(path, filepath.Join(dir, name)); err != nil {
		return "", errors.Join(err, d.remove(filepath.Join(dir, name)))
	}
	return name, nil
}

// drop deletes a file. One that is not there is no error.
func (d *disk) drop(dir, name string) error {
	attempt := "deleting " + filepath.Join(dir, name)
	err := d.remove(filepath.Join(dir, name))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return explain(attempt, err)
	}
	if err := d.syncDir(dir); err != nil {
		return explain(attempt, err)
	}
	return nil
}
