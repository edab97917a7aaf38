package files

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"
)

// A text being written has a name like .solo.dreist.123456.tmp; a killed program leaves it behind.
const tempEnd = ".tmp"

// tempAge is the age, by the file system's clock, beyond which no program still writes a temporary file.
const tempAge = time.Hour

// writeTemp writes a text to a new temporary file beside its target, and syncs it. CreateTemp makes the name unique
// and the file private.
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

// sweep removes the old temporary files for names of a sort in a folder. made is the time of a file just written.
func (d *Disk) sweep(dir, sort string, made time.Time) {
	if d.swept == nil {
		return
	}
	if _, before := d.swept.LoadOrStore(filepath.Join(dir, sort), true); before {
		return
	}
	entries, _ := os.ReadDir(dir) // an unreadable folder cannot be swept
	for _, e := range entries {
		if of, ok := nameOfTemp(e.Name()); !ok || sortOf(of) != sort {
			continue
		}
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && made.Sub(info.ModTime()) > tempAge {
			_ = d.Remove(filepath.Join(dir, e.Name())) // a remaining file does no harm
		}
	}
}

// nameOfTemp returns the target name of a temporary file; ok is false for other files.
func nameOfTemp(file string) (name string, ok bool) {
	rest, hidden := strings.CutPrefix(file, ".")
	rest, temp := strings.CutSuffix(rest, tempEnd)
	dot := strings.LastIndexByte(rest, '.')
	if !hidden || !temp || dot < 1 || strings.Trim(rest[dot+1:], "0123456789") != "" || rest[dot+1:] == "" {
		return "", false
	}
	return rest[:dot], true
}

// sortOf returns the common part of names that differ in a date or a number, of which there may be thousands.
func sortOf(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, name)
}
