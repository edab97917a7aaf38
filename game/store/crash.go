package store

import (
	"io"
	"os"
	"runtime/debug"
)

// crashFile is the file to which Go appends crash reports. All running copies of the program have it open, so it is neither moved nor
// removed.
const crashFile = "crash.txt"

// WatchCrashes makes Go append crash reports to a file in the games folder. It returns the reports of earlier runs, "" if there are none;
// they stay until DeleteCrashReports. It applies to the whole process, and does nothing if the folder is not writable.
func (f *Folder) WatchCrashes() (before string) {
	if err := os.MkdirAll(f.dirs.Games, 0o700); err != nil {
		return ""
	}
	file, err := os.OpenFile(f.path(crashFile), os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return ""
	}
	defer file.Close() // SetCrashOutput duplicates the handle
	if info, err := file.Stat(); err == nil {
		f.crash = info.Size()
	}
	text, _ := io.ReadAll(io.LimitReader(file, min(f.crash, maxSize)))
	_ = debug.SetCrashOutput(file, debug.CrashOptions{})
	return string(text)
}

// DeleteCrashReports deletes the reports that WatchCrashes returned. It keeps all if another copy of the program has added one since.
func (f *Folder) DeleteCrashReports() {
	if info, err := os.Stat(f.path(crashFile)); err == nil && info.Size() == f.crash {
		_ = os.Truncate(f.path(crashFile), 0)
	}
}
