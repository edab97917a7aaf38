package store

import (
	"errors"
	"fmt"
	"path/filepath"

	"github.com/adrg/xdg"
)

// folder is the name of the program's own folder below the system's.
const folder = "dreist"

// Dirs are the absolute paths of the folders that a Store works in. They may be the same.
type Dirs struct {
	Games    string // the unfinished games, the series, the notes of Rules.Top and, in folders below, history and notes
	Settings string // the settings
}

// Store reads and writes everything that the program remembers. Several goroutines may use it, and several programs the same folders.
type Store struct {
	dirs  Dirs
	disk  disk
	rules Rules
	seen  *seen
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
	return &Store{dirs: dirs, disk: realDisk(), seen: newSeen()}, nil
}

// Default returns a store in the folders of DefaultDirs.
func Default() (*Store, error) { return OpenDirs(DefaultDirs()) }

// DefaultDirs returns the folders for a person's data and settings by the customs of the system, on Linux those of
// the XDG base directory specification. What XDG variables say is read once, when the program starts.
func DefaultDirs() Dirs {
	return Dirs{Games: filepath.Join(xdg.DataHome, folder), Settings: filepath.Join(xdg.ConfigHome, folder)}
}

// Dirs returns the folders the store works in, for messages that tell where a file is.
func (s *Store) Dirs() Dirs { return s.dirs }
