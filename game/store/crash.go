package store

import (
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
)

// crashFile is the file to which Go appends crash reports. All running copies have it open, so it is neither moved
// nor removed.
const crashFile = "crash.txt"

// WatchCrashes makes Go append crash reports to a file in the games folder. It returns the reports of earlier runs,
// empty if there are none, until CrashTold is called. It applies to the whole process, and does nothing if the folder
// is not writable.
func (s *Store) WatchCrashes() (before string) {
	if err := os.MkdirAll(s.dirs.Games, 0o700); err != nil {
		return ""
	}
	f, err := os.OpenFile(s.crashes(), os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return ""
	}
	defer f.Close() // SetCrashOutput duplicates the handle
	if info, err := f.Stat(); err == nil {
		s.crash = info.Size()
	}
	text, _ := io.ReadAll(io.LimitReader(f, min(s.crash, maxSize)))
	_ = debug.SetCrashOutput(f, debug.CrashOptions{})
	return string(text)
}

// CrashTold deletes the reports that WatchCrashes returned, unless another copy has added one since.
func (s *Store) CrashTold() {
	if info, err := os.Stat(s.crashes()); err == nil && info.Size() == s.crash {
		_ = os.Truncate(s.crashes(), 0)
	}
}

func (s *Store) crashes() string { return filepath.Join(s.dirs.Games, crashFile) }
