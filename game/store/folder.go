package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/adrg/xdg"
	"github.com/gofrs/flock"
)

// program is the name of the program's folder below the system's, and in the manifest of backups.
const program = "dreist"

const documentExt = ".json"

// maxSize is the size limit in bytes of all files but the history.
const maxSize = 1 << 20

// Dirs are the absolute paths of the folders of a Folder. They may be equal.
type Dirs struct {
	Games    string // everything but the settings
	Settings string
}

// Folder holds the program's data on disk. Several goroutines may use one.
type Folder struct {
	dirs      Dirs
	lock      *flock.Flock
	elsewhere atomic.Bool                   // another copy of the program has claimed the folder
	history   sync.Mutex                    // held while the history is read or changed
	crash     int64                         // length of Go's crash report when it was read
	before    func(step, path string) error // see InterceptWrites
}

// OpenFolder returns a folder. The first write creates it on disk. It fails only if the path cannot be made absolute.
func OpenFolder(dir string) (*Folder, error) { return OpenDirs(Dirs{Games: dir, Settings: dir}) }

// OpenDirs returns a folder with separate paths for games and settings, like OpenFolder.
func OpenDirs(dirs Dirs) (*Folder, error) {
	for _, dir := range []*string{&dirs.Games, &dirs.Settings} {
		path, err := filepath.Abs(*dir)
		if err != nil {
			return nil, fmt.Errorf("store: opening the folder %q: give its absolute path: %w", *dir, err)
		}
		*dir = path
	}
	return &Folder{dirs: dirs}, nil
}

// DefaultFolder returns the user's folder by the conventions of the system, on Linux those of the XDG base directory specification. XDG
// variables are read once, at program start.
func DefaultFolder() (*Folder, error) {
	return OpenDirs(Dirs{Games: filepath.Join(xdg.DataHome, program), Settings: filepath.Join(xdg.ConfigHome, program)})
}

// Dirs returns the absolute paths of the folder, for messages that name a file.
func (f *Folder) Dirs() Dirs { return f.dirs }

// lockFile is the file that is locked by the copy of the program that may write.
const lockFile = ".lock"

// Claim makes this copy of the program the one that writes, until it ends, and completes a restore that a killed copy had started. While
// another copy has claimed the folder, IsClaimedByOther is true and every write gives ErrOtherCopy. If the system cannot lock, as in some network
// folders, each copy writes.
func (f *Folder) Claim() {
	if f.lock == nil {
		_ = os.MkdirAll(f.dirs.Games, 0o700) // a write reports the error
		f.lock = flock.New(f.path(lockFile))
	}
	_, err := target(f.lock.Path())
	claimed := false
	if err == nil { // a pipe would wait for a writer
		claimed, err = f.lock.TryLock()
	}
	f.elsewhere.Store(!claimed && err == nil)
	if f.IsClaimedByOther() {
		return
	}
	f.history.Lock()
	defer f.history.Unlock()
	_ = f.finishRestoring() // the next start tries again
}

// IsClaimedByOther reports whether another copy of the program has claimed the folder, so that nothing is written.
func (f *Folder) IsClaimedByOther() bool { return f.elsewhere.Load() }

// InterceptWrites sets a function that is called before each step of a write, with the path of the file. An error that it returns becomes that of
// the step. Tests use it to make disks fail and hang.
func (f *Folder) InterceptWrites(before func(step, path string) error) { f.before = before }

func (f *Folder) path(name string) string {
	if name == settingsFile {
		return filepath.Join(f.dirs.Settings, name)
	}
	return filepath.Join(f.dirs.Games, filepath.FromSlash(name))
}

// Read returns the text of a file; ok is false if there is none. A file that cannot be used, such as one over 1 MiB, gives an error.
func (f *Folder) Read(name string) (text string, ok bool, err error) {
	if text, ok, err = readFile(f.path(name), maxSize); err != nil {
		return "", false, loadError(filepath.Base(name), err)
	}
	return text, ok, nil
}

// Write replaces the text of a file, or of the target of a link, by UTF-8 of at most 1 MiB. After an error, such as ErrDiskFull, ErrReadOnly
// or ErrOtherCopy, the file is unchanged, unless only the last step failed, which makes its name survive a power cut.
func (f *Folder) Write(name, text string) error {
	if err := fits(text, maxSize); err != nil {
		return fmt.Errorf("store: saving %s: save less, and UTF-8: %w", f.path(name), err)
	}
	return f.put(f.path(name), text)
}

// remove deletes a file. If it is a link, its target is emptied instead. A missing file is no error.
func (f *Folder) remove(name string) error {
	path := f.path(name)
	if isLink(path) {
		return f.put(path, "")
	}
	return f.change("deleting "+path, func() error {
		switch err := f.do("remove", path, func() error { return os.Remove(path) }); {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return err
		}
		return f.syncDir(filepath.Dir(path))
	})
}

// asideOf returns the free path to which a file is set aside, such as solo.aside-1.dreist.
func asideOf(path string) string {
	ext := filepath.Ext(path)
	return firstFree(func(n int) string { return fmt.Sprintf("%s.aside-%d%s", strings.TrimSuffix(path, ext), n, ext) })
}

// setAside renames a file that is not to be overwritten, and returns its new name. A missing file gives fs.ErrNotExist.
func (f *Folder) setAside(name string) (aside string, err error) {
	path := f.path(name)
	err = f.change("setting aside "+path, func() error {
		if info, err := os.Stat(path); err != nil {
			return err
		} else if !info.Mode().IsRegular() {
			return ErrNotAFile
		}
		free := asideOf(path)
		if err := f.do("rename", path, func() error { return os.Rename(path, free) }); err != nil {
			return err
		}
		aside = filepath.Base(free)
		return f.syncDir(filepath.Dir(path))
	})
	return aside, err
}

// firstFree returns the first of the paths, numbered from 1, that does not exist.
func firstFree(path func(n int) string) string {
	for n := 1; ; n++ {
		if _, err := os.Lstat(path(n)); errors.Is(err, fs.ErrNotExist) || n == 1<<20 {
			return path(n)
		}
	}
}

// setAsideNonsense sets aside a file that was refused for its content, and returns a *SetAsideError; for other errors it returns err.
func (f *Folder) setAsideNonsense(name string, err error) error {
	if !isNonsense(err) || f.IsClaimedByOther() {
		return err
	}
	aside, failed := f.setAside(name)
	if failed != nil {
		return errors.Join(err, failed)
	}
	return &SetAsideError{oldName: filepath.Base(name), Name: aside, Folder: filepath.Dir(f.path(name)), Err: err}
}

// change makes a change and explains its error. It fails with ErrOtherCopy if another copy of the program has claimed the folder.
func (f *Folder) change(attempt string, change func() error) error {
	err := ErrOtherCopy
	if !f.IsClaimedByOther() {
		err = change()
	}
	if err != nil {
		return explain(attempt, err)
	}
	return nil
}

// do makes one step of a change, unless a test makes it fail.
func (f *Folder) do(step, path string, act func() error) error {
	if f.before != nil {
		if err := f.before(step, path); err != nil {
			return err
		}
	}
	return act()
}

func (f *Folder) syncDir(dir string) error {
	return f.do("sync the folder", dir, func() error { return syncDir(dir) })
}

// put replaces a file by renaming a complete one over it.
func (f *Folder) put(path, text string) error {
	return f.change("saving "+path, func() error {
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return err
		}
		path, err := target(path)
		if err != nil {
			return err
		}
		temp := filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+".tmp")
		_ = os.Remove(temp) // left by a program that was killed
		err = f.writeFile(temp, os.O_CREATE|os.O_EXCL|os.O_WRONLY, text)
		if err == nil {
			err = f.do("rename", path, func() error { return os.Rename(temp, path) })
		}
		if err != nil {
			_ = os.Remove(temp)
			return err
		}
		return f.syncDir(filepath.Dir(path))
	})
}

func (f *Folder) writeFile(path string, flags int, text string) error {
	file, err := os.OpenFile(path, flags, 0o600)
	if err != nil {
		return err
	}
	err = f.do("write", path, func() error {
		_, err := file.WriteString(text)
		return err
	})
	if err == nil {
		err = f.do("sync", path, file.Sync)
	}
	return errors.Join(err, file.Close())
}
