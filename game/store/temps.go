package store

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// A text that is being written has a name like .solo.dreist.123456.tmp. A program that is killed leaves it behind.
const tempEnd = ".tmp"

// tempAge is how much older than a file written now a temporary file has to be for nobody to be writing it any more.
// Both times are the file system's.
const tempAge = time.Hour

// swept is where temporary files have been looked for, as once is enough for a run of the program.
type swept struct {
	sync.Mutex
	places map[string]bool
}

// sweep removes the old temporary files of names of a sort in a folder, told the time of one that was just made.
func (d *disk) sweep(dir, name string, made time.Time) {
	if d.swept == nil || !d.swept.first(filepath.Join(dir, sortOf(name))) {
		return
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return // what cannot be listed cannot be cleared up
	}
	for _, e := range entries {
		of, ok := nameOfTemp(e.Name())
		if !ok || sortOf(of) != sortOf(name) {
			continue
		}
		if info, err := e.Info(); err == nil && info.Mode().IsRegular() && made.Sub(info.ModTime()) > tempAge {
			_ = d.remove(filepath.Join(dir, e.Name())) // it does no harm where it stays
		}
	}
}

// first reports whether a place is asked for for the first time.
func (s *swept) first(place string) bool {
	s.Lock()
	defer s.Unlock()
	seen := s.places[place]
	if s.places == nil {
		s.places = map[string]bool{}
	}
	s.places[place] = true
	return !seen
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

// sortOf returns what names have in common of which one may be given up for another: those of finished games, and
// those that are taken out of the program on different days.
func sortOf(name string) string {
	if _, ok := parseIDFile(name); ok {
		return historyFolder
	}
	if strings.HasPrefix(name, folder+"-") {
		return folder + "-"
	}
	return name
}
