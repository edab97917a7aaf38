package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// Disk is the steps of a write as functions, so that tests can let each of them fail. Several goroutines may use one
// Disk.
type Disk struct {
	Write   func(f *os.File, text string) error
	Sync    func(f *os.File) error
	Create  func(path string) error // creates an empty file; fs.ErrExist if the name is taken
	Rename  func(from, to string) error
	Remove  func(path string) error
	SyncDir func(dir string) error
	Lock    func(dir string) (unlock func() error, err error) // waits until no other copy of the program has locked the folder
	swept   *sync.Map                                         // folders already swept of old temporary files; nil to leave them
}

// OpenDisk returns the disk of the system.
func OpenDisk() Disk {
	return Disk{
		Write: func(f *os.File, text string) error {
			_, err := f.WriteString(text)
			return err
		},
		Sync: (*os.File).Sync,
		Create: func(path string) error {
			f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
			if err != nil {
				return err
			}
			return f.Close()
		},
		Rename:  os.Rename,
		Remove:  os.Remove,
		SyncDir: syncDir,
		Lock:    lock,
		swept:   new(sync.Map),
	}
}

// Suffix names why a file was set aside: NAME is renamed to NAME.SUFFIX-1, before its extension.
type Suffix string

// Put replaces a file, or the target of a link. With a mark the old file is set aside, and its new name returned;
// empty if there was none. On an error the file is unchanged, unless only the last step failed, which makes names
// survive a power cut.
func (d *Disk) Put(dir, name, text string, keep Suffix) (aside string, err error) {
	b := Batch{Disk: d}
	b.Put(dir, name, text, keep)
	names, err := b.Commit("saving " + filepath.Join(dir, name))
	if err != nil {
		return "", err
	}
	return names[0], nil
}

// SetAside renames a file to the first free name with a mark, and returns that name.
func (d *Disk) SetAside(dir, name string, why Suffix) (string, error) {
	aside, err := d.moveAside(dir, name, why)
	if err == nil {
		err = d.SyncDir(dir)
	}
	if err != nil {
		return "", Explain("setting aside "+filepath.Join(dir, name), err)
	}
	return aside, nil
}

// moveAside is SetAside without the sync that makes the name survive a power cut.
func (d *Disk) moveAside(dir, name string, why Suffix) (string, error) {
	if err := regular(filepath.Join(dir, name)); err != nil {
		return "", err
	}
	return d.renameAside(filepath.Join(dir, name), dir, name, why)
}

// copyAside is moveAside that leaves the file until another replaces it, so that there is one at any moment.
func (d *Disk) copyAside(dir, name string, why Suffix) (string, error) {
	if err := regular(filepath.Join(dir, name)); err != nil {
		return "", err
	}
	text, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		return d.moveAside(dir, name, why) // an unreadable file can still be renamed
	}
	temp, err := d.writeTemp(dir, name, string(text))
	if err != nil {
		return "", err
	}
	aside, err := d.renameAside(temp, dir, name, why)
	if err != nil {
		return "", errors.Join(err, d.Remove(temp))
	}
	return aside, nil
}

// regular returns an error for a file that cannot be set aside.
func regular(path string) error {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%s: %w", path, ErrNotAFile)
	}
	return err
}

// renameAside renames path to the first free name with a mark.
func (d *Disk) renameAside(path, dir, name string, why Suffix) (string, error) {
	ext := filepath.Ext(name)
	base := strings.TrimSuffix(name, ext)
	aside, err := d.claim(dir, func(n int) string { return fmt.Sprintf("%s.%s-%d%s", base, why, n, ext) })
	if err != nil {
		return "", err
	}
	if err := d.Rename(path, filepath.Join(dir, aside)); err != nil {
		return "", errors.Join(err, d.Remove(filepath.Join(dir, aside)))
	}
	return aside, nil
}

// claim creates an empty file under the first free of the candidate names, numbered from 1. A rename overwrites, so
// only the creator of the name may rename over it.
func (d *Disk) claim(dir string, names func(n int) string) (name string, err error) {
	for n := 1; ; n++ {
		name = names(n)
		err := d.Create(filepath.Join(dir, name))
		if err == nil {
			return name, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
	}
}

// Alone runs do while no other copy of the program runs it in the same folder, for example to add what is missing.
// Without locks, as in some network folders, or without the folder it runs do all the same.
func (d *Disk) Alone(dir string, do func() error) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return do() // any write then reports the error
	}
	if unlock, err := d.Lock(dir); err == nil {
		defer func() { _ = unlock() }() // the system unlocks at the end of the program
	}
	return do()
}

// Drop deletes a file. A missing file is no error.
func (d *Disk) Drop(dir, name string) error {
	err := d.Remove(filepath.Join(dir, name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = d.SyncDir(dir)
	}
	if err != nil {
		return Explain("deleting "+filepath.Join(dir, name), err)
	}
	return nil
}
