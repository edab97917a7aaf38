package store

import (
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
)

// crashFile is the file to the end of which Go writes why a program ended, where nothing in it could. All copies that run have it open, so it is neither moved nor
// removed.
const crashFile = "crash.txt"

// WatchCrashes has Go write into the folder of the games why the program ended, from now on, and returns what it wrote when
// the program was run before, empty where nothing did; it does so again until CrashTold. It is for the program as a whole; where the
// folder cannot be written to, it does nothing.
func (s *Store) WatchCrashes() (before string) {
	if err := os.MkdirAll(s.dirs.Games, 0o700); err != nil {
		return ""
	}
	f, err := os.OpenFile(s.crashes(), os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return ""
	}
	defer f.Close() // SetCrashOutput keeps a handle of its own
	if info, err := f.Stat(); err == nil {
		s.crash = info.Size()
	}
	text, _ := io.ReadAll(io.LimitReader(f, min(s.crash, maxSize)))
	_ = debug.SetCrashOutput(f, debug.CrashOptions{})
	return string(text)
}

// CrashTold forgets what WatchCrashes returned, unless another copy has written more since.
func (s *Store) CrashTold() {
	if info, err := os.Stat(s.crashes()); err == nil && info.Size() == s.crash {
		_ = os.Truncate(s.crashes(), 0)
	}
}

func (s *Store) crashes() string { return filepath.Join(s.dirs.Games, crashFile) }
