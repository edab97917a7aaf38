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

// Disk is what a write does to the system, step by step, so that a test can let each step fail. Several goroutines may
// use one.
type Disk struct {
	Write   func(f *os.File, text string) error
	Sync    func(f *os.File) error
	Create  func(path string) error // an empty file; fs.ErrExist where the name is taken
	Rename  func(from, to string) error
	Remove  func(path string) error
	SyncDir func(dir string) error
	Lock    func(dir string) (unlock func() error, err error) // waits until no other copy of the program has a folder locked
	swept   *sync.Map                                         // where the files of killed programs were cleared up, as once is enough for a run; nil where they stay
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

// Mark says in the name of a file why it was set aside: NAME becomes NAME.MARK-1, its ending kept last.
type Mark string

// Put gives a file, or what a link leads to, a new text. What it holds so far is set aside under a mark, if one is given,
// and the name it has then is returned, empty where there was none. On an error the file is what it was, unless only the
// last step failed, which makes names survive a power cut.
func (d *Disk) Put(dir, name, text string, keep Mark) (aside string, err error) {
	b := Batch{Disk: d}
	b.Put(dir, name, text, keep)
	names, err := b.Commit("saving " + filepath.Join(dir, name))
	if err != nil {
		return "", err
	}
	return names[0], nil
}

// SetAside gives a file the first name with a mark that nobody has, and returns that name.
func (d *Disk) SetAside(dir, name string, why Mark) (string, error) {
	aside, err := d.moveAside(dir, name, why)
	if err == nil {
		err = d.SyncDir(dir)
	}
	if err != nil {
		return "", Explain("setting aside "+filepath.Join(dir, name), err)
	}
	return aside, nil
}

// moveAside is SetAside without the last step, which makes the name survive a power cut.
func (d *Disk) moveAside(dir, name string, why Mark) (string, error) {
	if err := regular(filepath.Join(dir, name)); err != nil {
		return "", err
	}
	return d.giveAside(filepath.Join(dir, name), dir, name, why)
}

// copyAside is moveAside for a file that stays until another takes its place, so that there is one at any moment.
func (d *Disk) copyAside(dir, name string, why Mark) (string, error) {
	if err := regular(filepath.Join(dir, name)); err != nil {
		return "", err
	}
	text, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		return d.moveAside(dir, name, why) // what nobody may read can be moved all the same
	}
	temp, err := d.writeTemp(dir, name, string(text))
	if err != nil {
		return "", err
	}
	aside, err := d.giveAside(temp, dir, name, why)
	if err != nil {
		return "", errors.Join(err, d.Remove(temp))
	}
	return aside, nil
}

// regular returns why a file cannot be set aside, or nil.
func regular(path string) error {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%s: %w", path, ErrNotAFile)
	}
	return err
}

// giveAside gives a file the first name with a mark that nobody has.
func (d *Disk) giveAside(path, dir, name string, why Mark) (string, error) {
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

// claim takes the first free one of a row of names, counted from 1, by an empty file. A rename overwrites; whoever
// created the name owns it and may rename over it.
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

// Alone does what no two copies of the program may do in one folder at once, such as to add what is not there yet. Where the system has no locks, as in
// some folders of a network, or the folder cannot be made, it is done all the same.
func (d *Disk) Alone(dir string, do func() error) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return do() // which says what is wrong, if it writes anything
	}
	if unlock, err := d.Lock(dir); err == nil {
		defer func() { _ = unlock() }() // the system does it at the latest when the program ends
	}
	return do()
}

// Drop deletes a file. One that is not there is no error.
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
