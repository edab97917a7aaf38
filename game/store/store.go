package store

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/adrg/xdg"

	"dreist/game/store/files"
)

// folder is the name of the program's own folder below the system's.
const folder = "dreist"

// maxSize is the size in bytes beyond which a file cannot be one of ours, the index of the history apart.
const maxSize = 1 << 20

// The marks of files that are set aside.
const (
	broken   files.Mark = "broken"   // it made no sense
	other    files.Mark = "other"    // another running copy of the program wrote it, and this one did not know it
	replaced files.Mark = "replaced" // an import, or an older version of the program, put another in its place
)

// Dirs are the absolute paths of the folders that a Store works in. They may be the same.
type Dirs struct {
	Games    string // the unfinished games, the series, the notes of Rules.Top and, in folders below, history and notes
	Settings string // the settings
}

// Store reads and writes everything that the program remembers. Several goroutines may use it, and several programs the same folders.
type Store struct {
	dirs  Dirs
	disk  files.Disk
	rules Rules
	seen  *seen
	crash int64 // how long what Go wrote of crashes was when it was read
}

// Open returns a store that keeps everything in one folder, which is created by the first write. It fails only if
// the path is empty or cannot be made absolute.
func Open(dir string) (*Store, error) { return OpenDirs(Dirs{Games: dir, Settings: dir}) }

// OpenDirs is Open for games and settings in folders of their own.
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

// Default returns a store in the folders for a person's data and settings by the customs of the system, on Linux those
// of the XDG base directory specification. What XDG variables say is read once, when the program starts.
func Default() (*Store, error) {
	return OpenDirs(Dirs{Games: filepath.Join(xdg.DataHome, folder), Settings: filepath.Join(xdg.ConfigHome, folder)})
}

// Dirs returns the folders the store works in, for messages that tell where a file is.
func (s *Store) Dirs() Dirs { return s.dirs }

// put gives a file a new text. What it holds so far is set aside under a mark, if one is given, and the name it has then
// is returned. On an error the file is what it was.
func (s *Store) put(dir, name, text string, keep files.Mark) (aside string, err error) {
	if err := files.Fits(text, maxSize); err != nil {
		return "", fmt.Errorf("store: saving %s: save less, and UTF-8: %w", filepath.Join(dir, name), err)
	}
	return s.disk.Put(dir, name, text, keep)
}

// clear sets a file aside that was refused for what it holds, and returns what the caller should know: a *SetAsideError
// then, and else the error that reading gave.
func (s *Store) clear(dir string, err error) error {
	var fault *files.LoadError
	if !errors.As(err, &fault) || !isNonsense(err) {
		return err
	}
	aside, failed := s.disk.SetAside(dir, fault.Name, broken)
	switch {
	case errors.Is(failed, fs.ErrNotExist):
		return nil // another copy of the program was quicker, and tells
	case failed != nil:
		return errors.Join(err, failed)
	}
	return &SetAsideError{OldName: fault.Name, Name: aside, Err: fault.Err}
}
