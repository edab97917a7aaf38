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

// ErrGone means that a folder does not exist, or no longer, such as on a removed USB stick.
var ErrGone = errors.New("the folder is not there")

// mostFolders is the largest number of folders in a list.
const mostFolders = 2000

// Place is a well-known folder.
type Place string

// The places.
const (
	Home      Place = "home"
	Documents Place = "documents"
	Desktop   Place = "desktop"
)

// Places returns all places.
func Places() []Place { return []Place{Home, Documents, Desktop} }

// Dir returns the path of a place, empty if this user has none.
func (p Place) Dir() string {
	dir := map[Place]string{Home: xdg.Home, Documents: xdg.UserDirs.Documents, Desktop: xdg.UserDirs.Desktop}[p]
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return ""
	}
	return dir
}

// Folders returns the names of the visible subfolders of dir in alphabetical order. Its errors are those of Usable.
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

// Usable reports why nothing can be written to the outbox, or nil, by creating and removing an empty file. Its errors
// wrap ErrGone or files.ErrReadOnly.
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
