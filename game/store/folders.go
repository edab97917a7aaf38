package store

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/adrg/xdg"

	"dreist/game/store/files"
)

// ErrGone tells of a folder that is not there, or no longer: a stick that was pulled out.
var ErrGone = errors.New("the folder is not there")

// mostFolders is how many folders a list shows.
const mostFolders = 2000

// Place is a folder that most people know by its name.
type Place string

// The places.
const (
	Home      Place = "home"
	Documents Place = "documents"
	Desktop   Place = "desktop"
)

// Places returns all places.
func Places() []Place { return []Place{Home, Documents, Desktop} }

// Dir returns where a place is, empty where this person has none.
func (p Place) Dir() string {
	dir := map[Place]string{Home: xdg.Home, Documents: xdg.UserDirs.Documents, Desktop: xdg.UserDirs.Desktop}[p]
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return ""
	}
	return dir
}

// Folders returns the names of the folders in a folder in alphabetical order, without hidden ones. Its errors wrap ErrGone and files.ErrReadOnly, as
// those of Usable.
func Folders(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, explainFolder("looking into "+dir, err)
	}
	var names []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			continue
		}
		isDir := e.IsDir()
		if e.Type()&fs.ModeSymlink != 0 {
			info, err := os.Stat(filepath.Join(dir, e.Name()))
			isDir = err == nil && info.IsDir()
		}
		if isDir {
			names = append(names, e.Name())
		}
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(strings.Compare(strings.ToLower(a), strings.ToLower(b)), strings.Compare(a, b))
	})
	return names[:min(len(names), mostFolders)], nil
}

// Usable returns why nothing can be put into the outbox, nil where something can: it writes an empty file and takes it away again.
func (o *Outbox) Usable() error {
	if info, err := os.Stat(o.dir); err == nil && !info.IsDir() {
		return explainFolder("looking into "+o.dir, fs.ErrNotExist)
	}
	f, err := os.CreateTemp(o.dir, ".dreist-*")
	if err != nil {
		return explainFolder("writing into "+o.dir, err)
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

func explainFolder(attempt string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return errors.Join(ErrGone, err)
	}
	return files.Explain(attempt, err)
}
