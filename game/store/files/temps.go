package files

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"
)

// A text that is being written has a name like .solo.dreist.123456.tmp. A program that is killed leaves it behind.
const tempEnd = ".tmp"

// tempAge is how much older than a file written now a temporary file has to be for nobody to be writing it any more.
// Both times are the file system's.
const tempAge = time.Hour

// writeTemp writes a text to a new file beside the one it is for, down to the disk. CreateTemp gives it a name no
// other copy of the program has and lets nobody else read it.
func (d *Disk) writeTemp(dir, name, text string) (path string, err error) {
	f, err := os.CreateTemp(dir, "."+name+".*"+tempEnd)
	if err != nil {
		return "", err
	}
	if info, err := f.Stat(); err == nil {
		d.sweep(dir, sortOf(name), info.ModTime())
	}
	err = d.Write(f, text)
	if err == nil {
		err = d.Sync(f)
	}
	err = errors.Join(err, f.Close())
	if err != nil {
		return "", errors.Join(err, d.Remove(f.Name()))
	}
	return f.Name(), nil
}

// sweep removes the old temporary files of names of a sort in a folder, told the time of one that was just made.
func (d *Disk) sweep(dir, sort string, made time.Time) {
	if d.swept == nil {
		return
	}
	if _, before := d.swept.LoadOrStore(filepath.Join(dir, sort), true); before {
		return
	}
	entries, _ := os.ReadDir(dir) // what cannot be listed cannot be cleared up
	for _, e := range entries {
		if of, ok := nameOfTemp(e.Name()); !ok || sortOf(of) != sort {
			continue
		}
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && made.Sub(info.ModTime()) > tempAge {
			_ = d.Remove(filepath.Join(dir, e.Name())) // it does no harm where it stays
		}
	}
}

// nameOfTemp returns the name that the text of a temporary file is for, and whether the file is one.
func nameOfTemp(file string) (name string, ok bool) {
	rest, hidden := strings.CutPrefix(file, ".")
	rest, temp := strings.CutSuffix(rest, tempEnd)
	dot := strings.LastIndexByte(rest, '.')
	if !hidden || !temp || dot < 1 || strings.Trim(rest[dot+1:], "0123456789") != "" || rest[dot+1:] == "" {
		return "", false
	}
	return rest[:dot], true
}

// sortOf returns what names have in common that differ in a day or a number, of which there may be thousands.
func sortOf(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, name)
}
