package store

import (
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
)

// The files into which Go writes why the program ended, where nothing in it could: of this run, and of the one before until that is told.
const (
	crashFile  = "crash.txt"
	beforeFile = "crash-before.txt"
)

// WatchCrashes has Go write into the folder of the games why the program ended, from now on, and returns what it wrote when
// the program was run before, empty where nothing did; it does so again until CrashTold. It is for the program as a whole; where the
// folder cannot be written to, it does nothing.
func (s *Store) WatchCrashes() (before string) {
	path, kept := filepath.Join(s.dirs.Games, crashFile), filepath.Join(s.dirs.Games, beforeFile)
	if err := os.MkdirAll(s.dirs.Games, 0o700); err != nil {
		return ""
	}
	if info, err := os.Stat(path); err == nil && info.Size() > 0 {
		_ = os.Rename(path, kept)
	}
	// What is truncated may be written to by its end on every system.
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC|os.O_APPEND, 0o600)
	if err == nil {
		_ = debug.SetCrashOutput(f, debug.CrashOptions{})
		_ = f.Close() // SetCrashOutput keeps a handle of its own
	}
	told, err := os.Open(kept)
	if err != nil {
		return "" // there is nothing to tell
	}
	defer told.Close()
	text, _ := io.ReadAll(io.LimitReader(told, maxSize))
	return string(text)
}

// CrashTold forgets what Go wrote when the program was run before.
func (s *Store) CrashTold() { _ = os.Remove(filepath.Join(s.dirs.Games, beforeFile)) }
