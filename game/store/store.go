package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/adrg/xdg"

	"dreist/game/store/files"
)

// folder is the name of the program's folder below the system's.
const folder = "dreist"

// maxSize is the size limit in bytes of all files but the index of the history.
const maxSize = 1 << 20

// The marks in the names of files that are set aside.
const (
	broken   files.Suffix = "broken"   // unreadable content
	other    files.Suffix = "other"    // written by another running copy of the program
	replaced files.Suffix = "replaced" // replaced by a restored backup or by an older version of the program
)

// Dirs are the absolute paths of the folders of a Store. They may be equal.
type Dirs struct {
	Games    string // unfinished games, series, the notes of Rules.Top and, in subfolders, history and notes
	Settings string // settings
}

// Store reads and writes everything that the program remembers. Several goroutines may use one Store, and several
// programs one folder.
type Store struct {
	dirs  Dirs
	disk  files.Disk
	rules Rules
	seen  *seen
	crash int64 // length of Go's crash report when it was read
}

// Open returns a store that keeps everything in one folder, which the first write creates. It fails only if the path
// is empty or cannot be made absolute.
func Open(dir string) (*Store, error) { return OpenDirs(Dirs{Games: dir, Settings: dir}) }

// OpenDirs is Open with separate folders for games and settings.
func OpenDirs(dirs Dirs) (*Store, error) {
	for _, dir := range []*string{&dirs.Games, &dirs.Settings} {
		if *dir == "" {
			return nil, errors.New("store: opening a folder without a name: give the path of one")
		}
		path, err := filepath.Abs(*dir)
		if err != nil {
			return nil, fmt.Errorf("store: opening the folder %q: give its absolute path: %w", *dir, err)
		}
		*dir = path
	}
	return &Store{dirs: dirs, disk: files.OpenDisk(), seen: newSeen()}, nil
}

// Default returns a store in the user's data and settings folders by the conventions of the system, on Linux those of
// the XDG base directory specification. XDG variables are read once, at program start.
func Default() (*Store, error) {
	return OpenDirs(Dirs{Games: filepath.Join(xdg.DataHome, folder), Settings: filepath.Join(xdg.ConfigHome, folder)})
}

// Dirs returns the folders of the store, for messages that name a file.
func (s *Store) Dirs() Dirs { return s.dirs }

// put replaces the text of a file. With a mark the old file is set aside first, and its new name is returned. On an
// error the file is unchanged.
func (s *Store) put(dir, name, text string, keep files.Suffix) (aside string, err error) {
	if err := files.Fits(text, maxSize); err != nil {
		return "", fmt.Errorf("store: saving %s: save less, and UTF-8: %w", filepath.Join(dir, name), err)
	}
	return s.disk.Put(dir, name, text, keep)
}

// setAsideNonsense sets aside a file that was rejected for its content, and returns a *SetAsideError; for other
// errors it returns err. then, and else the error that reading gave.
func (s *Store) setAsideNonsense(dir string, err error) error {
	var fault *files.LoadError
	if !errors.As(err, &fault) || !isNonsense(err) {
		return err
	}
	aside, failed := s.disk.SetAside(dir, fault.Name, broken)
	switch {
	case errors.Is(failed, fs.ErrNotExist):
		return nil // another copy of the program set it aside, and reports it
	case failed != nil:
		return errors.Join(err, failed)
	}
	return &SetAsideError{OldName: fault.Name, Name: aside, Err: fault.Err}
}
