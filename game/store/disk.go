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
	rename  func(from, to string) error
	syncDir func(dir string) error
}

func realDisk() disk {
	return disk{
		write: func(f *os.File, text string) error {
			_, err := f.WriteString(text)
			return err
		},
		sync:    (*os.File).Sync,
		rename:  os.Rename,
		syncDir: syncDir,
	}
}

// replace gives a file a new text. On an error the file is what it was, unless only the last step failed, which
// makes the new name survive a power cut.
func (d *disk) replace(dir, name, text string) error {
	attempt := "saving " + filepath.Join(dir, name)
	switch {
	case len(text) > maxSize:
		return fmt.Errorf("store: %s: save less: %w", attempt, ErrTooLarge)
	case !utf8.ValidString(text):
		return fmt.Errorf("store: %s: save UTF-8: %w", attempt, ErrNotText)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return explain(attempt, err)
	}
	temp, err := d.writeTemp(dir, name, text)
	if err != nil {
		return explain(attempt, err)
	}
	if err := d.rename(temp, filepath.Join(dir, name)); err != nil {
		return explain(attempt, errors.Join(err, os.Remove(temp)))
	}
	if err := d.syncDir(dir); err != nil {
		return explain(attempt, err)
	}
	return nil
}

// writeTemp writes a text to a new file beside the one it is for, down to the disk. CreateTemp gives it a name no
// other copy of the program has and lets nobody else read it.
func (d *disk) writeTemp(dir, name, text string) (path string, err error) {
	f, err := os.CreateTemp(dir, "."+name+".*.tmp")
	if err != nil {
		return "", err
	}
	err = d.write(f, text)
	if err == nil {
		err = d.sync(f)
	}
	err = errors.Join(err, f.Close())
	if err != nil {
		return "", errors.Join(err, os.Remove(f.Name()))
	}
	return f.Name(), nil
}

// remove deletes a file. One that is not there is no error.
func (d *disk) remove(dir, name string) error {
	attempt := "deleting " + filepath.Join(dir, name)
	err := os.Remove(filepath.Join(dir, name))
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
