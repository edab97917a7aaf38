package store

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
)

// The folders of a restore, so that an interrupted one can be completed or dropped. The files of the backup are written to the first. It is
// renamed to the second when they are complete, and to the third when all files of the player have moved away, to before-1 or the next free
// name.
const (
	stagingFolder  = "restoring"
	completeFolder = "restored"
	arrivingFolder = "arriving"
	beforeFolder   = "before"
)

// RestoreResult is the result of a restore.
type RestoreResult struct {
	GameCount        int    // number of finished games in the backup
	IgnoredFileCount int    // number of files that this version does not know
	OldFolder        string // path of the folder with the files replaced, empty if there were none
}

// Restore replaces the player's files by those of a backup, and moves the old ones to another folder. It checks the whole backup first; an
// *ArchiveError means that it is refused. After any other error, such as ErrDiskFull, nothing is changed. After a kill, Claim does the rest.
func (f *Folder) Restore(archive []byte) (RestoreResult, error) {
	b, err := readBackup(archive)
	if err != nil {
		return RestoreResult{}, err
	}
	before, err := f.replace(b.files)
	return RestoreResult{b.games, b.ignored, before}, err
}

// Erase moves all files except the settings to another folder, and returns its path, "" if there were none. Its errors are those of
// Restore.
func (f *Folder) Erase() (before string, err error) {
	files := map[string]string{}
	if text, ok, err := f.Read(settingsFile); err == nil && ok {
		files[settingsFile] = text
	}
	return f.replace(files)
}

func (f *Folder) replace(files map[string]string) (before string, err error) {
	f.history.Lock()
	defer f.history.Unlock()
	err = f.change("restoring into "+f.dirs.Games, func() error {
		if err := f.finishRestoring(); err != nil {
			return err
		}
		staging, complete := f.path(stagingFolder), f.path(completeFolder)
		if err := errors.Join(os.RemoveAll(staging), os.MkdirAll(filepath.Join(staging, notesFolder), 0o700)); err != nil {
			return err
		}
		for _, name := range slices.Sorted(maps.Keys(files)) {
			if err := f.writeFile(filepath.Join(staging, filepath.FromSlash(name)), os.O_CREATE|os.O_EXCL|os.O_WRONLY, files[name]); err != nil {
				return errors.Join(err, os.RemoveAll(staging))
			}
		}
		err := errors.Join(os.MkdirAll(f.path(notesFolder), 0o700), f.syncDir(staging))
		if err == nil {
			err = f.do("rename", complete, func() error { return os.Rename(staging, complete) })
		}
		if err != nil {
			return errors.Join(err, os.RemoveAll(staging))
		}
		if before, err = f.moveAway(); err != nil {
			return errors.Join(err, os.RemoveAll(complete))
		}
		return f.arrive()
	})
	return before, err
}

func (f *Folder) finishRestoring() error {
	if _, err := os.Stat(f.path(completeFolder)); err == nil {
		if _, err := f.moveAway(); err != nil {
			return err
		}
	}
	return errors.Join(os.RemoveAll(f.path(stagingFolder)), f.arrive())
}

// moveAway moves the player's files to another folder, and returns its path, "" if there were none. On an error it moves them back.
func (f *Folder) moveAway() (before string, err error) {
	names, err := f.files()
	if err != nil {
		return "", err
	}
	if _, err := os.Stat(f.path(earlierFolder)); err == nil {
		names = append(names, earlierFolder)
	}
	before = firstFree(func(n int) string { return fmt.Sprintf("%s-%d", f.path(beforeFolder), n) })
	moved := map[string]string{}
	for _, name := range names {
		to := filepath.Join(before, filepath.FromSlash(name))
		err = errors.Join(err, os.MkdirAll(filepath.Dir(to), 0o700))
		if err == nil {
			err = f.do("move away", to, func() error { return move(f.path(name), to) })
		}
		if err != nil {
			break
		}
		moved[to] = f.path(name)
	}
	if err == nil {
		err = f.do("rename", f.path(arrivingFolder), func() error { return os.Rename(f.path(completeFolder), f.path(arrivingFolder)) })
	}
	if err != nil {
		for to, from := range moved {
			err = errors.Join(err, move(to, from))
		}
		return "", err
	}
	if len(moved) == 0 {
		return "", nil
	}
	return before, nil
}

// move renames a file or folder; a file also to another disk.
func move(from, to string) error {
	err := os.Rename(from, to)
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		return err
	}
	text, failed := os.ReadFile(from)
	if failed != nil {
		return err
	}
	return errors.Join(os.WriteFile(to, text, 0o600), os.Remove(from))
}

func (f *Folder) arrive() error {
	arriving := f.path(arrivingFolder)
	if _, err := os.Stat(arriving); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, dir := range []string{"", notesFolder} {
		entries, err := os.ReadDir(filepath.Join(arriving, dir))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		for _, e := range entries {
			if e.IsDir() {
				continue
			}
			to := f.path(dir + e.Name())
			err := os.MkdirAll(filepath.Dir(to), 0o700)
			if _, missing := os.Lstat(to); err == nil && missing == nil {
				err = os.Rename(to, asideOf(to)) // saved after an arrival that failed
			}
			if err == nil {
				err = f.do("arrive", to, func() error { return move(filepath.Join(arriving, dir, e.Name()), to) })
			}
			if err != nil {
				return err
			}
		}
	}
	return errors.Join(f.syncDir(f.dirs.Games), os.RemoveAll(arriving))
}
