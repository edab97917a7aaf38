package store

import (
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
)

// crashFile is the name of the file into which Go writes why the program ended, where nothing in it could.
const crashFile = "crash.txt"

// WatchCrashes has Go write into the folder of the games why the program ended, from now on, and returns what it wrote when
// the program was run before, empty where nothing did. It is for the program as a whole; where the folder cannot be written to,
// it does nothing.
func (s *Store) WatchCrashes() (before string) {
	path := filepath.Join(s.dirs.Games, crashFile)
	if err := os.MkdirAll(s.dirs.Games, 0o700); err != nil {
		return ""
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return ""
	}
	defer f.Close() // SetCrashOutput keeps a handle of its own
	text, err := io.ReadAll(io.LimitReader(f, maxSize))
	if err != nil || f.Truncate(0) != nil {
		return ""
	}
	if err := debug.SetCrashOutput(f, debug.CrashOptions{}); err != nil {
		return ""
	}
	return string(text)
}
